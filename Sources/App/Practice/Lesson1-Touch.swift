import Controller
import Model
import ProgramKit
import View
import Workshop

extension Lesson {
  /// A touch goes from the view to its delegate, and from there to the model.
  static let touch = Lesson(
    Phrase("Touch and delegate", ko: "터치와 델리게이트"), read: "Follow-A-Touch",
    titled: Phrase("Follow a touch", ko: "터치 하나를 따라가기"),
    Phrase(
      "A button does not know what a touch means. It calls its delegate, which is a controller. "
        + "The controller asks the model, and then decides what is shown.",
      ko: "버튼은 터치가 무슨 뜻인지 모릅니다. 델리게이트인 컨트롤러를 호출할 뿐입니다. "
        + "컨트롤러는 모델에 묻고, 무엇을 보여줄지 정합니다."),
    [
      Situation(
        "touch-empty-form", of: Situation.frontDoor,
        Phrase("Sign In is on the screen. Both fields are empty.", ko: "로그인 화면입니다. 두 필드가 비어 있습니다."),
        then: { try $0.touch("Sign In") },
        ask: .receiver(
          of: "signInTouched()", among: ["SignInController", "SignUpController", "Accounts"]),
        rule: ("Controls", "A touch")),
      Situation(
        "touch-layers", of: Situation.frontDoor,
        Phrase("Sign In is on the screen.", ko: "로그인 화면입니다."),
        then: { try $0.touch("Sign In") }, ask: .layers(of: "signInTouched()"),
        rule: ("Controls", "A touch")),
      Situation(
        "touch-model-layers", of: Situation.frontDoor,
        Phrase(
          "An email and a password are filled in. No account has that email.",
          ko: "이메일과 비밀번호를 채웠습니다. 그런 계정은 없습니다."),
        before: {
          try $0.enter("lee@example.com", into: "Email")
          try $0.enter("hunter2!", into: "Password")
        },
        then: { try $0.touch("Sign In") }, ask: .layers(of: "authenticate"),
        rule: ("Controls", "A touch")),
      Situation(
        "touch-disabled",
        of: Situation.app {
          let button = Button(Phrase("Send", ko: "보내기"))
          button.isEnabled = false
          return Page(
            "FormPage", [.button(button)],
            buttons: [PageButton(Phrase("Enable", ko: "켜기"), { _ in button.isEnabled = true })])
        },
        Phrase("The button Send is disabled.", ko: "보내기 버튼이 비활성입니다."),
        saying: Phrase("touch \"Send\"", ko: "‘보내기’ 누르기"),
        then: { $0.touchAnyway("Send") }, ask: .calls(of: ["FormPage"]),
        rule: ("Controls", "A touch")),
      Situation(
        "touch-gone",
        of: Situation.app {
          let send = Button(Phrase("Send", ko: "보내기"))
          do {
            let counter = Tally()
            send.addTarget(counter, action: Tally.count, for: .touchUpInside)
          }
          return Page("FormPage", [.button(send)])
        },
        Phrase(
          "The target of Send was made in a local constant. A button holds its targets weakly.",
          ko: "보내기 버튼의 타깃은 지역 상수로 만들었습니다. 버튼은 타깃을 약하게 참조합니다."),
        saying: Phrase("touch \"Send\"", ko: "‘보내기’ 누르기"), then: { $0.touchAnyway("Send") },
        ask: .calls(of: ["Tally"]), rule: ("Controls", "A touch")),
      Situation(
        "touch-switch",
        of: Situation.app {
          let sugar = Switch(Phrase("Sugar", ko: "설탕"))
          return Page(
            "TeaPage", [.toggle(sugar)],
            buttons: [PageButton(Phrase("Sweeten", ko: "달게"), { _ in sugar.isOn = true })])
        },
        Phrase(
          "The switch Sugar is off. The button Sweeten sets isOn to true.",
          ko: "설탕 스위치가 꺼져 있습니다. 달게 버튼은 isOn을 true로 바꿉니다."),
        then: { try $0.touch("Sweeten") },
        ask: .value(
          Phrase("Does Sugar send valueChanged?", ko: "설탕 스위치가 valueChanged를 보냅니까?"),
          among: [.no, .yesItDoes],
          is: { $0.why("valueChanged", of: "Sugar").wasCalled ? .yesItDoes : .no },
          because: Phrase(
            "The program changed Sugar, and only a person's change is reported.",
            ko: "프로그램이 설탕 스위치를 바꾸었습니다. 사용자가 바꾼 것만 알립니다.")),
        rule: ("Controls", "Values")),
      Situation(
        "touch-count", of: Situation.gallery("counter"),
        Phrase("The counter shows 0.", ko: "카운터가 0을 보여줍니다."),
        then: { try $0.touch("Count") },
        ask: .receiver(
          of: "increment()", among: ["Counter", "CounterController", "CounterScreen"]),
        rule: ("Controls", "A touch")),
      Situation(
        "touch-field",
        of: Situation.app {
          let (name, city) = (TextField(.nameField), TextField(.cityField))
          let (ofName, ofCity) = (FormDelegate(), CityDelegate())
          (name.delegate, city.delegate) = (ofName, ofCity)
          let page = Page("FormPage", [.field(name), .field(city)])
          page.kept = [ofName, ofCity]
          return page
        },
        Phrase(
          "FormPage shows Name and City, each with a delegate of its own. Name is edited.",
          ko: "FormPage에 이름과 도시 필드가 있고, 필드마다 델리게이트가 따로 있습니다. 이름을 편집하고 있습니다."),
        before: { try $0.touch("Name") }, then: { try $0.touch("City") },
        ask: .value(
          Phrase(
            "Who is asked whether Name may give up editing?", ko: "이름의 편집을 끝내도 되는지 누구에게 묻습니까?"),
          among: [.delegateOfName, .delegateOfCity, .controllerOfScreen, .noObject],
          is: {
            $0.why("textFieldShouldEndEditing", of: "FormDelegate").wasCalled
              ? .delegateOfName : .noObject
          },
          because: Phrase(
            "Before a field gives up editing, it asks its own delegate: "
              + "textFieldShouldEndEditing(_:).",
            ko: "필드는 편집을 끝내기 전에 자신의 델리게이트에게 묻습니다: textFieldShouldEndEditing(_:).")),
        rule: ("Text-Fields", "Ending")),
    ])
}

extension Phrase {
  fileprivate static let delegateOfName = Phrase("the delegate of Name", ko: "이름의 델리게이트")
  fileprivate static let delegateOfCity = Phrase("the delegate of City", ko: "도시의 델리게이트")
  fileprivate static let controllerOfScreen = Phrase(
    "the controller of the screen", ko: "화면의 컨트롤러")
  fileprivate static let noObject = Phrase("no object", ko: "아무에게도 묻지 않음")
}
