/// Which container shows which screen, as a screen is in one place at a time.
///
/// A screen may be of any class, and has no room for its superview. What a window shows is not
/// in here: most screens are in no container, and to note each would double present and dismiss.
@MainActor
enum Superviews {
  static private(set) var entries: [ObjectIdentifier: Entry] = [:]

  struct Entry {
    weak var superview: ContainerScreen?
  }

  /// The container that shows a screen, or `nil`.
  static func superview(of screen: any Screen) -> ContainerScreen? {
    entries.isEmpty ? nil : entries[ObjectIdentifier(screen)]?.superview
  }

  static func note(_ screen: any Screen, isIn superview: ContainerScreen) {
    entries[ObjectIdentifier(screen)] = Entry(superview: superview)
  }

  /// Forgets a screen that has left, or whose superview is going.
  static func forget(_ screen: any Screen, in superview: ContainerScreen) {
    // What is going is `nil` here, and the screen may be elsewhere by now.
    let shown = Self.superview(of: screen)
    if shown == nil || shown === superview { entries[ObjectIdentifier(screen)] = nil }
  }
}
