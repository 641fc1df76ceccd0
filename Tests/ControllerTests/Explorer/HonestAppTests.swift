import Foundation
import Model
import ModelKit
import Testing
import View
import ViewKit

@testable import Controller
@testable import ControllerKit
@testable import Workshop

@Suite("An explorer accuses no honest app", .patience)
struct HonestAppTests {
  @Test(
    "Two texts in the store are two, whatever they look like",
    arguments: [
      ["4111111111111111", "5500000000000004"], ["c0ffee5a1234b00c", "deadbeef00c0ffee"],
      ["7D9A3F5E-0D3C-4F68-9B1A-3C9E2B7A6D51", "0E8A3F5E-0D3C-4F68-9B1A-3C9E2B7A6D52"],
    ])
  func numbers(cards: [String]) throws {
    let key = UserInfoKey<String>("own.card")
    let explorer = exploring { store, _ in
      let root = PlainController("Root")
      for card in cards {
        root.button(Phrase(verbatim: card)) { root in
          do { try store.set(card, for: key) } catch { return root.show("Not saved") }
          root.show("Saved")
        }
      }
      return root.button("Show") { root in
        root.show(Phrase(verbatim: (try? store.value(for: key)) ?? "None"))
      }
    }

    try explorer.explore()
  }

  @Test("Two rows may look the same if it does not matter which one is touched")
  func rows() throws {
    let explorer = exploring { _, _ in RowsController(["Kim", "Lee", "Lee"], leads: false) }

    #expect(try explorer.explore().screens.contains { $0.hasSuffix("Number") })
  }

  @Test("Two rows may have one name that a person has typed, as two people may")
  func typedRows() throws {
    let explorer = exploring { _, _ in
      let root = PlainController("Root")
      let name = root.field("Name")
      return root.button("List") { root in
        let text = name.text ?? ""
        root.present(RowsController(text.isEmpty ? [] : [text, text]), animated: true)
      }
    }
    explorer.invariants.remove(.wayBack)

    #expect(try explorer.explore().screens.contains { $0.hasSuffix("Number") })
  }

  @Test("The identifier of a window may be stored, also as a part of a name")
  func identifiers() throws {
    let explorer = exploring { store, _ in
      PlainController("Root").button("Save") { root in
        guard let session = root.window?.windowScene?.session else { return }
        let identifier = session.persistentIdentifier
        do {
          try store.set(identifier, for: UserInfoKey("own.last"))
          try store.set(true, for: UserInfoKey("own.\(identifier)"))
          root.show("Saved")
        } catch {
          root.show("Not saved")
        }
      }
    }
    explorer.alphabet.windows = 2
    // A window that was not saved leaves its name behind, so there is no end.
    explorer.limits.states = 300

    let report = try explorer.explore()

    #expect(report.limit == "300 states")
  }

  @Test("A window may keep for its next launch what it does not show before")
  func keptByWindow() throws {
    let explorer = Explorer { store, log in
      let open: (Window, UserActivity?) -> Void = { window, _ in
        let root = PlainController("Root")
        root.show(window.windowScene?.session.userInfo["tea"] == nil ? "None" : "Kept")
        window.rootViewController = root.button("Keep") { root in
          root.window?.windowScene?.session.userInfo = ["tea": "green"]
        }
        window.makeKeyAndVisible()
      }
      return Application(
        delegate: ExploredAppDelegate(open), views: HeadlessViewFactory(),
        manifest: SceneManifest { ExploredSceneDelegate(open) }, store: store, log: log)
    }
    explorer.alphabet.events = [.home, .crash]
    explorer.alphabet.failsWrites = false
    var seen: Set<String> = []
    explorer.always("what is seen") { state in
      seen.formUnion(state.texts)
      return nil
    }

    try explorer.explore()

    #expect(seen.isSuperset(of: ["None", "Kept"]))
  }

  @Test("A PIN may be in a random number by chance")
  func chance() throws {
    let randomness = ExplorerRandomness()
    let number = randomness.numbers.text()
    let explorer = saving(of: String(number.prefix(4)), randomness) { number }

    try explorer.explore()
  }

  @Test(
    "But it may not be stored beside one, nor in what only looks like one",
    arguments: [("c0ffee5a1234b00c", "1234"), ("c0ffee5a1234b00c", "c0ffee5a1234b00c")])
  func noChance(stored: String, secret: String) throws {
    let randomness = ExplorerRandomness()
    let explorer = saving(of: secret, randomness) { "\(randomness.numbers.text()) \(stored)" }

    let error = #expect(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error?.invariant == Explorer.Invariant.noSecret.rawValue)
  }

