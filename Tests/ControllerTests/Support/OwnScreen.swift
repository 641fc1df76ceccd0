import View

/// A screen of a test's own.
final class OwnScreen: Screen {
  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
}
