import ProgramKit
import Vestibule

@main
@MainActor
enum Reading {
  /// The app, for the program and for the tests.
  static var app: AppRecipe {
    var app = AppRecipe(content: { surroundings in
      ReadingContent(Shared(in: surroundings.store, log: surroundings.log))
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
    return app
  }

  static func main() {
    Program("reading", Phrase("What I want to read.", ko: "읽고 싶은 책입니다."), app).main()
  }
}

/// Shows the list in each window.
final class ReadingContent: WindowContent {
  private let list: Shared<ReadingList>

  init(_ list: Shared<ReadingList>) { self.list = list }

  func open(_ window: Window, restoring activity: UserActivity?) {
    let root = BooksController(list)
    window.rootViewController = NavigationController(rootViewController: root)
    window.makeKeyAndVisible()
  }

  /// Another program may have changed the list.
  func update(_ window: Window) { list.readAgain() }
}
