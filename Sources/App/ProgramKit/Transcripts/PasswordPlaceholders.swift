import Model
import View
import ViewText

/// Placeholders for passwords: two are the same if the passwords are.
struct PasswordPlaceholders {
  /// Words that are not secret: the password of the demo.
  var keepsWords: Set<String> = []

  /// Passwords that were typed into a field in sight too, with what is written in place of them.
  private var seen: [String: String] = [:]

  /// By hash, so that no password is stored.
  private var numbers: [Int: Int] = [:]

  /// Whether a text was typed as a password before, composed or not.
  func knows(_ text: String) -> Bool { numbers[text.hashValue] != nil }

  /// What is written of a text that was typed into a field in sight.
  ///
  /// If it is a password, it is masked from then on wherever it is seen.
  mutating func shown(_ text: String) -> String {
    guard knows(text) else { return text }
    let placeholder = placeholder(for: text)
    if placeholder != text { seen[text] = placeholder }
    return placeholder
  }

  /// An output without the passwords that were typed in sight; `written` is how a text is written
  /// in it.
  func masked(_ output: String, as written: (String) -> String = { $0.printable }) -> String {
    seen.reduce(output) { $0.replacing(written($1.key), with: written($1.value)) }
  }

  /// The placeholder of a password.
  mutating func placeholder(for password: String) -> String {
    if password.isEmpty || keepsWords.contains(password) { return password }
    let number = numbers[password.hashValue] ?? numbers.count + 1
    numbers[password.hashValue] = number
    let typed = UserInfo(email: "lee@example.com", password: password)
    return switch CredentialRules.fault(in: typed) {
    case .passwordTooShort: "<\(number)>"
    case .passwordTooLong:
      "<password \(number)\(String(repeating: ".", count: CredentialRules.maximumBytes))>"
    case .passwordUnusable: "<password \(number)\u{7}>"
    default: "<password \(number)>"
    }
  }
}
