import Controller
import ControllerKit
import Foundation
import Model
import View
import ViewKit
import Workshop

// Faults on stacks, on tabs and in lists, and those that only a second way shows.
extension PlantedFault {
  nonisolated static let inContainers = [
    PlantedFault("a bar button in place of Back that does nothing", .wayBack, steps: 2) {
      exploring { _, _ in
        stack { $0.navigationController?.pushViewController(NoBack("Next"), animated: true) }
      }
    },
    PlantedFault("a tab that presents a dead end", .wayBack, steps: 2) {
      exploring { _, _ in
        let trap = Watched("Two")
        trap.onAppear = { $0.present(PlainController("Dead End"), animated: true) }
        let tabs = TabBarController()
        let one = PlainController("One")
        (one.title, trap.title) = ("One", "Two")
        tabs.viewControllers = [one, trap]
        return tabs
      }
    },
    PlantedFault("a controller that is pushed twice", .noDiagnostic, steps: 2) {
      exploring { _, _ in
        stack { root in
          let next = PlainController("Next")
          for _ in 1...2 { root.navigationController?.pushViewController(next, animated: true) }
        }
      }
    },
    PlantedFault("a pushed controller that holds itself", .noLeak, steps: 3) {
      exploring { _, _ in
        stack { root in
          let next = Watched("Next")
          next.onAppear = { _ in next.title = "Appeared" }
          root.navigationController?.pushViewController(next, animated: true)
        }
      }
    },
    PlantedFault("a screen presented on one that was popped", .noDiagnostic, steps: 3) {
      exploring { _, _ in
        stack { root in
          let next = PlainController("Next").button("Go On") { next in
            next.navigationController?.popViewController(animated: true)
            next.present(PlainController("Last"), animated: true)
          }
          root.navigationController?.pushViewController(next, animated: true)
        }
      }
    },
    PlantedFault("a screen presented on one that was dismissed", .noDiagnostic, steps: 3) {
      exploring { _, _ in
        PlainController("Root").button("Next") { root in
          let next = PlainController("Next").button("Go On") { next in
            next.dismiss(animated: true) {
              next.present(PlainController("Last"), animated: true)
            }
          }
          root.present(next, animated: true)
        }
      }
    },
    PlantedFault("a row deleted in the list alone", .noDiagnostic, steps: 2) {
      exploring { _, _ in Names() }
    },
    PlantedFault("a choice that nobody is told of any more", .noDiagnostic, steps: 2) {
      exploring { _, _ in
        let root = PlainController("Root")
        let size = SegmentedControl("Size", segments: ["Small", "Large"])
        size.addTarget(
          PlainController("Gone"), action: PlainController.viewDidLoad, for: .valueChanged)
        root.screen.elements.append(.segments(size))
        return root
      }
    },
    PlantedFault("a switch that is on though that was not stored", .stored, steps: 2) {
      exploring { store, _ in
        let key = UserInfoKey<Bool>("own.sugar")
        let sugar = Switch("Sugar", isOn: (try? store.value(for: key)) ?? false)
        let root = Watched("Root", [.toggle(sugar)])
        root.onChange = { [unowned sugar] in try? store.set(sugar.isOn, for: key) }
        sugar.addTarget(root, action: Watched.valueChanged, for: .valueChanged)
        return root
      }
    },
    PlantedFault("a switch that never stays on, though it calls on", .effect, steps: 2) {
      exploring { _, log in
        let sound = Switch("Sound")
        let root = Watched("Root", [.toggle(sound)])
        root.onChange = { [unowned sound] in
          sound.isOn = false
          log.record(Event(.call, "Server", "send()"))
        }
        sound.addTarget(root, action: Watched.valueChanged, for: .valueChanged)
        return root
      }
    },
    PlantedFault("what one person typed is there for the next", breaking: sameFollows, steps: 2) {
      exploring { _, _ in
        var kept: String?
        return PlainController("Root").button("Form") { root in
          let form = PlainController("Form")
          let field = form.field("Name")
          field.text = kept
          form.button("Back") { [unowned field] form in
            kept = field.text
            form.dismiss(animated: true)
          }
          root.present(form, animated: true)
        }
      }
    },
    PlantedFault("a delegate that a memory warning takes away", breaking: sameFollows, steps: 2) {
      let explorer = exploring { _, _ in Forgetful() }
      explorer.alphabet.events = [.memoryWarning]
      return explorer
    },
  ]
}

/// A stack whose root has a button.
@MainActor
private func stack(_ action: @escaping (PlainController) -> Void) -> NavigationController {
  NavigationController(rootViewController: PlainController("Root").button("Next", action))
}

/// A controller that does something when it appears, or when a value changes.
private final class Watched: ViewController {
  private let name: String
  private let screen: PlainScreen
  var onAppear: (Watched) -> Void = { _ in }
  var onChange: () -> Void = {}

  init(_ name: String, _ elements: [Element] = []) {
    self.name = name
    screen = PlainScreen([.title(Phrase(verbatim: name))] + elements)
  }

  override var debugName: String { name }

  override func loadView() { view = screen }

  override func viewDidAppear(_ animated: Bool) { onAppear(self) }

  func valueChanged() { onChange() }
}

/// A controller on a stack that cannot be left.
private final class NoBack: ViewController {
  private let name: String

  init(_ name: String) { self.name = name }

  override var debugName: String { name }

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = BarButtonItem(
      title: "Back", target: self, action: NoBack.doNothing)
  }

  private func doNothing() {}
}

/// A list whose rows leave the table, but not what the table shows.
private final class Names: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell()
    cell.text = ["Ann", "Bob"][indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let delete = ContextualAction(style: .destructive, title: "Delete") { [weak tableView] in
      tableView?.deleteRows(at: [indexPath])
    }
    return SwipeActionsConfiguration(actions: [delete])
  }
}

/// A controller whose button tells what is gone after a memory warning.
private final class Forgetful: ViewController {
  private let screen = PlainScreen()
  private var helper: PlainController? = PlainController("Helper")

  override func loadView() {
    screen.elements = [
      .button(Button("Go", sends: "go()", to: { [weak self] in self?.helper }) { _ in })
    ]
    view = screen
  }

  override func didReceiveMemoryWarning() { helper = nil }
}
