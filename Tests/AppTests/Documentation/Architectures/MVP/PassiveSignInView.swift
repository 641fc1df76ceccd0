import Vestibule

/// The screen, as its presenter knows it: it can be read, set and shown, and decides nothing.
@MainActor
protocol PassiveSignInView: AnyObject {
  var email: String { get set }
  var password: String { get set }
  var hint: Phrase? { get set }  // hint

  func flash(_ fields: [FormField])
  func showAlert(_ message: Phrase)
  func showWelcome(_ email: String)
}
