import Controller
import Model
import ProgramKit
import View
import Workshop

extension Lesson {
  /// An alert is presented over another controller.
  static let alerts = Lesson(
    Phrase("Alerts", ko: "알림창"), read: "Alerts",
    Phrase(
      "An alert is a controller that is presented. It covers only a part of the screen. A touched "
        + "action dismisses it, and then its handler runs.",
      ko: "알림창은 띄워진 컨트롤러입니다. 알림창은 화면의 일부만 가립니다. "
        + "액션을 누르면 알림창이 닫히고, 그다음 핸들러가 실행됩니다."),
    [
      Situation(
        "alert-shown", of: list(),
        Phrase(
          "ListPage is on the screen. Delete shows an alert.",
          ko: "ListPage가 화면에 있습니다. 지우기 버튼은 알림창을 띄웁니다."),
        then: { try $0.touch("Delete") }, ask: .calls(of: ["ListPage", "AlertController"]),
        rule: ("Alerts", "An alert covers nothing")),
      Situation(
        "alert-answered", of: list(),
        Phrase(
          "An alert is over ListPage. Its action OK has no handler.",
          ko: "ListPage 위에 알림창이 있습니다. 확인 액션에는 핸들러가 없습니다."),
        before: { try $0.touch("Delete") }, then: { try $0.touch("OK") },
        ask: .calls(of: ["ListPage", "AlertController"]),
        rule: ("Alerts", "An alert covers nothing")),
      Situation(
        "alert-second", of: list(),
        Phrase("An alert is over ListPage.", ko: "ListPage 위에 알림창이 있습니다."),
        before: { try $0.touch("Delete") },
        saying: Phrase("ListPage presents a second alert", ko: "ListPage가 두 번째 알림창을 띄우기"),
        then: { $0.window?.rootViewController?.presentNotice("Hello") },
        ask: .calls(of: ["AlertController"]), rule: ("Presenting", "Refused presentations")),
      Situation(
        "alert-handler", of: list(),
        Phrase(
          "An alert is over ListPage. The handler of Next makes ListPage present DonePage.",
          ko: "ListPage 위에 알림창이 있습니다. 다음 액션의 핸들러는 ListPage가 DonePage를 띄우게 합니다."),
        before: { try $0.touch("Delete") }, then: { try $0.touch("Next") },
        ask: .value(
          .whoIsInFront, among: ["ListPage", "AlertController", "DonePage"], is: { $0.inFront },
          because: Phrase(
            "The handler runs when the alert is gone, so ListPage may present DonePage.",
            ko: "핸들러는 알림창이 닫힌 뒤에 실행되므로 ListPage가 DonePage를 띄울 수 있습니다.")),
        rule: ("Alerts", "The handler runs last")),
      Situation(
        "alert-field", of: list(hasField: true),
        Phrase(
          "ListPage has the field City. Delete shows an alert with the field Name.",
          ko: "ListPage에는 도시 필드가 있습니다. 지우기 버튼은 이름 필드가 있는 알림창을 띄웁니다."),
        then: { try $0.touch("Delete") }, ask: .firstResponder(among: [.nameField, .cityField]),
        rule: ("Alerts", "Fields")),
      Situation(
        "alert-escape", of: list(),
        Phrase(
          "An alert is over ListPage. Its actions are OK and Next, and none is a cancel action.",
          ko: "ListPage 위에 알림창이 있습니다. 액션은 확인과 다음이고, 취소 액션은 없습니다."),
        before: { try $0.touch("Delete") }, then: { try $0.touchEscape() },
        ask: .value(
          .whoIsInFront, among: ["ListPage", "AlertController"], is: { $0.inFront },
          because: Phrase(
            "The Escape key chooses the cancel action, and this alert has none.",
            ko: "Esc 키는 취소 액션을 고르는데, 이 알림창에는 없습니다.")),
        rule: ("Alerts", "Escape")),
      Situation(
        "alert-cancel", of: list(hasCancel: true),
        Phrase(
          "An alert is over ListPage. One of its actions is a cancel action.",
          ko: "ListPage 위에 알림창이 있습니다. 액션 중 하나가 취소 액션입니다."),
        before: { try $0.touch("Delete") }, then: { try $0.touchEscape() },
        ask: .value(
          .whoIsInFront, among: ["ListPage", "AlertController"], is: { $0.inFront },
          because: Phrase(
            "The Escape key chooses the cancel action, which dismisses the alert.",
            ko: "Esc 키는 취소 액션을 고르고, 그러면 알림창이 닫힙니다.")),
        rule: ("Alerts", "Escape")),
      Situation(
        "alert-disabled", of: list(isEnabled: false),
        Phrase(
          "An alert is over ListPage. Its action OK is disabled.",
          ko: "ListPage 위에 알림창이 있습니다. 확인 액션이 비활성입니다."),
        before: { try $0.touch("Delete") }, saying: Phrase("touch \"OK\"", ko: "‘확인’ 누르기"),
        then: { $0.touchAnyway("OK") }, ask: .calls(of: ["ListPage", "AlertController"]),
        rule: ("Alerts", "Disabled actions")),
    ])

  /// A page with a field, whose button shows an alert.
  private static func list(
    hasField: Bool = false, hasCancel: Bool = false, isEnabled: Bool = true
  ) -> Situation.Make {
    Situation.app {
      let delete = PageButton(Phrase("Delete", ko: "지우기")) { page in
        let alert = AlertController(title: nil, message: "Delete?", preferredStyle: .alert)
        if hasField { alert.addTextField { $0.placeholder = .nameField } }
        let okay = AlertAction(title: Phrase("OK", ko: "확인"))
        okay.isEnabled = isEnabled
        alert.addAction(okay)
        alert.addAction(
          AlertAction(title: Phrase("Next", ko: "다음")) { [weak page] _ in
            page?.present(Page("DonePage"))
          })
        if hasCancel {
          alert.addAction(AlertAction(title: Phrase("Cancel", ko: "취소"), style: .cancel))
        }
        page.present(alert)
      }
      return Page("ListPage", [.field(TextField(.cityField))], buttons: [delete])
    }
  }
}
