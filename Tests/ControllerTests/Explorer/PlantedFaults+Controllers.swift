import Controller
import ControllerKit
import Foundation
import Model
import ModelKit
import View
import ViewKit
import Workshop

// Faults of controllers and of their screens.
extension PlantedFault {
  nonisolated static let inControllers = [
    PlantedFault("an alert without its action", .wayBack, steps: 2) {
      exploring { _, _ in
        PlainController("Root").button("Ask") { root in
          root.present(
            AlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
        }
      }
    },
    PlantedFault("a screen that nothing leads back from", .wayBack, steps: 2) {
      exploring { _, _ in
        PlainController("Root").button("Next") { root in
          root.present(PlainController("Dead End").button("Stay") { _ in }, animated: true)
        }
      }
    },
    PlantedFault("one of two windows that nothing leads back from", .wayBack, steps: 3) {
      let explorer = exploring { _, _ in
        PlainController("Root").button("Next") { root in
          let scene = root.window?.windowScene
          let isFirst = scene?.application?.scenes.first === scene
          let dead = PlainController("Dead End").button("Stay") { _ in }
          root.present(isFirst ? back("Next") : dead, animated: true)
        }
      }
      explorer.alphabet.windows = 2
      explorer.alphabet.failsWrites = false
      return explorer
    },
    PlantedFault("an Escape that leads nowhere", .wayBack, steps: 2) {
      exploring { _, _ in Escaping("Root") }
    },
    PlantedFault("an action of a row without its Korean", .languages, steps: 1) {
      exploring { _, _ in Rows() }
    },
    PlantedFault("a button whose delegate is lost", .noDiagnostic, steps: 2) {
      exploring { _, _ in
        let root = PlainController("Root")
        root.screen.elements.append(
          .button(Button("Go", sends: "go()", to: { nil as PlainController? }) { _ in }))
        return root
      }
    },
    PlantedFault("two controllers presented at once", .noDiagnostic, steps: 2) {
      exploring { _, _ in
        PlainController("Root").button("Next") { root in
          root.present(back("First"), animated: true)
          root.present(back("Second"), animated: true)
        }
      }
    },
    PlantedFault("a screen presented while the window is in transition", .noDiagnostic, steps: 2) {
      exploring { _, _ in
        PlainController("Root").button("Next") { root in
          let next = Impatient("Next")
          next.onAppear = { [unowned root] in root.present(back("Other"), animated: true) }
          root.present(next, animated: true)
        }
      }
    },
    PlantedFault("a field that is edited after it has left the screen", .firstResponder, steps: 2) {
      exploring { _, _ in
        let root = PlainController("Root")
        let field = root.field("Name")
        field.delegate = Vanishing.shared
        Vanishing.shared.onBegin = { [weak root] in
          root?.screen.elements.removeAll { $0.control is TextField }
        }
        return root
      }
    },
    PlantedFault("a field that is edited below an alert", .firstResponder, steps: 4) {
      let explorer = Explorer { store, log in
        let open: (Window, UserActivity?) -> Void = { window, _ in
          let root = PlainController("Root")
          root.field("Name")
          window.rootViewController = root.button("Ask") { root in
            root.screen.fields.first?.resignFirstResponder()
            let alert = AlertController(title: "Who?", message: nil, preferredStyle: .alert)
            alert.addAction(AlertAction(title: "OK", style: .default))
            root.present(alert, animated: true)
          }
          window.makeKeyAndVisible()
        }
        let comeBack: (Window) -> Void = { window in
          guard let root = window.rootViewController as? PlainController else { return }
          root.screen.fields.first?.becomeFirstResponder()
        }
        return Application(
          delegate: ExploredAppDelegate(open), views: HeadlessViewFactory(),
          manifest: SceneManifest { ExploredSceneDelegate(open, comeBack) }, store: store, log: log)
      }
      explorer.alphabet.events = [.home, .open]
      explorer.alphabet.texts = []
      return explorer
    },
    PlantedFault("a field that is edited in another window", .firstResponder, steps: 3) {
      let explorer = exploring { _, _ in
        let root = PlainController("Root")
        root.field("Name")
        return root.button("Edit") { root in
          // The first of all scenes, which may be another window.
          let first = root.window?.windowScene?.application?.scenes.first as? WindowScene
          let screen = (first?.keyWindow?.rootViewController as? PlainController)?.screen
          screen?.fields.first?.becomeFirstResponder()
        }
      }
      explorer.alphabet.windows = 2
      return explorer
    },
    PlantedFault("a text without its Korean", .languages, steps: 2) {
      exploring { _, _ in
        PlainController("Root").button("Greet") { $0.show(Phrase("Welcome", ko: "")) }
      }
    },
    PlantedFault("a Korean screen without its button", .languages, steps: 2) {
      let explorer = exploring { _, _ in twoScreens(.english) }
      explorer.makeTranslated = app { _, _ in twoScreens(.korean) }
      return explorer
    },
    PlantedFault("a switch that cannot be switched off in Korean", .languages, steps: 3) {
      let explorer = exploring { _, _ in switching(.english) }
      explorer.makeTranslated = app { _, _ in switching(.korean) }
      return explorer
    },
    PlantedFault("a button whose delegate is lost in Korean", .noDiagnostic, steps: 2) {
      let explorer = exploring { _, _ in delegating(.english) }
      explorer.makeTranslated = app { _, _ in delegating(.korean) }
      return explorer
    },
    PlantedFault("a password on a screen", .noSecret, steps: 3) {
      exploring { _, _ in
        let root = PlainController("Root")
        let field = root.field("Password", isSecure: true)
        return root.button("Show") { [unowned field] root in
          root.show(Phrase(verbatim: "It is \(field.text ?? "")."))
        }
      }
    },
    PlantedFault("a password of an alert on a screen", .noSecret, steps: 4) {
      exploring { _, _ in
        PlainController("Root").button("Ask") { root in
          let alert = AlertController(title: "PIN", message: nil, preferredStyle: .alert)
          alert.addTextField { $0.isSecureTextEntry = true }
          let action = AlertAction(title: .ok) { [unowned alert] _ in
            root.show(Phrase(verbatim: alert.textFields?.first?.text ?? ""))
          }
          alert.addAction(action)
          root.present(alert, animated: true)
        }
      }
    },
    PlantedFault("a password that is no longer hidden", .noSecret, steps: 3) {
      exploring { _, _ in
        let root = PlainController("Root")
        let field = root.field("Password", isSecure: true)
        return root.button("Show") { [unowned field] _ in field.isSecureTextEntry = false }
      }
    },
    PlantedFault("a password in the log", .noSecret, steps: 3) {
      exploring { _, log in
        let root = PlainController("Root")
        let field = root.field("Password", isSecure: true)
        return root.button("Send") { [unowned field] _ in
          log.record(Event(.call, "Server", "send(\(field.text ?? ""))"))
        }
      }
    },
  ]
}

/// A controller that presents a screen without a way back when Escape is touched.
private final class Escaping: ViewController {
  private let name: String

