import Controller
import ControllerKit
import Model
import ProgramKit
import View
import Workshop

extension Lesson {
  /// Controllers that show others.
  static let containers = Lesson(
    Phrase("Containers", ko: "컨테이너"), read: "Navigation",
    Phrase(
      "A navigation controller shows the uppermost of a stack. A tab bar controller shows the one "
        + "that is selected. A child of another controller appears with its view.",
      ko: "내비게이션 컨트롤러는 스택의 맨 위를 보여줍니다. 탭 바 컨트롤러는 선택된 것을 보여줍니다. "
        + "다른 컨트롤러의 자식은 자신의 뷰와 함께 나타납니다."),
    [
      Situation(
        "stack-push", of: stack(),
        Phrase(
          "MenuPage is the root of a stack. Order pushes OrderPage.",
          ko: "MenuPage가 스택의 루트입니다. 주문 버튼은 OrderPage를 push합니다."),
        then: { try $0.touch("Order") },
        ask: .calls(of: ["MenuPage", "OrderPage"], besides: moves), rule: ("Navigation", "Push")),
      Situation(
        "stack-pop", of: stack(),
        Phrase(
          "OrderPage is above MenuPage in a stack. Back pops it.",
          ko: "스택에서 OrderPage가 MenuPage 위에 있습니다. 뒤로 버튼은 pop합니다."),
        before: { try $0.touch("Order") }, then: { try $0.touch("Back") },
        ask: .calls(of: ["MenuPage", "OrderPage"], besides: moves), rule: ("Navigation", "Pop")),
      Situation(
        "stack-root", of: stack(),
        Phrase(
          "A stack has MenuPage, OrderPage and TeaPage. Home pops to the root.",
          ko: "스택에 MenuPage, OrderPage, TeaPage가 있습니다. 처음으로 버튼은 루트까지 pop합니다."),
        before: {
          try $0.touch("Order")
          try $0.touch("Tea")
        },
        then: { try $0.touch("Home") },
        ask: .calls(of: ["MenuPage", "OrderPage", "TeaPage"], besides: moves),
        rule: ("Navigation", "Several at once")),
      Situation(
        "stack-alone", of: stack(),
        Phrase(
          "MenuPage is alone in a stack. Leave pops.", ko: "스택에 MenuPage만 있습니다. 나가기 버튼은 pop합니다."),
        then: { try $0.touch("Leave") }, ask: .calls(of: ["MenuPage"]),
        rule: ("Navigation", "Pop")),
      Situation(
        "stack-set", of: stack(),
        Phrase(
          "MenuPage is the root of a stack. Both sets the stack to OrderPage and TeaPage.",
          ko: "MenuPage가 스택의 루트입니다. 둘 다 버튼은 스택을 OrderPage와 TeaPage로 바꿉니다."),
        then: { try $0.touch("Both") },
        ask: .calls(of: ["OrderPage", "TeaPage"], besides: moves),
        rule: ("Navigation", "Several at once")),
      Situation(
        "tab-touched", of: tabs(),
        Phrase(
          "Three tabs show MenuPage, OrderPage and TeaPage. MenuPage is selected.",
          ko: "탭 세 개가 MenuPage, OrderPage, TeaPage를 보여줍니다. MenuPage가 선택되어 있습니다."),
        then: { try $0.touch("OrderPage") },
        ask: .calls(of: ["MenuPage", "OrderPage", "TeaPage"]), rule: ("Tabs", "Switching")),
      Situation(
        "tab-program", of: tabs(),
        Phrase(
          "The tabs have a delegate. Go sets selectedIndex to 1.",
          ko: "탭에 델리게이트가 있습니다. 이동 버튼은 selectedIndex를 1로 바꿉니다."),
        then: { try $0.touch("Go") }, ask: .calls(of: ["TabListener"]),
        rule: ("Tabs", "The delegate")),
      Situation(
        "child-without-view",
        of: Situation.app {
          Page(
            "ParentPage",
            buttons: [
              PageButton(Phrase("Add", ko: "추가")) { parent in
                let child = Page("ChildPage")
                parent.addChild(child)
                child.didMove(toParent: parent)
              }
            ])
        },
        Phrase(
          "Add calls addChild with ChildPage, and adds no view.",
          ko: "추가 버튼은 ChildPage로 addChild를 호출하고, 뷰는 넣지 않습니다."),
        then: { try $0.touch("Add") }, ask: .calls(of: ["ChildPage"], besides: ["didMove"]),
        rule: ("Children", "The view")),
    ])

  private static let moves = ["willMove", "didMove"]

  /// A stack whose buttons push and pop.
  private static func stack() -> Situation.Make {
    Situation.app {
      let tea = Page(
        "TeaPage",
        buttons: [
          PageButton(Phrase("Home", ko: "처음으로")) {
            $0.navigationController?.popToRootViewController(animated: true)
          }
        ])
      let order = Page(
        "OrderPage",
        buttons: [
          PageButton(Phrase("Tea", ko: "차")) {
            $0.navigationController?.push(tea)
          },
          PageButton(Phrase("Back", ko: "뒤로")) {
            $0.navigationController?.pop()
          },
        ])
      return NavigationController(
        rootViewController: Page(
          "MenuPage",
          buttons: [
            PageButton(Phrase("Order", ko: "주문")) {
              $0.navigationController?.push(order)
            },
            PageButton(Phrase("Leave", ko: "나가기")) {
              $0.navigationController?.pop()
            },
            PageButton(Phrase("Both", ko: "둘 다")) {
              $0.navigationController?.setViewControllers([order, tea], animated: true)
            },
          ]))
    }
  }

  /// Three tabs with a delegate.
  private static func tabs() -> Situation.Make {
    Situation.app {
      let (tabs, delegate) = (TabBarController(), TabListener())
      let menu = Page(
        "MenuPage",
        buttons: [
          PageButton(Phrase("Go", ko: "이동")) { $0.tabBarController?.selectedIndex = 1 }
        ])
      menu.kept = [delegate]
      tabs.viewControllers = [menu, Page("OrderPage"), Page("TeaPage")]
      tabs.delegate = delegate
      return tabs
    }
  }
}
