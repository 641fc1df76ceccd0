public import Foundation
package import View

/// Something that happens to an application from outside.
///
/// ```swift
/// try application.send(.launch())
/// try application.send(.interruption)
/// #expect(application.applicationState == .inactive)
/// try application.send(.interruptionEnded)
/// try application.send(.memoryWarning)
/// try application.send(.closeInSwitcher)
/// ```
public enum SystemEvent {
  // Indirect: copies of a large event would cost 8 % of a transition.

  /// A person opens the app while its process does not run.
  indirect case launch(Application.LaunchOptions = Application.LaunchOptions())
  /// The system starts the process without showing it, with or without connecting a scene.
  case launchInBackground(connectingScene: Bool = false)
  /// A person goes to the home screen or to another app.
  case home
  /// A person comes back to the app, from the home screen or from the switcher.
  case open
  /// A person opens the app switcher; `open` or `home` follows.
  case openSwitcher
  /// Something lies over the app for a moment: a system alert, a ringing call.
  case interruption
  /// What lay over the app has gone.
  case interruptionEnded
  /// A call was taken: the app goes to the background.
  case interruptionAccepted
  /// A scene is moved aside or its divider is grabbed.
  case resizeBegan(SceneSession)
  /// A scene's size changes while it is moved.
  indirect case resized(SceneSession, WindowScene.Size)
  /// A scene was let go at its new place.
  case resizeEnded(SceneSession)
  /// A scene was moved off the screen.
  case movedOffScreen(SceneSession)
  /// A person opens another window.
  indirect case newWindow(UserActivity? = nil)
  /// A person goes to a window, connected or not.
  case show(SceneSession)
  /// A person closes a window permanently.
  case close(SceneSession)
  /// The system takes back the memory of a scene in the background; its session stays.
  case reclaim(SceneSession)
  /// A person opens an address.
  indirect case openURL(URL)
  /// A person continues an activity from elsewhere.
  indirect case `continue`(UserActivity)
  /// The system suspends the process in the background. No delegate is called, now or when it is
  /// killed.
  case suspend
  /// Memory is short.
  case memoryWarning
  /// A person closes the app in the switcher.
  case closeInSwitcher
  /// The system ends the app; its sessions stay.
  case terminate
  /// The process ends silently, as after `kill -9`.
  case crash

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
    case .openURL: .openURL
    case .continue: .continue
    case .suspend: .suspend
    case .memoryWarning: .memoryWarning
    case .closeInSwitcher: .closeInSwitcher
    case .terminate: .terminate
    case .crash: .crash
    }
  }

  /// The name of the event in a sentence: "Cannot …".
  var name: String { kind.name }
}

// A new event is added in this file: as an event and as a kind, with its words. The compiler says
// what is missing. The prompt, transcripts, the explorer and its map have no other list of events.
extension SystemEvent {
  /// What an event is, without what it carries; its name in a transcript is that of the case.
  ///
  /// An explorer tries the kinds in this order: first those of the app, then those of each window.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case launch, launchInBackground
    case home, open, openSwitcher, interruption, interruptionEnded, interruptionAccepted
    case newWindow, openURL, `continue`
    case suspend, memoryWarning, closeInSwitcher, terminate, crash
    case show, close, reclaim, resizeBegan, resizeEnded, movedOffScreen, resized
  }
}

extension SystemEvent.Kind {
  /// What an event of a kind is made from.
  package enum Need: Sendable {
    case nothing
    /// The window to which it happens.
    case window
    /// An address, an activity or launch options.
    case value
  }

  /// When an event can happen.
  package enum Moment: Sendable {
    case whileRunning
    case whileNotRunning
    case always
  }

  /// What an event means for a person's way through the app.
  package enum Effect: Sendable {
    /// The way goes on.
    case goesOn
    /// Nobody comes back by it, as by opening another window.
    case leadsAway
    case mayEndProcess
    case endsProcess
  }

  /// What is known of a kind.
  private struct Entry {
    let name: String
    let words: Phrase
    let need: Need
    let moment: Moment
    let effect: Effect

    init(
      _ name: String, _ words: Phrase, needs need: Need = .nothing,
      _ moment: Moment = .whileRunning, effect: Effect = .goesOn
    ) {
      self.name = name
      self.words = words
      self.need = need
      self.moment = moment
      self.effect = effect
    }
  }

