/// What a screen shows, in one language: what a page draws, as HTML or as SVG.
///
/// It is a value: it stays as it is when the screen changes or goes. What a person must not see is
/// not in it: of a secret only whether there is one.
///
/// ```swift
/// let content = ScreenContent(of: OrderScreen(), in: .english)
/// let form = content.html(headingLevel: 2)
/// let picture = content.svg(.dark)
/// ```
public struct ScreenContent: Equatable, Sendable {
  /// A part of a screen: an ``Element`` in words.
  ///
  /// ```swift
  /// for case .control(let item) in content.parts {
  ///   names.append("\(item.number) \(item.name)")
  /// }
  /// ```
  public enum Part: Equatable, Sendable {
    /// What is above everything.
    case banner(String)
    /// The title.
    case title(String)
    /// A line of text.
    case text(String)
    /// A message that asks for an answer.
    case message(String, title: String?)
    /// A field, a button or a switch.
    case control(Item)
    /// A choice of one of a few, with its name.
    case choice(String, [Item])
    /// A list, line for line.
    case list([ListLine])
  }

  /// A line of a list.
  public enum ListLine: Equatable, Sendable {
    /// Above a section.
    case header(String)
    /// A row, or a button below the rows.
    case row(Item)
    /// A row with parts of its own.
    case parts([Part])
    /// Below a section.
    case footer(String)
  }

  /// What can be touched.
  public struct Item: Equatable, Sendable {
    /// What it is.
    public enum Kind: Equatable, Sendable {
      /// A field with its text, and what is shown while that is empty.
      case field(String, placeholder: String?)
      /// A field whose text is hidden.
      case hiddenField(isFilled: Bool, placeholder: String?)
      /// A button.
      case button
      /// A switch, and the word for its value.
      case toggle(isOn: Bool, String)
      /// One of a choice.
      case segment
      /// A row, its box if it has one, what stands beside it, and what else can be done with it.
      case row(isChecked: Bool?, detail: String?, verbs: [String])
    }

    /// What it is.
    public let kind: Kind
    /// The number that a person may type for it, from 1.
    public let number: Int
    /// What it is called.
    public let name: String
    /// What else there is to say about it.
    public let marks: Marks
  }

  /// What there is to say about something that can be touched.
  public struct Marks: OptionSet, Sendable {
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

  /// The language of the words.
  public let language: Language

  /// What a screen shows now.
  @MainActor
  public init(of screen: any Screen, in language: Language) {
    var reader = ScreenContentBuilder(language, primary: screen.primaryButton)
    parts = screen.shownElements.map { reader.part($0) }
    self.language = language
  }

  /// The first title, else the title or the text of the message, else nothing.
  public var title: String {
    for case .title(let title) in parts { return title }
    for case .message(let message, let title) in parts { return title ?? message }
    return ""
  }

  /// Whether it asks for an answer.
  public var isAlert: Bool {
    parts.contains { if case .message = $0 { true } else { false } }
  }
}
