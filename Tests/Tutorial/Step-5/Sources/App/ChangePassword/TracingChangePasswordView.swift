import Model
import View

/// Writes down what crosses between the screen and its controller, and passes it on.
final class TracingChangePasswordView: ChangePasswordView, TracingView {
  weak var delegate: (any ChangePasswordViewDelegate)?
  let log: EventLog
  private let base: any ChangePasswordView

  init(_ base: any ChangePasswordView, log: EventLog) {
    self.base = base
    self.log = log
    base.delegate = self
    traceFields()
  }

  var email: String {
    get { base.email }
    set { forward("email = \(newValue)") { base.email = newValue } }
  }

  var traced: any ViewInterface { base }
  var currentPassword: any TextField { base.currentPassword }
  var newPassword: any TextField { base.newPassword }
}

extension TracingChangePasswordView: ChangePasswordViewDelegate {
  func changeTouched() { tell(delegate) { $0.changeTouched() } }
  func backTouched() { tell(delegate) { $0.backTouched() } }
}
