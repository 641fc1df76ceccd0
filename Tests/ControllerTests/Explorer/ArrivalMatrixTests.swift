import Foundation
import Model
import Testing
import View
import ViewText

@testable import Controller
@testable import ControllerKit
@testable import Workshop

@Suite("Whatever arrives is seen", .patience)
struct ArrivalMatrixTests {
  @Test("An app that shows all four is right at each of the 24 places")
  func right() {
    let matrix = Self.matrix(nil)

    #expect(matrix.cells.count == 24)
    #expect(matrix.cells.allSatisfy { $0.outcome == .seen }, "\(matrix.lines(in: .english))")
    #expect(matrix.lines(in: .english)[0] == "Whatever arrives is seen: 24 of 24.")
  }

  @Test("Without scenes there are no windows to disconnect or to add; the rest is as with scenes")
  func classic() {
    let matrix = Self.matrix(nil, hasScenes: false)

    for cell in matrix.cells {
      let isOfScenes = [.disconnected, .secondWindow].contains(cell.place)
      #expect(cell.outcome == (isOfScenes ? .impossible : .seen), "\(cell)")
    }
  }

  @Test("Each published fault is accused, by a shortest way", arguments: Fault.allCases)
  func faults(_ fault: Fault) throws {
    let faults = Self.matrix(fault).faults.map(\.description)

    #expect(faults == fault.accusations)
  }

  @Test("The same fault is found with a scene in both languages, and fits on narrow paper")
  func words() {
    let matrix = Self.matrix(.activityOnlyCold)

    for language in Language.allCases {
      for columns in [40, 80] {
        let lines = matrix.lines(in: language, columns: columns)
        let table = lines.dropFirst().dropLast(matrix.faults.count)
        #expect(table.allSatisfy { $0.displayWidth <= columns }, "\(lines)")
        #expect(table.joined().contains(language[Phrase("LOST", ko: "사라짐")]))
      }
    }
  }

