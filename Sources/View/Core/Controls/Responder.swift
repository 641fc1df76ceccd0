/// Something that an action without a target, or the Escape key, is passed on to: UIKit's
/// `UIResponder`.
///
/// The responders of a window are a chain: the controller whose screen is touched, its parents, the
/// window, the scene, the application and its delegate.
///
/// ```swift
/// let help = Button("Help")
/// help.addTarget(nil, action: HelpController.showHelp, for: .touchUpInside)
/// ```
@MainActor
public protocol Responder: AnyObject {
  /// The next responder of the chain, or `nil`.
  var next: (any Responder)? { get }

  /// The Escape key: UIKit's call of this name.
  ///
  /// - Returns: whether it did something; otherwise the next responder is asked.
  func accessibilityPerformEscape() -> Bool
}

/// Knows which responder comes first for a control: a window.
@MainActor
package protocol ResponderFinder: AnyObject {
  /// The first responder for a control on the uppermost screen, or for that screen itself.
  func responder(showing control: Control?) -> (any Responder)?

  /// The view of the window.
  var view: WindowView { get }

  /// Whether a person can touch the window: its scene is active.
  var isActive: Bool { get }

  /// What is kept with the first responder of what is in front, or with the next of its chain that
  /// has a part of this class; `nil` if none has.
  func frontPart<Part: AnyObject>(_ kind: Part.Type) -> Part?
}

extension Responder {
  /// The next responder of the chain: none.
  public var next: (any Responder)? { nil }

  /// Does nothing.
  public func accessibilityPerformEscape() -> Bool { false }

  /// This responder, then those that follow it.
  public var chain: [any Responder] {
    Array(sequence(first: self as any Responder) { $0.next })
  }
}
