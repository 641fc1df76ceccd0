import Controller
import ControllerKit
import Model
import ProgramKit
import View
import Workshop

extension Lesson {
  /// Who keeps whom alive.
  static let holding = Lesson(
    Phrase("Who holds whom", ko: "누가 누구를 참조하는가"), read: "Who-Holds-Whom",
    Phrase(
      "An object lives as long as another one holds it. Delegates and targets are held weakly, which "
        + "keeps nothing alive. A presenter and what it presents hold each other until one is dismissed.",
      ko: "객체는 누군가 강하게 참조하는 동안 살아 있습니다. 델리게이트와 타깃은 약한 참조라서 아무것도 살려 두지 않습니다. "
        + "띄운 컨트롤러와 띄워진 컨트롤러는 닫힐 때까지 서로 강하게 참조합니다."),
    [
      Situation(
        "hold-delegate-gone",
        of: Situation.app {
          let name = TextField(.nameField)
          do {
            let delegate = FormDelegate()
            name.delegate = delegate
          }
          return Page("FormPage", [.field(name)])
        },
        Phrase(
          "The delegate of Name was made in a local constant. No other object holds it.",
          ko: "이름 필드의 델리게이트는 지역 상수로 만들었고, 다른 곳에서는 강하게 참조하지 않습니다."),
        saying: Phrase("touch \"Name\"", ko: "‘이름’ 누르기"), then: { $0.touchAnyway("Name") },
        ask: .calls(of: ["FormDelegate"]), rule: ("Why-A-Call-Came", "A delegate that is not there")
      ),
      Situation(
        "hold-delegate-kept",
        of: Situation.app {
          let (name, delegate) = (TextField(.nameField), FormDelegate())
          name.delegate = delegate
          let page = Page("FormPage", [.field(name)])
          page.kept = [delegate]
          return page
        },
        Phrase(
          "FormPage holds the delegate of Name in a property.",
          ko: "FormPage가 이름 필드의 델리게이트를 프로퍼티로 강하게 참조합니다."),
        then: { try $0.touch("Name") },
        ask: .receiver(
          of: "textFieldDidBeginEditing", among: ["FormDelegate", "FormPage", "PageScreen"]),
        rule: ("Text-Fields", "Beginning")),
      Situation(
        "hold-tabs",
        of: Situation.app {
          let tabs = TabBarController()
          tabs.viewControllers = [Page("MenuPage"), Page("OrderPage")]
          do {
            let delegate = TabListener()
            tabs.delegate = delegate
          }
          return tabs
        },
        Phrase(
          "Only the tabs themselves refer to their delegate.",
          ko: "탭 말고는 아무도 탭의 델리게이트를 참조하지 않습니다."),
        then: { try $0.touch("OrderPage") }, ask: .calls(of: ["TabListener"]),
        rule: ("Why-A-Call-Came", "A delegate that is not there")),
      Situation(
        "hold-navigation",
        of: Situation.app {
          NavigationController(
            rootViewController: Page(
              "MenuPage",
              buttons: [
                PageButton(Phrase("Order", ko: "주문")) {
                  $0.navigationController?.push(Page("OrderPage"))
                }
              ]))
        },
        Phrase(
          "The delegate of the navigation controller was never set. Order pushes OrderPage.",
          ko: "내비게이션 컨트롤러의 델리게이트는 설정되지 않았습니다. 주문 버튼은 OrderPage를 push합니다."),
        then: { try $0.touch("Order") }, ask: .calls(of: ["NavigationListener"]),
        rule: ("Why-A-Call-Came", "A delegate that is not there")),
      Situation(
        "present-again", of: shop(.fullScreen),
        Phrase(
          "OrderPage was presented and dismissed, and was kept. Order presents the same object again.",
          ko: "OrderPage를 띄웠다 닫았고, 객체는 남아 있습니다. 주문 버튼은 같은 객체를 다시 띄웁니다."),
        before: {
          try $0.touch("Order")
          try $0.touch("Close")
        },
        then: { try $0.touch("Order") }, ask: .calls(of: ["OrderPage"]),
        rule: ("Presenting", "First appearance")),
      alive(
        "hold-dismissed",
        Phrase(
          "MenuPage made OrderPage, presented it, and keeps no reference.",
          ko: "MenuPage가 OrderPage를 만들어 띄웠고, 참조를 따로 두지 않습니다."),
        keeps: false, holdsItself: false,
        Phrase(
          "After the dismissal, MenuPage no longer holds OrderPage, and no other object does.",
          ko: "닫으면 MenuPage도, 다른 객체도 OrderPage를 강하게 참조하지 않습니다.")),
      alive(
        "hold-kept",
        Phrase(
          "MenuPage made OrderPage, presented it, and holds it in a property.",
          ko: "MenuPage가 OrderPage를 만들어 띄웠고, 프로퍼티로 강하게 참조합니다."),
        keeps: true, holdsItself: false,
        Phrase("The property holds it, whether it is shown or not.", ko: "보이든 안 보이든 프로퍼티가 참조합니다.")
      ),
      alive(
        "hold-cycle",
        Phrase(
          "OrderPage holds a closure that captures OrderPage strongly.",
          ko: "OrderPage의 프로퍼티인 클로저가 OrderPage를 강하게 캡처합니다."),
        keeps: false, holdsItself: true,
        Phrase(
          "OrderPage holds the closure, and the closure holds OrderPage.",
          ko: "OrderPage가 클로저를, 클로저가 OrderPage를 강하게 참조합니다.")),
    ])

  /// Whether a page is alive after it was dismissed.
  private static func alive(
    _ name: String, _ story: Phrase, keeps: Bool, holdsItself: Bool,
    _ fact: Phrase
  ) -> Situation {
    let witness = Witness()
    return Situation(
      name,
      of: Situation.app {
        Page(
          "MenuPage",
          buttons: [
            PageButton(Phrase("Order", ko: "주문")) { menu in
              let order = Page(
                "OrderPage",
                buttons: [PageButton(Phrase("Close", ko: "닫기")) { $0.close() }])
              witness.object = order
              if keeps { menu.kept = [order] }
              if holdsItself { order.kept = [order] }
              menu.present(order)
            }
          ])
      },
      story, before: { try $0.touch("Order") }, then: { try $0.touch("Close") },
      ask: .value(
        .isAlive("OrderPage"), among: [.yesItDoes, .no],
        is: { _ in witness.object == nil ? .no : .yesItDoes }, because: fact),
      rule: ("Presenting", "Who presents whom"))
  }
}

/// A target of a button.
@MainActor
final class Tally {
  func count() {}
}
