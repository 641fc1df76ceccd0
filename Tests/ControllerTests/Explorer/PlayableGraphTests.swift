import Foundation
import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

@Suite("What a page is played from", .patience)
struct PlayableGraphTests {
  @Test("States that look the same and from which the same follows are one")
  func merged() {
    var isMarked = false
    let explorer = exploring { _ in
      isMarked = false
      return PlainController("Root").button("Mark") { _ in isMarked = true }
    }
    explorer.hiddenState = { _ in "\(isMarked)" }

    let graph = explorer.playable(upTo: .init(states: 10, steps: 100))

    #expect(graph.states.count == 1)
    #expect(graph.states.first?.edges.map(\.target) == [0])
  }

  @Test("It ends at so many states, at so many steps, and at ways of so many")
  func limits() {
    func states(_ states: Int, _ steps: Int, depth: Int = 40) -> Int {
      let explorer = exploring { _ in
        var count = 0
        return PlainController("Counter").button("Add") { root in
          count += 1
          root.show("\(count)")
        }
      }
      var limits = PlayableGraph.Limits(states: states, steps: steps)
      limits.depth = depth
      return explorer.playable(upTo: limits).states.count
    }

    // Beside the state after the launch, and its one step.
    #expect(states(3, 100) == 4 && states(100, 3) == 4 && states(3, 1) == 2)
    #expect(states(100, 100, depth: 3) == 2)
    #expect(PlayableGraph.Limits(states: 1, steps: 1).depth == 40)
  }

  @Test("First is what a person can do, then what happens to the app, and last that time passes")
  func order() {
    let explorer = Explorer(
      clock: ExplorerClock(),
      making: app { _, _ in
        PlainController("Root").button("Go") { root in
          if root.screen.elements.count == 2 { root.button("More") { $0.show("All") } }
        }
      })
    explorer.alphabet.events = [.home, .open]
    explorer.alphabet.touchesEscape = false

    let actions = explorer.playable(upTo: .init(states: 30, steps: 300)).actions

    #expect(
      actions.map { "\($0.step)" } == [
        #"touch "Go""#, #"touch "More""#, "home", "open", "1 hour later",
      ])
  }

  @Test("A control has its number on the screen, and a cell of a grid has none")
  func numbers() {
    let explorer = exploring { _ in DifferingGrid.root(CollectionView(), GridCells()) }

    let graph = explorer.playable(upTo: .init(states: 3, steps: 100))

    let numbers = graph.actions.compactMap { action in
      action.step.control.map { [$0.index, action.control?.number ?? -1] }
    }
    // Before the cells there are four buttons.
    #expect(numbers.allSatisfy { $0[1] == ($0[0] < 4 ? $0[0] + 1 : 0) })
    #expect(numbers.contains([4, 0]) && numbers.contains { $0[1] > 0 })
  }

  @Test("Where there are two windows, each step has its control, and numbers are in one alone")
  func windows() {
    let key = UserInfoKey<Bool>("own.first")
    let explorer = exploring { store in
      let isSecond = (try? store.value(for: key)) == true
      try? store.set(true, for: key)
      let root = PlainController("Root").button(isSecond ? "Two" : "One") { _ in }
      return isSecond ? root.button("Three") { _ in } : root
    }
    explorer.alphabet.windows = 2
    explorer.alphabet.events = [.newWindow]

    let graph = explorer.playable(upTo: .init(states: 4, steps: 40))

    func controls(_ window: Int) -> [PlayableGraph.Control?] {
      graph.actions.filter { $0.step.control?.window == window }.map(\.control)
    }
    #expect(controls(1).map { $0?.name.english } == ["One"])
    #expect(controls(2).map { $0?.name.english } == ["Two", "Three"])
    #expect(controls(1).map { $0?.number } == [1] && controls(2).allSatisfy { $0?.number == 0 })
  }

  @Test("A touch alone is left out where a text or a value is asked for, and Escape in vain")
  func leftOut() {
    let asking = exploring { _ in
      let root = PlainController("Root")
      root.field("Name")
      root.screen.elements.append(.stepper(Stepper("Cups")))
      return root.button("Go") { _ in }
    }
    asking.alphabet.texts = ["lee"]
    let plain = exploring { _ in PlainController("Root") }
    plain.alphabet.touchesEscape = true
    plain.alphabet.events = [.memoryWarning]
    func steps(_ explorer: Explorer) -> Set<String> {
      Set(explorer.playable(upTo: .init(states: 9, steps: 99)).actions.map { "\($0.step)" })
    }

    let asked = steps(asking)

    #expect(
      asked.isSuperset(of: [
        #"type "lee" into "Name", then Return"#, #"+ "Cups""#, #"touch "Go""#,
      ]))
    #expect(asked.isDisjoint(with: [#"touch "Name""#, #"touch "Cups""#]))
    #expect(steps(plain) == ["memory warning"])
  }

  @Test("An action has the Korean name of its control, and the English one of the edited field")
  func names() {
    let explorer = exploring { _ in
      let root = PlainController("Root")
      root.field(Phrase("Name", ko: "이름"))
      return root.button(Phrase("Go", ko: "가기")) { $0.show("Gone") }
    }
    explorer.alphabet.texts = ["lee"]
    explorer.alphabet.typesWithoutReturn = true

    let actions = explorer.playable(upTo: .init(states: 4, steps: 100)).actions

    #expect(actions.contains { $0.name == Phrase("touch \"Go\"", ko: "‘가기’ 누르기") })
    #expect(Set(actions.compactMap(\.field?.name)) == ["Name"])
  }

  @Test("On a sheet the numbers are those of its own controls")
  func sheet() {
    let explorer = exploring { _ in
      PlainController("Root").button("Open") { root in
        let sheet = PlainController("Sheet", style: .pageSheet).button("One") { _ in }
        root.present(sheet.button("Two") { _ in }, animated: false)
      }
    }

    let actions = explorer.playable(upTo: .init(states: 4, steps: 100)).actions

    #expect(actions.map { $0.control?.name.english } == ["Open", "One", "Two"])
    #expect(actions.map { $0.control?.number } == [1, 1, 2])
  }

  @Test("A list that comes onto a sheet while a field is edited asks for its rows at once")
  func list() {
    let explorer = exploring { _ in
      PlainController("Root").button("Open") { root in
        let sheet = PlainController("Sheet", style: .pageSheet)
        sheet.field("Name")
        sheet.button("Add") { sheet in
          let (rows, table) = (OneRow(), TableView())
          (table.dataSource, sheet.keeps) = (rows, rows)
          sheet.screen.elements.append(.table(table))
        }
        root.present(sheet, animated: false)
      }
    }
    let way: [Explorer.Step] = [
      .launch, .touch(window: 1, control: 0, name: "Open"),
      .touch(window: 1, control: 0, name: "Name"), .touch(window: 1, control: 1, name: "Add"),
    ]

    let calls = explorer.played(way).map(\.calls)

    #expect(calls.last?.contains { $0.receiver == "OneRow" } == true)
    #expect(calls.allSatisfy { !$0.isEmpty })
  }

  /// An explorer of an app of which a person alone takes steps.
  private func exploring(_ root: @escaping (any UserInfoStore) -> ViewController) -> Explorer {
    let explorer = Explorer(making: app { store, _ in root(store) })
    explorer.alphabet.events = []
    explorer.alphabet.touchesEscape = false
    return explorer
  }
}

/// A list of one row.
private final class OneRow: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = "Tea"
    return cell
  }
}
