import Controller
import Model
import ProgramKit
import View

extension Lesson {
  /// A touch goes from the view to its delegate, and from there to the model.
  static let touch = Lesson(
    Phrase("Touch and delegate", ko: "터치와 델리게이트"), read: "Follow-A-Touch",
    Phrase(
      "A button does not know what a touch means. It calls its delegate, which is a controller. "
        + "The controller asks the model, and then decides what is shown.",
      ko: "버튼은 터치가 무슨 뜻인지 모릅니다. 버튼은 델리게이트인 컨트롤러를 부릅니다. "
        + "컨트롤러는 모델에게 묻고, 무엇을 보여줄지 정합니다."),
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
        saying: Phrase("touch Send", ko: "보내기 누르기"),
        then: { scenario in
          let control = scenario.window?.view.subviews.last?.elements.first?.control
          if let control { scenario.window?.view.touch(control) }
        },
        ask: .calls(of: ["FormPage"]), rule: ("Controls", "A touch")),
      Situation(
        "touch-nobody",
        of: Situation.app { Page("FormPage", [.button(Button(Phrase("Send", ko: "보내기")))]) },
        Phrase("The button Send has no delegate and no target.", ko: "보내기 버튼에는 델리게이트도 타깃도 없습니다."),
        saying: Phrase("touch Send", ko: "보내기 누르기"),
        then: { scenario in
          let control = scenario.window?.view.subviews.last?.elements.first?.control
          if let control { scenario.window?.view.touch(control) }
        },
        ask: .calls(of: ["FormPage"]), rule: ("Controls", "A touch")),
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
        "touch-value", of: Situation.gallery("temperature"),
        Phrase(
          "The screen has two fields, Celsius and Fahrenheit.", ko: "화면에 섭씨와 화씨 두 필드가 있습니다."),
        then: { try $0.enter("100", into: "Celsius") },
        ask: .value(
          Phrase("What does Fahrenheit show?", ko: "화씨 필드에는 무엇이 보입니까?"),
          among: ["212", "100", "37.8"],
          is: { scenario in
            let fields = scenario.window?.view.subviews.last?.elements ?? []
            for case .field(let field) in fields where field.label.english.contains("Fahr") {
              return Phrase(verbatim: field.text ?? "")
            }
            return ""
          },
          because: Phrase(
            "The controller asked the model, and set the text of the other field.",
            ko: "컨트롤러가 모델에게 묻고 다른 필드의 텍스트를 설정했습니다.")),
        rule: ("Text-Fields", "Typing")),
    ])
}
