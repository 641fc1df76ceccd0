/// What a controller shows in a window: elements, from top to bottom.
///
/// A screen is written once. It knows no renderer, no log and no language: text and pages draw any
/// screen, a test touches any screen by its labels, and a trace sees any screen's touches. A
/// controller knows only the protocol that refines this one, so that a mock can stand for the screen.
@MainActor
public protocol Screen: AnyObject {
  /// What is on the screen, from top to bottom.
  var elements: [Element] { get }

  /// The button that Return touches once every field is filled.
  var primaryButton: Button? { get }
}

extension Screen {
  /// Nothing: enough for a mock.
  public var elements: [Element] { [] }

  /// The first button.
  public var primaryButton: Button? {
    for case .button(let button) in elements { return button }
    return nil
  }

  /// What a person can touch, from top to bottom.
  public var controls: [Control] {
    var controls: [Control] = []
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

/// A screen with nothing on it: what a controller gets that loads none of its own.
public final class EmptyScreen: Screen {
  /// Makes the screen.
  public init() {}
}
