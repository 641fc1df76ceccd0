import Testing
import Vestibule
import VestibuleTesting

@testable import Starter

@MainActor
@Suite("A book's controller", .scenario)
struct BookControllerTests {
  @Test("It shows the book, and keeps what the switch says")
  func isRead() throws {
    let list = Shared<BookList>(in: MemoryStore())
    try list.change { $0.add("Emma", note: "From Kim") }
    let mock = MockBookView()
    let window = TestWindow(BookController(1, mock, in: list))
    #expect(mock.note == "From Kim" && !mock.isRead)

    mock.isRead = true
    try #require(mock.delegate).isReadChanged()

    #expect(window.title == "Emma")
    #expect(list.value[1]?.isRead == true && list.value.unreadCount == 0)
  }
}

/// The screen as its controller knows it, and nothing else.
private final class MockBookView: BookView {
  weak var delegate: (any BookViewDelegate)?
  var isRead = false
  var note = ""
}
