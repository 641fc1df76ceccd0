import ProgramKit
import Vestibule

extension Program {
  /// Our program: a list of books to read, which is kept.
  static var ours: Program {
    var app = AppRecipe(content: { surroundings in
      BookListContent(Shared(in: surroundings.store, log: surroundings.log))
    })
    app.hasPasswords = false
    // Two books may be alike: no screen says which of them is shown.
    app.hiddenState = { state in
      "\(state.allControllers.compactMap { ($0 as? BookController)?.id })"
    }
    // With more titles, and without a limit, the list would grow on and on.
    app.explore = {
      $0.alphabet.textsByName = ["Title": ["", "Emma"], "Note": ["", "From Kim"]]
      $0.limits.states = 2_000
    }
    return Program("starter", Phrase("What I want to read.", ko: "읽고 싶은 책입니다."), app)
  }
}

/// Shows the list in each window.
final class BookListContent: WindowContent {
  private let list: Shared<BookList>

  init(_ list: Shared<BookList>) { self.list = list }

  func open(_ window: Window, restoring activity: UserActivity?) {
    let root = BooksController(list)
    window.rootViewController = NavigationController(rootViewController: root)
    window.makeKeyAndVisible()
  }

  /// Another program may have changed the list.
  func update(_ window: Window) { list.readAgain() }
}
