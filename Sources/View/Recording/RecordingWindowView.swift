public import Model

/// A window that shows nothing, and remembers everything that was put in it.
public final class RecordingWindowView: WindowView, Tagged {
  /// The window's first responder and keyboard.
  public let textInput = TextInput()

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

  /// The views in the window, from bottom to top.
  public var subviews: [any ViewInterface] {
    get { views }
    set {
      let old = views
      views = newValue
      uppermost.view = if let last = views.last { ObjectIdentifier(last) } else { nil }
      log.record(Event(.call, "WindowView", "subviews = [\(names)]"))
      subviewsDidChange(from: old)
    }
  }

  // See `PlainWindowView`.
  private var views: [any ViewInterface] = []

  /// Records that the window is the one that is seen and touched.
  public func makeKey() {
    log.record(Event(.call, "WindowView", "makeKey()"))
  }

  /// Remembers the line.
  public func announce(_ message: String) {
    log.record(Event(.call, "WindowView", "announce(\"\(message)\")"))
    announcements.append(message)
  }

  private var names: String {
    subviews.map { "\(type(of: $0))" }.joined(separator: ", ")
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
