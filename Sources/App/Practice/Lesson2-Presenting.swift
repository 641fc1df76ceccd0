import Controller
import Model
import ProgramKit
import View
import Workshop

extension Lesson {
  /// Who appears and disappears when a controller presents another one.
  static let presenting = Lesson(
    Phrase("Presenting", ko: "화면 띄우기"), read: "Presenting",
    Phrase(
      "A controller presents another one, and dismisses it. What covers the whole screen makes the "
        + "presenter disappear. What covers only a part does not.",
      ko: "컨트롤러는 다른 컨트롤러를 띄우고 닫습니다. 화면 전체를 가리면 띄운 컨트롤러가 사라집니다. "
        + "일부만 가리면 사라지지 않습니다."),
    [
      Situation(
        "present-full", of: shop(.fullScreen),
        Phrase(
          "MenuPage is on the screen. Order presents OrderPage with the style fullScreen.",
          ko: "MenuPage가 화면에 있습니다. 주문 버튼은 OrderPage를 fullScreen 스타일로 띄웁니다."),
        then: { try $0.touch("Order") }, ask: .calls(of: ["MenuPage", "OrderPage"]),
        rule: ("Presenting", "A covering presentation")),
      Situation(
        "present-sheet", of: shop(.automatic),
        Phrase(
          "MenuPage is on the screen. Order presents OrderPage with the style automatic, as a sheet.",
          ko: "MenuPage가 화면에 있습니다. 주문 버튼은 OrderPage를 automatic 스타일, 곧 시트로 띄웁니다."),
        then: { try $0.touch("Order") }, ask: .calls(of: ["MenuPage", "OrderPage"]),
        rule: ("Presenting", "A sheet")),
      Situation(
        "dismiss-sheet", of: shop(.automatic),
        Phrase(
          "OrderPage is a sheet over MenuPage. Close dismisses it.",
          ko: "MenuPage 위에 OrderPage가 시트로 떠 있습니다. 닫기 버튼은 시트를 닫습니다."),
        before: { try $0.touch("Order") }, then: { try $0.touch("Close") },
        ask: .calls(of: ["MenuPage", "OrderPage"]), rule: ("Presenting", "A sheet")),
      Situation(
        "dismiss-full", of: shop(.fullScreen),
        Phrase(
          "OrderPage covers MenuPage. Close dismisses it.",
          ko: "OrderPage가 MenuPage를 모두 가리고 있습니다. 닫기 버튼은 OrderPage를 닫습니다."),
        before: { try $0.touch("Order") }, then: { try $0.touch("Close") },
        ask: .calls(of: ["MenuPage", "OrderPage"]),
        rule: ("Presenting", "A covering presentation")),
      Situation(
        "present-twice", of: shop(.automatic),
        Phrase(
          "OrderPage is a sheet over MenuPage. Its button Again asks MenuPage to present TeaPage.",
          ko: "MenuPage 위에 OrderPage가 시트로 떠 있습니다. 다시 버튼은 MenuPage에게 TeaPage를 띄우게 합니다."),
        before: { try $0.touch("Order") }, then: { try $0.touch("Again") },
        ask: .calls(of: ["TeaPage"]), rule: ("Presenting", "Refused presentations")),
      Situation(
        "dismiss-two", of: shop(.fullScreen),
        Phrase(
          "MenuPage presents OrderPage, which presents TeaPage. Home asks MenuPage to dismiss.",
          ko: "MenuPage가 OrderPage를, OrderPage가 TeaPage를 띄웠습니다. 처음으로 버튼은 MenuPage에게 dismiss를 요청합니다."
        ),
        before: {
          try $0.touch("Order")
          try $0.touch("Tea")
        },
        then: { try $0.touch("Home") }, ask: .calls(of: ["MenuPage", "OrderPage", "TeaPage"]),
        rule: ("Presenting", "Who is dismissed")),
      Situation(
        "dismiss-itself", of: shop(.automatic),
        Phrase(
          "MenuPage is alone. Leave calls dismiss of MenuPage itself.",
          ko: "MenuPage만 있습니다. 나가기 버튼은 MenuPage 자신의 dismiss를 호출합니다."),
        then: { try $0.touch("Leave") }, ask: .calls(of: ["MenuPage"]),
        rule: ("Presenting", "Who is dismissed")),
      heldByDelegate,
    ])

  /// A delegate that is held strongly, in a circle.
  private static var heldByDelegate: Situation {
    let witness = Witness()
    return Situation(
      "present-delegate",
      of: Situation.app {
        Page(
          "StartPage",
          buttons: [
            PageButton(Phrase("Menu", ko: "메뉴")) { start in
              let close = PageButton(Phrase("Close", ko: "닫기")) { $0.close() }
              let (menu, order) = (Page("MenuPage", buttons: [close]), Page("OrderPage"))
              menu.kept = [order]
              order.kept = [menu]
              witness.object = menu
              start.present(menu)
            }
          ])
      },
      Phrase(
        "MenuPage is a sheet. It holds OrderPage, and is its delegate. "
          + "OrderPage holds its delegate strongly: var delegate, without weak.",
        ko: "MenuPage가 시트로 떠 있습니다. MenuPage는 OrderPage를 강하게 참조하고, 그 델리게이트입니다. "
          + "OrderPage는 weak 없이 var delegate로 델리게이트를 강하게 참조합니다."),
      before: { try $0.touch("Menu") }, then: { try $0.touch("Close") },
      ask: .value(
        .isAlive("MenuPage"), among: [.yesItDoes, .no],
        is: { _ in witness.object == nil ? .no : .yesItDoes },
        because: Phrase(
          "MenuPage and OrderPage hold each other, so neither can go. A delegate is held weakly: "
            + "weak var delegate.",
          ko: "MenuPage와 OrderPage가 서로 강하게 참조해서 둘 다 사라지지 못합니다. "
            + "델리게이트는 약하게 참조합니다: weak var delegate.")),
      rule: ("Who-Holds-Whom", "The arrows back"))
  }

  /// A menu, which presents an order, which presents a tea; the pages are kept.
  static func shop(_ style: ModalPresentationStyle) -> Situation.Make {
    Situation.app {
      let tea = Page(
        "TeaPage", style: style,
        buttons: [
          PageButton(
            Phrase("Home", ko: "처음으로"),
            { $0.presentingViewController?.presentingViewController?.close() }
          )
        ])
      let order = Page(
        "OrderPage", style: style,
        buttons: [
          PageButton(Phrase("Tea", ko: "차"), { $0.present(tea) }),
          PageButton(
            Phrase("Again", ko: "다시"), { $0.presentingViewController?.present(tea) }
          ),
          PageButton(Phrase("Close", ko: "닫기"), { $0.close() }),
        ])
      return Page(
        "MenuPage",
        buttons: [
          PageButton(Phrase("Order", ko: "주문"), { $0.present(order) }),
          PageButton(Phrase("Leave", ko: "나가기"), { $0.close() }),
        ])
    }
  }
}
