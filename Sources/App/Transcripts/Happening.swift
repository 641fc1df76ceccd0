import Controller

/// What a transcript lets happen around the app, where nobody types anything.
enum Happening: Equatable {
  /// `#! event memoryWarning`: an event of the whole app.
  case event(Explorer.Event)
  /// `#! event resizeBegan 1`: an event of the window with that number.
  case windowEvent(Explorer.WindowEvent, window: Int)
  /// `#! wait 60`: so many seconds pass, at most a hundred years of them.
  case wait(seconds: Int64)
  /// `#! fail 1`: so many changes of the store from here, one fails.
  case fail(change: Int)

  /// Creates it from a line, or returns `nil` if the line is something else.
  init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.first == "#!", words.count > 2 else { return nil }
    let (name, last) = (words[2], Int(words[words.count - 1]).flatMap { $0 > 0 ? $0 : nil })
    switch (words[1], words.count, last) {
    case ("event", 3, _):
      guard let event = Explorer.Event(rawValue: name) else { return nil }
      self = .event(event)
    case ("event", 4, let window?):
      guard let event = Explorer.WindowEvent(rawValue: name) else { return nil }
      self = .windowEvent(event, window: window)
    case ("wait", 3, let seconds?) where seconds <= ExplorerClock.century:
      self = .wait(seconds: Int64(seconds))
    case ("fail", 3, let change?): self = .fail(change: change)
    default: return nil
    }
  }

  /// The line of a transcript.
  var line: String {
    switch self {
    case .event(let event): "#! event \(event.rawValue)"
    case .windowEvent(let event, let window): "#! event \(event.rawValue) \(window)"
    case .wait(let seconds): "#! wait \(seconds)"
    case .fail(let change): "#! fail \(change)"
    }
  }
}
