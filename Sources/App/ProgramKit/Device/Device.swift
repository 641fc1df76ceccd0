import Controller
import ControllerKit
import Model
import ModelKit
import Terminal
import View
import ViewText
import Workshop

/// The device that the app runs on, which turns commands into events.
@MainActor
final class Device {
  let application: Application
  let display: TextDisplay
  private let tracer: Tracer
  private let waited: WaitedTime

  /// Whether the last answer before the end was a refusal, or an alert that was not answered.
  private(set) var endedWithRefusal = false

  /// The calls of the steps before the last one.
  private var calls: Set<String> = []

  /// Whether the app was in the foreground when the program was stopped.
  private var wasVisible = false

  init(
    _ application: Application, display: TextDisplay, tracer: Tracer,
    waited: WaitedTime = WaitedTime()
  ) {
    self.application = application
    self.display = display
    self.tracer = tracer
    self.waited = waited
    display.waitsForTime = { [weak application] in application?.runLoop?.hasTimers == true }
    display.passSecond = { [weak self] in self?.pass(1) }
  }

  /// Performs a command, or says why it cannot.
  func perform(_ command: DeviceCommand, _ argument: String = "") {
    var isRefused = false
    do throws(DeviceError) {
      if command.needsScenes, !application.usesScenes { throw DeviceError(.noScenes) }
      switch command {
      case .windows: listWindows()
      case .tree:
        let lanes = application.objects.lanes
        for line in application.tree(in: display.language) { display.say(line, in: lanes) }
      case .trace: try trace(argument)
      case .why: try explain(argument)
      case .split: try split()
      case .wait: try wait(argument)
      case .open where !application.isRunning: try send(.launch())
      case .link, .continue, .handoff, .shortcut, .notification: try arrive(command, argument)
      default:
        let session = command.takesWindow ? try session(argument, for: command) : nil
        if command == .switch, session?.scene?.activationState == .foregroundActive {
          throw DeviceError(.alreadyShown)
        }
        for kind in command.events { try send(kind, to: session) }
        if let answer = command.answer(for: session) { display.say(answer) }
      }
    } catch {
      isRefused = true
      refuse(error)
    }
    showWhatIsSeen(after: command, isRefused: isRefused)
  }

  /// Lets something happen for which there is no command, or says why it cannot.
  func receive(_ kind: SystemEvent.Kind, window number: Int?) {
    receive { () throws(DeviceError) in
      try send(kind, to: number.flatMap(application.session))
    }
  }

  /// Lets something arrive without a command, or says why it cannot.
  func receive(_ command: DeviceCommand, _ argument: String) {
    receive { () throws(DeviceError) in try arrive(command, argument) }
  }

  private func receive(_ body: () throws(DeviceError) -> Void) {
    let wasVisible = application.applicationState != .background
    application.log.beginStep()
    do throws(DeviceError) {
      try body()
    } catch {
      refuse(error)
    }
    guard application.applicationState == .background else { return }
    display.window = nil
    if !application.isRunning {
      display.say(.notRunning)
    } else if wasVisible {
      display.say(.inBackground)
    }
  }

  private func refuse(_ error: DeviceError) {
    display.hasRefused = true
    // That the process does not run is said in the end.
    if error.phrase != .notRunning { display.refuse(error.phrase) }
  }

  // MARK: - Commands

  private func send(_ event: SystemEvent) throws(DeviceError) {
    do throws(LifeCycleError) {
      try application.send(event)
    } catch {
      throw DeviceError(error, of: event, in: application.applicationState)
    }
  }

  /// Lets an event happen, to a window if it needs one.
  private func send(_ kind: SystemEvent.Kind, to session: SceneSession?) throws(DeviceError) {
    guard let event = kind.event(for: session) else {
      throw DeviceError(application.isRunning ? .notNow : .notRunning)
    }
    try send(event)
  }

  /// Lets something arrive, which launches the app if it does not run.
  private func arrive(_ command: DeviceCommand, _ argument: String) throws(DeviceError) {
    guard let word = command.arrival else { return }
    let items = application.shortcutItems
    guard let arrival = Arrival(word, argument, among: items) else {
      throw DeviceError(.needs(word, items))
    }
    try send(application.isRunning ? .arrive(arrival) : .launch(arrival))
    // An app may show nothing of it.
    display.oweAnswer()
  }

  /// Halves the window's width, or restores it.
  private func split() throws(DeviceError) {
    let active = application.scenes.first { $0.activationState == .foregroundActive }
    guard let scene = active as? WindowScene else {
      throw DeviceError(application.isRunning ? .inBackground : .notRunning)
    }
    for kind in DeviceCommand.split.events { try send(kind, to: scene.session) }
    let width = scene.size.width
    let isWhole = width == WindowScene.Size.whole.width
    // A whole window is as wide as the paper.
    for case let view as TextWindowView in scene.windows.map(\.view) {
      view.columns = isWhole ? nil : width
    }
    display.say(isWhole ? .restored : .resized(to: width))
  }

