import Controller
import Model
import ProgramKit
import View
import ViewText
import Workshop

extension Lesson {
  /// The app, its scenes, and two windows.
  static let scenes = Lesson(
    Phrase("Life cycle and two windows", ko: "생명 주기와 두 창"), read: "The-Life-Cycle",
    Phrase(
      "The delegate of the app is told of the process, and that of a scene of its window. To resign "
        + "is not to go to the background. No controller appears or disappears because the app does.",
      ko: "앱의 델리게이트는 프로세스의 일을, 씬의 델리게이트는 그 창의 일을 통보받습니다. 비활성이 되는 것과 백그라운드로 "
        + "가는 것은 다릅니다. 앱이 나가거나 들어온다고 컨트롤러가 사라지거나 나타나지는 않습니다."),
    [
      Situation(
        "scene-home", of: menu,
        Phrase("The app is on the screen.", ko: "앱이 화면에 있습니다."),
        saying: Phrase("press Home", ko: "홈 버튼 누르기"), then: { try $0.send(.home) },
        ask: .calls(of: ["SceneDelegate 1"], besides: ["stateRestoration"]),
        rule: ("Coming-And-Going", "Home")),
      Situation(
        "scene-home-controller", of: menu,
        Phrase("MenuPage is on the screen.", ko: "MenuPage가 화면에 있습니다."),
        saying: Phrase("press Home", ko: "홈 버튼 누르기"), then: { try $0.send(.home) },
        ask: .calls(of: ["MenuPage"]),
        rule: ("Coming-And-Going", "No appearance by coming and going")),
      Situation(
        "scene-back", of: menu,
        Phrase(
          "The app is in the background, and its scene is connected.",
          ko: "앱이 백그라운드에 있고, 씬은 연결되어 있습니다."),
        before: { try $0.send(.home) }, saying: Phrase("open the app again", ko: "앱 다시 열기"),
        then: { try $0.send(.open) },
        ask: .calls(of: ["SceneDelegate 1"]), rule: ("Coming-And-Going", "Back from the background")
      ),
      Situation(
        "scene-rings", of: menu,
        Phrase("The app is on the screen. A phone call comes.", ko: "앱이 화면에 있습니다. 전화가 옵니다."),
        saying: Phrase("the phone rings", ko: "전화벨이 울리기"), then: { try $0.send(.interruption) },
        ask: .calls(of: ["SceneDelegate 1"]),
        rule: ("Coming-And-Going", "Interruptions")),
      Situation(
        "scene-rang", of: menu,
        Phrase("A phone call has made the app inactive.", ko: "전화가 와서 앱이 비활성 상태입니다."),
        before: { try $0.send(.interruption) }, saying: Phrase("the call ends", ko: "통화가 끝나기"),
        then: { try $0.send(.interruptionEnded) },
        ask: .calls(of: ["SceneDelegate 1"]), rule: ("Coming-And-Going", "Interruptions")),
      Situation(
        "scene-ends", of: menu,
        Phrase(
          "The app is on the screen. The system terminates it.", ko: "앱이 화면에 있습니다. 시스템이 앱을 끝냅니다."),
        saying: Phrase("the system terminates the app", ko: "시스템이 앱을 끝내기"),
        then: { try $0.send(.terminate) },
        ask: .receiver(
          of: "applicationWillTerminate", among: ["AppDelegate", "SceneDelegate 1", "MenuPage"]),
        rule: ("How-An-App-Ends", "Terminated and suspended")),
      Situation(
        "scene-second", of: menu,
        Phrase(
          "Window 1 fills the screen. A person opens window 2, which takes its place.",
          ko: "1번 창이 화면을 채우고 있습니다. 사용자가 2번 창을 열면 2번 창이 그 자리를 차지합니다."),
        saying: Phrase("open window 2", ko: "2번 창 열기"), then: { try $0.send(.newWindow()) },
        ask: .receiver(
          of: "sceneDidEnterBackground",
          among: ["SceneDelegate 1", "SceneDelegate 2", "AppDelegate"]),
        rule: ("Windows-And-Sessions", "Another window")),
      Situation(
        "scene-closed", of: menu,
        Phrase(
          "Window 2 is in front, and window 1 is in the background. A person closes window 2.",
          ko: "2번 창이 앞에 있고 1번 창은 백그라운드에 있습니다. 사용자가 2번 창을 닫습니다."),
        before: { try $0.send(.newWindow()) },
        saying: Phrase("close window 2", ko: "2번 창 닫기"),
        then: { scenario in
          if let session = scenario.application.session(2) { try scenario.send(.close(session)) }
        },
        ask: .receiver(
          of: "sceneDidDisconnect", among: ["SceneDelegate 1", "SceneDelegate 2", "AppDelegate"]),
        rule: ("Windows-And-Sessions", "Closing one of several windows")),
    ])

  private static let menu = Situation.app { Page("MenuPage") }
}
