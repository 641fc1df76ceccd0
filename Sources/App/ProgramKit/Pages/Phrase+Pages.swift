import Controller
import View
import Workshop

// The words of the pages.
extension Phrase {
  static let howToStep = Phrase(
    """
    The keys ← and → step back and forward, ↑ and ↓ by the calls of a step, Home and End go to the ends. \
    Each step and each call has a link.
    """,
    ko: """
      ← 키와 → 키를 누르면 앞뒤 단계로, ↑ 키와 ↓ 키를 누르면 한 단계 안의 앞뒤 호출로, Home 키와 End 키를 누르면 \
      처음과 끝으로 갑니다. 단계와 호출마다 링크가 있습니다.
      """)
  static let legend = Phrase(
    "Solid: keeps alive. Dashed: does not.", ko: "실선은 강한 참조, 점선은 약한 참조입니다.")
  static let steps = Phrase("Steps", ko: "단계")
  static let previousStep = Phrase("← Back", ko: "← 이전")
  static let nextStep = Phrase("Forward →", ko: "다음 →")
  static let previousCall = Phrase("↑ Call", ko: "↑ 호출")
  static let nextCall = Phrase("↓ Call", ko: "↓ 호출")
  static let during = Phrase("Screen at this call", ko: "이 호출 때의 화면")
  static let launch = Phrase("The app is launched", ko: "앱을 실행")
  static let end = Phrase("The end", ko: "끝")
  static let returnKey = Phrase("Return", ko: "Enter")
  static let screen = Phrase("Screen", ko: "화면")
  static let calls = Phrase("Calls", ko: "호출")
  static let youType = Phrase("You type", ko: "입력하면")
  static let andSee = Phrase("and see", ko: "보이는 화면")
  static let appCalls = Phrase("The app calls", ko: "앱이 하는 호출")
  static let leftOut = Phrase("Not called, and why", ko: "호출되지 않은 것과 그 이유")
  static let objects = Phrase("Who holds whom after the step", ko: "단계가 끝난 뒤 누가 누구를 참조하는가")
  static let nothingSeen = Phrase("The app is not on the screen.", ko: "앱이 화면에 없습니다.")
  static let noCalls = Phrase("No object was called.", ko: "아무도 호출되지 않았습니다.")
  static let noObjects = Phrase("The app does not run.", ko: "앱이 실행 중이 아닙니다.")
  static let references = Phrase("Other references", ko: "그 밖의 참조")
  static let trackedCalls = Phrase("Called again after a change", ko: "바뀌면 다시 호출되는 것")
  static let session = Phrase("A session", ko: "세션")
  static let new = Phrase("new", ko: "새로 생김")
  static let gone = Phrase("Gone", ko: "사라짐")

  /// What stands for some callbacks of the life cycle.
  static func callbacks(_ count: Int) -> Phrase {
    Phrase("\(count) calls of the life cycle", ko: "생명 주기 호출 \(count)번")
  }

  /// What a reference keeps alive.
  init(_ kind: ObjectGraph.Reference.Kind) {
    self =
      switch kind {
      case .strong: Phrase("strong", ko: "강한 참조")
      case .weak: Phrase("weak", ko: "약한 참조")
      case .asked: Phrase("asked for at each touch", ko: "누를 때마다 물어봄")
      }
  }
}
