import Controller
import ProgramKit
import View
import Workshop

extension Lesson {
  /// What an app hears, and where, once it has scenes.
  static let arrivals = Lesson(
    Phrase("Move an app to scenes", ko: "앱을 씬으로 옮기기"), read: "Whatever-Arrives",
    Phrase(
      "Once an app has scenes, a link or a quick action comes to the delegate of a scene. It is in "
        + "the options of the connection, or comes by a call to a scene that is connected. What the "
        + "delegate of the app did for the one window is no longer called.",
      ko: "앱에 씬이 생기면 링크와 빠른 동작은 씬의 델리게이트에게 옵니다. 연결 옵션에 들어 있거나, 이미 연결된 씬에는 "
        + "호출로 옵니다. 앱의 델리게이트가 창 하나를 위해 하던 일은 더 이상 호출되지 않습니다."),
    [
      Situation(
        "arrive-cold", of: Situation.movedApp(),
        Phrase(
          "The app has scenes, and does not run. It looks for an address wherever one may be.",
          ko: "앱에는 씬이 있고, 지금은 실행 중이 아닙니다. 앱은 주소가 있을 만한 곳을 모두 찾아봅니다."),
        before: { try $0.closeInSwitcher() },
        saying: Phrase("touch a link to the app", ko: "앱으로 가는 링크 누르기"),
        then: { try $0.touchLink() },
        ask: .value(
          Phrase("Where is the address?", ko: "주소는 어디에 있습니까?"),
          among: [.inLaunchOptions, .inOptions, .inCall(ofWindow: 1), .inOldCall],
          is: { $0.places },
          because: Phrase(
            "With scenes, a launch has no options. The scene connects for the link, and the options "
              + "of its connection have the address, and no call follows.",
            ko: "씬이 있으면 실행 옵션은 없습니다. 링크 때문에 씬이 연결되므로 주소는 연결 옵션에 있고, 따로 호출되는 것은 "
              + "없습니다.")),
        rule: ("Whatever-Arrives", "At a launch")),
      Situation(
        "arrive-warm", of: Situation.movedApp(),
        Phrase(
          "Windows 1 and 2 are connected. A person has gone back to window 1, which is in front.",
          ko: "1번 창과 2번 창이 연결되어 있습니다. 사용자가 1번 창으로 돌아가서 1번 창이 앞에 있습니다."),
        before: { scenario in
          try scenario.send(.newWindow())
          if let session = scenario.application.session(1) { try scenario.send(.show(session)) }
        },
        saying: Phrase("touch a link to the app", ko: "앱으로 가는 링크 누르기"),
        then: { try $0.touchLink() },
        ask: .value(
          Phrase("Where is the address?", ko: "주소는 어디에 있습니까?"),
          among: [.inOptions, .inCall(ofWindow: 1), .inCall(ofWindow: 2), .inOldCall],
          is: { $0.places },
          because: Phrase(
            "A scene that is connected gets a call, and no options again. It is the scene in front, "
              + "whichever was opened last.",
            ko: "연결된 씬에는 호출로 오고, 옵션이 다시 오지는 않습니다. 마지막에 연 창이 아니라 앞에 있는 창의 씬이 "
              + "호출됩니다.")),
        rule: ("Whatever-Arrives", "While the app runs")),
      Situation(
        "arrive-shortcut", of: Situation.movedApp(),
        Phrase(
          "Without scenes, the delegate of the app got a call for a quick action, at a launch too. "
            + "Now the app has scenes, and implements both calls. It does not run.",
          ko: "씬이 없을 때는 앱이 실행될 때에도 앱의 델리게이트가 빠른 동작을 호출로 받았습니다. 이제 앱에는 씬이 있고, "
            + "두 호출을 모두 구현합니다. 지금은 실행 중이 아닙니다."),
        before: { try $0.closeInSwitcher() },
        saying: Phrase("choose a quick action", ko: "빠른 동작 고르기"),
        then: { try $0.chooseQuickAction() },
        ask: .value(
          Phrase("Where is the quick action?", ko: "빠른 동작은 어디에 있습니까?"),
          among: [.inLaunchOptions, .inOldAction, .inOptions, .inAction],
          is: { $0.places },
          because: Phrase(
            "The delegate of the app gets it only without scenes, and a scene gets a call only while "
              + "it is connected. At a launch it is in the options of the connection.",
            ko: "앱의 델리게이트는 씬이 없을 때만 받고, 씬은 연결되어 있는 동안에만 호출을 받습니다. 실행될 때는 연결 "
              + "옵션에 있습니다.")),
        rule: ("Whatever-Arrives", "At a launch")),
      Situation(
        "arrive-late-delegate",
        of: Situation.movedApp {
          $0.setsCenterAtLaunch = false
          $0.readsNotification = false
        },
        Phrase(
          "The app does not run. The scene sets the delegate of the notification centre in "
            + "scene(_:willConnectTo:options:), and does not read the options.",
          ko: "앱이 실행 중이 아닙니다. 씬은 scene(_:willConnectTo:options:)에서 알림 센터의 델리게이트를 설정하고, "
            + "옵션은 읽지 않습니다."),
        before: { try $0.closeInSwitcher() },
        saying: Phrase("touch a notification", ko: "알림 누르기"),
        then: { try $0.touchNotification() },
        ask: .value(
          .howOftenHeard, among: ["0", "1", "2"], is: { $0.timesFound },
          because: Phrase(
            "The delegate of the centre hears what the app was launched for only if it was set "
              + "before application(_:didFinishLaunchingWithOptions:) returned.",
            ko: "알림 센터의 델리게이트는 application(_:didFinishLaunchingWithOptions:)가 끝나기 전에 설정되어 있어야 "
              + "앱을 실행시킨 알림을 받습니다.")),
        rule: ("Whatever-Arrives", "At a launch")),
      Situation(
        "arrive-twice", of: Situation.movedApp(),
        Phrase(
          "The app does not run. It sets the delegate of the notification centre in "
            + "application(_:didFinishLaunchingWithOptions:), and the scene reads the options.",
          ko: "앱이 실행 중이 아닙니다. 앱은 application(_:didFinishLaunchingWithOptions:)에서 알림 센터의 "
            + "델리게이트를 설정하고, 씬은 옵션을 읽습니다."),
        before: { try $0.closeInSwitcher() },
        saying: Phrase("touch a notification", ko: "알림 누르기"),
        then: { try $0.touchNotification() },
        ask: .value(
          .howOftenHeard, among: ["0", "1", "2"], is: { $0.timesFound },
          because: Phrase(
            "The options of the connection have it, and the delegate of the centre gets a call for "
              + "it too. An app that handles both handles it twice.",
            ko: "연결 옵션에도 있고 알림 센터의 델리게이트에게도 호출로 옵니다. 둘 다 처리하는 앱은 같은 일을 두 번 합니다.")),
        rule: ("Whatever-Arrives", "At a launch")),
      Situation(
        "arrive-active", of: Situation.movedApp(),
        Phrase(
          "MovedAppDelegate and MovedListener, an observer of the app, both implement "
            + "applicationDidBecomeActive. The app has scenes, and is in the background.",
          ko: "앱의 델리게이트인 MovedAppDelegate와 앱의 옵저버인 MovedListener가 모두 "
            + "applicationDidBecomeActive를 구현합니다. 앱에는 씬이 있고, 백그라운드에 있습니다."),
        before: { try $0.send(.home) }, saying: Phrase("open the app again", ko: "앱 다시 열기"),
        then: { try $0.send(.open) },
        ask: .value(
          Phrase(
            "Which of them hears applicationDidBecomeActive?",
            ko: "applicationDidBecomeActive를 받는 것은 어느 쪽입니까?"),
          among: [.movedAppDelegate, .movedListener, .bothHear, .noneHears],
          is: { $0.whoIsActive },
          because: Phrase(
            "With scenes, sceneDidBecomeActive of the delegate of the scene takes the place of the "
              + "call to the delegate of the app. An observer hears of the app as before.",
            ko: "씬이 있으면 앱의 델리게이트 대신 씬의 델리게이트가 sceneDidBecomeActive로 호출됩니다. 옵저버는 전과 같이 "
              + "앱의 일을 통보받습니다.")),
        rule: ("Without-Scenes", "What switches scenes on")),
      Situation(
        "arrive-old-window", of: Situation.movedApp { $0.makesWindow = true },
        Phrase(
          "The app has scenes, and does not run. Its window with OldPage is still made in "
            + "application(_:didFinishLaunchingWithOptions:), and gets no scene.",
          ko: "앱에는 씬이 있고, 지금은 실행 중이 아닙니다. OldPage가 있는 창은 아직도 "
            + "application(_:didFinishLaunchingWithOptions:)에서 만들어지고, 씬이 없습니다."),
        before: { try $0.closeInSwitcher() },
        saying: Phrase("launch the app", ko: "앱 실행하기"), then: { try $0.launch() },
        ask: .calls(of: ["OldPage"]), rule: ("Coming-And-Going", "The first screen")),
      Situation(
        "arrive-reclaimed", of: Situation.movedApp(),
        Phrase(
          "The app is in the background. The system has taken back the memory of its scene, and the "
            + "process still runs. The session has kept no activity.",
          ko: "앱이 백그라운드에 있습니다. 시스템이 씬의 메모리를 회수했고, 프로세스는 아직 실행 중입니다. 세션에 보관된 "
            + "액티비티는 없습니다."),
        before: { scenario in
          try scenario.send(.home)
          if let session = scenario.application.session(1) {
            try scenario.send(.reclaim(session))
          }
        },
        saying: Phrase("touch a link to the app", ko: "앱으로 가는 링크 누르기"),
        then: { try $0.touchLink() },
        ask: .calls(of: ["MovedAppDelegate", "MovedSceneDelegate 1"]),
        rule: ("Windows-And-Sessions", "Memory taken back")),
    ])
}

extension Scenario {
  /// How often the app found what arrived.
  fileprivate var timesFound: Phrase { Phrase(verbatim: "\(movedApp?.found.count ?? 0)") }

  /// Who was told that the app is active.
  fileprivate var whoIsActive: Phrase {
    // Once at the launch, and now.
    switch (movedApp?.activations != 0, movedApp?.listener.activations == 2) {
    case (true, true): .bothHear
    case (true, false): .movedAppDelegate
    case (false, true): .movedListener
    case (false, false): .noneHears
    }
  }
}

extension Phrase {
  fileprivate static let howOftenHeard = Phrase(
    "How often does the app hear of the touch?", ko: "앱은 그 일을 몇 번 듣습니까?")
  fileprivate static let movedAppDelegate = Phrase(verbatim: "MovedAppDelegate")
  fileprivate static let movedListener = Phrase(verbatim: "MovedListener")
  fileprivate static let bothHear = Phrase("both", ko: "둘 다")
  fileprivate static let noneHears = Phrase("neither", ko: "둘 다 아님")
}
