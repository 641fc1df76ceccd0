import Model
import Testing
import View

@testable import Controller
@testable import Workshop

@Suite("What is still alive", .patience)
struct LeakDetectorTests {
  private let trace = Trace()

  @Test("Who has left the screen and is alive is told once, and again at the end, until it is gone")
  func left() throws {
    let app = RootedApp { [trace] in TracingChild("Root", trace) }
    try app.application.send(.launch())
    let root = try #require(app.application.windows.first?.rootViewController)
    var detector = LeakDetector()
    var kept: TracingChild? = TracingChild("Kept", trace)
    kept.map { root.present($0, animated: false) }
    detector.watch(app.application)
    #expect(detector.leak(except: app.application) == nil)
    #expect(detector.takeAlive(leaving: app.application) == [])

    root.dismiss(animated: false)
    let names = ["Kept", "LineScreen"]
    #expect(detector.leak(except: app.application)?.names == names)
    #expect(detector.takeAlive(leaving: app.application) == names)
    #expect(detector.takeAlive(leaving: app.application) == [])
    #expect(
      detector.leak(except: app.application)?.description
        == "Still alive: Kept, LineScreen. Hold delegates weakly, capture weakly in closures, and "
        + "remove observers; the test itself may hold them too.")
    kept = nil

    #expect(detector.leak(except: app.application) == nil)
  }

  @Test("Without scenes the window of the app's delegate is looked at")
  func classic() throws {
    let traced = try launched(.classic)
    let root = try #require(traced.delegate.window?.rootViewController)
    let kept = ScreenController()
    root.present(kept, animated: false)
    var detector = LeakDetector()
    detector.watch(traced.application)

    root.dismiss(animated: false)

    #expect(detector.takeAlive(leaving: traced.application) == ["EmptyScreen", "ScreenController"])
  }

  @Test("Of a scene that is closed all is looked at, and on the screen its controllers and views")
  func closed() throws {
    let traced = try launched(windows: 2)
    var detector = LeakDetector()
    detector.watch(traced.application)
    let (scene, delegate) = (traced.scene(2), traced.scene(2)?.delegate)
    try traced.send(.close(traced.session(2)))

    #expect(
      detector.leak(except: traced.application)?.names == [
        "EmptyScreen", "ScreenController", "TracingSceneDelegate", "Window", "WindowScene",
      ])
    #expect(detector.takeAlive(leaving: traced.application) == ["EmptyScreen", "ScreenController"])
    withExtendedLifetime((scene, delegate)) {}
  }

  @Test("The application and its delegate are looked at too")
  func application() throws {
    var detector = LeakDetector()
    let other = try launched()
    let kept = other.application
    detector.watch(kept)

    let names = detector.leak(except: try launched().application)?.names

    #expect(
      names == [
        "Application", "EmptyScreen", "ScreenController", "TracingApplicationDelegate",
        "TracingSceneDelegate", "Window", "WindowScene",
      ])
  }
}
