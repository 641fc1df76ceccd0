/// What a screen shows, without a language: the one reading of its elements.
///
/// Every renderer draws it, and an explorer tells screens apart by it. It is a value: it stays as it
/// is when the screen changes or goes. What a person must not see is not in it: of a secret only
/// whether there is one.
///
/// ```swift
/// let content = ScreenContent(of: OrderScreen())
/// let form = content.html(in: .english, headingLevel: 2)
/// let picture = content.svg(.dark, in: .english)
/// ```
public struct ScreenContent: Hashable, Sendable {
  /// A part of a screen.
  ///
  /// ```swift
  /// for case .control(let item) in content.parts {
  ///   names.append("\(item.number) \(item.name.english)")
  /// }
  /// ```
  public enum Part: Hashable, Sendable {
    /// A text.
    case text(Phrase, TextRole)
    /// A message that asks for an answer.
    case message(Phrase, title: Phrase?)
    /// How far something is: its name, how far of 1, and the same in words.
    case progress(Phrase, Double, Phrase)
    /// Something that can be touched.
    case control(Item)
    /// A choice of one of a few, with its name.
    case choice(Phrase, [Item])
    /// A list, line for line: its rows, and the texts and buttons around them.
    case list([Part])
    /// A row of a list that has parts of its own.
    case row([Part])
    /// Rows and columns of cells.
    case grid(Grid)
  }

  /// Rows and columns of cells.
  public struct Grid: Hashable, Sendable {
    /// What is above the columns.
    public let columns: [Phrase]
    /// What is in front of each row, and its cells.
    public let rows: [Row]
    /// What shows another part of it.
    public let buttons: [Item]

    package init(columns: [Phrase], rows: [Row], buttons: [Item]) {
      (self.columns, self.rows, self.buttons) = (columns, rows, buttons)
    }

    /// A row.
    public struct Row: Hashable, Sendable {
      /// What is in front of it.
      public let title: Phrase
      /// Its cells, a column each.
      public let cells: [Item]

      package init(title: Phrase, cells: [Item]) { (self.title, self.cells) = (title, cells) }
    }
  }

  /// What a text is for.
  ///
  /// ```swift
  /// for case .text(let text, .title) in content.parts { titles.append(text) }
  /// ```
  public enum TextRole: Int, Sendable {
    /// It is above everything.
    case banner
    /// The title.
    case title
    /// A line of text.
    case body
    /// It is above a section of a list.
    case header
    /// It is below a section of a list.
    case footer
  }

  /// What can be touched.
  public struct Item: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      /// A field with its text, and what is shown while that is empty; for a secure text there are
      /// always three dots.
      case field(String, isSecure: Bool, placeholder: Phrase?)
      /// A text of several lines.
      case textView(String)
      /// A button.
      case button
      /// A control that shows its value; a switch is on or off too.
      case value(Phrase, isOn: Bool?)
      /// A control that shows one of several values, and the names of all of them.
      case picker(Phrase, options: [Phrase])
      /// A control that shows a number: its text, the number, and the range that it is in.
      case number(Phrase, Double, in: ClosedRange<Double>, isStepper: Bool)
      /// One of a choice.
      case segment
      /// A row, its box if it has one, what stands beside it, and what else can be done with it.
      case row(isChecked: Bool?, detail: Phrase?, verbs: [Phrase])
      /// A cell of a grid, with its text.
      case cell(Phrase)
    }

    /// What it is.
    public let kind: Kind
    /// The number that a person may type for it, from 1; 0 for what has a name alone.
    public let number: Int
    /// What it is called.
    public let name: Phrase
    /// What else there is to say about it.
    public let marks: Marks
  }

  /// What there is to say about something that can be touched.
  public struct Marks: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates marks from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is selected.
    public static let selected = Marks(rawValue: 1)
    /// It cannot be used now.
    public static let disabled = Marks(rawValue: 2)
    /// What was typed there was refused.
    public static let refused = Marks(rawValue: 4)
    /// It is being edited.
    public static let edited = Marks(rawValue: 8)
    /// Return touches it once every field is filled.
    public static let primary = Marks(rawValue: 16)
    /// It might destroy something.
    public static let destructive = Marks(rawValue: 32)
  }

  /// The parts, from top to bottom.
  public let parts: [Part]
}

extension ScreenContent {
  /// The first title, else the title or the text of the message, else nothing.
  public var title: Phrase {
    for case .text(let title, .title) in parts { return title }
    for case .message(let message, let title) in parts { return title ?? message }
    return ""
  }

  /// Whether it asks for an answer.
  public var isAlert: Bool { message != nil }

  /// The text of the message that asks for an answer, or `nil`.
  package var message: Phrase? {
    for case .message(let message, _) in parts { return message }
    return nil
  }

  /// Whether a field has the sign of a refusal.
  package var hasRefusal: Bool {
    for part in parts where part.hasRefusal { return true }
    return false
  }

  /// What can be touched, in the order of the numbers.
  package var items: [Item] { parts.flatMap(\.items) }

  /// What a person may name, in the order of ``ScreenNames``: after what has a number, the choices
  /// that have a name.
  package var named: [Part] {
    items.map(Part.control) + parts.flatMap(\.cells).map(Part.control)
      + parts.filter { if case .choice(let name, _) = $0 { name != "" } else { false } }
  }

  /// Every text, from top to bottom; of a secure field, not what was typed.
  package var phrases: [Phrase] {
    var phrases: [Phrase] = []
    visit { if case .text(let text) = $0 { phrases.append(text) } }
    return phrases
  }

  /// Every text that is not empty, in a language.
  package func texts(in language: Language) -> [String] {
    phrases.map { language[$0] }.filter { !$0.isEmpty }
  }

