import Controller
import Foundation
import Model
import View
import ViewKit
import ViewText
import Workshop

/// Keeps what happens in a session, step by step.
@MainActor
final class SessionHistory {
  private(set) var steps: [SessionStep] = []

  private var cause = SessionStep.Cause.launch
  private var messages: [String] = []
  private var keepsMessages = true
  /// The last drawing, which shows what was refused: a person sees that once.
  private var drawn: ScreenContent?
  private var log: EventLog?
  private weak var display: TextDisplay?
  /// The screen during the step, each time that it changed.
  private var screens: [(calls: Int, screen: ScreenContent)] = []
  private var isLooking = false
  private var read = Read()

  /// How much of the log is in the steps: so many events, and so many of the calls that were left
  /// out.
  private struct Read {
    var events = 0
    var omissions = 0
  }

  /// An app is about to be launched on a device: the first step of a session.
  func willLaunch(on device: Device) {
    begin(with: .launch)
    (log, read) = (device.application.log, Read())
    log?.recordForLater()
    display = device.display
    watch()
    device.display.onSaying = { [weak self] in self?.note($0) }
    device.display.onDrawing = { [weak self] in self?.drawn = $0 }
  }

  /// A step begins; its messages are not kept where they may repeat what must not be written.
  func begin(with cause: SessionStep.Cause, keepsMessages: Bool = true) {
    (self.cause, self.keepsMessages, messages, drawn) = (cause, keepsMessages, [], nil)
    screens = []
  }

  /// Looks at the screen whenever a call begins or ends.
  private func watch() {
    let home = ObjectIdentifier(Thread.current)
    log?.watch { [weak self] count in
      // Another thread touches no screen.
      guard ObjectIdentifier(Thread.current) == home else { return }
      MainActor.assumeIsolated { self?.look(after: count) }
    }
  }

  /// Notes how the screen is now, if it has changed.
  ///
  /// A list is not looked at: it might ask for its rows earlier than it does without a page.
  private func look(after count: Int) {
    guard !isLooking, count > read.events, let screen = display?.window?.screen else { return }
    isLooking = true
    defer { isLooking = false }
    guard !hasList(screen) else { return }
    let content = ScreenContent(of: screen)
    if screens.last?.screen == content { return }
    let calls = count - read.events
    if screens.last?.calls == calls { screens.removeLast() }
    screens.append((calls, content))
  }

  private func hasList(_ screen: any Screen) -> Bool {
    screen.shownElements.contains { $0.view is TableView }
  }

  /// The screen below an alert, if it has no list.
  private var covered: ScreenContent? {
    guard let screens = display?.window?.subviews, let top = screens.last,
      ScreenContent(of: top).isAlert, let below = screens.dropLast().last,
      !hasList(below)
    else { return nil }
    return ScreenContent(of: below)
  }

  /// The step is over.
  func endStep(on device: Device) {
    let display = device.display
    let screen = display.window?.screen.map { ScreenContent(of: $0) }
    append(
      display.window == nil ? nil : drawn ?? screen, device.application.objects,
      covered: covered)
    // A person may have switched the trace off.
    log?.recordForLater()
  }

  /// The app has ended; an end of the input is a step only if events were recorded at it.
  func didEnd() {
    guard let log else { return }
    if cause != .end || !log.events(from: read.events).isEmpty { append(nil, ObjectGraph()) }
    log.watch(nil)
    self.log = nil
  }

  private func append(
    _ screen: ScreenContent?, _ objects: ObjectGraph, covered: ScreenContent? = nil
  ) {
    let calls = Array(log?.events(from: read.events) ?? [])
    let omissions = log?.omissions(from: read.omissions) ?? []
    read.omissions += omissions.count
    let leftOut = Omission.notMade(omissions, among: calls)
    read.events += calls.count
    steps.append(
      SessionStep(
        cause: cause, messages: messages, screen: screen, covered: covered, screens: screens,
        calls: calls, leftOut: leftOut, objects: objects))
  }

  private func note(_ message: String) {
    if keepsMessages { messages.append(message) }
  }
}
