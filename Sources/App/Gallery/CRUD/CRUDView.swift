import View
import ViewKit

/// The screen of the roster, as its controller knows it.
protocol CRUDView: Screen {
  var prefix: TextField { get }
  var name: TextField { get }
  var surname: TextField { get }
  var table: TableView { get }
  var create: Button { get }
  var update: Button { get }
  var delete: Button { get }
}

final class CRUDScreen: CRUDView {
  let prefix = TextField(Phrase("Filter prefix", ko: "성 앞부분"))
  let name = TextField(Phrase("Name", ko: "이름"))
  let surname = TextField(Phrase("Surname", ko: "성"))
  let table = TableView()
  let create = Button(Phrase("Create", ko: "추가"))
  let update = Button(Phrase("Update", ko: "수정"))
  let delete = Button(Phrase("Delete", ko: "삭제"))

  init() {
    for field in [prefix, name, surname] { field.resignsOnReturn = true }
  }

  var elements: [Element] {
    [
      .field(prefix), .field(name), .field(surname), .table(table), .button(create),
      .button(update), .button(delete),
    ]
  }

  /// `nil`, so that an empty line creates no person.
  var primaryButton: Button? { nil }
}

extension Roster.Person {
  /// Surname and name; a name alone would look like a surname, so it says what it is.
  var title: Phrase {
    if surname.isEmpty { return Phrase("\(name) (no surname)", ko: "\(name) (성 없음)") }
    return Phrase(verbatim: name.isEmpty ? surname : "\(surname), \(name)")
  }
}

extension Phrase {
  static let crud = Phrase("CRUD", ko: "명단")

  static func created(_ title: Phrase) -> Phrase {
    Phrase(
      "Created, but hidden by the filter: \(title.english)",
      ko: "추가했지만 성 앞부분이 달라 보이지 않음: \(title.korean)")
  }

  static func updated(_ title: Phrase) -> Phrase {
    Phrase(
      "Updated, but hidden by the filter: \(title.english)",
      ko: "수정했지만 성 앞부분이 달라 보이지 않음: \(title.korean)")
  }

  static func deleted(_ title: Phrase) -> Phrase {
    Phrase("Deleted: \(title.english)", ko: "삭제함: \(title.korean)")
  }

  static let nameMissing = Phrase("Type a name or a surname first.", ko: "이름이나 성을 먼저 입력해주세요.")
}
