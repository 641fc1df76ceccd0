/// A screen as text: its elements from top to bottom.
///
/// A new screen for the text renderer is a class that conforms to this protocol and to the
/// protocol its controller knows; the window draws it, numbers what can be touched and finds what
/// a person names.
public protocol TextScreen: ViewInterface {
  /// What the screen shows, from top to bottom.
  var elements: [TextElement] { get }

  /// The button that Return touches once every field is filled, or `nil`.
  var primaryButton: TextButton? { get }
}

/// One line of a screen.
public enum TextElement {
  /// The logo and the three dots of the notes' screens.
  case banner
  /// The name of the screen.
  case title(String)
  /// A line to be read.
  case label(String)
  /// A message that asks for an answer, with its title.
  case alert(title: String, message: String)
  /// A line that can be edited.
  case field(TextFormField)
  /// A line that can be touched.
  case button(TextButton)
}

extension TextScreen {
  /// The first button.
  public var primaryButton: TextButton? { controls.lazy.compactMap(\.button).first }

  /// The fields among the elements.
  public var editableFields: [EditableTextField] { controls.compactMap { $0.field?.field } }

  /// What can be touched, in the order of its numbers.
  var controls: [TextControl] {
    elements.compactMap { element in
      switch element {
      case .field(let field): .field(field)
      case .button(let button): .button(button)
      default: nil
      }
    }
  }
}

/// Something that a person can touch.
enum TextControl {
  case field(TextFormField)
  case button(TextButton)

  var field: TextFormField? {
    if case .field(let field) = self { field } else { nil }
  }

  var button: TextButton? {
    if case .button(let button) = self { button } else { nil }
  }

  var name: Phrase {
    switch self {
    case .field(let field): field.name
    case .button(let button): button.name
    }
  }
}
