import Controller
import Model
import ProgramKit
import View
import Workshop

extension Lesson {
  /// What a field asks its delegate, and who is first responder.
  static let fields = Lesson(
    Phrase("Text fields and first responder", ko: "텍스트 필드와 퍼스트 리스폰더"), read: "Text-Fields",
    Phrase(
      "One field at a time is edited: the first responder. A field asks its delegate before it "
        + "begins and before it ends. It tells the delegate when that has happened.",
      ko: "한 번에 한 필드만 편집합니다. 그 필드가 퍼스트 리스폰더입니다. "
        + "필드는 편집을 시작하고 끝내기 전에 델리게이트에게 묻고, 그다음 알립니다."),
    [
      Situation(
        "field-begin",
        of: Situation.app {
          let (name, delegate) = (TextField(.nameField), BeginDelegate())
          name.delegate = delegate
          let page = Page("FormPage", [.field(name)])
          page.kept = [delegate]
          return page
        },
        Phrase(
          "The delegate of Name implements textFieldDidBeginEditing alone.",
          ko: "이름 필드의 델리게이트는 textFieldDidBeginEditing만 구현합니다."),
        then: { try $0.touch("Name") }, ask: .calls(of: ["BeginDelegate"]),
        rule: ("Why-A-Call-Came", "A method that is not implemented")),
      Situation(
        "field-refused", of: form { $0.begins = false },
        Phrase(
          "The delegate of Name returns false from textFieldShouldBeginEditing.",
          ko: "이름 필드의 델리게이트는 textFieldShouldBeginEditing에서 false를 반환합니다."),
        saying: Phrase("touch \"Name\"", ko: "‘이름’ 누르기"),
        then: { $0.touchAnyway("Name") }, ask: .calls(of: ["FormDelegate"]),
        rule: ("Text-Fields", "Beginning")),
      Situation(
        "field-next", of: form { _ in },
        Phrase(
          "Name is edited. Both fields have the same delegate.",
          ko: "이름을 편집하고 있습니다. 두 필드의 델리게이트는 같습니다."),
        before: { try $0.touch("Name") }, then: { try $0.touch("City") },
        ask: .calls(of: ["FormDelegate"]), rule: ("Text-Fields", "From one field to the next")),
      Situation(
        "field-stays", of: form { $0.ends = false },
        Phrase(
          "Name is edited. Its delegate returns false from textFieldShouldEndEditing.",
          ko: "이름을 편집하고 있습니다. 델리게이트는 textFieldShouldEndEditing에서 false를 반환합니다."),
        before: { try $0.touch("Name") }, saying: Phrase("touch \"City\"", ko: "‘도시’ 누르기"),
        then: { $0.touchAnyway("City") }, ask: .firstResponder(among: [.nameField, .cityField]),
        rule: ("Text-Fields", "From one field to the next")),
      Situation(
        "field-return", of: form { _ in },
        Phrase(
          "Name is edited. Its delegate returns true from textFieldShouldReturn, and does nothing else.",
          ko: "이름을 편집하고 있습니다. 델리게이트는 textFieldShouldReturn에서 true를 반환할 뿐입니다."),
        before: { try $0.touch("Name") }, then: { try $0.touchReturn() },
        ask: .calls(of: ["FormDelegate"]), rule: ("Text-Fields", "Return")),
      Situation(
        "field-exit", of: form(resigns: true) { _ in },
        Phrase(
          "Name is edited. Its resignsOnReturn is true: Return ends editing. UIKit has a target for "
            + "editingDidEndOnExit instead.",
          ko: "이름을 편집하고 있습니다. resignsOnReturn이 true입니다. UIKit에는 이 속성이 없고, "
            + "editingDidEndOnExit에 타깃을 등록하면 같습니다."),
        before: { try $0.touch("Name") }, then: { try $0.touchReturn() },
        ask: .calls(of: ["FormDelegate"]), rule: ("Text-Fields", "Ending")),
      Situation(
        "field-filled", of: form { _ in },
        Phrase("Fill sets the text of Name.", ko: "채우기 버튼은 이름의 텍스트를 설정합니다."),
        then: { try $0.touch("Fill") }, ask: .calls(of: ["FormDelegate"]),
        rule: ("Text-Fields", "Typing")),
      Situation(
        "field-below", of: form { _ in },
        Phrase("Name is edited. Ask shows an alert.", ko: "이름을 편집하고 있습니다. 묻기 버튼은 알림창을 띄웁니다."),
        before: { try $0.touch("Name") }, saying: Phrase("show an alert", ko: "알림창 띄우기"),
        then: { $0.window?.rootViewController?.presentNotice("Hello") },
        ask: .firstResponder(among: [.nameField, .cityField]),
        rule: ("Text-Fields", "Under another screen")),
    ])

  /// Two fields with one delegate.
  private static func form(
    resigns: Bool = false, _ change: @escaping @MainActor @Sendable (FormDelegate) -> Void
  ) -> Situation.Make {
    Situation.app {
      let (name, city) = (TextField(.nameField), TextField(.cityField))
      let delegate = FormDelegate()
      change(delegate)
      (name.delegate, city.delegate) = (delegate, delegate)
      name.resignsOnReturn = resigns
      let page = Page(
        "FormPage", [.field(name), .field(city)],
        buttons: [PageButton(Phrase("Fill", ko: "채우기")) { _ in name.text = "Lee" }])
      page.kept = [delegate]
      return page
    }
  }
}
