import Controller
import Foundation
import Model
import ProgramKit
import View
import ViewKit
import Workshop

extension Lesson {
  /// A list asks its data source, and tells its delegate.
  static let lists = Lesson(
    Phrase("Lists and data sources", ko: "목록과 데이터 소스"), read: "Lists",
    Phrase(
      "A list asks its data source how many rows there are, and for each row that it shows. It asks "
        + "again only after it was told of a change. What a person selects is told to the delegate.",
      ko: "목록은 행이 몇 개인지, 보여줄 행이 무엇인지 데이터 소스에게 묻습니다. 바뀌었다고 알려야 다시 묻습니다. "
        + "사용자가 고른 행은 델리게이트에게 알립니다."),
    [
      Situation(
        "list-selected", of: teas(),
        Phrase(
          "A list shows three teas. Its delegate implements willSelect and didSelect.",
          ko: "목록이 차 세 가지를 보여줍니다. 델리게이트는 willSelect와 didSelect를 구현합니다."),
        before: { _ = $0.texts }, then: { try $0.touch("Assam") },
        ask: .calls(
          of: ["TeaSource"], besides: ["tableView(_:didUnhighlight", "tableView(_:didHighlight"]),
        rule: ("Lists", "Selecting")),
      Situation(
        "list-program", of: teas(),
        Phrase("First calls selectRow for the first row.", ko: "첫 행 버튼은 첫 행으로 selectRow를 호출합니다."),
        before: { _ = $0.texts }, then: { try $0.touch("First") },
        ask: .calls(of: ["TeaSource"], besides: ["tableView(_:willDeselect", "tableView(_:cell"]),
        rule: ("Lists", "Selecting")),
      Situation(
        "list-refused", of: teas { $0.mayBeSelected = false },
        Phrase(
          "The delegate returns nil from willSelectRowAt.",
          ko: "델리게이트는 willSelectRowAt에서 nil을 반환합니다."),
        before: { _ = $0.texts }, then: { try $0.touch("Assam") },
        ask: .calls(
          of: ["TeaSource"],
          besides: [
            "tableView(_:shouldHighlight", "tableView(_:didUnhighlight", "tableView(_:didHighlight",
            "tableView(_:cell",
          ]),
        rule: ("Lists", "Selecting")),
      Situation(
        "list-unheard", of: teas(hasDelegate: false),
        Phrase("The list has a data source and no delegate.", ko: "목록에 데이터 소스는 있고 델리게이트는 없습니다."),
        before: { _ = $0.texts }, then: { try $0.touch("Assam") },
        ask: .calls(
          of: ["TeaSource"],
          besides: [
            "tableView(_:shouldHighlight", "tableView(_:cell", "tableView(_:didUnhighlight",
          ]),
        rule: ("Lists", "Selecting")),
      cells(
        "list-untold", "Grow",
        Phrase(
          "Grow adds a fourth tea to the model, and does nothing else.",
          ko: "늘리기 버튼은 모델에 네 번째 차를 추가할 뿐입니다."),
        Phrase(
          "The list knows its rows, and was not told of a change.",
          ko: "목록은 행을 이미 알고 있고, 바뀌었다는 알림을 받지 못했습니다."),
        rule: "Loading"),
      cells(
        "list-reload", "Reload",
        Phrase(
          "Reload adds a fourth tea to the model, and calls reloadData.",
          ko: "다시 읽기 버튼은 모델에 네 번째 차를 추가하고 reloadData를 호출합니다."),
        Phrase(
          "After reloadData the list asks for every row that it shows.",
          ko: "reloadData 다음에는 보여줄 행을 모두 다시 묻습니다."),
        rule: "Loading"),
      cells(
        "list-insert", "Insert",
        Phrase(
          "Insert adds a fourth tea to the model, and calls insertRows.",
          ko: "넣기 버튼은 모델에 네 번째 차를 추가하고 insertRows를 호출합니다."),
        Phrase(
          "After insertRows the list asks for the new row alone.", ko: "insertRows 다음에는 새 행만 묻습니다."),
        rule: "Batches"),
      Situation(
        "list-forgotten", of: teas(),
        Phrase(
          "Assam is selected. Reload calls reloadData.",
          ko: "Assam이 선택되어 있습니다. 다시 읽기 버튼은 reloadData를 호출합니다."),
        before: { try $0.touch("Assam") }, then: { try $0.touch("Reload") },
        ask: .value(
          Phrase(
            "Is the delegate told that Assam is deselected?", ko: "Assam의 선택이 사라졌다고 델리게이트에게 알립니까?"),
          among: [.yesItDoes, .no],
          is: { $0.why("didDeselectRowAt").wasCalled ? .yesItDoes : .no },
          because: Phrase(
            "A reload forgets the selection, and calls no delegate.", ko: "다시 로드하면 선택이 조용히 사라집니다.")),
        rule: ("Lists", "Loading")),
    ])

  /// How often the list asks for a row after a button was touched.
  private static func cells(
    _ name: String, _ button: String, _ story: Phrase, _ fact: Phrase, rule: String
  ) -> Situation {
    Situation(
      name, of: teas(), story, before: { _ = $0.texts },
      then: { scenario in
        try scenario.touch(button)
        scenario.draw()
      },
      ask: .value(
        Phrase(
          "How often is cellForRowAt called, until the list is drawn?",
          ko: "목록이 그려질 때까지 cellForRowAt은 몇 번 호출됩니까?"),
        among: ["0", "1", "3", "4"],
        is: { scenario in
          let source = (scenario.window?.controllers.first as? Page)?.kept.first as? TeaSource
          return Phrase(verbatim: "\(source?.cells ?? 0)")
        }, because: fact),
      rule: ("Lists", rule))
  }

  /// A list of teas, and buttons that change it.
  private static func teas(
    hasDelegate: Bool = true,
    _ change: @escaping @MainActor @Sendable (TeaSource) -> Void = { _ in }
  ) -> Situation.Make {
    Situation.app {
      let (table, source) = (TableView(), TeaSource())
      change(source)
      table.dataSource = source
      if hasDelegate { table.delegate = source }
      let page = Page(
        "TeaListPage", [.table(table)],
        buttons: [
          PageButton(Phrase("First", ko: "첫 행")) { _ in
            table.selectRow(at: IndexPath(row: 0, section: 0))
          },
          PageButton(Phrase("Grow", ko: "늘리기")) { _ in
            source.cells = 0
            source.teas.append("Oolong")
          },
          PageButton(Phrase("Reload", ko: "다시 읽기")) { _ in
            source.cells = 0
            source.teas.append("Oolong")
            table.reloadData()
          },
          PageButton(Phrase("Insert", ko: "넣기")) { _ in
            source.cells = 0
            source.teas.append("Oolong")
            table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
          },
        ])
      page.kept = [source]
      return page
    }
  }
}
