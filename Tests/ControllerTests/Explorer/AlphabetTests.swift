import Controller
import ControllerKit
import Foundation
import Model
import Testing
import View
import ViewKit
import Workshop

@Suite("What an explorer tries", .patience)
struct AlphabetTests {
  @Test(
    "An address opens an app that runs, and launches one that does not", arguments: [true, false])
  func address(hasScenes: Bool) throws {
    let url = try #require(URL(string: "tea://assam"))
    let explorer = Explorer { store, log in
      Application(
        delegate: LinkAppDelegate(), views: HeadlessViewFactory(),
        manifest: hasScenes ? SceneManifest { LinkSceneDelegate() } : nil, store: store, log: log)
    }
    explorer.alphabet.arrivals = [.url(url)]
    explorer.alphabet.events = [.crash]
    explorer.invariants.remove(.wayBack)

    let report = try explorer.explore()

    let ways = report.transitions.filter { $0.step == "open tea://assam" }
    #expect(ways.contains { $0.from == "not running" && $0.to == "Link" })
    #expect(ways.contains { $0.from == "Root" && $0.to == "Link" })
  }

  @Test("An activity launches an app that does not run")
  func activity() throws {
    let explorer = Explorer { store, log in
      Application(
        delegate: LinkAppDelegate(), views: HeadlessViewFactory(),
        manifest: SceneManifest { LinkSceneDelegate() }, store: store, log: log)
    }
    explorer.alphabet.arrivals = [.userActivity(UserActivity(activityType: "tea"))]
    explorer.alphabet.events = [.crash]
    explorer.invariants.remove(.wayBack)

    let report = try explorer.explore()

    let ways = report.transitions.filter { $0.step == "continue the activity tea" }
    #expect(ways.contains { $0.from == "not running" && $0.to == "Link" })
  }

  @Test("What is wrong in a narrow window alone is found")
  func narrow() throws {
    let explorer = exploring { _, _ in
      PlainController("Root").button("Look") { root in
        root.show("\(root.window?.windowScene?.size.width ?? 0)")
      }
    }
    explorer.alphabet.events.insert(.resized)
    explorer.always("the window is wide") { $0.texts.contains("40") ? "It is not." : nil }

    let error = #expect(throws: ExplorerError.self) { try explorer.explore() }

    #expect(
      error?.way.map(\.description) == ["launch the app", "resized: window 1", "touch \"Look\""])
  }

  @Test("What is wrong while a field is still edited is found if texts are typed without Return")
  func withoutReturn() throws {
    let explorer = exploring { _, _ in
      let root = PlainController("Root")
      let field = root.field("Name")
      field.resignsOnReturn = true
      return root.button("Save") { [unowned field] root in
        root.show(field.isFirstResponder && field.hasText ? "Lost" : "Saved")
      }
    }
    explorer.always("nothing is lost") { $0.texts.contains("Lost") ? "It is." : nil }
    explorer.alphabet.typesWithoutReturn = true

    let error = #expect(throws: ExplorerError.self) { try explorer.explore() }

    #expect(
      error?.way.map(\.description) == [
        "launch the app", #"type "lee" into "Name""#, #"touch "Save""#,
      ])
  }

  @Test("A list of more rows than a page shows is another state with each row")
  func rows() throws {
    let explorer = exploring { _, _ in
      NavigationController(rootViewController: LongList())
    }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false

    let report = try explorer.explore()

    // Not running; 25 to 28 rows, on the first page and on the second.
    #expect(report.progress.states == 1 + 4 * 2)
  }
}

/// Shows another screen for an address or an activity.
private final class LinkSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    self.window = window
    let isLinked =
      !connectionOptions.urlContexts.isEmpty || !connectionOptions.userActivities.isEmpty
    window.rootViewController = PlainController(isLinked ? "Link" : "Root")
    window.makeKeyAndVisible()
  }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    window?.rootViewController = PlainController("Link")
  }
}

private final class LinkAppDelegate: ApplicationDelegate {
  private(set) var window: Window?

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard !application.usesScenes else { return true }
    let window = Window(application: application)
    self.window = window
    window.rootViewController = PlainController(launchOptions?[.url] == nil ? "Root" : "Link")
    window.makeKeyAndVisible()
    return true
  }

  func application(_ application: Application, open url: URL) -> Bool {
    window?.rootViewController = PlainController("Link")
    return true
  }
}

/// A list whose rows are all the same; at most three can be added.
private final class LongList: TableViewController {
  private var count = 25

  override var debugName: String { "List" }

  override func viewDidLoad() {
    tableView.allowsSelection = false
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Add", target: self, action: LongList.add)
  }

  private func add() {
    count = min(count + 1, 28)
    tableView.reloadData()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell()
    cell.text = "Tea"
    return cell
  }
}