  @Test("The table takes the whole paper; where it has no room, each place has its lines")
  func layout() {
    let matrix = Self.matrix(.activityOnlyCold)
    func body(_ language: Language, _ columns: Int) -> String {
      matrix.lines(in: language, columns: columns).dropFirst().dropLast(matrix.faults.count)
        .joined(separator: "\n")
    }

    #expect(
      body(.english, 60) == """
                          link  activity  quick action  notification
          not running     seen  seen      seen          seen
          in front        seen  LOST      seen          seen
          behind          seen  LOST      seen          seen
          disconnected    seen  seen      seen          seen
          second window   seen  LOST      seen          seen
          under an alert  seen  LOST      seen          seen
        """)
    #expect(
      body(.korean, 47) == """
                          주소  활동    빠른 동작  알림
          실행 전         보임  보임    보임       보임
          화면에 있을 때  보임  사라짐  보임       보임
          백그라운드      보임  사라짐  보임       보임
          연결이 끊긴 뒤  보임  보임    보임       보임
          두 번째 창      보임  사라짐  보임       보임
          경고창 아래     보임  사라짐  보임       보임
        """)
    #expect(
      body(.english, 59).hasPrefix(
        """
          not running
            link: seen
            activity: seen
            quick action: seen
            notification: seen
          in front
            link: seen
            activity: LOST

        """))
    #expect(body(.korean, 46).hasPrefix("  실행 전\n    주소: 보임\n    활동: 보임\n"))
    let last = matrix.lines(in: .korean).last
    #expect(last?.hasPrefix("  경고창 아래, 활동: 사라짐. 앱 실행하기, 경고창, 활동 이어서 하기: tea") == true)
    #expect(last?.hasSuffix(", ‘OK’ 누르기") == true)
  }

  @Test("Of one thing there are a table and lines, and of nothing too")
  func few() {
    let explorer = Explorer(making: app { _, _ in PlainController("Root") })
    func matrix(_ arrivals: [Arrival]) -> ArrivalMatrix {
      explorer.matrix(of: arrivals) { _, _ in 0 }
    }
    let link = matrix([.url(URL(filePath: "/tea"))])

    #expect(
      link.lines(in: .english, columns: 10)[1...4]
        == ["  not running", "    link: LOST", "  in front", "    link: LOST"])
    #expect(
      link.lines(in: .english)[1...2] == ["                  link", "  not running     LOST"])
    #expect(
      matrix([]).lines(in: .english) == [
        "Whatever arrives is seen: 0 of 0.", "", "  not running", "  in front", "  behind",
        "  disconnected", "  second window", "  under an alert",
      ])
    // One column more than there is on paper, if nothing else is said.
    let notification = NotificationResponse(identifier: "tea", title: "Tea")
    let wide: [Arrival] =
      [.handoff(activityType: "tea", nil)]
      + Array(repeating: .notificationResponse(notification), count: 4)
    #expect(matrix(wide).lines(in: .english)[1] == "  not running")
    // Of two windows side by side, the first is made inactive.
    #expect(
      link.cells.first { $0.place == .secondWindow }?.way.map(\.english) == [
        "launch the app", "new window", "resize began: window 1", "open file:///tea",
      ])
  }

  @Test("The first address that is not seen once is told, and counted once an alert is answered")
  func counted() {
    let explorer = Explorer(making: app { _, _ in PlainController("Root") })
    let (tea, cup) = (URL(filePath: "/tea"), URL(filePath: "/cup"))
    func outcomes(_ urls: [URL], _ count: (Arrival, Window) -> Int) -> [ArrivalMatrix.Outcome] {
      explorer.matrix(of: [.urls(urls)], seen: count).cells.map(\.outcome)
    }
    let onlyCup = { (arrival: Arrival, _: Window) in arrival == .url(tea) ? 0 : 2 }

    #expect(outcomes([tea], { _, _ in 2 }).first == .repeated)
    #expect(outcomes([tea, cup], onlyCup).first == .lost)
    #expect(outcomes([cup, tea], onlyCup).first == .repeated)
    let isFree = { (_: Arrival, window: Window) in
      window.controllers.contains { $0 is AlertController } ? 0 : 1
    }
    #expect(outcomes([tea], isFree).last == .seen)
  }

  @Test("The alert comes over whatever the app presents by itself")
  func aboveSheet() {
    let explorer = Explorer(making: app { _, _ in Greeting() })

    let cell = explorer.matrix(of: [.url(URL(filePath: "/tea"))]) { _, _ in 0 }.cells.last

    #expect(cell?.place == .underAlert && cell?.outcome == .lost)
    #expect(cell?.way.last?.english == "touch \"OK\"")
  }

  @Test("An app that refuses its launch stands nowhere, and one without a screen under no alert")
  func nowhere() {
    let refusing = Explorer(making: MoveFault.makeMoved(.noManifest))
    let bare = Explorer { store, log in
      Application(
        delegate: ExploredAppDelegate({ _, _ in }), views: HeadlessViewFactory(),
        manifest: SceneManifest { ExploredSceneDelegate({ _, _ in }) }, store: store, log: log)
    }
    func outcomes(_ explorer: Explorer) -> [ArrivalMatrix.Outcome] {
      explorer.matrix(of: [.url(URL(filePath: "/tea"))]) { _, _ in 0 }.cells.map(\.outcome)
    }

    #expect(outcomes(refusing).allSatisfy { $0 == .impossible })
    #expect(outcomes(bare).first == .lost && outcomes(bare).last == .impossible)
  }

  @Test("What opens a window of its own is seen there, beside the other")
  func ownWindow() {
    let explorer = Explorer { store, log in
      Application(
        delegate: ExploredAppDelegate({ _, _ in }), views: HeadlessViewFactory(),
        manifest: SceneManifest(supportsMultipleScenes: true) { OpeningScene() },
        store: store, log: log)
    }

    let cells = explorer.matrix(of: [.url(URL(filePath: "/tea"))]) { _, window in
      window.controllers.count { $0.debugName == "New" }
    }.cells

    #expect(cells.first { $0.place == .inFront }?.outcome == .seen)
  }

  @Test("A cell is told in both languages, whatever comes of it")
  func cellWords() {
    for (outcome, words) in [
      (.repeated, Phrase("TWICE", ko: "두 번")), (.elsewhere, Phrase("ELSEWHERE", ko: "다른 창")),
      (.impossible, "–"),
    ] as [(ArrivalMatrix.Outcome, Phrase)] {
      let cell = ArrivalMatrix.Cell(
        arrival: .handoff(activityType: "tea", nil), place: .behind, outcome: outcome,
        way: [Phrase("home", ko: "홈"), "crash"])

      #expect(
        cell.words
          == Phrase(
            "behind, Handoff: \(words.english). home, crash",
            ko: "백그라운드, 핸드오프: \(words.korean). 홈, crash"))
    }
  }

  // MARK: - The app

  /// What apps that people have published do wrong.
  enum Fault: CaseIterable {
    case onlyFirstAddress, onlyLastAddress, activityOnlyCold, notificationOnlyByCentre
    case linkAtFirstWindow, droppedUnderAlert

    var accusations: [String] {
      switch self {
      case .onlyFirstAddress, .onlyLastAddress:
        ArrivalMatrix.Place.allCases.map { place in
          "\(place.words.english), link: LOST. \(ways[place] ?? "")\(links)\(ends[place] ?? "")"
        }
      case .activityOnlyCold:
        [ArrivalMatrix.Place.inFront, .behind, .secondWindow, .underAlert].map { place in
          "\(place.words.english), activity: LOST. \(ways[place] ?? "")continue the activity tea "
            + "tea=Ceylon\(ends[place] ?? "")"
        }
      case .notificationOnlyByCentre:
        ["not running, notification: LOST. touch the notification tea tea=Darjeeling"]
      case .linkAtFirstWindow:
        ["second window, link: ELSEWHERE. \(ways[.secondWindow] ?? "")\(links)"]
      case .droppedUnderAlert:
        ["under an alert, link: LOST. \(ways[.underAlert] ?? "")\(links), touch \"OK\""]
      }
    }

    private var links: String { "open tea://assam tea://yunnan" }

    private var ends: [ArrivalMatrix.Place: String] { [.underAlert: ", touch \"OK\""] }

    private var ways: [ArrivalMatrix.Place: String] {
      [
        .inFront: "launch the app, ", .behind: "launch the app, home, ",
        .disconnected: "launch the app, home, reclaim: window 1, ",
        .secondWindow: "launch the app, new window, ", .underAlert: "launch the app, an alert, ",
      ]
    }
  }

  private static func matrix(_ fault: Fault?, hasScenes: Bool = true) -> ArrivalMatrix {
    let explorer = Explorer { store, log in
      var policy = LifeCyclePolicy()
      policy.arrangement = .fullScreen
      return Application(
        delegate: TeaDelegate(fault), views: HeadlessViewFactory(),
        manifest: hasScenes
          ? SceneManifest(supportsMultipleScenes: true) { TeaScene(fault) } : nil,
        store: store, policy: policy, log: log)
    }
    let urls = ["tea://assam", "tea://yunnan"].compactMap { URL(string: $0) }
    let arrivals: [Arrival] = [
      .urls(urls), .userActivity(UserActivity(activityType: "tea", userInfo: ["tea": "Ceylon"])),
      .shortcutItem(
        ApplicationShortcutItem(
          type: "tea", localizedTitle: "Tea", userInfo: ["tea": "Sencha"])),
      .notificationResponse(
        NotificationResponse(
          identifier: "tea", title: "Tea", userInfo: ["tea": "Darjeeling"])),
    ]
    return explorer.matrix(of: arrivals) { arrival, window in
      let stack = window.rootViewController as? NavigationController
      return stack?.viewControllers.count { $0.title == arrival.tea } ?? 0
    }
  }
}

