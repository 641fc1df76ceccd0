import View

// The words of the map.
extension Phrase {
  static let everyState = Phrase("Every state", ko: "모든 상태")
  static let onePicture = Phrase("The map as one picture", ko: "그림 한 장으로 보기")
  static let nothingInFront = Phrase("Nothing is seen.", ko: "화면에 아무것도 보이지 않습니다.")
  static let staysHere = Phrase("stays here", ko: "이 화면에 머무름")
  static let howToRead = Phrase(
    "First the ways between the screens, then each screen with its steps, below the screen to which "
      + "they lead (→).",
    ko: "먼저 화면 사이의 길이 있고, 그 아래에 화면마다 단계가 있습니다. → 뒤의 화면으로 가는 단계를 그 밑에 적었습니다.")
  static let howToReadDashes = Phrase(
    "A line is dashed where no transcript goes.", ko: "점선은 어느 트랜스크립트도 가지 않는 길입니다.")
  static let notCompared = Phrase(
    "No transcripts were compared: see --transcripts.",
    ko: "비교한 트랜스크립트가 없습니다. --transcripts를 참고하세요.")

  static func mapped(_ walks: Int, outOf all: Int, screens: Int, _ steps: Int) -> Phrase {
    let walked =
      walks == all
      ? Phrase("\(all) \(all == 1 ? "walk" : "walks")", ko: "\(all)번 탐색해서")
      : Phrase("\(walks) of \(all) walks", ko: "\(all)번 가운데 \(walks)번 탐색해서")
    return Phrase(
      "Seen in \(walked.english): \(screens) screens, \(steps) kinds of steps.",
      ko: "\(walked.korean) 본 것: 화면 \(screens)개, 단계 \(steps)가지.")
  }

  static func compared(_ visited: Int, outOf all: Int) -> Phrase {
    Phrase(
      "Transcripts take \(visited) of the \(all) kinds of steps; the others are marked with ○.",
      ko: "\(all)가지 단계 가운데 \(visited)가지는 트랜스크립트에도 있습니다. 나머지에는 ○ 표시가 있습니다.")
  }

  /// The name of a screen: its controllers, or the state of the app.
  init(screen name: String) {
    self =
      switch name {
      case "not running": Phrase(name, ko: "실행 중이 아님")
      case "inactive": Phrase(name, ko: "비활성")
      case "background": Phrase(name, ko: "백그라운드")
      case "suspended": Phrase(name, ko: "일시 중단됨")
      default: Phrase(verbatim: name)
      }
  }
}