  init(_ name: String) { self.name = name }

  override var debugName: String { name }

  override func accessibilityPerformEscape() -> Bool {
    guard presentedViewController == nil else { return false }
    present(PlainController("Dead End").button("Stay") { _ in }, animated: true)
    return true
  }
}

/// A table with a row, whose action has one language.
private final class Rows: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell()
    cell.text = "Row"
    return cell
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: Phrase("Pin", ko: "")) { _, _, done in done(true) }
    ])
  }
}

/// A controller that does something before it has appeared.
private final class Impatient: ViewController {
  private let name: String
  var onAppear: () -> Void = {}

  init(_ name: String) { self.name = name }

  override var debugName: String { name }

  override func viewWillAppear(_ animated: Bool) { onAppear() }
}

/// A screen that leads back.
@MainActor
private func back(_ name: String) -> PlainController {
  PlainController(name).button("Back") { $0.dismiss(animated: true) }
}

/// Two screens; in Korean the second cannot be reached.
@MainActor
private func twoScreens(_ language: Language) -> PlainController {
  let root = PlainController("Root").button("More") { root in
    let more = back("More")
    if language == .english { more.button("Much More") { $0.show("Much more") } }
    root.present(more, animated: true)
  }
  return root
}

/// A switch that shows whether it is on; in Korean it stays on.
@MainActor
private func switching(_ language: Language) -> PlainController {
  let root = PlainController("Root")
  root.show("off")
  var isOn = false
  return root.button("Switch") { root in
    if isOn, language == .korean { return }
    isOn.toggle()
    root.screen.elements[1] = .label(isOn ? "on" : "off")
  }
}

/// A button that does nothing; in Korean its delegate is not told that it was touched.
@MainActor
private func delegating(_ language: Language) -> PlainController {
  let root = PlainController("Root")
  let button = Button(
    "Go", sends: "go()",
    to: { [weak root] in language == .korean ? nil : root }
  ) { _ in }
  root.screen.elements.append(.button(button))
  return root
}

/// Takes a field off its screen when it is edited.
private final class Vanishing: TextFieldDelegate {
  static let shared = Vanishing()
  var onBegin: () -> Void = {}

  func textFieldDidBeginEditing(_ textField: TextField) { onBegin() }
}