extension Arrival {
  /// The tea that it is about.
  fileprivate var tea: Phrase? {
    switch self {
    case .urls(let urls): urls.first?.host().map { "\($0)" }
    case .userActivity(let activity): activity.userInfo["tea"]?.string.map { "\($0)" }
    case .shortcutItem(let item): item.userInfo["tea"]?.string.map { "\($0)" }
    case .notificationResponse(let response):
      response.notification.request.content.userInfo["tea"]?.string.map { "\($0)" }
    case .handoff: nil
    }
  }
}

extension Window {
  fileprivate func showTeas() {
    rootViewController = NavigationController(rootViewController: ViewController())
    makeKeyAndVisible()
  }

  fileprivate func show(_ arrival: Arrival, _ fault: ArrivalMatrixTests.Fault?) {
    let stack = rootViewController as? NavigationController
    if fault == .droppedUnderAlert, stack?.presentedViewController != nil, case .urls = arrival {
      return
    }
    let parts =
      switch arrival {
      case .urls(let urls):
        (fault == .onlyLastAddress
          ? urls.suffix(1) : urls.prefix(fault == .onlyFirstAddress ? 1 : 9)).map(Arrival.url)
      case .userActivity, .handoff, .shortcutItem, .notificationResponse: [arrival]
      }
    for part in parts {
      let tea = ViewController()
      tea.title = part.tea
      stack?.pushViewController(tea, animated: false)
    }
  }
}

