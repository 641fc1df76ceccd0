import Foundation
import Testing
import View

@testable import Controller
@testable import Workshop

@Suite("Each step of an explorer has its words, and is what it is")
struct StepTests {
  @Test("A step has words for a person and words for a diagram, in each language", arguments: steps)
  func words(_ step: WordedStep) {
    let names = ["Tea": Phrase("Tea", ko: "차"), "edit": Phrase("edit", ko: "편집")]

    #expect(step.step.words(names) == step.words)
    #expect(step.step.phrase(names) == step.phrase)
    #expect(step.step.description == step.words.english)
    #expect(step.step.words().english == step.words.english)
  }

  @Test("While the store fails it is the same step, which leads nowhere", arguments: steps)
  func failing(_ step: WordedStep) {
    for write in 1...3 {
      let failing = Explorer.Step.failing(step.step, write: write)
      let change = write == 1 ? "first change" : "change \(write)"
      let names = ["Tea": Phrase("Tea", ko: "차"), "edit": Phrase("edit", ko: "편집")]

      #expect(
        failing.words(names)
          == Phrase(
            "\(step.words.english), while the store fails at its \(change)",
            ko: "\(step.words.korean) (저장소가 \(write)번째 변경에서 실패할 때)"))
      #expect(
        failing.phrase(names)
          == Phrase(
            "\(step.phrase.english), while the store fails",
            ko: "\(step.phrase.korean) (저장소 오류가 날 때)"))
      #expect(failing.isLaunch == step.step.isLaunch && failing.window == step.step.window)
      #expect(!failing.leadsBack && !failing.mayEndProcess)
    }
  }

  @Test(
    "In the other process it is the same step, which only is no launch of this one",
    arguments: steps)
  func other(_ step: WordedStep) {
    let names = ["Tea": Phrase("Tea", ko: "차"), "edit": Phrase("edit", ko: "편집")]
    let other = Explorer.Step.other(step.step)

    for (words, own) in [
      (other.words(names), step.words), (other.phrase(names), step.phrase),
    ] {
      #expect(
        words
          == Phrase("in the other process \(own.english)", ko: "다른 프로세스에서 \(own.korean)"))
    }
    #expect(other.process == 1 && step.step.process == 0 && other.own == step.step)
    #expect(Explorer.Step.failing(other, write: 1).process == 1)
    #expect(!other.isLaunch && !other.isTouch && other.window == step.window)
    #expect(other.mayEndProcess == step.step.mayEndProcess)
    #expect(step.step.isTouch == (step.window != nil))
  }

  @Test("An event is the step that an explorer takes for it")
  func events() throws {
    let (session, url) = (SceneSession(), try #require(URL(string: "tea://assam")))
    session.number = 3
    let activity = UserActivity(activityType: "tea")
    let size = WindowScene.Size(width: 40, height: 24)
    let events: [(SystemEvent, Explorer.Step)] =
      [
        (.launch(), .launch), (.launch(.url(url)), .arrive(.url(url))),
        (.launch(.userActivity(activity)), .arrive(.userActivity(activity))),
        (.launchInBackground(connectingScene: true), .launchInBackground(connectingScene: true)),
        (.launchInBackground(connectingScene: false), .launchInBackground(connectingScene: false)),
        (.arrive(.url(url)), .arrive(.url(url))),
      ]
      + [
        .userActivity(activity), .handoff(activityType: "tea", nil),
        .shortcutItem(ApplicationShortcutItem(type: "tea", localizedTitle: "Tea")),
        .notificationResponse(NotificationResponse(identifier: "tea", title: "Tea")),
      ].map { (SystemEvent.arrive($0), Explorer.Step.arrive($0)) } + [
        (.show(session), .event(.show, window: 3)), (.close(session), .event(.close, window: 3)),
        (.reclaim(session), .event(.reclaim, window: 3)),
        (.resizeBegan(session), .event(.resizeBegan, window: 3)),
        (.resized(session, size), .event(.resized, window: 3)),
        (.resizeEnded(session), .event(.resizeEnded, window: 3)),
        (.movedOffScreen(session), .event(.movedOffScreen, window: 3)),
      ]
    let others = SystemEvent.Kind.allCases.compactMap { $0.event() }

    for (event, step) in events + others.map({ ($0, .event($0.kind)) }) {
      #expect(Explorer.Step(event) == step)
    }
    #expect(Set((events.map(\.0) + others).map(\.kind)).count == SystemEvent.Kind.allCases.count)
  }

  @Test("What leads on, launches or may end the process", arguments: steps)
  func effects(_ step: WordedStep) {
    #expect(step.step.leadsBack == (step.effect == .leadsOn))
    #expect(step.step.isLaunch == (step.effect == .launches || step.step == .launch))
    #expect(step.step.mayEndProcess == (step.effect == .ends))
    #expect(step.step.window == step.window)
  }

  @Test("What is typed into a secure field is hidden, while the store fails and elsewhere too")
  func hiding() {
    func typing(_ text: String, isSecure: Bool) -> Explorer.Step {
      .type(text, window: 1, control: 0, name: "PIN", isSecure: isSecure)
    }
    let kinds: [(Explorer.Step) -> Explorer.Step] = [
      { $0 }, { .failing($0, write: 2) }, { .other($0) }, { .failing(.other($0), write: 1) },
    ]
    for kind in kinds {
      #expect(
        kind(typing("hush", isSecure: true)).hidingSecret { "<\($0.count)>" }
          == kind(typing("<4>", isSecure: true)))
      let open = kind(typing("tea", isSecure: false))
      #expect(open.hidingSecret { _ in "<hidden>" } == open)
    }
  }

  nonisolated private static let steps = touches + events + eventsOfPhone + eventsOfWindows

  nonisolated private static let touches: [WordedStep] = [
    .init(.touch(window: 1, control: 0, name: "Tea"), "touch \"Tea\"", "‘차’ 누르기", window: 1),
    .init(
      .touch(window: 2, control: 0, name: "Tea"), "touch \"Tea\" in window 2", "2번 창의 ‘차’ 누르기",
      window: 2),
    .init(
      .perform("edit", window: 1, control: 0, name: "Tea"), "edit \"Tea\"", "‘차’: 편집", window: 1),
    .init(
      .perform("edit", window: 3, control: 0, name: "Tea"), "edit \"Tea\" in window 3",
      "3번 창의 ‘차’: 편집", window: 3),
    .init(
      .type("lee", window: 1, control: 0, name: "Tea", isSecure: false),
      "type \"lee\" into \"Tea\", then Return", "‘차’에 \"lee\" 입력하기 (Enter까지)",
      in: ("type into \"Tea\"", "‘차’ 입력하기"), window: 1),
    .init(
      .type("lee", window: 2, control: 0, name: "Tea", isSecure: false, isStillEdited: true),
      "type \"lee\" into \"Tea\" in window 2", "2번 창의 ‘차’에 \"lee\" 입력하기",
      in: ("type into \"Tea\" in window 2, without Return", "2번 창의 ‘차’ 입력하기 (Enter 없이)"), window: 2),
    .init(
      .type("hush", window: 1, control: 0, name: "Tea", isSecure: true),
      "type ••• into \"Tea\", then Return", "‘차’에 ••• 입력하기 (Enter까지)",
      in: ("type into \"Tea\"", "‘차’ 입력하기"), window: 1),
    .init(
      .type("<1>", window: 1, control: 0, name: "Tea", isSecure: true),
      "type \"<1>\" into \"Tea\", then Return", "‘차’에 \"<1>\" 입력하기 (Enter까지)",
      in: ("type into \"Tea\"", "‘차’ 입력하기"), window: 1),
    .init(
      .type("", window: 1, control: 0, name: "Tea", isSecure: true),
      "type \"\" into \"Tea\", then Return", "‘차’에 \"\" 입력하기 (Enter까지)",
      in: ("type into \"Tea\"", "‘차’ 입력하기"), window: 1),
    .init(
      .write("a\nb", window: 1, control: 0, name: "Tea"), "write \"a\\nb\" into \"Tea\"",
      "‘차’에 \"a\\nb\" 쓰기", in: ("write into \"Tea\"", "‘차’에 쓰기"), window: 1),
    .init(
      .write("", window: 2, control: 0, name: "Cup"), "write \"\" into \"Cup\" in window 2",
      "2번 창의 ‘Cup’에 \"\" 쓰기", in: ("write into \"Cup\" in window 2", "2번 창의 ‘Cup’에 쓰기"),
      window: 2),
    .init(.touchReturn(window: 1), "touch Return", "Enter 누르기", window: 1),
    .init(.touchReturn(window: 2), "touch Return in window 2", "2번 창의 Enter 누르기", window: 2),
    .init(.touchEscape(window: 1), "touch Escape", "Esc 키 누르기", window: 1),
    .init(.touchEscape(window: 2), "touch Escape in window 2", "2번 창의 Esc 키 누르기", window: 2),
  ]

  nonisolated private static let events: [WordedStep] =
    [
      .init(.launch, "launch the app", "앱 실행하기"),
      .init(
        .launchInBackground(connectingScene: false), "start the app in the background",
        "백그라운드에서 앱 시작하기", .launches),
      .init(
        .launchInBackground(connectingScene: true), "start the app in the background, with a scene",
        "백그라운드에서 앱 시작하기 (씬과 함께)", .launches),
      .init(.event(.home), "home", "홈 화면으로 가기"),
      .init(.event(.crash), "crash", "앱이 비정상 종료됨", .ends),
      .init(.event(.suspend), "suspend", "앱이 일시 중단됨", .leadsNowhere),
      .init(.event(.close, window: 1), "close: window 1", "1번 창 닫기", .ends),
      .init(.event(.show, window: 2), "show: window 2", "2번 창으로 가기"),
      .init(.arrive(.url(URL(filePath: "/tea"))), "open file:///tea", "주소 열기: file:///tea"),
      .init(
        .arrive(.userActivity(UserActivity(activityType: "tea"))), "continue the activity tea",
        "활동 이어서 하기: tea"),
    ] + times

  nonisolated private static let eventsOfPhone: [WordedStep] = [
    .init(.event(.open), "open", "앱 다시 열기"),
    .init(.event(.openSwitcher), "open switcher", "앱 전환기 열기"),
    .init(.event(.interruption), "interruption", "전화가 옴"),
    .init(.event(.interruptionEnded), "interruption ended", "전화를 받지 않음"),
    .init(.event(.interruptionAccepted), "interruption accepted", "전화를 받음"),
    .init(.event(.memoryWarning), "memory warning", "메모리 부족 경고"),
    .init(.event(.closeInSwitcher), "close in switcher", "앱 전환기에서 앱 닫기", .ends),
    .init(.event(.terminate), "terminate", "시스템이 앱을 끝냄", .ends),
    .init(
      .arrive(.handoff(activityType: "tea", nil)), "continue from another device tea",
      "다른 기기의 활동 이어서 하기: tea"),
    .init(
      .arrive(.shortcutItem(ApplicationShortcutItem(type: "tea", localizedTitle: "Tea"))),
      "quick action tea", "빠른 동작: tea"),
    .init(
      .arrive(.notificationResponse(NotificationResponse(identifier: "tea", title: "Tea"))),
      "touch the notification tea", "알림 누르기: tea"),
  ]

  nonisolated private static let eventsOfWindows: [WordedStep] = [
    .init(.event(.newWindow), "new window", "새 창 열기", .leadsNowhere),
    .init(.event(.reclaim, window: 2), "reclaim: window 2", "2번 창의 메모리 회수", .leadsNowhere),
    .init(
      .event(.resizeBegan, window: 1), "resize began: window 1", "1번 창의 크기 조절 시작",
      .leadsNowhere),
    .init(.event(.resized, window: 1), "resized: window 1", "1번 창의 크기가 바뀜"),
    .init(.event(.resizeEnded, window: 1), "resize ended: window 1", "1번 창의 크기 조절 끝"),
    .init(
      .event(.movedOffScreen, window: 1), "moved off screen: window 1", "1번 창을 화면 밖으로 옮김",
      .leadsNowhere),
  ]

  nonisolated private static let times: [WordedStep] = [
    (0, "0 seconds", "0초"), (1, "1 second", "1초"), (90, "90 seconds", "90초"),
    (60, "1 minute", "1분"), (120, "2 minutes", "2분"), (3_600, "1 hour", "1시간"),
    (5_400, "90 minutes", "90분"), (7_200, "2 hours", "2시간"), (86_400, "1 day", "1일"),
    (2_678_400, "31 days", "31일"),
  ].map { .init(.clock($0), "\($1) later", "\($2) 뒤", .leadsNowhere) }
}

/// A step with its words, and what it does to a person's way.
nonisolated struct WordedStep: Sendable, CustomTestStringConvertible {
  enum Effect { case leadsOn, leadsNowhere, launches, ends }

  let step: Explorer.Step
  let words: Phrase
  let phrase: Phrase
  let effect: Effect
  let window: Int?

  init(
    _ step: Explorer.Step, _ english: String, _ korean: String, _ effect: Effect = .leadsOn,
    in diagram: (String, String)? = nil, window: Int? = nil
  ) {
    self.step = step
    words = Phrase(english, ko: korean)
    phrase = diagram.map { Phrase($0.0, ko: $0.1) } ?? words
    (self.effect, self.window) = (effect, window)
  }

  var testDescription: String { words.english }
}
