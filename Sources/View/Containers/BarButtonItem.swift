/// A button in the bar of a navigation controller: UIKit's `UIBarButtonItem`.
///
/// ```swift
/// let done = BarButtonItem(
///   title: "Done", style: .done, target: cup, action: Cup.pour)
/// done.isEnabled = false
/// menu.navigationItem.rightBarButtonItem = done
/// ```
@MainActor
public final class BarButtonItem {
  /// How a button looks: UIKit's styles with its raw values.
  public enum Style: Int, Sendable {
    /// The usual look.
    case plain = 0
    /// What finishes the screen; Return touches it.
    case done = 2
  }

  /// The button that is touched.
  public let button: Button

  /// The title.
  public var title: Phrase {
    get { button.label }
    set { button.setTitle(newValue, for: .normal) }
  }

  /// Whether it can be touched.
  public var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }

  /// Creates a button that calls a method of an object, held weakly.
  public init<Target: AnyObject>(
    title: Phrase, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    button = Button(title)
    if style == .done { button.role = .primary }
    button.addTarget(target, action: action, for: .touchUpInside)
  }
}