  private var entry: Entry {
    switch self {
    case .launch:
      Entry("launch", Phrase("launch the app", ko: "앱 실행하기"), needs: .value, .whileNotRunning)
    case .launchInBackground:
      Entry(
        "launch in the background",
        Phrase("start the app in the background", ko: "백그라운드에서 앱 시작하기"),
        needs: .value, .whileNotRunning, effect: .leadsAway)
    case .home: Entry("go home", Phrase("home", ko: "홈 화면으로 가기"))
    case .open: Entry("open the app", Phrase("open", ko: "앱 다시 열기"))
    case .openSwitcher:
      Entry("open the app switcher", Phrase("open switcher", ko: "앱 전환기 열기"))
    case .interruption: Entry("interrupt", Phrase("interruption", ko: "전화가 옴"))
    case .interruptionEnded:
      Entry("end an interruption", Phrase("interruption ended", ko: "전화를 받지 않음"))
    case .interruptionAccepted:
      Entry("accept an interruption", Phrase("interruption accepted", ko: "전화를 받음"))
    case .newWindow:
      Entry("open another window", Phrase("new window", ko: "새 창 열기"), effect: .leadsAway)
    case .openURL: Entry("open an address", Phrase("open", ko: "주소 열기:"), needs: .value)
    case .continue:
      Entry(
        "continue an activity", Phrase("continue the activity", ko: "활동 이어서 하기:"),
        needs: .value)
    case .suspend: Entry("suspend", Phrase("suspend", ko: "앱이 일시 중단됨"), effect: .leadsAway)
    case .memoryWarning:
      Entry("warn of low memory", Phrase("memory warning", ko: "메모리 부족 경고"))
    case .closeInSwitcher:
      Entry(
        "close in the switcher", Phrase("close in switcher", ko: "앱 전환기에서 앱 닫기"),
        effect: .endsProcess)
    case .terminate:
      Entry("terminate", Phrase("terminate", ko: "시스템이 앱을 끝냄"), effect: .endsProcess)
    case .crash: Entry("crash", Phrase("crash", ko: "앱이 비정상 종료됨"), effect: .endsProcess)
    case .show: Entry("show a window", Phrase("show", ko: "창으로 가기"), needs: .window)
    case .close:
      Entry(
        "close a window", Phrase("close", ko: "창 닫기"), needs: .window, .always,
        effect: .mayEndProcess)
    case .reclaim:
      Entry(
        "reclaim a scene", Phrase("reclaim", ko: "창의 메모리 회수"), needs: .window,
        effect: .leadsAway)
    case .resizeBegan:
      Entry(
        "begin resizing", Phrase("resize began", ko: "창의 크기 조절 시작"), needs: .window,
        effect: .leadsAway)
    case .resizeEnded:
      Entry("end resizing", Phrase("resize ended", ko: "창의 크기 조절 끝"), needs: .window)
    case .movedOffScreen:
      Entry(
        "move off the screen", Phrase("moved off screen", ko: "창을 화면 밖으로 옮김"),
        needs: .window, effect: .leadsAway)
    case .resized: Entry("resize", Phrase("resized", ko: "창의 크기가 바뀜"), needs: .window)
    }
  }

  /// The name in a sentence: "Cannot …".
  package var name: String { entry.name }

  package var need: Need { entry.need }

  package func isPossible(whileRunning isRunning: Bool) -> Bool {
    entry.moment == .always || entry.moment == (isRunning ? .whileRunning : .whileNotRunning)
  }

  package var effect: Effect { entry.effect }

  /// Whether it is about windows, which an app without scenes does not have.
  package var needsScenes: Bool { need == .window || self == .newWindow }

  /// What happens, in words; with the number of a window, to that window.
  package func words(window: Int? = nil) -> Phrase {
    guard let window else { return entry.words }
    return Phrase(
      "\(entry.words.english): window \(window)", ko: "\(window)번 \(entry.words.korean)")
  }

  /// The event, for a window if it needs one; `nil` if it needs something that is not given.
  ///
  /// A window that is resized becomes half as wide, or as wide as before.
  @MainActor
  package func event(for session: SceneSession? = nil) -> SystemEvent? {
    switch self {
    case .launch, .launchInBackground, .openURL, .continue: nil
    case .home: .home
    case .open: .open
    case .openSwitcher: .openSwitcher
    case .interruption: .interruption
    case .interruptionEnded: .interruptionEnded
    case .interruptionAccepted: .interruptionAccepted
    case .newWindow: .newWindow()
    case .suspend: .suspend
    case .memoryWarning: .memoryWarning
    case .closeInSwitcher: .closeInSwitcher
    case .terminate: .terminate
    case .crash: .crash
    case .show: session.map { .show($0) }
    case .close: session.map { .close($0) }
    case .reclaim: session.map { .reclaim($0) }
    case .resizeBegan: session.map { .resizeBegan($0) }
    case .resizeEnded: session.map { .resizeEnded($0) }
    case .movedOffScreen: session.map { .movedOffScreen($0) }
    case .resized:
      session.map { session in
        .resized(session, ((session.scene as? WindowScene)?.size ?? .whole).split)
      }
    }
  }
}