  private func trace(_ argument: String) throws(DeviceError) {
    let words = argument.split(separator: " ").map(String.init)
    switch words.first {
    case "off"? where words.count == 1:
      tracer.stop()
      display.say(.tracingOff)
    case "calls"? where words.count == 1:
      tracer.start(.calls)
      display.say(.tracingOn)
    case "last"? where words.count == 1:
      if !tracer.showLastStep() { throw DeviceError(.nothingTraced) }
    case "on"?, nil:
      guard let filter = EventFilter(words.dropFirst()) else { throw DeviceError(.onOrOff) }
      tracer.start(.text, showing: filter)
      display.say(.tracingOn)
    default: throw DeviceError(.onOrOff)
    }
  }

  /// Lets time pass: clocks go on, and timers that are due fire.
  private func wait(_ argument: String) throws(DeviceError) {
    guard let seconds = WaitedTime.seconds(of: argument) else { throw DeviceError(.howLong) }
    pass(seconds)
    if display.window == nil { display.say(.passed(seconds)) } else { display.oweAnswer() }
  }

  private func pass(_ seconds: Double) {
    waited.add(seconds: seconds)
    application.pass(seconds)
  }

  /// Says why a call came in the last step, or did not.
  private func explain(_ argument: String) throws(DeviceError) {
    let words = argument.split(separator: " ")
    guard !words.isEmpty else {
      let controllers = application.windows.flatMap(\.controllers)
      throw DeviceError(.whichCall(of: controllers.last?.debugName))
    }
    let of = words.lastIndex(of: "of") ?? words.endIndex
    let object = words[of...].dropFirst().joined(separator: " ")
    let (events, omissions) = application.log.lastStep
    if events.isEmpty, omissions.isEmpty { throw DeviceError(.noStep) }
    let why = application.why(
      words[..<of].joined(separator: " "), of: object.isEmpty ? nil : object, in: events, omissions,
      earlier: calls.sorted().map { Event.Call($0) })
    for phrase in why.phrases { display.say(display.language[phrase]) }
  }

  private func session(
    _ argument: String, for command: DeviceCommand
  ) throws(DeviceError) -> SceneSession {
    if let session = Int(argument).flatMap(application.session) { return session }
    let numbers = application.sessions.map(\.number)
    guard application.isRunning || !numbers.isEmpty else { throw DeviceError(.notRunning) }
    throw DeviceError(.whichWindow(numbers, for: command))
  }

  private func listWindows() {
    for session in application.sessions {
      let window = (session.scene as? WindowScene)?.windows.first
      let title = window?.titleInFront
      let state = display.language[Phrase(session.scene?.activationState ?? .unattached)]
      display.say(
        "  \(session.number)  " + (title.map { display.language[$0] + ", " } ?? "") + state)
    }
  }

  /// Removes the window from the display while the app is not seen, and says so once.
  private func showWhatIsSeen(after command: DeviceCommand, isRefused: Bool) {
    guard application.applicationState == .background else { return }
    display.window = nil
    if !application.isRunning {
      if command != .quit { display.say(.notRunning) }
    } else if !isRefused, !command.events.isEmpty {
      display.say(.inBackground)
    }
  }
}

extension Device: ConsoleDelegate {
  var commands: [ConsoleAction] {
    DeviceCommand.allCases.map { command in
      var textCommand = command.textCommand
      textCommand.isOffered = application.usesScenes || !command.needsScenes
      return ConsoleAction(
        textCommand,
        arguments: { self.arguments(of: command) }
      ) { argument, console in
        if command == .quit { return console.end() }
        self.perform(command, argument)
      }
    }
  }

  /// What the Tab key offers after a command.
  private func arguments(of command: DeviceCommand) -> [String] {
    if command == .why {
      return Explanation.callNames + ["of"] + application.objects.objects.map(\.name)
    }
    if command == .shortcut { return application.shortcutItems.map(\.type) }
    return command.takesWindow ? application.sessions.map { "\($0.number)" } : []
  }

  /// The last line is a step that is over.
  func consoleWillTakeLine(_ console: Console, isCommandAhead: Bool) {
    // A script without a command cannot ask why; explaining a long one takes four times as long.
    if !isCommandAhead {
      application.log.pauseExplaining()
    } else if !application.log.isExplaining {
      application.log.explainSteps()
    }
    calls.formUnion(application.log.lastStep.events.map(Explanation.nameOfCall))
    application.log.beginStep()
  }

  /// Goes to the home screen, if the app is seen.
  func consoleWillStop(_ console: Console) {
    wasVisible = application.applicationState != .background && (try? send(.home)) != nil
    if wasVisible { display.window = nil }
  }

  /// Opens the app again if it was seen before.
  func consoleDidContinue(_ console: Console) {
    if wasVisible { perform(.open) }
  }

  func consoleWillEnd(_ console: Console) {
    endedWithRefusal = display.hasRefused || display.window?.subviews.last is any AlertView
    perform(.quit)
  }
}

extension Window {
  /// The title of what a person sees in it: of a tab bar the selected tab's, of a stack the one on
  /// top, and of what is presented the uppermost.
  fileprivate var titleInFront: Phrase? {
    var title: Phrase?
    var next = rootViewController
    while let controller = next {
      if !(controller is AlertController) { title = controller.title ?? title }
      let child =
        (controller as? TabBarController)?.selectedViewController
        ?? (controller as? NavigationController)?.topViewController
      next = child ?? controller.presentedViewController
    }
    return title
  }
}
