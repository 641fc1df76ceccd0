import Controller
import Model
import ModelKit
import View
import ViewKit
import Workshop

/// Why a command cannot be performed.
struct DeviceError: Error {
  let phrase: Phrase

  init(_ phrase: Phrase) {
    self.phrase = phrase
  }

  /// The error for an event that the application, which is in a state, refused.
  @MainActor
  init(_ error: LifeCycleError, of event: SystemEvent, in state: Application.State) {
    switch error {
    // Why a launch is refused is in the log, and shown from there.
    case .notRunning, .launchRefused: phrase = .notRunning
    case .oneSceneOnly:
      phrase = Phrase("This app shows one window at a time.", ko: "이 앱은 한 번에 창을 하나만 보여줍니다.")
    case .noScenes: phrase = .noScenes
    case .storeFailed(_, let error):
      let reason = Phrase(error)
      phrase = Phrase(
        "The windows stay as they are, because the store failed: \(reason.english)",
        ko: "저장소 오류로 창을 그대로 두었습니다: \(reason.korean)")
    case .wrongState: phrase = .wrongState(state, for: event)
    case .alreadyRunning, .unknownSession, .duringEvent: phrase = .notNow
    }
  }
}

extension Phrase {
  /// Which state an event does not fit.
  @MainActor
  fileprivate static func wrongState(_ state: Application.State, for event: SystemEvent) -> Phrase {
    switch event {
    case .home:
      Phrase("The app is already in the background.", ko: "앱이 이미 백그라운드에 있습니다.")
    case .open: .alreadyShown
    case .reclaim(let session) where session.scene == nil:
      Phrase(
        "Window \(session.number) is not in memory, so nothing can be freed.",
        ko: "\(session.number)번 창은 메모리에 없어서 회수할 것이 없습니다.")
    case .reclaim(let session):
      Phrase(
        "Window \(session.number) is on the screen; only a background window can be reclaimed.",
        ko: "\(session.number)번 창이 화면에 있습니다. 백그라운드에 있는 창의 메모리만 회수할 수 있습니다.")
    case .interruption where state == .background: .inBackground
    default: .notNow
    }
  }

  static let notNow = Phrase(
    "That is not possible now. :tree shows the state of the app.",
    ko: "지금은 할 수 없습니다. :tree를 입력하면 앱의 상태를 볼 수 있습니다.")

  static let alreadyShown = Phrase("It is on the screen already.", ko: "이미 화면에 있습니다.")

  static let noScenes = Phrase("This app runs without scenes.", ko: "이 앱은 씬 없이 실행됩니다.")

  static func whichWindow(_ numbers: [Int], for command: DeviceCommand) -> Phrase {
    let commands = numbers.map { ":\(command.rawValue) \($0)" }
    guard let last = commands.last else {
      return Phrase("There is no window. :new opens one.", ko: "창이 없습니다. :new를 입력하면 창이 열립니다.")
    }
    let others = commands.dropLast().joined(separator: ", ")
    return Phrase(
      "Which window? Type \(others.isEmpty ? last : "\(others) or \(last)").",
      ko: "어느 창인가요? 입력할 수 있는 것: \(commands.joined(separator: ", ")).")
  }

  static let onOrOff = Phrase(
    "Use :trace on, :trace calls, :trace last, :trace off, or name what to show: "
      + ":trace on view model. You can name \(EventFilter.words).",
    ko: ":trace on, :trace calls, :trace last, :trace off 중 하나를 입력하거나, 보고 싶은 것을 지정하세요: "
      + ":trace on view model. "
      + "지정할 수 있는 것: \(EventFilter.words).")

