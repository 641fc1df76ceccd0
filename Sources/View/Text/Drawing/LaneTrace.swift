package import Model
import View

/// An entry of a trace at a terminal: an arrow from the caller's layer to the receiver's, and the
/// names of both.
///
/// The layers are person, view, controller, model and system, each with the first letter of its
/// name in a column of its own, and with a color.
struct LaneTrace {
  private let event: Event

  /// Who calls, or gets a result.
  private let caller: String

  /// - Parameters:
  ///   - event: the entry.
  ///   - caller: the name of the object that makes the call, or gets the result; `nil` if only its
  /// layer is known.
  ///   - language: the language of the layers' names.
  init(_ event: Event, from caller: String?, in language: Language) {
    self.event = event
    let lane = event.kind == .result ? event.receiverLane : event.callerLane
    self.caller = caller ?? lane.map { language[Phrase($0)] } ?? ""
  }

  /// The lines of the entry, broken at the joints of the call.
  func lines(on traits: TextTraits) -> TextBuffer {
    let head = head(isWide: traits.columns.map { $0 >= Self.wide } ?? true)
    let width = head.map(\.text.displayWidth).reduce(0, +)
    // Where there is hardly room, what is broken goes on near the edge.
    let indentation = traits.columns.map { $0 < Self.narrow ? 1 : width } ?? width
    let rooms = (traits.room(after: width), traits.room(after: indentation))
    var lines = TextBuffer()
    for (index, line) in broken(rooms).enumerated() {
      if index == 0 {
        for part in head { lines.add(part.text, part.style, on: traits) }
      } else {
        lines.addSpaces(indentation)
      }
      for part in line.withoutSpaceAtEnd { lines.add(part.text, part.style, on: traits) }
      lines.endLine()
    }
    return lines
  }

  /// A text in one style.
  fileprivate struct Part {
    var text: String
    let style: TextStyle?
  }

  // MARK: - The arrow

  /// From how many columns on there is a column for each layer.
  private static let wide = 64

  /// Up to how many columns every column is needed.
  private static let narrow = 40

  private func head(isWide: Bool) -> [Part] {
    guard let receiver = event.receiverLane else { return [Part(text: "  ! ", style: .refusal)] }
    let caller = event.callerLane ?? receiver
    // A result goes back: from the object that was called to the caller.
    guard isWide else {
      let sign = caller == receiver ? " " : event.kind == .result ? "▷" : "▶"
      let to = caller == receiver ? " " : receiver.letter
      return [
        Part(text: caller.letter, style: letterStyle), Part(text: sign, style: arrowStyle),
        Part(text: to, style: letterStyle), Part(text: " ", style: nil),
      ]
    }
    var cells = Array(repeating: "·", count: 13)
    for index in cells.indices where index % 3 != 0 { cells[index] = " " }
    let (from, to) = (caller.column, receiver.column)
    for index in min(from, to)...max(from, to) {
      cells[index] = event.kind == .result ? "╌" : "─"
    }
    (cells[from], cells[to]) = (caller.letter, receiver.letter)
    if from < to { cells[to - 1] = event.kind == .result ? "▷" : "▶" }
    if from > to { cells[to + 1] = event.kind == .result ? "◁" : "◀" }
    let (low, high) = (min(from, to), max(from, to))
    let arrow =
      low == high
      ? []
      : [
        Part(text: cells[low + 1..<high].joined(), style: arrowStyle),
        Part(text: cells[high], style: letterStyle),
      ]
    return [
      Part(text: "  " + cells[..<low].joined(), style: .dim),
      Part(text: cells[low], style: letterStyle),
    ] + arrow + [Part(text: cells[(high + 1)...].joined() + "  ", style: .dim)]
  }

  /// The layer that is called, or that answers.
  private var lane: Lane? {
    event.kind == .result ? event.callerLane : event.receiverLane
  }

