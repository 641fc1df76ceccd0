import Controller
import Model
import View

/// The device that the app runs on: turns commands into what happens to an application.
@MainActor
final class Device {
  private let application: Application
  private let display: TextDisplay
  private let tracer: Tracer

  /// Whether the app was seen until the program was stopped.
  private var wasSeen = false

  /// Makes a device with one app on it.
  init(_ application: Application, display: TextDisplay, tracer: Tracer) {
    self.application = application
    self.display = display
    self.tracer = tracer
  }

  /// Does what a command says, or says why it cannot be done.
  func perform(_ command: DeviceCommand) {
    do throws(DeviceError) {
      switch command.name {
      case .help: display.help()
      case .home: try send(.home)
      case .open: try open()
      case .windows: listWindows()
      case .new: try send(.newWindow())
      case .switch: try send(.show(session(command)))
      case .close: try close(session(command))
      case .reclaim: try reclaim(session(command))
      case .interrupt: try interrupt()
      case .split: try split()
      case .kill: try send(.kill)
      case .terminate: try send(.terminate)
      case .tree: for line in application.tree { display.say(line) }
      case .trace: try trace(command.argument)
      case .quit: end()
      }
    } catch {
      // That the process does not run is said below.
      if error != .notRunning { display.say(error.phrase) }
    }
    showWhatIsSeen(after: command.name)
  }

  /// Launches the app.
  func start() {
    perform(DeviceCommand(.open))
  }

  /// Ends the app as the system does.
  ///
  /// Its sessions stay.
  func end() {
    guard application.isRunning else { return }
    do throws(DeviceError) {
      try send(.terminate)
    } catch {
      display.say(error.phrase)
    }
  }

  /// Goes to the home screen, if the app is seen.
  func leave() {
    wasSeen =
      application.isRunning && application.applicationState != .background
      && (try? send(.home)) != nil
    if wasSeen { display.window = nil }
  }

  /// Opens the app again if it was seen before it was left.
  func comeBack() {
    if wasSeen { perform(DeviceCommand(.open)) }
  }

  // MARK: - Commands

  private func send(_ event: SystemEvent) throws(DeviceError) {
    do throws(LifeCycleError) {
      try application.send(event)
    } catch {
      throw DeviceError(error)
    }
  }

  private func open() throws(DeviceError) {
    try send(application.isRunning ? .open : .launch())
  }

  private func close(_ session: SceneSession) throws(DeviceError) {
    try send(.close(session))
    display.say(.windowClosed(session.number))
  }

  private func reclaim(_ session: SceneSession) throws(DeviceError) {
    try send(.reclaim(session))
    display.say(.windowReclaimed(session.number))
  }

  private func interrupt() throws(DeviceError) {
    try send(.interruption)
    try send(.interruptionEnded)
    display.say(.interrupted)
  }

  /// Moves the divider from the whole screen to half of it, or back.
  private func split() throws(DeviceError) {
    guard let scene = application.scenes.first(where: { $0.activationState == .foregroundActive }),
      let windowScene = scene as? WindowScene
    else { throw .notNow }
    let (whole, half) = (80, 40)
    let size = WindowScene.Size(
      width: windowScene.size.width == whole ? half : whole, height: windowScene.size.height)
    try send(.splitBegan(scene.session))
    try send(.resized(scene.session, size))
    try send(.splitEnded(scene.session))
    display.say(.resized(to: size.width))
  }

  private func trace(_ argument: String) throws(DeviceError) {
    let words = argument.split(separator: " ").map(String.init)
    switch words.first {
    case "off"? where words.count == 1: tracer.stop()
    case "on"?, nil:
      guard let filter = EventFilter(words.dropFirst()) else { throw .onOrOff }
      tracer.start(.text, showing: filter)
    default: throw .onOrOff
    }
  }

  private func session(_ command: DeviceCommand) throws(DeviceError) -> SceneSession {
    if let session = command.number.flatMap(application.session) { return session }
    let numbers = application.sessions.map(\.number)
    guard application.isRunning || !numbers.isEmpty else { throw .notRunning }
    throw .noSuchWindow(numbers)
  }

  private func listWindows() {
    for session in application.sessions {
      let window = (session.scene as? WindowScene)?.windows.first
      let title = window?.controllers.last { $0.title != nil }?.title
      let state = display.language[Phrase(session.scene?.activationState ?? .unattached)]
      display.say(
        "  \(session.number)  " + (title.map { display.language[$0] + ", " } ?? "") + state)
    }
  }

  /// Takes the window off the display while the app is not seen, and says so once.
  private func showWhatIsSeen(after command: DeviceCommand.Name) {
    if !application.isRunning {
      display.window = nil
      if command != .quit, command != .help { display.say(.notRunning) }
    } else if application.applicationState == .background {
      display.window = nil
      if [.home, .close, .reclaim].contains(command) { display.say(.inBackground) }
    }
  }
}
