import Vestibule

/// A book to read.
struct Book: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var note = ""
  var isRead = false
}

/// The books, kept in the store one by one.
struct BookList: RowModel {
  static let name = "books"
  var rows = Rows<Book>()

  var books: [Book] { rows.all }

  var unreadCount: Int { books.count { !$0.isRead } }

  mutating func add(_ title: String, note: String = "") {
    let id = rows.newID()
    self[id] = Book(id: id, title: title, note: note)
  }
}