  private var letterStyle: TextStyle { event.isCallback ? .dim : .bold }

  private var arrowStyle: TextStyle {
    event.isCallback ? .dim : lane.map(TextStyle.arrow) ?? .refusal
  }

  private var nameStyle: TextStyle {
    event.isCallback ? .dim : lane.map(TextStyle.name) ?? .refusal
  }

  // MARK: - The call

  private var parts: [Part] {
    let text = event.text.printable
    let name = Part(text: event.receiver.printable, style: nameStyle)
    switch event.kind {
    case .diagnostic: return [Part(text: event.description.printable, style: .refusal)]
    case .result:
      return [
        Part(text: caller.printable + " ◀ ", style: .dim), name,
        Part(text: " = \(text)", style: .dim),
      ]
    case .call:
      let more = (event.result.map { " = \($0)" } ?? "") + (event.state.map { " (\($0))" } ?? "")
      return [
        Part(text: caller.printable + " ▶ ", style: .dim), name,
        Part(text: ".\(text)", style: event.isCallback ? .dim : nil),
        Part(text: more.printable, style: .dim),
      ]
    }
  }

  /// The parts as lines of some columns, of which the first may have fewer.
  private func broken(_ rooms: (first: Int?, rest: Int?)) -> [[Part]] {
    guard let first = rooms.first, let rest = rooms.rest else { return [parts] }
    var lines: [[Part]] = [[]]
    var width = 0
    for part in parts {
      for piece in part.text.piecesAtJoints {
        // A piece that is too wide for any line is broken inside.
        for piece in piece.lines(of: rest) {
          let room = lines.count == 1 ? first : rest
          if width > 0 || room < rest, width + piece.withoutSpaceAtEnd.displayWidth > room {
            lines.append([])
            width = 0
          }
          let text = width == 0 ? piece.withoutSpaceAtStart : piece
          lines[lines.count - 1].append(Part(text: text, style: part.style))
          width += text.displayWidth
        }
      }
    }
    return lines
  }
}

extension [LaneTrace.Part] {
  /// A space before a line break is not seen.
  fileprivate var withoutSpaceAtEnd: [LaneTrace.Part] {
    guard var last else { return self }
    last.text = last.text.withoutSpaceAtEnd
    return dropLast() + [last]
  }
}

extension Lane {
  /// The first letter of its name in English.
  package var letter: String { rawValue.prefix(1).uppercased() }

  /// The column of its letter.
  fileprivate var column: Int { Self.allCases.prefix { $0 != self }.count * 3 }
}

extension String {
  /// The pieces of a call, each with the joint at its end: a point, a parenthesis, a comma or a
  /// space.
  ///
  /// What stands in parentheses after a space, as a state does, begins with its parenthesis.
  fileprivate var piecesAtJoints: [String] {
    var pieces = [""]
    for character in self {
      let isFirst = pieces[pieces.count - 1].isEmpty
      pieces[pieces.count - 1].append(character)
      if ".(, ".contains(character), !(isFirst && character == "(") { pieces.append("") }
    }
    return pieces.filter { !$0.isEmpty }
  }

  fileprivate var withoutSpaceAtEnd: String { hasSuffix(" ") ? String(dropLast()) : self }

  fileprivate var withoutSpaceAtStart: String { hasPrefix(" ") ? String(dropFirst()) : self }
}

extension Phrase {
  /// The name of a lane.
  package init(_ lane: Lane) {
    self =
      switch lane {
      case .person: Phrase("Person", ko: "사용자")
      case .view: Phrase("View", ko: "뷰")
      case .controller: Phrase("Controller", ko: "컨트롤러")
      case .model: Phrase("Model", ko: "모델")
      case .system: Phrase("System", ko: "시스템")
      }
  }
}

extension Event {
  /// Whether the system calls, or gets the result: a callback of the life cycle.
  package var isCallback: Bool { callerLane == .system || receiverLane == .system }
}
