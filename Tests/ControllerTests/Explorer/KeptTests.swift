import Controller
import Model
import Testing
import View
import ViewKit
import Workshop

@Suite("An explorer finds by itself what a launch changes", .patience)
struct KeptTests {
  @Test("A launch that overwrites what was stored is found")
  func overwritten() throws {
    let explorer = exploringTabs { store, key in try? store.set("home", for: key) }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    try expectOnly(explorer)
    #expect(error.invariant == Explorer.Invariant.kept.rawValue)
    #expect(error.explanation.hasPrefix("The launch has changed the stored value own.tab, "))
    #expect(
      error.way.map(\.description) == [
        "launch the app", #"touch "Stars""#, "crash", "launch the app",
      ])
  }

  @Test("A launch may store what was not there, and change it once time has passed")
  func first() throws {
    let explorer = exploringTabs { store, key in
      if (try? store.value(for: key)) == nil { try? store.set("home", for: key) }
    }
    try explorer.explore()
    // What is there before the first launch is from an older app.
    let old = MemoryStore()
    try old.set("old", for: UserInfoKey<String>("own.tab"))
    let newer = Explorer(
      store: old,
      making: app { store, _ in
        try? store.set("new", for: UserInfoKey<String>("own.tab"))
        return PlainController("Root")
      })
    newer.alphabet.events = [.crash]
    newer.alphabet.failsWrites = false
    try newer.explore()

    let clock = ExplorerClock()
    let (key, start) = (UserInfoKey<String>("own.tab"), clock.clocks.secondsSince1970())
    let waiting = Explorer(
      clock: clock,
      making: app { store, _ in
        let isLate = clock.clocks.secondsSince1970() > start
        if isLate { try? store.set("late", for: key) }
        return PlainController("Root").button("Save") { root in
          do { try store.set("early", for: key) } catch { root.show("Not saved") }
        }
      })
    waiting.alphabet.events = [.crash]
    waiting.alphabet.failsWrites = false

    try waiting.explore()
  }

  @Test(
    "An activity that was saved and is not restored is found, and one that is restored is not",
    arguments: [true, false])
  func activity(restores: Bool) throws {
    let explorer = exploringPages(restores: restores)

    guard !restores else {
      try explorer.explore()
      return
    }
    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    try expectOnly(explorer)
    #expect(error.invariant == Explorer.Invariant.kept.rawValue)
    #expect(
      error.explanation.hasPrefix("The activity that was saved is not restored. Before: page ["))
    #expect(
      error.way.map(\.description) == [
        "launch the app", #"touch "Next""#, "home", "crash", "launch the app", "home",
      ])
    // A process that no step ends is ended in each new state.
    (explorer.invariants, explorer.alphabet.events) = ([.kept, .noLeak], [.home, .open])
    let other = try #require(throws: ExplorerError.self) { try explorer.explore() }
    #expect(other.way == error.way)
  }

  /// Expects that it is found where nothing else is looked for, and not told where it is not.
  private func expectOnly(_ explorer: Explorer) throws {
    explorer.invariants = [.kept]
    #expect(throws: ExplorerError.self) { try explorer.explore() }
    explorer.invariants = Set(Explorer.Invariant.allCases).subtracting([.kept])
    try explorer.explore()
  }

  /// An app with a tab that is stored, and what it does at its launch.
  private func exploringTabs(
    launching: @escaping (any UserInfoStore, UserInfoKey<String>) -> Void
  ) -> Explorer {
    let key = UserInfoKey<String>("own.tab")
    let explorer = exploring { store, _ in
      launching(store, key)
      return PlainController("Root").button("Stars") { root in
        do { try store.set("stars", for: key) } catch { root.show("Not stored") }
      }
    }
    explorer.alphabet.failsWrites = false
    return explorer
  }
}

/// An app of three pages that saves its page as an activity when it leaves the screen.
func exploringPages(restores: Bool) -> Explorer {
  let explorer = Explorer { store, log in
    let open: (Window, UserActivity?) -> Void = { window, activity in
      var page = 1
      if restores, case .integer(let saved)? = activity?.userInfo["page"] { page = saved }
      let root = PlainController("Pages")
      root.show("\(page)")
      window.rootViewController = root.button("Next") { root in
        guard let label = root.screen.elements[1].view as? Label,
          let page = Int(label.text?.english ?? "")
        else { return }
        root.screen.elements[1] = .label("\(page % 3 + 1)")
      }
      window.makeKeyAndVisible()
    }
    let save: (Window) -> UserActivity? = { window in
      let root = window.rootViewController as? PlainController
      guard let label = root?.screen.elements[1].view as? Label,
        let page = Int(label.text?.english ?? "")
      else { return nil }
      return UserActivity(activityType: "page", userInfo: ["page": .integer(page)])
    }
    return Application(
      delegate: ExploredAppDelegate(open), views: HeadlessViewFactory(),
      manifest: SceneManifest { ExploredSceneDelegate(open, { _ in }, save) }, store: store,
      log: log)
  }
  explorer.alphabet.events = [.home, .open, .crash]
  explorer.alphabet.failsWrites = false
  return explorer
}
