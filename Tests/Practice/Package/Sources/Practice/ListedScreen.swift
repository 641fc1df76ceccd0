import Vestibule

/// A screen that shows what its controller lists, from top to bottom.
final class ListedScreen: Screen {
  private let list: () -> [Element]

  init(_ list: @escaping () -> [Element]) { self.list = list }

  var elements: [Element] { list() }
}
