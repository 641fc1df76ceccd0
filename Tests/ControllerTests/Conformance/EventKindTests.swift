import Controller
import Foundation
import Testing
import View
import Workshop

/// What is known of each kind of event is true of the application, and a list of the kinds has all.
@Suite("The kinds of events", .patience)
struct EventKindTests {
  @Test("An event is of the kind that it is made from", arguments: SystemEvent.Kind.allCases)
  func kind(_ kind: SystemEvent.Kind) throws {
    let session = SceneSession()

    #expect(EventGridTests.event(kind, to: session)?.kind == kind)
    #expect((kind.event(for: session) == nil) == (kind.need == .value))
    #expect((kind.event() == nil) == (kind.need != .nothing))
  }

  @Test("Each kind of event can happen in exactly the states of the process that it names")
  func moments() throws {
    for kind in SystemEvent.Kind.allCases {
      for isRunning in [true, false] {
        let standings = Standing.allCases.filter { ($0 != .notRunning) == isRunning }
        let happens = try standings.contains { standing in
          try Self.happens(kind, in: Self.stored(standing))
        }
        #expect(happens == kind.isPossible(whileRunning: isRunning), "\(kind), \(isRunning)")
      }
    }
  }

  @Test("Each kind of event ends the process exactly if it says that it does")
  func effects() throws {
    for kind in SystemEvent.Kind.allCases {
      for standing in Standing.allCases where standing != .notRunning {
        let traced = try standing.reach()
        guard Self.happens(kind, in: traced) else { continue }
        // The window that is closed is the last one.
        let ends = kind.effect == .endsProcess || kind.effect == .mayEndProcess
        #expect(traced.application.isRunning == !ends, "\(kind), \(standing)")
      }
    }
  }

  @Test("What may end the process does not, beside another window; what leads away is not undone")
  func otherEffects() throws {
    let kinds = SystemEvent.Kind.allCases
    for kind in kinds where kind.effect == .mayEndProcess {
      let traced = try launched(windows: 2)
      #expect(Self.happens(kind, in: traced) && traced.application.isRunning, "\(kind)")
    }

    #expect(kinds.filter { $0.effect == .mayEndProcess } == [.close])
    #expect(
      kinds.filter { $0.effect == .leadsAway } == [
        .launchInBackground, .newWindow, .suspend, .reclaim, .resizeBegan, .movedOffScreen,
      ])
  }

  @Test("Without scenes, exactly what needs them cannot happen")
  func scenes() throws {
    for kind in SystemEvent.Kind.allCases {
      let traced = TracedApplication(.classic)
      if kind.isPossible(whileRunning: true) { try traced.send(.launch()) }
      let event = try #require(EventGridTests.event(kind, to: SceneSession()))
      var isRefused = false
      do throws(LifeCycleError) {
        try traced.send(event)
      } catch .noScenes {
        isRefused = true
      } catch {}
      #expect(isRefused == kind.needsScenes, "\(kind)")
    }
  }

  @Test("An explorer takes each that it can make, and its report says it in both languages")
  func explorer() throws {
    let explorer = exploring { _, _ in PlainController("Root") }
    explorer.alphabet = Explorer.Alphabet()
    var kinds: Set<SystemEvent.Kind> = []
    explorer.onStep = { way in
      if case .event(let kind, _) = way.last { kinds.insert(kind) }
    }

    let report = try explorer.explore()

    let events = SystemEvent.Kind.allCases.filter { $0.need != .value }
    #expect(kinds == Set(events))
    let steps = Set(report.transitions.map(\.phrase))
    for kind in events where kind != .newWindow {
      #expect(steps.contains(kind.words(window: kind.need == .window ? 1 : nil)), "\(kind)")
    }
  }

  @Test("In Korean each kind of event has words of its own")
  func words() {
    let words = SystemEvent.Kind.allCases.map { $0.words().korean }

    #expect(words.allSatisfy { $0.contains { ("가"..."힣").contains($0) } }, "\(words)")
    #expect(Set(words).count == words.count)
  }

  // MARK: - Fixtures

  /// An app in a state, with a window that is stored.
  private static func stored(_ standing: Standing) throws -> TracedApplication {
    guard standing == .notRunning else { return try standing.reach() }
    let before = TracedApplication()
    try before.send(.launch(), .terminate)
    return before.nextProcess()
  }

  private static func happens(_ kind: SystemEvent.Kind, in traced: TracedApplication) -> Bool {
    let session = traced.application.session(1) ?? SceneSession()
    guard let event = EventGridTests.event(kind, to: session) else { return false }
    return (try? traced.send(event)) != nil
  }
}
