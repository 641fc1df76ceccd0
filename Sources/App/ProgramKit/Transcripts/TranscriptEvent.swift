import Controller
import Model
import View
import ViewKit
import Workshop

/// An event around the app that a transcript makes happen, without a typed line.
enum TranscriptEvent: Equatable {
  /// `#! event memoryWarning`, `#! event resizeBegan 1`: an event of the app, or of the window with
  /// that number.
  case event(SystemEvent.Kind, window: Int? = nil)
  /// `#! link vestibule://sign-up`: something arrives, as after the command of that name.
  case arrive(DeviceCommand, String)
  /// `#! wait 60`: so many seconds pass, at most a hundred years of them, as after `:wait 60`.
  case wait(seconds: Double)
  /// `#! fail 1`: so many changes of the store from here, one fails.
  case fail(change: Int)
  /// `#! leave`: the field is left if one is edited, as after Ctrl-C, which else ends the program.
  case leave

  /// Creates it from a line, or returns `nil` if the line is something else.
  init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    if words == ["#!", "leave"] {
      self = .leave
      return
    }
    guard words.first == "#!", words.count > 2 else { return nil }
    if let command = DeviceCommand(rawValue: words[1]), command.arrival != nil {
      self = .arrive(command, words.dropFirst(2).joined(separator: " "))
      return
    }
    let (name, last) = (words[2], Int(words[words.count - 1]).flatMap { $0 > 0 ? $0 : nil })
    switch (words[1], words.count, last) {
    case ("event", 3, _), ("event", 4, _?):
      let need: SystemEvent.Kind.Need = words.count == 3 ? .nothing : .window
      guard let kind = SystemEvent.Kind(rawValue: name), kind.need == need else { return nil }
      self = .event(kind, window: need == .window ? last : nil)
    case ("wait", 3, _):
      guard let seconds = WaitedTime.seconds(of: name) else { return nil }
      self = .wait(seconds: seconds)
    case ("fail", 3, let change?): self = .fail(change: change)
    default: return nil
    }
  }

  /// Whether the store fails at what comes next.
  var isFault: Bool {
    switch self {
    case .fail: true
    case .event, .arrive, .wait, .leave: false
    }
  }

  /// The line of a transcript.
  var line: String {
    switch self {
    case .event(let kind, let window):
      "#! event \(kind.rawValue)" + (window.map { " \($0)" } ?? "")
    case .arrive(let command, let argument): "#! \(command.rawValue) \(argument)"
    case .wait(let seconds): "#! wait \(seconds.plain)"
    case .fail(let change): "#! fail \(change)"
    case .leave: "#! leave"
    }
  }
}
