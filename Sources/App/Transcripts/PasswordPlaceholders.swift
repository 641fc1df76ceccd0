import Model

/// Placeholders for passwords: two are the same if the passwords are.
struct PasswordPlaceholders {
  /// Words that are not secret: the password of the demo.
  var keepsWords: Set<String> = []

  /// By hash, so that no password is stored.
  private var numbers: [Int: Int] = [:]

  /// Whether a text was typed as a password before, composed or not.
  func knows(_ text: String) -> Bool { numbers[text.hashValue] != nil }

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
