import Controller
import Model
import ProgramKit
import View
import Workshop

extension Lesson {
  /// What is called again after a change of what it has read.
  static let observation = Lesson(
    Phrase("Observation", ko: "옵저베이션"), read: "Observation",
    Phrase(
      "A controller reads its model in updateProperties(). What it reads is tracked, and a change of "
        + "it calls the method again at the end of the turn. What another method reads is not "
        + "tracked.",
      ko: "컨트롤러는 updateProperties()에서 모델을 읽습니다. 여기에서 읽은 값은 추적되고, 값이 바뀌면 턴이 끝날 때 이 "
        + "메서드가 다시 호출됩니다. 다른 메서드에서 읽은 값은 추적되지 않습니다."),
    [
      Situation(
        "observe-change", of: Situation.app { JarController() },
        Phrase(
          "updateProperties() reads the number of marbles. Add changes that number, and does nothing "
            + "else.",
          ko: "updateProperties()가 구슬의 수를 읽습니다. Add는 그 수만 바꿉니다."),
        then: { try $0.touch("Add") }, ask: .layers(of: "updateProperties()"),
        rule: ("Observation", "Called again")),
      Situation(
        "observe-twice", of: Situation.app { JarController() },
        Phrase(
          "updateProperties() reads the number of marbles. Add two changes it twice in one touch.",
          ko: "updateProperties()가 구슬의 수를 읽습니다. Add two는 터치 한 번에 그 수를 두 번 바꿉니다."),
        then: { try $0.touch("Add two") },
        ask: .value(
          .howOftenUpdated, among: ["0", "1", "2"], is: { $0.updates },
          because: Phrase(
            "The call waits for the end of the turn: several changes are one call.",
            ko: "호출은 턴이 끝날 때까지 기다립니다. 여러 번 바뀌어도 한 번만 호출됩니다.")),
        rule: ("Observation", "Called again")),
      Situation(
        "observe-asked", of: Situation.app { JarController() },
        Phrase(
          "Nothing has changed. Refresh calls setNeedsUpdateProperties() three times.",
          ko: "아무것도 바뀌지 않았습니다. Refresh는 setNeedsUpdateProperties()를 세 번 호출합니다."),
        then: { try $0.touch("Refresh") },
        ask: .value(
          .howOftenUpdated, among: ["0", "1", "3"], is: { $0.updates },
          because: Phrase(
            "It is due, changed or not, and is called once at the end of the turn.",
            ko: "바뀐 것이 없어도 호출할 차례가 되고, 턴이 끝날 때 한 번 호출됩니다.")),
        rule: ("Observation", "When it is called")),
      Situation(
        "observe-unread", of: Situation.app { JarController() },
        Phrase(
          "updateProperties() reads the number of marbles. Rename changes the name of the jar.",
          ko: "updateProperties()가 구슬의 수를 읽습니다. Rename은 병의 이름을 바꿉니다."),
        then: { try $0.touch("Rename") },
        ask: .value(
          .howOftenUpdated, among: ["0", "1", "2"], is: { $0.updates },
          because: Phrase(
            "Properties are tracked, not objects: it has not read the name.",
            ko: "객체가 아니라 프로퍼티를 추적합니다. 이름은 읽지 않았습니다.")),
        rule: ("Observation", "Called again")),
      Situation(
        "observe-load", of: Situation.app { LoadedJarController() },
        Phrase(
          "The number of marbles is read in viewDidLoad(). Add changes it.",
          ko: "구슬의 수를 viewDidLoad()에서 읽습니다. Add는 그 수를 바꿉니다."),
        then: { try $0.touch("Add") },
        ask: .value(
          Phrase("What does the screen say?", ko: "화면에는 무엇이 보입니까?"),
          among: ["Marbles: 0", "Marbles: 1"], is: { $0.marbles },
          because: Phrase(
            "viewDidLoad() runs once, and what it reads is not tracked.",
            ko: "viewDidLoad()는 한 번만 실행되고, 여기에서 읽은 값은 추적되지 않습니다.")),
        rule: ("Observation", "What is not tracked")),
      Situation(
        "observe-hidden", of: Situation.app { JarController() },
        Phrase(
          "JarController is behind a screen that fills the window. There the number of marbles was "
            + "changed.",
          ko: "JarController는 창을 가득 채운 화면 뒤에 있습니다. 그 화면에서 구슬의 수가 바뀌었습니다."),
        before: {
          try $0.touch("Cover")
          try $0.touch("Add")
        },
        then: { try $0.touch("Done") }, ask: .calls(of: ["JarController"]),
        rule: ("Observation", "While it is not shown")),
      Situation(
        "observe-shown", of: Situation.app { JarController() },
        Phrase(
          "JarController is behind a screen that fills the window. Nothing was changed there.",
          ko: "JarController는 창을 가득 채운 화면 뒤에 있습니다. 그 화면에서는 아무것도 바뀌지 않았습니다."),
        before: { try $0.touch("Cover") }, then: { try $0.touch("Done") },
        ask: .value(
          .howOftenUpdated, among: ["0", "1", "2"], is: { $0.updates },
          because: Phrase(
            "Only the first showing calls it in any case. At a later one it is called if what it has "
              + "read has changed.",
            ko: "언제나 호출되는 것은 처음 나타날 때뿐입니다. 다시 나타날 때는 읽은 값이 바뀌었을 때만 호출됩니다.")),
        rule: ("Observation", "While it is not shown")),
      Situation(
        "observe-list", of: Situation.app { ShelfController() },
        Phrase(
          "A shelf has two jars. updateProperties() reads how many jars there are. Add puts a marble "
            + "into the first one.",
          ko: "선반에 병이 두 개 있습니다. updateProperties()가 병의 수를 읽습니다. Add는 첫 번째 병에 구슬을 넣습니다."),
        then: { try $0.touch("Add") },
        ask: .value(
          .howOftenUpdated, among: ["0", "1", "2"], is: { $0.updates },
          because: Phrase(
            "A list changes when an object is added or removed, and not when an object in it changes.",
            ko: "목록은 객체를 넣거나 뺄 때 바뀝니다. 목록에 있는 객체가 바뀐다고 목록이 바뀌지는 않습니다.")),
        rule: ("Observation", "What is not tracked")),
    ])
}

extension Phrase {
  fileprivate static let howOftenUpdated = Phrase(
    "How often is updateProperties() called?", ko: "updateProperties()는 몇 번 호출됩니까?")
}
