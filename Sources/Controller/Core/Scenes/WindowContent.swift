public import Model

/// What an app shows in its windows.
///
/// ```swift
/// extension BooksContent: WindowContent {
///   func open(_ window: Window, restoring activity: UserActivity?) {
///     window.rootViewController = BooksController(in: store)
///     window.makeKeyAndVisible()
///   }
/// }
/// ```
@MainActor
public protocol WindowContent: AnyObject {
  /// Reads what the app cannot begin without; an error ends the program before anything is shown.
  ///
  /// - Throws: `StoreError` if the store cannot be read.
  func prepare() throws(StoreError)

  /// Shows the first screen in a window, restored from what `activity(of:)` returned.
  func open(_ window: Window, restoring activity: UserActivity?)

  /// The activity that restores a window, or `nil`.
  func activity(of window: Window) -> UserActivity?

  /// The window comes to the foreground: another program may have changed what it shows.
  func update(_ window: Window)
}

extension WindowContent {
  /// Reads nothing.
  public func prepare() throws(StoreError) {}

  /// Keeps nothing.
  public func activity(of window: Window) -> UserActivity? { nil }

  /// Changes nothing.
  public func update(_ window: Window) {}
}
