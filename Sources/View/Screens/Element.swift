/// One part of a screen.
///
/// The enumeration is closed: after a kind is added, the compiler lists every renderer that has to
/// draw it.
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
public enum Element {
  /// What is above everything, once, when the screen appears: a name or a logo.
  indirect case banner(Phrase)
  /// The screen's title.
  indirect case title(Phrase)
  /// A line of text, which the label may change; while it has none, it takes no line.
  case label(Label)
  /// A message that asks for an answer, with its title if it has one.
  indirect case message(Phrase, title: Phrase?)
  /// A field to fill in.
  case field(TextField)
  /// A text of several lines to fill in.
  case textView(TextView)
  /// A button.
  case button(Button)
  /// Something that is on or off.
  case toggle(Switch)
  /// A choice of one of a few.
  case segments(SegmentedControl)
  /// A choice of one of several rows.
  case picker(PickerView)
  /// A number that is slid to.
  case slider(Slider)
  /// A number that is stepped up and down.
  case stepper(Stepper)
  /// How far something is.
  case progress(ProgressView)
  /// A list of rows.
  case table(TableView)
  /// Rows and columns of cells.
  case grid(CollectionView)

  /// A line of text that never changes.
  public static func label(_ text: Phrase) -> Element { .label(Label(text)) }

  /// Whether a person sees it: not a hidden control, and not a label without text.
  public var isShown: Bool {
    switch self {
    case .banner, .title, .message: true
    case .label(let label): label.isShown
    case .field(let field): !field.isHidden
    case .textView(let view): !view.isHidden
    case .button(let button): !button.isHidden
    case .toggle(let toggle): !toggle.isHidden
    case .segments(let segments): !segments.isHidden
    case .picker(let picker): !picker.isHidden
    case .slider(let slider): !slider.isHidden
    case .stepper(let stepper): !stepper.isHidden
    case .progress(let progress): !progress.isHidden
    case .table(let table): !table.isHidden
    case .grid(let grid): !grid.isHidden
    }
  }

  /// The text that can be edited there, or `nil`; not that of a row.
  package var textControl: TextControl? {
    switch self {
    case .field(let field): field
    case .textView(let view): view
    case .banner, .title, .label, .message, .button, .toggle, .segments, .picker, .slider,
      .stepper, .progress, .table, .grid:
      nil
    }
  }

  /// The table, grid or picker there, or `nil`.
  var askingView: (any AskingView)? {
    switch self {
    case .picker(let picker): picker
    case .table(let table): table
    case .grid(let grid): grid
    case .banner, .title, .label, .message, .field, .textView, .button, .toggle, .segments, .slider,
      .stepper, .progress:
      nil
    }
  }

  /// The only thing that can be touched there, or `nil`.
  public var control: Control? { controls.count == 1 ? controls[0] : nil }

  /// What can be touched there, in order.
  public var controls: [Control] {
    switch self {
    case .banner, .title, .label, .message, .progress: []
    case .field(let field): [field]
    case .textView(let view): [view]
    case .button(let button): [button]
    case .toggle(let toggle): [toggle]
    case .segments(let segments): segments.segments
    case .picker(let picker): [picker]
    case .slider(let slider): [slider]
    case .stepper(let stepper): [stepper]
    case .table(let table): table.controls
    // Grid cells are listed last and have no numbers.
    case .grid(let grid): grid.buttons
    }
  }

  /// Whether a control can be touched there.
  func has(_ control: Control) -> Bool {
    switch self {
    case .banner, .title, .label, .message, .progress: false
    case .field(let field): field === control
    case .textView(let view): view === control
    case .button(let button): button === control
    case .toggle(let toggle): toggle === control
    case .segments(let segments):
      !segments.isHidden && segments.segments.contains { $0 === control }
    case .picker(let picker): picker === control
    case .slider(let slider): slider === control
    case .stepper(let stepper): stepper === control
    case .table(let table): !table.isHidden && table.has(control)
    case .grid(let grid): !grid.isHidden && grid.has(control)
    }
  }
}
