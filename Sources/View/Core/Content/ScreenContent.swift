/// What a screen shows, without a language: the one reading of its elements.
///
/// Every renderer draws it, and an explorer tells screens apart by it. It is a value: it stays as
/// it is when the screen changes or goes. What a person must not see is not in it: of a secret only
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
}
