/// What a controller shows in a window: elements, from top to bottom.
///
/// A screen is written once. It knows no renderer, no log and no language. A controller knows only
/// the protocol that refines this one, so that a mock can replace the screen.
///
/// ```swift
/// final class OrderScreen: OrderView {
///   weak var delegate: (any OrderViewDelegate)?
///   let tea = TextField("Tea", placeholder: "Which one?")
///
///   private lazy var order = Button(
///     "Order", sends: "orderTouched()", to: { [weak self] in self?.delegate }
///   ) { $0.orderTouched() }
///
///   var elements: [Element] { [.title("Tea"), .field(tea), .button(order)] }
/// }
/// ```
@MainActor
public protocol Screen: AnyObject {
  /// What is on the screen, from top to bottom.
  var elements: [Element] { get }

  /// The button that Return touches once every field is filled, or `nil`: then Return does nothing.
  var primaryButton: Button? { get }

  /// The screen itself, if it can show other screens; `nil` for most.
  var container: ContainerScreen? { get }

  /// Shows what it reads of a model: after `updateProperties()` of its controller, and again after
  /// a change of what it has read.
  func updateProperties()
}

extension Screen {
  /// Most screens show no others.
  public var container: ContainerScreen? { nil }

  /// Most screens read no model.
  public func updateProperties() {}

  /// No elements: enough for a mock.
  public var elements: [Element] { [] }

  /// The button whose role is primary, otherwise the first one, unless that is destructive.
  public var primaryButton: Button? {
    var first: Button?
    for element in elements {
      guard let button = element.button, button.isEnabled, !button.isHidden else { continue }
      if button.role == .primary { return button }
      if first == nil { first = button }
    }
    return first?.role == .destructive ? nil : first
  }

  /// The elements that a person sees.
  public var shownElements: [Element] {
    let elements = elements
    // A new list only where one is hidden: else a flow through a pipe takes a twelfth longer.
    for element in elements where !element.isShown { return elements.filter(\.isShown) }
    return elements
  }

  /// What can be touched, from top to bottom; its numbers at a prompt begin with 1.
  ///
  /// The cells of grids come last: they have names alone.
  public var controls: [Control] { shownElements.controls }

  /// The fields, from top to bottom.
  public var fields: [TextField] { textControls.compactMap { $0 as? TextField } }

  /// The fields and the text views, from top to bottom.
  public var textControls: [TextControl] {
    var texts: [TextControl] = []
    for element in elements where element.isShown {
      if let text = element.textControl { texts.append(text) }
      if let source = element.source { texts += source.textControls }
    }
    return texts
  }

  /// The highlighted ones of the fields; most screens have none, and then no list is made.
  package var highlightedFields: [TextControl] {
    var fields: [TextControl] = []
    for element in elements where element.isShown {
      if let text = element.textControl, text.isHighlighted { fields.append(text) }
      if let source = element.source { fields += source.textControls.filter(\.isHighlighted) }
    }
    return fields
  }

  /// Whether a control is on the screen, and not hidden.
  package func has(_ control: Control) -> Bool { !control.isHidden && lists(control) }

  /// Whether a control is on the screen, hidden or not.
  func lists(_ control: Control) -> Bool {
    for element in elements where element.has(control) { return true }
    return false
  }
}

/// A screen with nothing on it: the view of a controller that does not override `loadView()`.
///
/// ```swift
/// let controller = ViewController()
/// #expect(controller.view is EmptyScreen)
/// ```
public final class EmptyScreen: Screen {
  /// Creates the screen.
  public init() {}
}
