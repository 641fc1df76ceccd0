/// A screen as text: its elements from top to bottom.
///
/// A new screen for the text renderer is a class that conforms to this protocol and to the
/// protocol its controller knows; the window draws it, numbers what can be touched and finds what
/// a person names.
@MainActor
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
  /// From now on, a touch on one of the buttons is a turn of the window's application.
  public func didEnter(_ window: any WindowView) {
    guard let turn = window.textInput.turn else { return }
    for case .button(let button) in elements { button.turn = turn }
  }

  /// The first button.
  public var primaryButton: TextButton? {
    for case .button(let button) in elements { return button }
    return nil
  }

  /// The fields among the elements.
  public var editableFields: [EditableTextField] {
    var fields: [EditableTextField] = []
    for case .field(let field) in elements { fields.append(field) }
    return fields
  }

  /// What Return alone touches.
  var nextControl: TextControl? { elements.nextControl(orElse: primaryButton) }
}

// Loops, because a closure that the standard library calls asks for its actor each time.
extension [TextElement] {
  /// Whether the logo stands above everything.
  var hasBanner: Bool {
    if case .banner? = first { true } else { false }
  }

  /// What can be touched, in the order of its numbers.
  var controls: [TextControl] {
    var controls: [TextControl] = []
    controls.reserveCapacity(count)
    for index in indices {
      if let control = self[index].control { controls.append(control) }
    }
    return controls
  }

  /// What Return alone touches: the first empty field, else a button.
  func nextControl(orElse button: TextButton?) -> TextControl? {
    for index in indices {
      if case .field(let field) = self[index], field.text.isEmpty { return .field(field) }
    }
    guard let button else { return nil }
    return .button(button)
  }
}