/// A controller that presents a sheet when it has appeared.
private final class Greeting: ViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard presentedViewController == nil else { return }
    present(PlainController("Sheet", style: .pageSheet), animated: false)
  }
}

/// Opens a new window for what arrives.
private final class OpeningScene: WindowSceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    self.window = window
    let isFirst = scene.application?.scenes.count == 1
    window.rootViewController = PlainController(isFirst ? "First" : "New")
    window.makeKeyAndVisible()
  }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    scene.application?.requestSceneSessionActivation(nil, userActivity: nil)
  }
}

private final class TeaDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
  private(set) var window: Window?
  private let fault: ArrivalMatrixTests.Fault?
  private weak var application: Application?

  init(_ fault: ArrivalMatrixTests.Fault?) { self.fault = fault }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.application = application
    if fault != .notificationOnlyByCentre { application.userNotificationCenter.delegate = self }
    guard !application.usesScenes else { return true }
    window = Window(application: application)
    window?.showTeas()
    return true
  }

  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    // Too late, as a scene of a launch connects after it.
    application.userNotificationCenter.delegate = self
    return SceneConfiguration(name: nil, sessionRole: session.role)
  }

  func application(_ application: Application, open url: URL) -> Bool {
    window?.show(.url(url), fault)
    return true
  }

  func application(_ application: Application, continue userActivity: UserActivity) -> Bool {
    window?.show(.userActivity(userActivity), fault)
    return true
  }

  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    window?.show(.shortcutItem(shortcutItem), fault)
    completionHandler(true)
  }

  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let scene = application?.scenes.first { $0.activationState != .background } as? WindowScene
    (window ?? scene?.keyWindow)?.show(.notificationResponse(response), fault)
    completionHandler()
  }
}

private final class TeaScene: WindowSceneDelegate {
  private(set) var window: Window?
  private let fault: ArrivalMatrixTests.Fault?

  init(_ fault: ArrivalMatrixTests.Fault?) { self.fault = fault }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    window = Window(windowScene: scene)
    window?.showTeas()
    let urls = connectionOptions.urlContexts.map(\.url)
    if !urls.isEmpty { window?.show(.urls(urls), fault) }
    for activity in connectionOptions.userActivities {
      window?.show(.userActivity(activity), fault)
    }
    if let item = connectionOptions.shortcutItem { window?.show(.shortcutItem(item), fault) }
  }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    let first = scene.application?.scenes.first as? WindowScene
    let window = fault == .linkAtFirstWindow ? first?.keyWindow : window
    window?.show(.urls(contexts.map(\.url)), fault)
  }

  func scene(_ scene: Scene, continue userActivity: UserActivity) {
    if fault != .activityOnlyCold { window?.show(.userActivity(userActivity), fault) }
  }

  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    window?.show(.shortcutItem(shortcutItem), fault)
    completionHandler(true)
  }
}
