import Controller
import View

extension ViewController {
  /// Presents a message with an OK button.
  func presentNotice(_ message: Phrase) {
    let alert = AlertController(title: .notice, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: .ok))
    present(alert, animated: true)
  }
}
