import Testing

@testable import Gallery

@Suite("The list of todos")
struct TodoListTests {
  private var list = TodoList()

  init() {
    list.add("feed the cat")
    list.add("buy cheese")
  }

  @Test("An identifier is never used again, so an edit never changes another todo")
  mutating func identifiers() {
    list.remove(2)
    list.add("book a doctor")

    #expect(list.todos.map(\.id) == [1, 3])
    #expect(list[2] == nil)
  }

  @Test("Two todos of one title are two todos")
  mutating func equalTitles() {
    list.add("buy cheese")

    list.complete(3)

    #expect(list.todos.map(\.isCompleted) == [false, false, true])
  }

  @Test("All are marked as completed, or as active; hidden ones too")
  mutating func marksAll() {
    list.show(.completed)
    list.complete(1)

    list.completeAll()
    #expect(list.todos.allSatisfy(\.isCompleted) && list.isAllCompleted)

    list.completeAll(false)
    #expect(list.activeCount == 2 && !list.isAllCompleted)
  }

  @Test("No todos are not all completed")
  func none() {
    #expect(!TodoList().isAllCompleted)
  }

  @Test("Of the filters one shows all todos, and each other one those of a kind")
  func filters() {
    let todos = [false, true].map { TodoList.Todo(id: 1, title: "tea", isCompleted: $0) }

    #expect(
      TodoList.Filter.allCases.map { todos.map($0.shows) } == [
        [true, true], [true, false], [false, true],
      ])
  }

  @Test("A todo without a title is removed")
  mutating func rename() {
    list.rename(list.todos[0], to: "")

    #expect(list.todos.map(\.title) == ["buy cheese"])
  }

  @Test("What is gone can be changed in no way, and each change says so")
  mutating func gone() {
    list.add("book a doctor")
    let seen = list.todos[2]
    list.remove(3)
    let before = list

    let isThere = [list.complete(3), list.remove(3)]
    let outcome = list.rename(seen, to: "x")

    #expect(isThere == [false, false])
    #expect(outcome == .gone)
    #expect(list == before)
  }

  @Test(
    "A title that is not the one that was seen is not replaced", arguments: ["feed the dog", ""])
  mutating func renamedElsewhere(_ title: String) {
    let seen = list.todos[0]
    list.rename(seen, to: "feed the cats")
    let before = list

    let outcome = list.rename(seen, to: title)

    #expect(outcome == .changedElsewhere(now: "feed the cats"))
    #expect(list == before)
    #expect(list.rename(seen, to: "feed the cats") == .done, "the same change twice is one")
    #expect(list.rename(list.todos[0], to: "feed the dog") == .done)
  }
}
