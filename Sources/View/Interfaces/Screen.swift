/// What a controller shows in a window: elements, from top to bottom.
///
/// A screen is written once. It knows no renderer, no log and no language. A controller knows only
/// the protocol that refines this one, so that a mock can replace the screen.
@MainActor
public protocol Screen: AnyObject {
  /// What is on the screen, from top to bottom.
  var elements: [Element] { get }

  /// The button that Return touches once every field is filled, or `nil`: then Return does nothing.
  var primaryButton: Button? { get }
}

extension Screen {
  /// No elements: enough for a mock.
  public var elements: [Element] { [] }

  /// The button whose role is primary, otherwise the first one, unless that is destructive.
  public var primaryButton: Button? {
    var first: Button?
    for case .button(let button) in elements {
      if button.role == .primary { return button }
      if first == nil { first = button }
    }
    return first?.role == .destructive ? nil : first
  }

  /// The fields and buttons, from top to bottom.
  public var controls: [Control] {
    let elements = elements
    var controls: [Control] = []
    controls.reserveCapacity(elements.count)
    for element in elements { if let control = element.control { controls.append(control) } }
    return controls
  }

  /// The fields, from top to bottom.
  public var fields: [TextField] {
    var fields: [TextField] = []
    for case .field(let field) in elements { fields.append(field) }
    return fields
  }
}

/// A screen with nothing on it: the view of a controller that does not override `loadView()`.
public final class EmptyScreen: Screen {
  /// Creates the screen.
  public init() {}
}
