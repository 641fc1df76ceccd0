public import View

/// What a person can do with a row besides touching it: UIKit's `UISwipeActionsConfiguration`.
///
/// ```swift
/// func tableView(
///   _ tableView: TableView,
///   trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
/// ) -> SwipeActionsConfiguration? {
///   let brew = ContextualAction(style: .normal, title: "Brew") { _, _, done in
///     self.brewed.append(self.teas[indexPath.row])
///     done(true)
///   }
///   return SwipeActionsConfiguration(actions: [brew, throwAway(indexPath)])
/// }
/// ```
@MainActor
public final class SwipeActionsConfiguration {
  /// The actions, in order.
  public let actions: [ContextualAction]

  /// Creates a configuration.
  public init(actions: [ContextualAction]) { self.actions = actions }
}

/// One of those: UIKit's `UIContextualAction`.
///
/// ```swift
/// ContextualAction(style: .destructive, title: "Throw Away") { _, cell, done in
///   self.teas.remove(at: indexPath.row)
///   cell.isHidden = true
///   done(true)
/// }
/// ```
@MainActor
public final class ContextualAction {
  /// What an action does: UIKit's styles with its raw values.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// It might destroy something.
    case destructive = 1
  }

  /// What is called: it calls the closure it gets when it is done, with whether it did anything.
  public typealias Handler =
    @MainActor (
      ContextualAction, TableViewCell, @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// What the action does.
  public let style: Style

  /// The title, a verb that a person types after the row.
  public let title: Phrase

  /// What is called when it is done.
  public let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: what the action does.
  ///   - title: a verb, which a person types after the row.
  ///   - handler: is called when a person does it.
  public init(style: Style, title: Phrase, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Creates an action that is done when its closure returns.
  public convenience init(
    style: Style, title: Phrase, handler: @escaping @MainActor () -> Void
  ) {
    self.init(style: style, title: title) { _, _, done in
      handler()
      done(true)
    }
  }
}
