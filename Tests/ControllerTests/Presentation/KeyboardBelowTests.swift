import Controller
import Model
import Testing
import View
import ViewText

/// The keyboard while something is presented over the screen of the edited field.
@Suite("The keyboard under an alert or a sheet", .patience)
struct KeyboardBelowTests {
  private let log = EventLog()
  private let window: Window
  private let page = FieldPage()
  private let root = ViewController()
  private let keyboard = Keyboard()

  init() {
    window = Window(view: WindowView(), log: log)
    root.view = page
    window.rootViewController = root
    window.makeKeyAndVisible()
    page.field.becomeFirstResponder()
    window.view.textInput.addKeyboardObserver(keyboard)
  }

  private func alert() -> AlertController {
    AlertController(title: "Tea", message: nil, preferredStyle: .alert)
  }

  private func sheet() -> ViewController {
    let sheet = ViewController()
    sheet.modalPresentationStyle = .pageSheet
    return sheet
  }

  @Test(
    "6.4 [L] It goes while an alert or a sheet is up, and comes back", arguments: [true, false])
  func comesBack(isAlert: Bool) {
    root.present(isAlert ? alert() : sheet(), animated: true)
    #expect(keyboard.take() == ["willHide", "didHide"])
    #expect(page.field.isFirstResponder && !window.view.textInput.isKeyboardShown)

    root.dismiss(animated: true)

    #expect(keyboard.take() == ["willShow", "didShow"])
    #expect(page.field.isFirstResponder && window.view.textInput.isKeyboardShown)
    #expect(log.diagnostics == [])
  }

  @Test("6.4 [L] Of several it goes with the first, and comes back after the last")
  func several() {
    let (sheet, alert) = (sheet(), alert())
    root.present(sheet, animated: true)
    sheet.present(alert, animated: true)
    #expect(keyboard.take() == ["willHide", "didHide"])

    sheet.dismiss(animated: true)
    #expect(keyboard.take() == [])
    root.dismiss(animated: true)
    #expect(keyboard.take() == ["willShow", "didShow"])

    root.present(sheet, animated: true)
    sheet.present(alert, animated: true)
    root.dismiss(animated: true)

    #expect(keyboard.take() == ["willHide", "didHide", "willShow", "didShow"], "both at once")
    root.present(sheet, animated: true)
    #expect(keyboard.take() == ["willHide", "didHide"], "and below one of them once more")
  }

  @Test("6.4 [L] It does not come back for a field that has left with its screen")
  func screenBelowLeaves() {
    let sheet = sheet()
    let below = FieldPage()
    sheet.view = below
    root.present(sheet, animated: true)
    below.field.becomeFirstResponder()
    _ = keyboard.take()
    sheet.present(alert(), animated: true)

    root.dismiss(animated: true)

    #expect(keyboard.take() == ["willHide", "didHide"])
    #expect(window.view.textInput.firstResponder == nil)
  }

  @Test("6.4 [D] Full screen it goes for good, as the field has left the window")
  func fullScreen() {
    let other = ViewController()
    other.modalPresentationStyle = .fullScreen
    root.present(other, animated: true)
    root.dismiss(animated: true)

    #expect(keyboard.take() == ["willHide", "didHide"])
    #expect(window.view.textInput.firstResponder == nil)
  }

  @Test("6.4 [C] It comes again for a field of the alert's own, and the one below has ended")
  func ownField() {
    let alert = alert()
    alert.addTextField()
    root.present(alert, animated: true)

    #expect(keyboard.take() == ["willHide", "didHide", "willShow", "didShow"])
    #expect(!page.field.isFirstResponder)
    root.dismiss(animated: true)
    #expect(keyboard.take() == ["willHide", "didHide"])
  }

  @Test("6.4 [C] A field that ends below an alert has no keyboard that comes back")
  func endsBelow() {
    root.present(alert(), animated: true)
    page.field.resignFirstResponder()
    root.dismiss(animated: true)

    #expect(keyboard.take() == ["willHide", "didHide"])
  }
}

private final class FieldPage: Screen {
  let field = TextField("Name")
  var elements: [Element] { [.field(field)] }
}

private final class Keyboard: KeyboardObserver {
  private var heard: [String] = []

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func keyboardWillShow() { heard.append("willShow") }
  func keyboardDidShow() { heard.append("didShow") }
  func keyboardWillHide() { heard.append("willHide") }
  func keyboardDidHide() { heard.append("didHide") }
}
