/// One part of a screen.
///
/// It knows its controls and whether it is shown, and reads itself for those who draw:
/// ``ScreenContent/Part`` is the closed enumeration of what is drawn.
///
/// ```swift
/// var elements: [Element] {
///   [
///     .title("Menu"), .label(note), .toggle(sugar), .segments(size),
///     .table(teas), .button(order),
///   ]
/// }
/// ```
@MainActor
public struct Element {
  /// What every app has; of all else, its source.
  package enum Kind {
    indirect case text(Phrase, ScreenContent.TextRole)
    indirect case message(Phrase, title: Phrase?)
    case label(Label)
    case field(TextField)
    case textView(TextView)
    case button(Button)
    case toggle(Switch)
    // In a box, which only a screen with one of these pays for: an element has the size of a
    // pointer.
    indirect case source(any ElementSource)
  }

  package let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// An element that is none of those below: a list, a grid, a picker.
  package init(_ source: any ElementSource) { kind = .source(source) }

  /// What is above everything, once, when the screen appears: a name or a logo.
  public static func banner(_ text: Phrase) -> Element { Element(.text(text, .banner)) }

  /// The screen's title.
  public static func title(_ text: Phrase) -> Element { Element(.text(text, .title)) }

  /// A line of text that never changes.
  public static func label(_ text: Phrase) -> Element { .label(Label(text)) }

  /// A line of text, which the label may change; while it has none, it takes no line.
  public static func label(_ label: Label) -> Element { Element(.label(label)) }

  /// A message that asks for an answer, with its title if it has one.
  public static func message(_ message: Phrase, title: Phrase?) -> Element {
    Element(.message(message, title: title))
  }

  /// A field to fill in.
  public static func field(_ field: TextField) -> Element { Element(.field(field)) }

  /// A text of several lines to fill in.
  public static func textView(_ view: TextView) -> Element { Element(.textView(view)) }

  /// A button.
  public static func button(_ button: Button) -> Element { Element(.button(button)) }

  /// Something that is on or off.
  public static func toggle(_ toggle: Switch) -> Element { Element(.toggle(toggle)) }
}

/// An element that the core does not name: it knows its controls, and reads itself.
@MainActor
package protocol ElementSource: AnyObject {
  /// Whether a person sees it.
  var isShown: Bool { get }

  /// What can be touched there and has a number, in order.
  var controls: [Control] { get }

  /// What can be touched there by its name alone, as the cells of a grid can.
  var namedControls: [Control] { get }

  /// The texts in its rows that can be edited.
  var textControls: [TextControl] { get }

  /// Whether a control can be touched there; calls neither a delegate nor a data source.
  func has(_ control: Control) -> Bool

  /// Whether it is a control with a value, and this one.
  func isValue(_ control: Control) -> Bool

  /// It is in a window, with its screen or after it; called again while it is there.
  func enter(_ input: TextInputContext)

  /// It left that window, with its screen or its row; it may be in another one already.
  func leave(_ input: TextInputContext)

  /// What it shows.
  func read(by reader: inout ScreenContentReader) -> ScreenContent.Part

  /// Names what of it no person sees now, and may see later: the elements in it, and anything else.
  func readHidden(_ see: (HiddenDetail) -> Void)
}

/// What no person sees of an element now, and may see later.
package enum HiddenDetail {
  /// A number, or whether something is so.
  case number(Int)
  /// What was typed.
  case text(String)
  /// Elements in a row.
  case elements([Element])
}

extension Element {
  /// The label, the control, or the list there; `nil` for a text that never changes.
  public var view: AnyObject? {
    switch kind {
    case .text, .message: nil
    case .label(let label): label
    case .field(let field): field
    case .textView(let view): view
    case .button(let button): button
    case .toggle(let toggle): toggle
    case .source(let source): source
    }
  }

  /// Whether a person sees it: not a hidden control, and not a label without text.
  public var isShown: Bool {
    switch kind {
    case .text, .message: true
    case .label(let label): label.isShown
    case .field(let field): !field.isHidden
    case .textView(let view): !view.isHidden
    case .button(let button): !button.isHidden
    case .toggle(let toggle): !toggle.isHidden
    case .source(let source): source.isShown
    }
  }

  /// The text that can be edited there, or `nil`; not that of a row.
  package var textControl: TextControl? {
    switch kind {
    case .field(let field): field
    case .textView(let view): view
    case .text, .message, .label, .button, .toggle, .source: nil
    }
  }

  /// The button there, or `nil`; not that of a row.
  var button: Button? {
    switch kind {
    case .button(let button): button
    case .text, .message, .label, .field, .textView, .toggle, .source: nil
    }
  }

  /// What knows itself, or `nil` for what every app has.
  package var source: (any ElementSource)? {
    switch kind {
    case .source(let source): source
    case .text, .message, .label, .field, .textView, .button, .toggle: nil
    }
  }

  /// The only thing that can be touched there, or `nil`.
  public var control: Control? {
    switch kind {
    case .text, .message, .label: nil
    case .field(let field): field
    case .textView(let view): view
    case .button(let button): button
    case .toggle(let toggle): toggle
    case .source(let source): source.controls.count == 1 ? source.controls[0] : nil
    }
  }

  /// What can be touched there, in order.
  public var controls: [Control] {
    if let source { source.controls } else if let control { [control] } else { [] }
  }

  /// Whether a control can be touched there.
  package func has(_ control: Control) -> Bool {
    switch kind {
    case .text, .message, .label: false
    case .field(let field): field === control
    case .textView(let view): view === control
    case .button(let button): button === control
    case .toggle(let toggle): toggle === control
    case .source(let source): source.has(control)
    }
  }

  /// Whether it is a control with a value, and this one.
  func isValue(_ control: Control) -> Bool {
    switch kind {
    case .toggle(let toggle): toggle === control
    case .source(let source): source.isValue(control)
    case .text, .message, .label, .field, .textView, .button: false
    }
  }

  /// Names what of it no person sees now, and may see later: the text of a secure field, and what a
  /// list or a grid does when it is touched.
  package func readHidden(_ see: (HiddenDetail) -> Void) {
    switch kind {
    case .field(let field): if field.isSecureTextEntry { see(.text(field.text ?? "")) }
    case .textView(let view): see(.number(view.hasTypedLine ? 1 : 0))
    case .source(let source): source.readHidden(see)
    // A person sees all that they have.
    case .text, .message, .label, .button, .toggle: break
    }
  }
}

extension [Element] {
  /// What can be touched there, in the order of its numbers at a prompt; the cells of grids come last.
  @MainActor
  var controls: [Control] {
    var controls: [Control] = []
    controls.reserveCapacity(count)
    var named: [Control] = []
    for element in self {
      // Most elements are one control: a list of each takes a flow a twelfth longer.
      if let source = element.source {
        controls += source.controls
        named += source.namedControls
      } else if let control = element.control {
        controls.append(control)
      }
    }
    return named.isEmpty ? controls : controls + named
  }
}
