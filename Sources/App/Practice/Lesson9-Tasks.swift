import Controller
import ControllerKit
import Foundation
import Model
import ProgramKit
import View
import ViewKit
import Workshop

extension Lesson {
  /// Four of the seven tasks: what follows from a model, time, commands, children.
  static let tasks = Lesson(
    Phrase("Four small apps", ko: "작은 앱 네 가지"), read: "Flight",
    Phrase(
      "What a screen shows is derived from the model, and no control is set from another one. Time, "
        + "a command and a cell are models too. They call a delegate, an observer or the target "
        + "of a timer.",
      ko: "화면은 모델에서 정해지고, 어떤 컨트롤도 다른 컨트롤을 보고 정하지 않습니다. 시간도, 명령도, 셀도 "
        + "모델입니다. 그 소식은 델리게이트나 옵저버, 타이머의 타깃이 받습니다."),
    [
      Situation(
        "flight-disabled", of: Situation.gallery("flight"),
        Phrase(
          "A return flight is chosen, and the return date is soon, so Book is disabled.",
          ko: "왕복을 골랐고 오는 날에 soon을 입력해서 예약 버튼을 쓸 수 없습니다."),
        before: {
          try $0.perform("return flight", on: "Flight")
          try $0.enter("soon", into: "Return date")
        },
        saying: Phrase("Choose one-way flight", ko: "편도 고르기"),
        then: { try $0.perform("one-way flight", on: "Flight") },
        ask: .value(
          Phrase("Can Book be touched now?", ko: "이제 예약 버튼을 쓸 수 있습니까?"), among: [.yesItDoes, .no],
          is: { $0.control("Book")?.isEnabled == true ? .yesItDoes : .no },
          because: Phrase(
            "All is derived from the request anew, and a one-way flight needs no return date.",
            ko: "모두 요청에서 다시 정해집니다. 편도에는 오는 날이 필요 없습니다.")),
        rule: ("Flight", "One method shows them")),
      Situation(
        "flight-chosen", of: Situation.gallery("flight"),
        Phrase(
          "A one-way flight is chosen. The picker's delegate is the controller.",
          ko: "편도가 선택되어 있습니다. 피커의 델리게이트는 컨트롤러입니다."),
        saying: Phrase("Choose return flight", ko: "왕복 고르기"),
        then: { try $0.perform("return flight", on: "Flight") },
        ask: .layers(of: "pickerView(didSelectRow:inComponent:)"),
        rule: ("Controls", "Pickers")),
      Situation(
        "timer-late", of: Situation.gallery("timer"),
        Phrase(
          "A timer of a tenth of a second repeats. Five seconds pass in which nothing else happens.",
          ko: "0.1초마다 반복되는 타이머가 있습니다. 아무 일 없이 5초가 한꺼번에 지납니다."),
        then: { $0.wait(for: 5) },
        ask: .value(
          Phrase("How often does the timer fire?", ko: "타이머는 몇 번 울립니까?"),
          among: ["0", "1", "5", "50"],
          is: { scenario in
            let ticks = scenario.log.lastStep.events.count { $0.call.isCall(of: "tick") }
            return Phrase(verbatim: "\(ticks)")
          },
          because: Phrase(
            "A repeating timer fires once, however many of its times have passed.",
            ko: "여러 번 울릴 시간이 지났어도 반복 타이머는 한 번만 울립니다.")),
        rule: ("Timers", "Firing")),
      Situation(
        "timer-away", of: Situation.gallery("timer"),
        Phrase(
          "The watch has counted 2 seconds. The app is in the background for 5 seconds.",
          ko: "시계가 2초를 셌습니다. 앱이 5초 동안 백그라운드에 있었습니다."),
        before: {
          $0.wait(for: 2)
          try $0.send(.home)
          $0.wait(for: 5)
        },
        then: { try $0.send(.open) },
        ask: .value(
          Phrase("How many seconds does it show?", ko: "몇 초를 보여줍니까?"),
          among: ["0.0", "2.0", "7.0"],
          is: { scenario in
            let text = scenario.texts.first { $0.contains("15.0") } ?? ""
            let numbers = text.matches(of: /[0-9]+\.[0-9]/).map { String($0.output) }
            return Phrase(verbatim: numbers.first { $0 != "15.0" } ?? text)
          },
          because: Phrase(
            "The controller ticks only while it is seen, and time away does not count.",
            ko: "컨트롤러는 화면에 보이는 동안만 시간을 셉니다. 보이지 않는 시간은 세지 않습니다.")),
        rule: ("Timer", "Who tells the model")),
      Situation(
        "circles-moves", of: Situation.gallery("circles"),
        Phrase(
          "A circle of diameter 30 is drawn. In the sheet the diameter was changed three times, and "
            + "Done was touched.",
          ko: "지름 30인 원을 그렸습니다. 시트에서 지름을 세 번 바꾸고 완료를 눌렀습니다."),
        before: {
          try $0.drawCircle("40 30")
          try $0.touch("Adjust Diameter")
          for _ in 1...3 { try $0.perform("+", on: "One by one") }
          try $0.touch("Done")
        },
        then: { try $0.touch("Undo") },
        ask: .value(
          Phrase("What is the diameter now?", ko: "이제 지름은 얼마입니까?"), among: ["30", "32", "33"],
          is: { scenario in
            Phrase(
              verbatim: scenario.texts.compactMap { $0.firstMatch(of: /[0-9]+$/) }.map {
                String($0.output)
              }.last ?? "")
          },
          because: Phrase(
            "The sheet is one entry of the history, from its opening to its closing.",
            ko: "시트가 열려서 닫힐 때까지가 기록 하나입니다.")),
        rule: ("Circles", "The sheet reports back")),
      Situation(
        "circles-new", of: Situation.gallery("circles"),
        Phrase(
          "A circle was drawn, and taken back. Redo is enabled.",
          ko: "원을 그리고 실행 취소했습니다. 다시 실행 버튼을 쓸 수 있습니다."),
        before: {
          try $0.drawCircle("40 30")
          try $0.touch("Undo")
        },
        then: { try $0.drawCircle("120 60") },
        ask: .value(
          Phrase("Can Redo be touched now?", ko: "이제 다시 실행 버튼을 쓸 수 있습니까?"),
          among: [.yesItDoes, .no],
          is: { $0.control("Redo")?.isEnabled == true ? .yesItDoes : .no },
          because: Phrase(
            "Whatever is registered anew leaves nothing to redo.",
            ko: "새로 등록된 것이 있으면 다시 실행할 것이 남지 않습니다.")),
        rule: ("Undo", "Groups")),
      Situation(
        "cells-touched", of: Situation.gallery("cells"),
        Phrase(
          "A grid and a formula bar are children of CellsController, which is the delegate of both.",
          ko: "격자와 수식 입력줄은 CellsController의 자식입니다. CellsController가 둘의 델리게이트입니다."),
        then: { try $0.touch("B1") },
        ask: .receiver(
          of: "grid(didSelectRow:column:)",
          among: ["CellsController", "GridController", "FormulaBarController"]),
        rule: ("Cells", "Two children, one parent")),
      Situation(
        "cells-healed", of: Situation.gallery("cells"),
        Phrase(
          "A0 is =B0 and B0 is =A0: both show #CYCLE.",
          ko: "A0은 =B0이고 B0은 =A0이라서 둘 다 #CYCLE입니다."),
        before: {
          try $0.fill("A0", with: "=B0")
          try $0.fill("B0", with: "=A0")
        },
        then: { try $0.fill("A0", with: "3") },
        ask: .value(
          Phrase("What does B0 show now?", ko: "이제 B0에는 무엇이 보입니까?"), among: ["#CYCLE", "0", "3"],
          is: { ($0.control("B0") as? CollectionViewCell)?.text ?? "" },
          because: Phrase(
            "A cell's content is kept, so what depends on it follows as soon as the cycle is broken.",
            ko: "셀의 내용은 그대로 있으므로, 순환이 끊어지면 의존하는 셀도 따라 바뀝니다.")),
        rule: ("Cells", "The model knows its dependents")),
    ])
}

extension Scenario {
  /// What is called so on the uppermost screen.
  fileprivate func control(_ name: String) -> Control? {
    window?.view.subviews.last?.controls.first { $0.label.english == name }
  }

  fileprivate func drawCircle(_ point: String) throws { try enter(point, into: "Point") }

  /// Sets the content of a cell.
  fileprivate func fill(_ cell: String, with content: String) throws {
    try touch(cell)
    try enter(content, into: "Formula")
  }
}
