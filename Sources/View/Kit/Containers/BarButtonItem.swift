public import View

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

  /// What many screens have: of UIKit's items, those that are words, with its raw values.
  public enum SystemItem: Int, CaseIterable, Sendable {
    /// Finishes the screen.
    case done = 0
    /// Leaves everything as it was.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Stores what was edited, and finishes the screen.
    case save = 3
    /// Makes something new.
    case add = 4

    var title: Phrase {
      switch self {
      case .done: Phrase("Done", ko: "완료")
      case .cancel: .cancel
      case .edit: Phrase("Edit", ko: "편집")
      case .save: Phrase("Save", ko: "저장")
      case .add: Phrase("Add", ko: "추가")
      }
    }

    var style: Style { self == .done || self == .save ? .done : .plain }
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
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - style: how it is emphasized.
  ///   - target: the object, held weakly.
  ///   - action: the method of its class, as `OrderController.save`.
  public convenience init<Target: AnyObject>(
    title: Phrase, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title, style)
    button.addTarget(target, action: action, for: .touchUpInside)
  }

  /// Creates a button that calls a closure with an object, held weakly, as long as that lives.
  public convenience init<Target: AnyObject>(
    title: Phrase, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> Void
  ) {
    self.init(title, style)
    button.addTarget(target, action: { target in { action(target) } }, for: .touchUpInside)
  }

  /// Creates a button with the title and the style of what many screens have, such as Save; it
  /// calls a method.
  ///
  /// - Parameters:
  ///   - systemItem: what it is for.
  ///   - target: the object, held weakly.
  ///   - action: the method of its class, as `OrderController.save`.
  public convenience init<Target: AnyObject>(
    _ systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
  }

  /// Creates such a button that calls a closure.
  public convenience init<Target: AnyObject>(
    _ systemItem: SystemItem, target: Target?, action: @escaping @MainActor (Target) -> Void
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
  }

  private init(_ title: Phrase, _ style: Style) {
    button = Button(title)
    if style == .done { button.role = .primary }
  }
}
