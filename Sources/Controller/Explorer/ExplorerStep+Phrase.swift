import Foundation
import View

// A step in every language, for a diagram.
extension Explorer.Step {
  /// The label; `names` are the phrases of what can be touched, by their English text.
  func phrase(_ names: [String: Phrase]) -> Phrase { Phrase(label, ko: korean(names)) }

  private func korean(_ names: [String: Phrase]) -> String {
    func quoted(_ name: String) -> String { "‘\(names[name]?.korean ?? name)’" }
    return switch self {
    case .launch: "앱 실행하기"
    case .launchInBackground(let connectingScene):
      "백그라운드에서 앱 시작하기" + (connectingScene ? " (씬과 함께)" : "")
    case .touch(let window, _, let name): "\(Self.owner(window))\(quoted(name)) 누르기"
    case .perform(let action, let window, _, let name):
      "\(Self.owner(window))\(quoted(name)): \(names[action]?.korean ?? action)"
    case .type(_, let window, _, let name, _, let isStillEdited):
      "\(Self.owner(window))\(quoted(name)) 입력하기" + (isStillEdited ? " (Enter 없이)" : "")
    case .touchReturn(let window): "\(Self.owner(window))Enter 누르기"
    case .touchEscape(let window): "\(Self.owner(window))Esc 키 누르기"
    case .event(let event): event.korean
    case .windowEvent(let event, let window): event.korean(window)
    case .open(let url): "주소 열기: \(url.absoluteString)"
    case .continue(let activity): "활동 이어서 하기: \(activity.activityType)"
    case .clock(let seconds): "시계를 \(seconds)초 앞당기기"
    case .failing(let step, _): "\(step.korean(names)) (저장소 오류가 날 때)"
    }
  }

  /// The window is named if there may be another.
  private static func owner(_ window: Int) -> String { window > 1 ? "\(window)번 창의 " : "" }
}

extension Explorer.Event {
  fileprivate var korean: String {
    switch self {
    case .home: "홈 화면으로 가기"
    case .open: "앱 다시 열기"
    case .openSwitcher: "앱 전환기 열기"
    case .interruption: "전화가 옴"
    case .interruptionEnded: "전화를 받지 않음"
    case .interruptionAccepted: "전화를 받음"
    case .newWindow: "새 창 열기"
    case .suspend: "앱이 일시 중단됨"
    case .memoryWarning: "메모리 부족 경고"
    case .closeInSwitcher: "앱 전환기에서 앱 닫기"
    case .terminate: "시스템이 앱을 끝냄"
    case .crash: "앱이 비정상 종료됨"
    }
  }
}

extension Explorer.WindowEvent {
  fileprivate func korean(_ window: Int) -> String {
    switch self {
    case .show: "\(window)번 창으로 가기"
    case .close: "\(window)번 창 닫기"
    case .reclaim: "\(window)번 창의 메모리 회수"
    case .resizeBegan: "\(window)번 창의 크기 조절 시작"
    case .resizeEnded: "\(window)번 창의 크기 조절 끝"
    case .movedOffScreen: "\(window)번 창을 화면 밖으로 옮김"
    case .resized: "\(window)번 창의 크기가 바뀜"
    }
  }
}
