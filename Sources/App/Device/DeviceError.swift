import Controller
import Model
import View

/// Why a command cannot be performed.
struct DeviceError: Error {
  let phrase: Phrase
}

extension Phrase {
  static let notNow = Phrase(
    "That cannot happen now. :tree shows how things stand.",
    ko: "지금은 할 수 없습니다. :tree 로 상태를 볼 수 있습니다.")

  static func whichWindow(_ numbers: [Int]) -> Phrase {
    let list = numbers.map { "\($0)" }.joined(separator: ", ")
    return Phrase("Say which window by its number: \(list).", ko: "창 번호를 입력해주세요: \(list).")
  }

  static let onOrOff = Phrase(
    "Say :trace off or :trace on, with any of \(EventFilter.words).",
    ko: ":trace off 또는 :trace on 을 입력해주세요. 고를 수 있는 것: \(EventFilter.words).")

  static let notRunning = Phrase(
    "The app is not running. :open starts it.", ko: "앱이 실행 중이 아닙니다. :open 으로 시작하세요.")

  static let inBackground = Phrase(
    "The app is in the background. :open brings it back.",
    ko: "앱이 백그라운드에 있습니다. :open 으로 돌아오세요.")

  static func windowClosed(_ number: Int) -> Phrase {
    Phrase("Window \(number) is closed.", ko: "\(number)번 창을 닫았습니다.")
  }

  static func windowReclaimed(_ number: Int) -> Phrase {
    Phrase(
      "Window \(number) was reclaimed. :switch \(number) brings it back.",
      ko: "\(number)번 창의 메모리를 회수했습니다. :switch \(number) 로 돌아옵니다.")
  }

  static let interrupted = Phrase("A call rang and stopped.", ko: "전화가 왔다가 끊겼습니다.")

  static func resized(to columns: Int) -> Phrase {
    Phrase("The window is \(columns) columns wide.", ko: "창 너비가 \(columns)칸이 되었습니다.")
  }

  /// The message for an error of the life cycle.
  init(_ error: LifeCycleError) {
    self =
      switch error {
      case .notRunning: .notRunning
      case .oneSceneOnly:
        Phrase("This app shows one window at a time.", ko: "이 앱은 창을 하나만 보여줍니다.")
      case .noScenes: Phrase("This app runs without scenes.", ko: "이 앱은 씬 없이 실행됩니다.")
      case .storeFailed(_, let reason):
        Phrase(
          "The store failed (\(reason)), so nothing has changed.",
          ko: "저장소 오류로 아무것도 바뀌지 않았습니다 (\(reason)).")
      case .alreadyRunning, .wrongState, .unknownSession, .duringEvent: .notNow
      }
  }

  /// The name of a scene's state.
  init(_ state: Scene.ActivationState) {
    self =
      switch state {
      case .foregroundActive: Phrase("on the screen", ko: "화면에 있음")
      case .foregroundInactive: Phrase("out of reach", ko: "잠시 멈춤")
      case .background: Phrase("in the background", ko: "백그라운드")
      case .unattached: Phrase("not connected", ko: "연결 안 됨")
      }
  }
}