  /// What the rows take besides a touch.
  package var verbs: [Phrase] {
    var verbs: [Phrase] = []
    visit { if case .verb(let verb) = $0 { verbs.append(verb) } }
    return verbs
  }

  /// What the pickers may be set to.
  package var options: [Phrase] {
    var options: [Phrase] = []
    visit { if case .option(let option) = $0 { options.append(option) } }
    return options
  }

  /// Something that a screen shows, without what it is for.
  package enum Detail {
    /// A text.
    case text(Phrase)
    /// What a row takes besides a touch.
    case verb(Phrase)
    /// What a picker may be set to.
    case option(Phrase)
    /// A kind, a count, a role or a mark, as a number.
    case number(Int)
  }

  /// Calls a closure with everything that the screen shows, from top to bottom: two screens that look
  /// different differ in what they are called with.
  ///
  /// The texts of a screen and its fingerprint are made from this, so a new part is added here alone.
  package func visit(_ see: (Detail) -> Void) { parts.visit(see) }
}

extension ScreenContent.Part {
  fileprivate var items: [ScreenContent.Item] {
    switch self {
    case .text, .message, .progress: []
    case .control(let item): [item]
    case .choice(_, let items): items
    case .list(let parts), .row(let parts): parts.flatMap(\.items)
    case .grid(let grid): grid.buttons
    }
  }

  fileprivate var hasRefusal: Bool {
    switch self {
    case .text, .message, .progress, .choice, .grid: return false
    case .control(let item): return item.marks.contains(.refused)
    case .list(let parts), .row(let parts):
      for part in parts where part.hasRefusal { return true }
      return false
    }
  }

  /// The cells of a grid, which have names alone.
  fileprivate var cells: [ScreenContent.Item] {
    if case .grid(let grid) = self { grid.rows.flatMap(\.cells) } else { [] }
  }

  fileprivate func visit(_ see: (ScreenContent.Detail) -> Void) {
    switch self {
    case .text(let text, let role):
      see(.number(0))
      see(.text(text))
      see(.number(role.rawValue))
    case .message(let message, let title):
      see(.number(1))
      title.visit(see)
      see(.text(message))
    case .progress(let name, let fraction, let text):
      see(.number(6))
      see(.text(name))
      see(.text(text))
      see(.number(Int(truncatingIfNeeded: fraction.bitPattern)))
    case .control(let item):
      see(.number(2))
      item.visit(see)
    case .choice(let name, let items):
      see(.number(3))
      see(.text(name))
      see(.number(items.count))
      for item in items { item.visit(see) }
    case .list(let parts):
      see(.number(4))
      parts.visit(see)
    case .row(let parts):
      see(.number(5))
      parts.visit(see)
    case .grid(let grid):
      see(.number(7))
      see(.number(grid.columns.count))
      for column in grid.columns { see(.text(column)) }
      for row in grid.rows {
        see(.text(row.title))
        for cell in row.cells { cell.visit(see) }
      }
      for button in grid.buttons { button.visit(see) }
    }
  }
}

extension ScreenContent.Item {
  fileprivate func visit(_ see: (ScreenContent.Detail) -> Void) {
    see(.number(number))
    see(.text(name))
    see(.number(marks.rawValue))
    switch kind {
    case .field(let text, let isSecure, let placeholder):
      see(.number(0))
      placeholder.visit(see)
      see(.number(isSecure ? text.isEmpty ? 0 : 1 : 2))
      if !isSecure { see(.text(Phrase(verbatim: text))) }
    case .textView(let text):
      see(.number(9))
      see(.text(Phrase(verbatim: text)))
    case .button: see(.number(1))
    case .value(let value, let isOn):
      see(.number(2))
      see(.text(value))
      see(.number(isOn.number))
    case .picker(let value, let options):
      see(.number(5))
      see(.text(value))
      see(.number(options.count))
      for option in options { see(.option(option)) }
    case .number(let text, let number, let range, let isStepper):
      see(.number(isStepper ? 7 : 6))
      see(.text(text))
      see(.text(.range(range)))
      see(.number(Int(truncatingIfNeeded: number.bitPattern)))
    case .segment: see(.number(3))
    case .cell(let text):
      see(.number(8))
      see(.text(text))
    case .row(let isChecked, let detail, let verbs):
      see(.number(4))
      see(.number(isChecked.number))
      detail.visit(see)
      see(.number(verbs.count))
      for verb in verbs { see(.verb(verb)) }
    }
  }
}

extension [ScreenContent.Part] {
  fileprivate func visit(_ see: (ScreenContent.Detail) -> Void) {
    see(.number(count))
    for part in self { part.visit(see) }
  }
}

extension Phrase? {
  fileprivate func visit(_ see: (ScreenContent.Detail) -> Void) {
    see(.number(self == nil ? 0 : 1))
    if let text = self { see(.text(text)) }
  }
}

extension ScreenContent.Item {
  /// What stands beside the name: a value, and the range that it is in; `nil` for what has none.
  package var value: (text: Phrase, range: Phrase?)? {
    switch kind {
    case .value(let text, _), .picker(let text, _): (text, nil)
    case .number(let text, _, let range, _): (text, .range(range))
    case .field, .textView, .button, .segment, .row, .cell: nil
    }
  }
}

extension Phrase {
  /// The least and the greatest number that a control takes.
  package static func range(_ range: ClosedRange<Double>) -> Phrase {
    let (least, greatest) = (range.lowerBound.shortened, range.upperBound.shortened)
    return Phrase("\(least) to \(greatest)", ko: "\(least)~\(greatest)")
  }
}

extension Bool? {
  fileprivate var number: Int { self.map { $0 ? 1 : 0 } ?? 2 }
}
