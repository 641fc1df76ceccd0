import View
import ViewKit

/// The screen of the todos, as its controller knows it.
protocol TodosView: Screen {
  /// Why the todos could not be read, if so.
  var problem: Label { get }
  var newTodo: TextField { get }

  /// Takes the place of the row whose title is edited.
  var title: TextField { get }
  var markAll: Switch { get }
  var table: TableView { get }
  var filter: SegmentedControl { get }
  var clear: Button { get }

  /// Whether there are todos: else all but the field for a new one is absent.
  var hasTodos: Bool { get set }
}

final class TodosScreen: TodosView {
  let problem = Label()
  let newTodo = TextField(Phrase("What needs to be done?", ko: "무엇을 해야 하나요?"))
  let title = TextField(Phrase("Title", ko: "제목"))
  let markAll = Switch(Phrase("Mark all as complete", ko: "모두 완료로 표시"))
  let table = TableView()
  let filter = SegmentedControl(
    Phrase("Filter", ko: "필터"), segments: TodoList.Filter.allCases.map(\.name))
  let clear = Button(Phrase("Clear completed", ko: "완료된 항목 지우기"))
  var hasTodos = false

  var elements: [Element] {
    let beginning: [Element] = [.label(problem), .field(newTodo)]
    guard hasTodos else { return beginning }
    return beginning + [.toggle(markAll), .table(table), .segments(filter), .button(clear)]
  }

  /// None: Return alone clears nothing.
  var primaryButton: Button? { nil }
}

extension TodoList.Filter {
  var name: Phrase {
    switch self {
    case .all: Phrase("All", ko: "전체")
    case .active: Phrase("Active", ko: "진행 중")
    case .completed: Phrase("Completed", ko: "완료됨")
    }
  }
}

extension Phrase {
  static let todos = Phrase("Todos", ko: "할 일")
  static let edit = Phrase("edit", ko: "편집")
  static let delete = Phrase("delete", ko: "삭제")
  static let back = Phrase("Back", ko: "뒤로")

  static func itemsLeft(_ count: Int) -> Phrase {
    Phrase("\(count) \(count == 1 ? "item" : "items") left", ko: "\(count)개 남음")
  }
}
