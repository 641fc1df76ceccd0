import Vestibule

final class BooksContent {
  private let store: any UserInfoStore

  init(_ store: any UserInfoStore) { self.store = store }
}

extension BooksContent: WindowContent {
  func open(_ window: Window, restoring activity: UserActivity?) {
    window.rootViewController = BooksController(in: store)
    window.makeKeyAndVisible()
  }
}
