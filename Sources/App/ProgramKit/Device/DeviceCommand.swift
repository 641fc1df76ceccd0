import Controller
import View
import ViewText
import Workshop

/// The commands to the device, which begin with a colon.
enum DeviceCommand: String, CaseIterable, Sendable {
  case home, open, windows, new, `switch`, close, reclaim, interrupt, split
  case link, `continue`, handoff, shortcut, notification
  case wait, kill, terminate, tree, trace, why, quit

  var textCommand: TextCommand {
    TextCommand(rawValue, parameters: parameters, explanation: explanation)
  }

  /// The command that lets an event happen, and nothing else, or `nil` if there is none.
  init?(sending kind: SystemEvent.Kind) {
    guard let command = Self.allCases.first(where: { $0.events == [kind] }) else { return nil }
    self = command
  }

  /// What happens to the app, one after the other.
  var events: [SystemEvent.Kind] {
    switch self {
    case .home: [.home]
    case .open: [.open]
    case .new: [.newWindow]
    case .switch: [.show]
    case .close: [.close]
    case .reclaim: [.reclaim]
    case .interrupt: [.interruption, .interruptionEnded]
    case .split: [.resizeBegan, .resized, .resizeEnded]
    case .kill: [.closeInSwitcher]
    case .terminate, .quit: [.terminate]
    case .link, .continue, .handoff, .shortcut, .notification, .windows, .wait, .tree, .trace,
      .why:
      []
    }
  }

  /// What arrives by it, or `nil`.
  var arrival: Arrival.Word? { Arrival.Word(rawValue: rawValue) }

  /// Whether it takes the number of a window; the one that is split is the one in front.
  var takesWindow: Bool { events.count == 1 && events[0].need == .window }

  /// Whether it is about windows, which an app without scenes does not know.
  var needsScenes: Bool { self == .windows || events.contains(where: \.needsScenes) }

  /// What is said when it was performed, where the screen does not say it.
  @MainActor
  func answer(for session: SceneSession?) -> Phrase? {
    switch self {
    case .close: session.map { .windowClosed($0.number) }
    case .reclaim: session.map { .windowReclaimed($0.number) }
    case .interrupt: .interrupted
    default: nil
    }
  }

  private var parameters: String {
    switch self {
    case .trace: "on|last|off"
    case .why: "CALL"
    case .link: "URL"
    case .continue, .handoff: "TYPE"
    case .shortcut, .notification: "NAME"
    case .wait: "N"
    default: takesWindow ? "N" : ""
    }
  }

  private var explanation: Phrase {
    switch self {
    case .home: Phrase("goes to the home screen", ko: "홈 화면으로 갑니다")
    case .open: Phrase("comes back to the app, or starts it", ko: "앱으로 돌아오거나 앱을 시작합니다")
    case .windows: Phrase("lists the windows", ko: "창 목록을 보여줍니다")
    case .new: Phrase("opens another window", ko: "새 창을 엽니다")
    case .switch: Phrase("goes to window N", ko: "N번 창으로 갑니다")
    case .close: Phrase("closes window N permanently", ko: "N번 창을 완전히 닫습니다")
    case .reclaim:
      Phrase(
        "frees the memory of background window N", ko: "백그라운드에 있는 N번 창의 메모리를 회수합니다")
    case .interrupt:
      Phrase("acts as if a phone call came and went", ko: "전화가 왔다가 끊긴 것처럼 합니다")
    case .split:
      Phrase("halves the window's width, or restores it", ko: "창의 너비를 반으로 줄이거나 되돌립니다")
    case .link:
      Phrase("opens an address in the app", ko: "앱에서 주소를 엽니다")
    case .continue:
      Phrase("continues an activity, with NAME=VALUE", ko: "활동을 이어서 합니다 (NAME=VALUE와 함께)")
    case .handoff:
      Phrase("continues one of another device", ko: "다른 기기에서 하던 활동을 이어서 합니다")
    case .shortcut:
      Phrase("performs a quick action of the app's icon", ko: "앱 아이콘의 빠른 동작을 합니다")
    case .notification:
      Phrase("touches a notification, with NAME=VALUE", ko: "알림을 누릅니다 (NAME=VALUE와 함께)")
    case .wait:
      Phrase("lets N seconds pass, for timers and clocks", ko: "N초가 지나게 합니다 (타이머와 시계)")
    case .kill: Phrase("closes the app in the switcher", ko: "앱 전환기에서 앱을 닫습니다")
    case .terminate:
      Phrase("ends the app as the system does; its windows stay", ko: "시스템이 하듯이 앱을 끝냅니다 (창은 남습니다)")
    case .tree:
      Phrase("shows scenes, windows, controllers and views", ko: "씬, 창, 컨트롤러, 뷰를 보여줍니다")
    case .trace:
      Phrase(
        "shows every call, those of the last step, or none",
        ko: "호출을 모두(on) 또는 마지막 단계만(last) 보여주거나, 멈춥니다(off)")
    case .why:
      Phrase(
        "says why a call came in the last step, or did not",
        ko: "마지막 단계에서 호출이 왜 일어났거나 일어나지 않았는지 알려줍니다")
    case .quit:
      Phrase(
        "leaves; all is kept, except with --memory or --demo",
        ko: "프로그램을 끝냅니다 (--memory나 --demo가 아니면 모두 남습니다)")
    }
  }
}
