import Controller
import Foundation
import Model
import Terminal
import Testing
import View
import ViewText
import Workshop

@testable import App
@testable import ProgramKit

@Suite("The device")
struct DeviceTests {
  @Test("1.11 [C] While the app does not run, its windows are listed and can be closed permanently")
  func closeWhileNotRunning() throws {
    let store = MemoryStore()
    let before = Self.application(store)
    for event: SystemEvent in [.launch(), .newWindow(), .newWindow(), .terminate] {
      try before.send(event)
    }
    let display = TextDisplay(language: .english)
    let application = Self.application(store)
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))

    device.perform(.windows)
    device.perform(.close, "2")
    device.perform(.close, "2")
    device.perform(.windows)

    #expect(
      display.takeOutput().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0 != "The app is not running. :open starts it." } == [
          "1  not in memory", "2  not in memory", "3  not in memory", "Window 2 is closed.",
          "Which window? Type :close 1 or :close 3.", "1  not in memory", "3  not in memory",
        ])
    device.perform(.open)
    #expect(application.sessions.count == 2)
  }

  @Test("Where the app does not run and has no windows, that is said once")
  func nothingToClose() {
    let display = TextDisplay(language: .english)
    let application = Self.application(MemoryStore())
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))

    device.perform(.close, "1")
    device.perform(.home)

    let notRunning = "  The app is not running. :open starts it.\n"
    #expect(display.takeOutput() == notRunning + notRunning)
  }

  @Test("A command for a window says how to open one, where the app runs and has none")
  func noWindow() throws {
    for (language, answer) in [
      (Language.english, "There is no window. :new opens one."),
      (.korean, "창이 없습니다. :new를 입력하면 창이 열립니다."),
    ] {
      let display = TextDisplay(language: language)
      let application = Self.application(MemoryStore())
      let device = Device(
        application, display: display,
        tracer: Tracer(application.log, display: display, output: { _ in true }))
      try application.send(.launchInBackground(connectingScene: false))

      device.perform(.switch, "1")

      #expect(display.takeOutput() == "  \(answer)\n")
    }
  }

  @Test(
    "A wait takes a number of seconds, from a thousandth to a hundred years, and nothing else",
    arguments: [
      ("5", 5), ("0.5", 0.5), ("0.001", 0.001), ("3153600000", 3_153_600_000), ("0.0009", nil),
      ("0", nil), ("3153600001", nil), (".5", nil), ("5.", nil), ("-1", nil), ("1e3", nil),
      ("", nil),
    ] as [(String, Double?)])
  func seconds(text: String, seconds: Double?) {
    #expect(WaitedTime.seconds(of: text) == seconds)
  }

  @Test("Help and the end say nothing of an app that does not run", arguments: ["help", "quit"])
  func helpWhileNotRunning(name: String) {
    let display = TextDisplay(language: .english)
    let application = Self.application(MemoryStore())
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))

    let session = ScriptedSession([Input(typing: ":" + name)])
    _ = Console(display, commands: device.commands)
      .run(reading: session, complain: { _ in }, writing: session.receive)

    let lines = session.outputs.joined().split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains("not running") } == [])
    #expect(lines.isEmpty == (name == "quit"))
  }

  @Test("Return alone lets no time pass where nothing is on the screen, also if the app waits")
  func returnAlone() {
    let display = TextDisplay(language: .english)
    let application = Self.application(MemoryStore())
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))
    display.waitsForTime = { true }

    #expect(device.steps(for: Transcript.Step(input: "> ")).isEmpty)
  }

  @Test(
    "Return alone lets a second pass where nothing can be touched, if the app waits for time",
    arguments: [(true, [.clock(1)]), (false, [])] as [(Bool, [Explorer.Step])])
  func returnWhileWaiting(waits: Bool, steps: [Explorer.Step]) {
    let display = TextDisplay(language: .english)
    let application = Self.application(MemoryStore())
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(QuietScreen())
    window.becomeKey()
    display.waitsForTime = { waits }

    #expect(device.steps(for: Transcript.Step(input: "> ")) == steps)
    withExtendedLifetime(window) {}
  }

  @Test("A command to an app that does not run is no launch, but for :open")
  func commandsWhileNotRunning() {
    let display = TextDisplay(language: .english)
    let application = Self.application(MemoryStore())
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))

    #expect(device.steps(for: Transcript.Step(input: "> :open")) == [.launch])
    #expect(device.steps(for: Transcript.Step(input: "> :home")) == [.event(.home)])
  }

  @Test("What arrives with a command is all that follows its name")
  func arrivals() throws {
    let display = TextDisplay(language: .english)
    let application = Self.application(MemoryStore())
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))

    let steps = device.steps(for: Transcript.Step(input: "> :continue tea kind=assam"))

    let arrival = try #require(Arrival(.continue, "tea kind=assam"))
    #expect(steps == [.arrive(arrival)])
  }

  @Test("After :why the Tab key offers the calls, and after :switch the windows")
  func arguments() throws {
    let display = TextDisplay(language: .english)
    let application = Self.application(MemoryStore())
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))
    let console = Console(display, commands: device.commands)
    for event: SystemEvent in [.launch(), .newWindow()] { try application.send(event) }

    #expect(display.completions(for: ":why viewIsApp") == [":why viewIsAppearing"])
    #expect(display.completions(for: ":switch ") == [":switch 1", ":switch 2"])
    #expect(display.completions(for: ":quit ") == [])
    withExtendedLifetime(console) {}
  }

  @Test(
    "Why is answered after a step of calls alone, and after one that has only left calls out",
    arguments: [true, false])
  func why(isCalled: Bool) {
    let display = TextDisplay(language: .english)
    let application = Self.application(MemoryStore())
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))
    application.log.explainSteps()
    device.perform(.why, "brew")
    expectPresent("Nothing was called since the launch", in: display.takeOutput())

    application.log.beginStep()
    if isCalled {
      application.log.record(Event(.call, "Tea", "brew()", from: .person, to: .view))
    } else {
      application.log.omit(["brew()"], of: "Tea", because: .isNotImplemented)
    }
    device.perform(.why, "brew")

    let said = display.takeOutput()
    expectPresent("Tea.brew()", in: said)
    expectAbsent("Nothing was called", in: said)
  }

  @Test("Steps are explained where a command may be ahead, which can ask why, and only there")
  func explaining() {
    let display = TextDisplay(language: .english)
    let application = Self.application(MemoryStore())
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))
    let console = Console(display, commands: device.commands)

    for isAhead in [true, false, true] {
      device.consoleWillTakeLine(console, isCommandAhead: isAhead)

      #expect(application.log.isExplaining == isAhead)
    }
  }

  @Test("A scene with several windows is named by what is seen in the first")
  func severalWindows() throws {
    let display = TextDisplay(language: .english)
    let application = Application(
      delegate: QuietDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { TwoWindowsSceneDelegate() })
    let device = Device(
      application, display: display,
      tracer: Tracer(application.log, display: display, output: { _ in true }))
    try application.send(.launch())

    device.perform(.windows)

    #expect(display.takeOutput().contains("  1  Menu, on the screen\n"))
  }

  private static func application(_ store: MemoryStore) -> Application {
    Application(
      delegate: QuietDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { QuietSceneDelegate() }, store: store)
  }
}

private final class QuietScreen: Screen {
  let elements: [Element] = [.label("Tea")]
}

private final class QuietDelegate: ApplicationDelegate {}
private final class QuietSceneDelegate: Controller.SceneDelegate {}

private final class TwoWindowsSceneDelegate: WindowSceneDelegate {
  private var windows: [Window] = []

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    for title in ["Menu", "Note"] {
      let (window, controller) = (Window(windowScene: scene), ViewController())
      controller.title = Phrase(verbatim: title)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      windows.append(window)
    }
  }
}
