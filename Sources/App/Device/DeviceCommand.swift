import View

/// A line that begins with a colon: it speaks to the device and not to the app.
struct DeviceCommand: Equatable, Sendable {
  /// What to do.
  let name: Name

  /// What stands behind the name, or an empty text.
  let argument: String

  /// The argument as a number, or `nil` when it is none.
  var number: Int? { Int(argument) }

  /// Makes a command.
  init(_ name: Name, _ argument: String = "") {
    self.name = name
    self.argument = argument
  }

  /// What a device can be told to do.
  enum Name: String, CaseIterable, Sendable {
    /// Says what can be done.
    case help
    /// Goes to the home screen.
    case home
    /// Comes back to the app, or launches it.
    case open
    /// Lists the windows.
    case windows
    /// Opens another window.
    case new
    /// Goes to a window.
    case `switch`
    /// Closes a window for good.
    case close
    /// Takes back the memory of a window that is not seen.
    case reclaim
    /// Lets something lie over the app for a moment.
    case interrupt
    /// Moves the divider of a split view.
    case split
    /// Closes the app in the switcher.
    case kill
    /// Ends the app as the system does, so that its windows stay.
    case terminate
    /// Shows scenes, windows, controllers and views as they stand.
    case tree
    /// Shows every call as it is made, or stops.
    case trace
    /// Ends the program as the system ends an app.
    case quit
  }
}

extension DeviceCommand.Name {
  /// The command as a display offers it.
  var textCommand: TextCommand {
    TextCommand(rawValue, parameters: parameters, explanation: explanation)
  }

  private var parameters: String {
    switch self {
    case .switch, .close, .reclaim: "N"
    case .trace: "on|off"
    default: ""
    }
  }

  /// What the command does.
  private var explanation: Phrase {
    switch self {
    case .help: Phrase("says what can be done here", ko: "여기에서 할 수 있는 일을 알려줍니다")
    case .home: Phrase("goes to the home screen", ko: "홈 화면으로 갑니다")
    case .open: Phrase("comes back to the app, or starts it", ko: "앱으로 돌아오거나 앱을 시작합니다")
    case .windows: Phrase("lists the windows", ko: "창 목록을 보여줍니다")
    case .new: Phrase("opens another window", ko: "새 창을 엽니다")
    case .switch: Phrase("goes to window N", ko: "N번 창으로 갑니다")
    case .close: Phrase("closes window N for good", ko: "N번 창을 완전히 닫습니다")
    case .reclaim:
      Phrase("takes back the memory of window N", ko: "N번 창의 메모리를 회수합니다")
    case .interrupt: Phrase("lets a call ring and stop", ko: "전화가 왔다가 끊깁니다")
    case .split: Phrase("moves the divider of a split view", ko: "화면 분할선을 움직입니다")
    case .kill: Phrase("closes the app in the switcher", ko: "앱 전환기에서 앱을 닫습니다")
    case .terminate:
      Phrase("lets the system end the app; its windows stay", ko: "시스템이 앱을 끝냅니다. 창은 남습니다")
    case .tree:
      Phrase("shows scenes, windows, controllers and views", ko: "씬, 창, 컨트롤러, 뷰를 보여줍니다")
    case .trace: Phrase("shows every call as it is made", ko: "호출을 하나하나 보여줍니다")
    case .quit: Phrase("leaves; who is signed in stays signed in", ko: "끝냅니다. 로그인은 유지됩니다")
    }
  }
}
