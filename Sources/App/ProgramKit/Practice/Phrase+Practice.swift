import Model
import View
import Workshop

// The words of a practice.
extension Phrase {
  static func head(_ number: Int?, of count: Int, _ lesson: Phrase, _ marks: String) -> Phrase {
    guard let number else {
      return Phrase("Practice   \(lesson.english)", ko: "연습   \(lesson.korean)")
    }
    return Phrase(
      "Practice   \(number) of \(count) · \(lesson.english)   \(marks)",
      ko: "연습   \(count)개 중 \(number) · \(lesson.korean)   \(marks)")
  }

  static func toRead(_ lesson: Lesson) -> Phrase {
    let name = lesson.pageTitle ?? Phrase(verbatim: RuleHeading(lesson.page, "").title)
    return Phrase("To read: \(name.english).", ko: "읽을 페이지: \(name.korean).")
  }

  static func thenHappens(_ act: Phrase) -> Phrase {
    Phrase("Now: \(act.english).", ko: "이제 하는 일: \(act.korean).")
  }

  static func asked(_ question: Situation.Question) -> Phrase {
    switch question {
    case .calls: Phrase("Which calls come, in which order?", ko: "어떤 호출이 어떤 순서로 일어납니까?")
    case .receiver(let call, _):
      Phrase("Which of these gets \(call)?", ko: "다음 중 이 호출을 받는 것은 무엇입니까? \(call)")
    case .firstResponder: Phrase("Which field is edited now?", ko: "지금 편집 중인 필드는 어느 것입니까?")
    case .layers(let call):
      Phrase("From which layer to which goes \(call)?", ko: "이 호출은 어느 층에서 어느 층으로 갑니까? \(call)")
    case .value(let question, _, _, _): question
    }
  }

  static func howToAnswer(isOrdered: Bool) -> Phrase {
    isOrdered
      ? Phrase(
        "Type the numbers or the names in order, or: none, hint, show, skip, list, quit.",
        ko: "번호나 이름을 순서대로 입력하거나 다음을 입력하세요: 없음, 힌트, 보기, 건너뛰기, 목록, 종료.")
      : Phrase(
        "Type the number or the name, or: hint, show, skip, list, quit.",
        ko: "번호나 이름을 입력하거나 다음을 입력하세요: 힌트, 보기, 건너뛰기, 목록, 종료.")
  }

  static let whatMarksMean = Phrase(
    "Each ○ is a rule of this lesson: it becomes ● when it was right twice.",
    ko: "○ 하나는 이 단원의 규칙 하나입니다. 두 번 맞히면 ●가 됩니다.")

  static let right = Phrase("✓ Right.", ko: "✓ 맞았습니다.")

  static let rightWithHelp = Phrase(
    "✓ Right. As you were shown the answer, it comes again.", ko: "✓ 맞았습니다. 답을 보았으니 다시 나옵니다.")

  static func wrong(_ answer: [Int], isOrdered: Bool) -> Phrase {
    let numbers = answer.map(String.init).joined(separator: " ")
    guard !answer.isEmpty else {
      return Phrase("✗ No: none of them comes.", ko: "✗ 아쉽습니다. 아무것도 일어나지 않습니다.")
    }
    return isOrdered
      ? Phrase(
        "✗ No: \(numbers) is right, and then nothing.", ko: "✗ 아쉽습니다. 정답은 이것뿐입니다: \(numbers).")
      : Phrase("✗ No: \(numbers) is right.", ko: "✗ 아쉽습니다. 정답: \(numbers).")
  }

  static func ruleIs(_ rule: RuleHeading) -> Phrase {
    Phrase(
      "The rule: \(rule.heading), on the page \(rule.title).",
      ko: "규칙: \(rule.title) 페이지의 \(rule.heading).")
  }

  static let hintForMore = Phrase("Type hint again for more.", ko: "힌트를 더 보려면 다시 입력하세요.")