  @Test("A change in the background that fails cannot be shown to a person")
  func background() throws {
    let explorer = Explorer { store, log in
      let open: (Window, UserActivity?) -> Void = { window, _ in
        window.rootViewController = PlainController("Root")
        window.makeKeyAndVisible()
      }
      let save: (Window) -> UserActivity? = { _ in
        try? store.set(true, for: UserInfoKey("own.wasInBackground"))
        return nil
      }
      return Application(
        delegate: ExploredAppDelegate(open), views: HeadlessViewFactory(),
        manifest: SceneManifest { ExploredSceneDelegate(open, { _ in }, save) },
        store: store, log: log)
    }
    explorer.alphabet.events = [.home, .open]

    try explorer.explore()
  }

  @Test("Who cannot open the app again need not come back to it")
  func noReturn() throws {
    let explorer = exploring { _, _ in PlainController("Root") }
    explorer.alphabet.events = [.home, .launchInBackground]

    let report = try explorer.explore()

    #expect(report.screens.contains("background"))
  }

  @Test("A controller may be kept to be shown again")
  func kept() throws {
    let explorer = exploring { _, _ in
      let next = PlainController("Next").button("Back") { $0.dismiss(animated: true) }
      return PlainController("Root").button("Next") { $0.present(next, animated: true) }
    }

    let report = try explorer.explore()

    #expect(report.screens.contains("Root › Next"))
  }

  @Test(
    "A window that the app opens need not come back to the first screen of another, nor in a merge")
  func otherWindow() throws {
    let make: Explorer.Make = { store, log in
      let open: (Window, UserActivity?) -> Void = { window, _ in
        let isFirst = window.windowScene?.application?.scenes.count == 1
        let root = PlainController(isFirst ? "Root" : "Detail")
        root.button("Open") { root in
          let application = root.window?.windowScene?.application
          guard application?.openSessions.count == 1 else { return root.show("There are two") }
          application?.requestSceneSessionActivation(nil, userActivity: nil)
        }
        window.rootViewController = root
        window.makeKeyAndVisible()
      }
      return Application(
        delegate: ExploredAppDelegate(open), views: HeadlessViewFactory(),
        manifest: SceneManifest(supportsMultipleScenes: true) { ExploredSceneDelegate(open) },
        store: store, log: log)
    }
    let (explorer, merging) = (Explorer(making: make), Explorer(making: make))
    for explorer in [explorer, merging] {
      explorer.alphabet.events = [.show]
      explorer.alphabet.failsWrites = false
      explorer.isRecorded = true
    }

    let report = try explorer.explore()
    merging.known = try [#require(report.record)]
    merging.part = .none
    let merged = try merging.explore()

    #expect(report.screens.contains("Detail + Root") && report.limit == nil)
    #expect(merged.open.count == 0 && merged.methods == report.methods)
  }

  @Test("A window may edit its field as it opens, whatever opens it")
  func editingAsItOpens() throws {
    let explorer = exploring { _, _ in
      let root = Focused()
      root.screen.elements.append(
        .button(
          Button("Open", sends: "open()", to: { [weak root] in root }) { root in
            let application = root.window?.windowScene?.application
            guard application?.openSessions.count == 1 else { return }
            application?.requestSceneSessionActivation(nil, userActivity: nil)
          }))
      return root
    }
    explorer.alphabet.windows = 2
    explorer.alphabet.texts = []
    explorer.alphabet.failsWrites = false

    let report = try explorer.explore()

    #expect(report.screens.contains("Focused + Focused"))
  }

  @Test("Who stores a random number of another source is told which one to use")
  func otherSource() throws {
    let explorer = exploring { store, _ in
      PlainController("Root").button("New") { root in
        do {
          try store.set(RandomNumbers.system.text(), for: UserInfoKey("own.note"))
          root.show("Saved")
        } catch { root.show("Not saved") }
      }
    }

    let error = #expect(throws: ExplorerError.self) { try explorer.explore() }

    let advice = "inject an ExplorerClock and an ExplorerRandomness"
    #expect(error?.explanation.contains(advice) == true)
  }

  @Test("A random number counts by where it is stored, and there may be two in a row")
  func randomNumbers() throws {
    let key = UserInfoKey<String>("own.note")
    let randomness = ExplorerRandomness()
    let explorer = exploring(randomness) { store, _ in
      PlainController("Root")
        .button("New") { root in
          do {
            try store.set("note/\(randomness.numbers.text(numbers: 2)).txt", for: key)
            root.show("Saved")
          } catch { root.show("Not saved") }
        }
        .button("Delete") { root in
          do { try store.set(nil, for: key) } catch { return root.show("Not deleted") }
          root.show("Deleted")
        }
    }

    try explorer.explore()
  }

  @Test("A button may do nothing if `effect` is taken out, and is told of otherwise")
  func vain() throws {
    let explorer = exploring { _, _ in PlainController("Root").button("Nothing") { _ in } }
    explorer.alphabet.events = [.crash]

    #expect(throws: ExplorerError.self) { try explorer.explore() }
    explorer.invariants.remove(.effect)
    try explorer.explore()
  }

  @Test("A button does something whose delegate calls on, or that stores what is stored already")
  func callsOn() throws {
    let explorer = exploring { store, log in
      try? store.set(true, for: UserInfoKey("own.saved"))
      return PlainController("Root")
        .button("Call") { _ in log.record(Event(.call, "Server", "send()")) }
        .button("Save") { root in
          do { try store.set(true, for: UserInfoKey("own.saved")) } catch { root.show("No") }
        }
    }
    explorer.alphabet.events = [.crash]
    explorer.alphabet.failsWrites = false

    try explorer.explore()
  }

  @Test("Rows that look the same may lead elsewhere in another state")
  func rowsOfTwoStates() throws {
    let explorer = exploring { _, _ in NavigationController(rootViewController: TurningRows()) }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false

    let report = try explorer.explore()

    #expect(report.transitions.contains { $0.step == "touch \"Lee\"" && $0.to.hasSuffix("Sheet") })
  }

  @Test("A button that only marks a field does something")
  func marks() throws {
    let explorer = exploring { _, _ in
      let root = PlainController("Root")
      let field = root.field("Name")
      return root.button("Check") { [unowned field] _ in field.isHighlighted = true }
    }
    explorer.alphabet.events = [.crash]

    try explorer.explore()
  }

  @Test("No way back to a welcome is needed: other screens can be named")
  func homes() throws {
    let makeExplorer = {
      exploring { _, _ in
        PlainController("Welcome").button("Start") {
          $0.window?.rootViewController = PlainController("Main")
        }
      }
    }
    let explorer = makeExplorer()
    explorer.homes = ["Main"]

    try explorer.explore()
    let error = #expect(throws: ExplorerError.self) { try makeExplorer().explore() }

    #expect(
      error?.explanation.hasSuffix(
        """
        leads from here to Welcome. If no person has to come back there, as after a welcome, name other \
        screens in `homes`; if only time leads back, take `wayBack` out of the invariants.
        """) == true)
  }

