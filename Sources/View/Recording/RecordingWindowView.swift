public import Model

/// A window that shows nothing, and remembers everything that was put in it.
public final class RecordingWindowView: PlainWindowView, Tagged {
  /// What was announced, in order.
  public private(set) var announcements: [String] = []

  var tag: Tag<RecordingWindowView>?
  /// The only view that can be touched.
  let uppermost = Uppermost()
  private let log: EventLog

  /// Makes an empty window.
  ///
  /// - Parameter log: where it records.
  public init(log: EventLog = EventLog(isListening: true)) {
    self.log = log
  }

  /// Records that a view came, above the others.
  public override func didAddSubview(_ view: any ViewInterface) {
    noteUppermost()
    log.record(Event(.call, "WindowView", "addSubview(\(type(of: view)))"))
    super.didAddSubview(view)
  }

  /// Records that a view left.
  public override func didRemoveSubview(_ view: any ViewInterface) {
    noteUppermost()
    log.record(Event(.call, "WindowView", "removeSubview(\(type(of: view)))"))
    super.didRemoveSubview(view)
  }

  private func noteUppermost() {
    uppermost.view = if let last = subviews.last { ObjectIdentifier(last) } else { nil }
  }

  /// Records that the window is the one that is seen and touched.
  public override func makeKey() {
    log.record(Event(.call, "WindowView", "makeKey()"))
  }

  /// Remembers the line.
  public override func announce(_ message: String) {
    log.record(Event(.call, "WindowView", "announce(\"\(message)\")"))
    announcements.append(message)
  }

  // What was in the window cannot be touched any more.
  isolated deinit { uppermost.view = nil }
}

/// The view of a window that can be touched.
///
/// The views in the window share it, since a weak reference to the window would make every use of it
/// slower.
final class Uppermost {
  var view: ObjectIdentifier?

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
