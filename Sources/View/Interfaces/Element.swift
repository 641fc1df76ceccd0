/// One part of a screen.
///
/// The enumeration is closed: after a kind is added, the compiler lists every renderer that has to
/// draw it.
@MainActor
public enum Element {
  /// What is above everything, once, when the screen appears: a name or a logo.
  indirect case banner(Phrase)
  /// The screen's title.
  indirect case title(Phrase)
  /// A line of text.
  indirect case label(Phrase)
  /// A message that asks for an answer, with its title if it has one.
  indirect case message(Phrase, title: Phrase?)
  /// A field to fill in.
  case field(TextField)
  /// A button.
  case button(Button)

  /// The field or button, or `nil` for what cannot be touched.
  public var control: Control? {
    switch self {
    case .banner, .title, .label, .message: nil
    case .field(let field): field
    case .button(let button): button
    }
  }
}
