public import Controller
package import View

// The prompt, transcripts, the explorer and its map have no other list of events.
extension SystemEvent {
  /// What an event is, without what it carries; its name in a transcript is that of the case.
  ///
  /// An explorer tries the kinds in this order: first those of the app, then those of each window.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// The process starts.
    case launch, launchInBackground
    /// A person, or what lies over the app, changes what is in front.
    case home, open, openSwitcher, interruption, interruptionEnded, interruptionAccepted
    /// A person opens something.
    case newWindow
    /// Something arrives.
    case openURL, `continue`, handoff, shortcut, notification
    /// The system takes something, or the process ends.
    case suspend, memoryWarning, closeInSwitcher, terminate, crash
    /// Something happens to one window.
    case show, close, reclaim, resizeBegan, resizeEnded, movedOffScreen, resized
  }

  /// The event without what it carries.
  public var kind: Kind {
    switch self {
    case .launch: .launch
    case .launchInBackground: .launchInBackground
    case .home: .home
    case .open: .open
    case .openSwitcher: .openSwitcher
    case .interruption: .interruption
    case .interruptionEnded: .interruptionEnded
    case .interruptionAccepted: .interruptionAccepted
    case .resizeBegan: .resizeBegan
    case .resized: .resized
    case .resizeEnded: .resizeEnded
    case .movedOffScreen: .movedOffScreen
    case .newWindow: .newWindow
    case .show: .show
    case .close: .close
    case .reclaim: .reclaim
    case .arrive(let arrival): arrival.kind
    case .suspend: .suspend
    case .memoryWarning: .memoryWarning
    case .closeInSwitcher: .closeInSwitcher
    case .terminate: .terminate
    case .crash: .crash
    }
  }

  /// What an event carries.
  package enum Content {
    case nothing
    case window(SceneSession)
    case arrival(Arrival?)
    case connects(Bool)
  }

  /// What it carries that says more than its kind.
  package var content: Content {
    switch self {
    case .launch(let arrival): .arrival(arrival)
    case .arrive(let arrival): .arrival(arrival)
    case .launchInBackground(let connectingScene): .connects(connectingScene)
    case .show(let session), .close(let session), .reclaim(let session), .resizeBegan(let session),
      .resized(let session, _), .resizeEnded(let session), .movedOffScreen(let session):
      .window(session)
    case .home, .open, .openSwitcher, .interruption, .interruptionEnded, .interruptionAccepted,
      .newWindow, .suspend, .memoryWarning, .closeInSwitcher, .terminate, .crash:
      .nothing
    }
  }
}

extension SystemEvent.Kind {
  /// What an event needs, and how it is made from that.
  private enum Source {
    case nothing(SystemEvent)
    case window(@MainActor (SceneSession) -> SystemEvent)
    case value
  }

  /// What an event needs.
  package enum Need: Sendable {
    case nothing
    /// The window to which it happens.
    case window
    /// What arrives, or whether a scene is connected.
    case value
  }

  /// What an event means for a person's way through the app.
  package enum Effect: Sendable {
    /// The way goes on.
    case goesOn
    /// The event does not lead back, as when another window is opened.
    case leadsAway
    case mayEndProcess
    case endsProcess
  }

  /// What is known of a kind.
  private struct Entry {
    /// What happens, in words.
    let words: Phrase
    let source: Source
    let effect: Effect

    init(_ english: String, ko korean: String, _ source: Source, effect: Effect = .goesOn) {
      words = Phrase(english, ko: korean)
      self.source = source
      self.effect = effect
    }
  }

