import View

// The words of the map.
extension Phrase {
  static let everyState = Phrase("Every state", ko: "모든 상태")
  static let staysHere = Phrase("stays here", ko: "이 화면에 머무름")
  static let happening = Phrase("What happens", ko: "일어나는 일")
  static let happensOn = Phrase("on", ko: "화면")
  static let leadsTo = Phrase("leads to", ko: "가는 곳")
  static let howToRead = Phrase(
    "A person begins above. An arrow is what is touched or typed, and leads to the screen that follows.",
    ko: "위에서 시작합니다. 화살표는 사람이 누르거나 입력하는 것이고, 그다음 화면으로 이어집니다.")
  static let howToReadDashes = Phrase(
    "A line is dashed where no transcript goes.", ko: "점선은 어느 트랜스크립트도 가지 않는 길입니다.")
  static let howToReadNew = Phrase(
    "A line with + is new, or led elsewhere.", ko: "+ 표시가 있는 길은 새것이거나 전에는 다른 곳으로 이어졌습니다.")
  static let notCompared = Phrase(
    "No transcripts were compared: see --transcripts.",
    ko: "비교한 트랜스크립트가 없습니다. --transcripts를 참고하세요.")

  /// What stands behind the switch.
  static func happenings(_ count: Int) -> Phrase {
    Phrase("Events and faults (\(count))", ko: "시스템 이벤트와 오류 (\(count))")
  }

  /// Where the rest is, in a picture, which has no switch.
  static func happeningsElsewhere(_ count: Int) -> Phrase {
    Phrase(
      "What the system does and what fails is not drawn: it is on the page (.html), \(count) kinds.",
      ko: "시스템이 하는 일과 오류는 그리지 않았습니다. 페이지(.html)에 \(count)가지가 있습니다.")
  }

  static func mapped(_ walks: Int, outOf all: Int, screens: Int, _ steps: Int) -> Phrase {
    let walked =
      walks == all
      ? Phrase("\(all) \(all == 1 ? "walk" : "walks")", ko: "\(all)번 탐색해서")
      : Phrase("\(walks) of \(all) walks", ko: "\(all)번 중 \(walks)번 탐색해서")
    return Phrase(
      "Seen in \(walked.english): \(screens) screens, \(steps) kinds of steps.",
      ko: "\(walked.korean) 본 것: 화면 \(screens)개, 단계 \(steps)가지.")
  }

  static func compared(_ visited: Int, outOf all: Int) -> Phrase {
    Phrase(
      "Transcripts take \(visited) of the \(all) kinds of steps; the others are marked with ○.",
      ko: "\(all)가지 단계 중 \(visited)가지는 트랜스크립트에도 있습니다. 나머지에는 ○ 표시가 있습니다.")
  }

  /// What stands above the steps that are not there any more.
  static func steps(gone count: Int) -> Phrase {
    count == 0
      ? Phrase("No step is gone.", ko: "없어진 단계는 없습니다.")
      : Phrase("Gone: \(count) \(count == 1 ? "step" : "steps").", ko: "없어진 단계 \(count)개:")
  }

  /// The name of a screen: its controllers, or the state of the app.
  init(screen name: String) {
    self = Self.states[name] ?? Phrase(verbatim: name)
  }

  /// The states of the app in which no screen can be touched.
  static let states: [String: Phrase] = [
    "not running": Phrase("not running", ko: "실행 중이 아님"),
    "inactive": Phrase("inactive", ko: "비활성"),
    "background": Phrase("background", ko: "백그라운드"),
    "suspended": Phrase("suspended", ko: "일시 중단됨"),
  ]
}
