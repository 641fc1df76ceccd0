import Model
import Testing
import View

@testable import Controller
@testable import Workshop

@Suite("The tree of an app is said in each language", .patience)
struct TreeWordsTests {
  @Test("The tree says each state of an app in both languages", arguments: cases)
  func words(_ state: TreeState) throws {
    let app = try DifferingApp()

    try state.make(app)

    let application = app.explored.application
    for (language, lines) in zip(Language.allCases, [state.english, state.korean]) {
      let tree = application.tree(in: language)
      #expect(lines.allSatisfy(tree.contains), "\(tree)")
      #expect(tree[0] == lines[0])
    }
    #expect(application.tree == application.tree(in: .english))
  }

  @Test("With scenes, a window that the app's delegate keeps is in no tree")
  func windowOfDelegate() throws {
    let application = Application(
      delegate: KeepingDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest {
        ExploredSceneDelegate({ window, _ in
          window.rootViewController = PlainController("Root")
          window.makeKeyAndVisible()
        })
      })

    try application.send(.launch())

    #expect(application.tree.count { $0.contains("Window") } == 1, "\(application.tree)")
  }

  nonisolated private static let cases = [
    TreeState(
      "active", ["Application active", "  Scene 1 foregroundActive", "    Window key"],
      ["앱 활성", "  씬 1 활성", "    창 (키 창)"]
    ) { _ in },
    TreeState(
      "inactive", ["Application inactive", "  Scene 1 foregroundInactive"],
      ["앱 비활성", "  씬 1 비활성"]
    ) { try $0.send(.interruption) },
    TreeState(
      "background", ["Application background", "  Scene 1 background"],
      ["앱 백그라운드", "  씬 1 백그라운드"]
    ) { try $0.send(.home) },
    TreeState(
      "suspended", ["Application suspended", "  Scene 1 background"],
      ["앱 일시 중단됨", "  씬 1 백그라운드"]
    ) {
      try $0.send(.home)
      try $0.send(.suspend)
    },
    TreeState(
      "reclaimed", ["Application background", "  Scene 1 unattached"],
      ["앱 백그라운드", "  씬 1 메모리에 없음"]
    ) {
      try $0.send(.home)
      try $0.send(.reclaim($0.session))
    },
    TreeState("not running", ["Application not running"], ["앱 실행 중이 아님"]) {
      $0.explored.perform(.event(.crash))
    },
    TreeState(
      "a hidden window", ["Application active", "    Window hidden"],
      ["앱 활성", "    창 (숨김)"]
    ) { try $0.window.isHidden = true },
    TreeState(
      "a child, and a sheet over it",
      [
        "Application active", "      Root appeared PlainScreen", "        child Child disappeared",
        "        Sheet appeared pageSheet PlainScreen",
      ],
      [
        "앱 활성", "      Root 보임 PlainScreen", "        자식 Child 보이지 않음",
        "        Sheet 보임 pageSheet PlainScreen",
      ]
    ) { app in
      let child = PlainController("Child")
      app.root.addChild(child)
      child.didMove(toParent: app.root)
      app.root.present(PlainController("Sheet", style: .pageSheet), animated: false)
    },
    TreeState(
      "about to appear", ["Application active", "      Root appearing PlainScreen"],
      ["앱 활성", "      Root 나타나는 중 PlainScreen"]
    ) { $0.root.appearance = .appearing },
    TreeState(
      "about to go", ["Application active", "      Root disappearing PlainScreen"],
      ["앱 활성", "      Root 사라지는 중 PlainScreen"]
    ) { $0.root.appearance = .disappearing },
  ]
}

/// Has a window of its own, though the windows are those of the scenes.
private final class KeepingDelegate: ApplicationDelegate {
  let window: Window? = Window(view: HeadlessViewFactory().makeWindowView(), log: EventLog())
}

/// A state of an app, and lines of its tree, of which the first is that of the tree.
nonisolated struct TreeState: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let english: [String]
  let korean: [String]
  let make: @MainActor @Sendable (DifferingApp) throws -> Void

  init(
    _ name: String, _ english: [String], _ korean: [String],
    _ make: @escaping @MainActor @Sendable (DifferingApp) throws -> Void
  ) {
    (testDescription, self.english, self.korean, self.make) = (name, english, korean, make)
  }
}
