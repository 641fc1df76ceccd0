import ProgramKit
import Testing
import Vestibule

@MainActor
@Suite("Examples: a program of one's own")
struct ProgramTests {
  @Test("A program is made in one line, and takes options of its own")
  func oneLine() {
    let reading = Program(
      "reading", "What I want to read.",
      AppRecipe { surroundings in
        NavigationController(rootViewController: BooksController(in: surroundings.store))
      })

    reading.options = [
      .flag("--unread", "show only what is not read"),
      .value("--order", ["title", "added"], "the order of the list"),
    ]

    #expect(reading.name == "reading" && reading.options.count == 2)
  }

  @Test("A program has lessons to practise")
  func lessons() {
    let firstTouch = Situation(
      "tea-order", of: makeTeaApp, "The form is empty.",
      then: { try $0.touch("Order") },
      ask: .calls(of: ["OrderController", "AlertController"]),
      rule: ("Alerts", "An alert covers nothing"))
    let reading = Program("reading", "Reading.", AppRecipe { _ in ViewController() })

    reading.lessons = {
      [
        Lesson(
          "Touch and delegate", read: "Follow-A-Touch",
          "A button calls its delegate. It is a controller. It asks the model.",
          [firstTouch])
      ]
    }

    #expect(reading.lessons?().flatMap(\.situations).map(\.name) == ["tea-order"])
  }

  @Test("The front door is a program, too")
  func frontDoor() {
    let members = Program("members", "Members sign in here.", .frontDoor { _ in [] })

    #expect(members.name == "members" && members.app.demo != nil)
  }

  @Test("A recipe says whether its app has passwords, and what its demo begins with")
  func recipe() throws {
    var recipe = AppRecipe { surroundings in CounterController(log: surroundings.log) }
    recipe.hasPasswords = false
    recipe.explore = { $0.alphabet.untouched = ["Count"] }
    recipe.demo = Demo("in memory, with three books") { surroundings in
      try Books(in: surroundings.store).add("Moby-Dick")
    }

    #expect(!recipe.hasPasswords && recipe.demo != nil)
  }

  @Test("A test gives an app its surroundings")
  func surroundings() {
    let surroundings = Surroundings(store: MemoryStore())
    let books = BooksController(in: surroundings.store)

    #expect(surroundings.options.isEmpty)
    withExtendedLifetime(books) {}
  }

  @Test("A recipe makes the app for an explorer")
  func explorer() throws {
    let recipe = AppRecipe { surroundings in BooksController(in: surroundings.store) }

    let explorer = Explorer { store, log in
      recipe.makeApplication(in: Surroundings(store: store, log: log))
    }
    explorer.limits.states = 5

    #expect(try explorer.explore().screens.contains("BooksController"))
  }

  @Test("An app says itself what its windows show")
  func content() {
    let window = Window(view: WindowView(), log: EventLog())
    let content = BooksContent(MemoryStore())

    content.open(window, restoring: content.activity(of: window))

    #expect(window.rootViewController is BooksController)
  }
}

final class BooksController: ViewController {
  private let store: any UserInfoStore

  init(in store: any UserInfoStore) { self.store = store }
}

private final class CounterController: ViewController {
  init(log: EventLog) {}
}

private struct Books {
  let store: any UserInfoStore

  init(in store: any UserInfoStore) { self.store = store }

  func add(_ title: String) throws(StoreError) {}
}
