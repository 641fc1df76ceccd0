import Controller
import Testing
import View

// Every protocol that an app may refine or adopt, refined and adopted in
// a module that belongs to the main actor.

protocol OwnApplicationDelegate: ApplicationDelegate { var count: Int { get set } }
protocol OwnSceneDelegate: SceneDelegate { var count: Int { get set } }
protocol OwnWindowSceneDelegate: WindowSceneDelegate { var count: Int { get set } }
protocol OwnApplicationObserver: ApplicationObserver { var count: Int { get set } }
protocol OwnTextFieldDelegate: TextFieldDelegate { var count: Int { get set } }
protocol OwnKeyboardObserver: KeyboardObserver { var count: Int { get set } }
protocol OwnTextInputObserver: TextInputObserver { var count: Int { get set } }
protocol OwnAlertViewDelegate: AlertViewDelegate { var count: Int { get set } }
protocol OwnView: Screen { var own: [TextField] { get } }

final class OwnDelegate: OwnApplicationDelegate, OwnTextFieldDelegate, OwnAlertViewDelegate {
  var count = 0

  func applicationWillTerminate(_ application: Application) { count += 1 }
  func textFieldDidBeginEditing(_ textField: TextField) { count += 1 }
  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) { count += 1 }
}

final class OwnListener: OwnWindowSceneDelegate, OwnSceneDelegate, OwnTextInputObserver,
  OwnKeyboardObserver
{
  var count = 0

  func sceneDidDisconnect(_ scene: Scene) { count += 1 }
  func keyboardWillShow() { count += 1 }
}

final class OwnObserver: OwnApplicationObserver {
  var count = 0

  func applicationDidBecomeActive(_ application: Application) { count += 1 }
}

@Suite("Protocols of one's own")
struct OwnProtocolsTests {
  @Test("They refine the framework's, and are heard through both: in a main-actor module")
  func heard() {
    let (delegate, listener) = (OwnDelegate(), OwnListener())
    let field = TextField(.email)
    field.delegate = delegate
    let window = WindowView()
    window.textInput.addObserver(listener)
    window.addSubview(OwnFields(field))

    field.becomeFirstResponder()

    #expect((delegate as any OwnTextFieldDelegate).count == 1)
    #expect((listener as any OwnKeyboardObserver).count == 1)
    #expect((delegate as any OwnApplicationDelegate).window == nil)
  }
}

private final class OwnFields: OwnView {
  let own: [TextField]

  init(_ field: TextField) { own = [field] }

  var elements: [Element] { own.map { .field($0) } }
}