  /// What a command needs, so that something can arrive by it.
  static func needs(_ word: Arrival.Word, _ shortcutItems: [ApplicationShortcutItem]) -> Phrase {
    let types = shortcutItems.map(\.type)
    switch word {
    case .link:
      return Phrase(
        "An address begins with its scheme. Type it as in :link SCHEME://PLACE.",
        ko: "주소는 스킴으로 시작합니다. 이렇게 입력하세요: :link SCHEME://PLACE.")
    case .shortcut where types.isEmpty:
      return Phrase("This app has no quick actions.", ko: "이 앱에는 빠른 동작이 없습니다.")
    case .shortcut:
      return Phrase(
        "The app has these quick actions: \(types.joined(separator: ", ")). Type "
          + ":shortcut \(types[0]).",
        ko: "앱의 빠른 동작: \(types.joined(separator: ", ")). 이렇게 입력하세요: :shortcut \(types[0]).")
    case .continue, .handoff, .notification:
      let (name, parameter) =
        word == .notification
        ? (Phrase("name", ko: "이름을"), "NAME") : (Phrase("type", ko: "종류를"), "TYPE")
      let example = ":\(word.rawValue) \(parameter) NAME=VALUE"
      return Phrase(
        "Say its \(name.english), and values as NAME=VALUE: \(example).",
        ko: "\(name.korean) 쓰고, 값은 NAME=VALUE로 쓰세요: \(example).")
    }
  }

  static let howLong = Phrase(
    "Say how many seconds pass, as in :wait 5 or :wait 0.5.",
    ko: ":wait 5, :wait 0.5처럼 몇 초가 지나는지 입력하세요.")

  static func passed(_ seconds: Double) -> Phrase {
    Phrase(
      seconds == 1 ? "1 second has passed." : "\(seconds.plain) seconds have passed.",
      ko: "\(seconds.plain)초가 지났습니다.")
  }

  static let noStep = Phrase(
    "Nothing was called since the launch, which is not watched in a pipe. Do something first.",
    ko: "실행한 뒤로 아무것도 호출되지 않았습니다. 파이프에서는 실행 과정을 지켜보지 않습니다. 먼저 무언가를 해 보세요.")

  /// How to ask why, with a controller of the app as the example, if it has one.
  static func whichCall(of controller: String?) -> Phrase {
    let example = ":why viewWillAppear" + (controller.map { " of \($0)" } ?? "")
    return Phrase(
      "Name a call, and perhaps whose: \(example).",
      ko: "호출의 이름을 입력하세요. 객체도 지정할 수 있습니다: \(example).")
  }

  static let nothingTraced = Phrase(
    "Nothing was traced yet. :trace on shows every call from now on.",
    ko: "아직 추적한 호출이 없습니다. :trace on을 입력하면 이제부터 모든 호출을 보여줍니다.")

  static let tracingOn = Phrase("Tracing is on.", ko: "호출을 추적합니다.")

  static let tracingOff = Phrase("Tracing is off.", ko: "호출을 추적하지 않습니다.")

  static let notRunning = Phrase(
    "The app is not running. :open starts it.", ko: "앱이 실행 중이 아닙니다. :open을 입력하면 시작합니다.")

  static let inBackground = Phrase(
    "The app is in the background. :open brings it back.",
    ko: "앱이 백그라운드에 있습니다. :open을 입력하면 돌아옵니다.")

  static func windowClosed(_ number: Int) -> Phrase {
    Phrase("Window \(number) is closed.", ko: "\(number)번 창을 닫았습니다.")
  }

  static func windowReclaimed(_ number: Int) -> Phrase {
    Phrase(
      "Window \(number) was reclaimed. :switch \(number) brings it back.",
      ko: "\(number)번 창의 메모리를 회수했습니다. 돌아오려면 입력하세요: :switch \(number).")
  }

  static let interrupted = Phrase("A phone call came and went.", ko: "전화가 왔다가 끊겼습니다.")

  static func resized(to columns: Int) -> Phrase {
    Phrase("The window is \(columns) columns wide.", ko: "창의 너비가 \(columns)칸이 되었습니다.")
  }

  static let restored = Phrase(
    "The window has its whole width again.", ko: "창의 너비를 되돌렸습니다.")

  /// The name of a scene's state.
  init(_ state: Scene.ActivationState) {
    self =
      switch state {
      case .foregroundActive: Phrase("on the screen", ko: "화면에 있음")
      case .foregroundInactive: Phrase("inactive", ko: "비활성")
      case .background: Phrase("in the background", ko: "백그라운드에 있음")
      case .unattached: Phrase("not in memory", ko: "메모리에 없음")
      }
  }
}
