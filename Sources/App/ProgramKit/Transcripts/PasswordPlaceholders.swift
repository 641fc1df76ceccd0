import Model
import View
import ViewText

/// Placeholders for passwords: two are the same if the passwords are.
struct PasswordPlaceholders {
  /// Words that are not secret: the password of the demo.
  var keepsWords: Set<String> = []

  /// The passwords that were typed into a secure field, with what is written in place of them: a
  /// program may show them elsewhere.
  private var typed: [String: String] = [:]

  /// By hash: of what only may be a password, nothing is stored.
  private var numbers: [Int: Int] = [:]

  /// Whether a text was typed as a password before, composed or not.
  func knows(_ text: String) -> Bool { numbers[text.hashValue] != nil }

  /// What is written of a text that was typed into a field: a placeholder, if that is secure or the
  /// text is known as a password.
  mutating func written(_ text: String, isSecure: Bool) -> String {
    guard isSecure || knows(text) else { return text }
    let placeholder = placeholder(for: text)
    if placeholder != text { typed[text] = placeholder }
    return placeholder
  }

  /// An output without the passwords that were typed; `written` is how a text is written in it.
  ///
  /// A word of the program that is also a password is masked as well.
  func masked(_ output: String, as written: (String) -> String = { $0.printable }) -> String {
    typed.sorted { ($0.key.count, $0.key) > ($1.key.count, $1.key) }
      .reduce(output) { $0.replacing(written($1.key), with: written($1.value)) }
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