  static let hintNone = Phrase("None of them comes.", ko: "아무것도 일어나지 않습니다.")

  static func hintCount(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("One of them is right.", ko: "하나가 맞습니다.")
      : Phrase("\(count) of them are right.", ko: "\(count)개가 맞습니다.")
  }

  static func hintFirst(_ number: Int, of count: Int) -> Phrase {
    count == 1
      ? Phrase("It is \(number).", ko: "정답은 \(number)번입니다.")
      : Phrase("\(number) is the first of them.", ko: "첫 번째는 \(number)번입니다.")
  }

  static let noField = Phrase("none", ko: "없음")

  static func isEdited(_ field: Phrase) -> Phrase {
    Phrase("\(field.english) is edited now.", ko: "지금 편집 중인 필드: \(field.korean).")
  }

  static func edited(_ field: Phrase?) -> Phrase {
    field.map(isEdited) ?? Phrase("No field is edited now.", ko: "지금 편집 중인 필드가 없습니다.")
  }

  static func numbersFrom(_ first: Int, to last: Int) -> Phrase {
    Phrase("Type numbers from \(first) to \(last).", ko: "\(first)부터 \(last)까지의 번호를 입력하세요.")
  }

  static let oneNumber = Phrase(
    "One of them is right: type one number.", ko: "하나만 맞습니다. 번호를 하나만 입력하세요.")

  static func comesBefore(_ first: Int, _ second: Int) -> Phrase {
    Phrase("\(first) comes before \(second).", ko: "\(first) 다음에 \(second).")
  }

  static let notUnderstood = Phrase(
    "That is no answer. Type numbers such as 2 1, or: none, hint, show, skip, list, lesson 5, reset, "
      + "quit.",
    ko: "답이 아닙니다. 2 1처럼 번호를 입력하거나 다음을 입력하세요: 없음, 힌트, 보기, 건너뛰기, 목록, 단원 5, "
      + "처음부터, 종료.")

  static func lesson(
    _ number: Int, _ title: Phrase, _ done: Int, of count: Int, _ marks: String
  ) -> Phrase {
    Phrase(
      "\(number)  \(title.english): \(done) of \(count)   \(marks)",
      ko: "\(number)  \(title.korean): \(count)개 중 \(done)   \(marks)")
  }

  static let askToReset = Phrase(
    "Forget everything that you have practised? Type yes or no.",
    ko: "지금까지 연습한 것을 모두 지울까요? 예 또는 아니요를 입력하세요.")

  static let yes = Phrase("yes", ko: "예")

  static let isKept = Phrase("Nothing was forgotten.", ko: "아무것도 지우지 않았습니다.")

  static let isForgotten = Phrase("You begin anew.", ko: "처음부터 다시 시작합니다.")

  static let practiceIsDone = Phrase(
    "All lessons are done. --practice more draws more situations.",
    ko: "모든 단원을 마쳤습니다. --practice more로 상황을 더 연습할 수 있습니다.")

  static let more = Phrase("More", ko: "더 연습하기")

  static let nothingMore = Phrase(
    "No situation was found in which something can be asked.", ko: "물어볼 것이 있는 상황을 찾지 못했습니다.")

  static func cannotRun(_ name: String, _ reason: String) -> Phrase {
    Phrase(
      "The situation \(name) cannot be run: \(reason)", ko: "상황을 실행할 수 없습니다: \(name) (\(reason))")
  }

  static func notKept(_ reason: String) -> Phrase {
    Phrase("This answer was not kept: \(reason)", ko: "답을 저장하지 못했습니다: \(reason)")
  }

  static func pageIsThere(_ path: String) -> Phrase {
    Phrase(
      "There is a file of that name already, and it was left: \(path)",
      ko: "그런 이름의 파일이 이미 있어서 그대로 두었습니다: \(path)")
  }

  static func pageWritten(_ path: String) -> Phrase {
    Phrase("A page was written: \(path)", ko: "페이지를 썼습니다: \(path)")
  }
}