  // MARK: - Fixtures

  /// An explorer of an app that stores a text once a secret was typed.
  private func saving(
    of secret: String, _ randomness: ExplorerRandomness, _ text: @escaping () -> String
  ) -> Explorer {
    let explorer = exploring(randomness) { store, _ in
      let root = PlainController("Root")
      let field = root.field("PIN", isSecure: true)
      return root.button("Save") { [unowned field] root in
        guard field.hasText else { return }
        do { try store.set(text(), for: UserInfoKey("own.token")) } catch { return root.show("No") }
        root.show("Saved")
      }
    }
    explorer.alphabet.secrets = [secret]
    return explorer
  }
}

/// Two rows that look the same: both lead to one screen, or to another once it is turned.
private final class TurningRows: TableViewController {
  private var isTurned = false

  override var debugName: String { "Rows" }

  override func viewDidLoad() {
    title = "Straight"
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Turn", target: self, action: TurningRows.turn)
  }

  private func turn() {
    isTurned.toggle()
    title = isTurned ? "Turned" : "Straight"
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell()
    cell.text = "Lee"
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let sheet = PlainController("Sheet", style: .pageSheet)
    sheet.show(isTurned ? "Turned" : "Straight")
    present(
      sheet.button("Done") { [weak self] _ in self?.dismiss(animated: true) }, animated: true)
  }
}

/// A controller that edits its field as soon as it has appeared.
private final class Focused: ViewController {
  let screen = PlainScreen([.field(TextField("Name"))])

  override var debugName: String { "Focused" }

  override func loadView() { view = screen }

  override func viewDidAppear(_ animated: Bool) { screen.fields.first?.becomeFirstResponder() }
}