  private var entry: Entry {
    switch self {
    case .launch: Entry("launch the app", ko: "앱 실행하기", .value)
    case .launchInBackground:
      Entry("start the app in the background", ko: "백그라운드에서 앱 시작하기", .value, effect: .leadsAway)
    case .home: Entry("home", ko: "홈 화면으로 가기", .nothing(.home))
    case .open: Entry("open", ko: "앱 다시 열기", .nothing(.open))
    case .openSwitcher: Entry("open switcher", ko: "앱 전환기 열기", .nothing(.openSwitcher))
    case .interruption: Entry("interruption", ko: "전화가 옴", .nothing(.interruption))
    case .interruptionEnded:
      Entry("interruption ended", ko: "전화를 받지 않음", .nothing(.interruptionEnded))
    case .interruptionAccepted:
      Entry("interruption accepted", ko: "전화를 받음", .nothing(.interruptionAccepted))
    case .newWindow: Entry("new window", ko: "새 창 열기", .nothing(.newWindow()), effect: .leadsAway)
    case .openURL: Entry("open", ko: "주소 열기:", .value)
    case .continue: Entry("continue the activity", ko: "활동 이어서 하기:", .value)
    case .handoff: Entry("continue from another device", ko: "다른 기기의 활동 이어서 하기:", .value)
    case .shortcut: Entry("quick action", ko: "빠른 동작:", .value)
    case .notification: Entry("touch the notification", ko: "알림 누르기:", .value)
    case .suspend: Entry("suspend", ko: "앱이 일시 중단됨", .nothing(.suspend), effect: .leadsAway)
    case .memoryWarning: Entry("memory warning", ko: "메모리 부족 경고", .nothing(.memoryWarning))
    case .closeInSwitcher:
      Entry(
        "close in switcher", ko: "앱 전환기에서 앱 닫기", .nothing(.closeInSwitcher), effect: .endsProcess)
    case .terminate:
      Entry("terminate", ko: "시스템이 앱을 끝냄", .nothing(.terminate), effect: .endsProcess)
    case .crash: Entry("crash", ko: "앱이 비정상 종료됨", .nothing(.crash), effect: .endsProcess)
    case .show: Entry("show", ko: "창으로 가기", .window { .show($0) })
    case .close: Entry("close", ko: "창 닫기", .window { .close($0) }, effect: .mayEndProcess)
    case .reclaim: Entry("reclaim", ko: "창의 메모리 회수", .window { .reclaim($0) }, effect: .leadsAway)
    case .resizeBegan:
      Entry("resize began", ko: "창의 크기 조절 시작", .window { .resizeBegan($0) }, effect: .leadsAway)
    case .resizeEnded: Entry("resize ended", ko: "창의 크기 조절 끝", .window { .resizeEnded($0) })
    case .movedOffScreen:
      Entry(
        "moved off screen", ko: "창을 화면 밖으로 옮김", .window { .movedOffScreen($0) }, effect: .leadsAway)
    case .resized:
      Entry(
        "resized", ko: "창의 크기가 바뀜",
        .window { .resized($0, (($0.scene as? WindowScene)?.size ?? .whole).split) })
    }
  }

  /// What happens, in words; with the number of a window, to that window.
  package func words(window: Int? = nil) -> Phrase {
    let words = entry.words
    guard let window else { return words }
    return Phrase("\(words.english): window \(window)", ko: "\(window)번 \(words.korean)")
  }

  package var need: Need {
    switch entry.source {
    case .nothing: .nothing
    case .window: .window
    case .value: .value
    }
  }

  /// Whether it is about windows, which an app without scenes does not have.
  package var needsScenes: Bool { need == .window || self == .newWindow }

  /// Whether it can happen while the process runs, or while it does not.
  package func isPossible(whileRunning isRunning: Bool) -> Bool {
    switch self {
    case .launch, .launchInBackground: !isRunning
    case .close: true
    case .home, .open, .openSwitcher, .interruption, .interruptionEnded, .interruptionAccepted,
      .newWindow, .openURL, .continue, .handoff, .shortcut, .notification, .suspend,
      .memoryWarning, .closeInSwitcher, .terminate, .crash, .show, .reclaim, .resizeBegan,
      .resizeEnded, .movedOffScreen, .resized:
      isRunning
    }
  }

  package var effect: Effect { entry.effect }

  /// The event, for a window if it needs one; `nil` if it needs something that is not given.
  @MainActor
  package func event(for session: SceneSession? = nil) -> SystemEvent? {
    switch entry.source {
    case .nothing(let event): event
    case .window(let make): session.map(make)
    case .value: nil
    }
  }
}
