/// A line that begins with a colon: it speaks to the device and not to the app.
public enum DeviceCommand: String, CaseIterable, Sendable {
  /// Says what can be done.
  case help
  /// Ends the program as the system ends an app.
  case quit

  /// The command as it is typed.
  var name: Phrase { .named(":" + rawValue) }

  /// What the command does.
  var explanation: Phrase {
    switch self {
    case .help: Phrase("says what can be done here", ko: "여기에서 할 수 있는 일을 알려줍니다")
    case .quit:
      Phrase(
        "leaves; who is signed in stays signed in", ko: "끝냅니다. 로그인은 유지됩니다")
    }
  }
}
