import Controller
import Foundation
import Model
import View
import ViewText
import Workshop

/// An app as a page that one plays: its screens with buttons that work, and beside them the calls of
/// the last touch.
///
/// The page has no app in it, but what came of each step of a walk. A state that the walk did not
/// reach is behind a dashed button.
@MainActor
struct PlayablePage {
  let graph: PlayableGraph
  let language: Language

  private let walked: WalkedProgram
  private let title: String

  init(
    _ walk: ExplorationWalk, upTo limits: PlayableGraph.Limits = Self.limits, in language: Language
  ) {
    graph = walk.explorer.playable(upTo: limits)
    walked = walk.walked
    self.language = language
    title = ([walked.program.name, walked.options.app].compactMap(\.self)).joined(separator: " · ")
  }

  /// A page has so many states by a person's steps, as many more by what happens to the app, and
  /// again by time: it is smaller than a picture of a camera.
  static var limits: PlayableGraph.Limits { .init(states: 600, steps: 4_000) }

  /// What the script of the page knows.
  struct Content: Codable {
    /// Lines of HTML.
    var html: [String] = []
    /// What a state shows: the numbers of its lines.
    var screens: [[Int]] = []
    /// Calls: the numbers of two lanes or `-`, the kind, how deep it is, and the text.
    var calls: [String] = []
    /// Calls one after the other, by their numbers.
    var lists: [[Int]] = []
    /// What can be done: its name, its place, what the button says, and its lines of a transcript.
    var actions: [[String]] = []
    /// For each state its screen, and for each step the action, the state that it leads to or -1,
    /// and the calls.
    var states: [[Int]] = []
    /// The calls of the launch.
    var launch = 0
    /// The first lines of a transcript.
    var beginning: [String] = []
    /// The names of the lanes.
    var lanes: [String] = []
    /// The words of the script.
    var words: [String: String] = [:]
  }

  /// What the script of the page knows.
  var content: Content {
    var content = Content()
    var lines = Numbering<String>()
    content.screens = graph.screens.map { screens in
      html(of: screens).linesByNewline.map { lines.number(of: $0) }
    }
    content.html = lines.values
    content.calls = graph.calls.map(text(of:))
    content.lists = graph.callLists
    var placeholders = PasswordPlaceholders()
    placeholders.keepsWords = Set(walked.demo?.hiddenTexts ?? [])
    content.actions = graph.actions.map { entry(for: $0, &placeholders) }
    content.states = graph.states.map { state in
      [state.screens] + state.edges.flatMap { [$0.action, $0.target ?? -1, $0.calls] }
    }
    content.launch = graph.launchCalls
    content.beginning = ExplorationWalk.beginning(of: walked, in: language)
    content.lanes = Lane.allCases.map { language[Phrase($0)] }
    content.words = Phrase.ofPlaying.mapValues { language[$0] }
    return content
  }

  /// The whole page.
  var text: String {
    let content = content
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    let first = graph.states.first.map { html(of: graph.screens[$0.screens]) } ?? ""
    let isCut = graph.states.contains { $0.edges.contains { $0.target == nil } }
    return HTMLPage(
      title: title, language: language, style: Self.style,
      script: HTMLPage.Script(Self.script, sha256: Self.scriptHash),
      body: """
        <header>
        <h1>\(title.escapedForMarkup)</h1>
        <noscript><p><strong>\(word(.needsScript))</strong></p></noscript>
        <p class="played">\(word(.howToPlay)) <strong id="counts"></strong>
        \(isCut ? word(.isCut) : "")</p>
        </header>
        <main class="play">
        <section>
        <h2>\(word(.screen))</h2>
        <div id="screen" tabindex="-1">
        \(first)
        </div>
        <div id="keys" class="chips"></div>
        <p class="buttons"><button type="button" id="undo">\(word(.undoTouch))</button>
        <button type="button" id="again">\(word(.startAgain))</button></p>
        <p class="switches"><label><input type="checkbox" id="system" /> \(word(.systemToo))</label>
        <label><input type="checkbox" id="guess" /> \(word(.foretellFirst))</label></p>
        </section>
        <section>
        <h2>\(word(.lastCalls))</h2>
        <p class="played">\(word(.howToGoThroughCalls))</p>
        <div id="calls" class="calls"></div>
        <p class="spoken" role="status" id="now"></p>
        </section>
        <section>
        <h2>\(word(.wayTaken))</h2>
        <p id="way"></p>
        <details id="lines">
        <summary>\(word(.asTranscript))</summary>
        <p>\(word(.howToUseTranscript(walked.program.name)))</p>
        <pre tabindex="0"></pre>
        </details>
        </section>
        </main>
        <script type="application/json" id="content">\(json.replacing("<", with: "\\u003c"))</script>
        """
    ).text
  }

  private func word(_ phrase: Phrase) -> String { language[phrase].escapedForMarkup }

  private func html(of screens: [ScreenContent]) -> String {
    screens.isEmpty
      ? "<p class=\"nothing\">\(word(.nothingSeen))</p>"
      : screens.map { $0.htmlToPlay(in: language, headingLevel: 3) }.joined(separator: "\n")
  }

  private func text(of call: PlayableGraph.Call) -> String {
    func number(_ lane: Lane?) -> String {
      lane.flatMap(Lane.allCases.firstIndex).map(String.init) ?? "-"
    }
    let kind =
      switch call.kind {
      case .call: "c"
      case .result: "r"
      case .diagnostic: "d"
      }
    return "\(number(call.from))\(number(call.to))\(kind)\(call.depth) \(call.text.printable)"
  }

  private func entry(
    for action: PlayableGraph.Action, _ placeholders: inout PasswordPlaceholders
  ) -> [String] {
    var field = action.field.map { (name: $0.name, text: $0.text) }
    if let text = field?.text, placeholders.knows(text) {
      field?.text = placeholders.placeholder(for: text)
    }
    let lines = ExplorationWalk.lines(
      for: action.step.hidingSecret { placeholders.placeholder(for: $0) }, editing: field,
      isStored: walked.options.store != .demo,
      cell: action.control.flatMap { $0.number == 0 ? language[$0.name] : nil })
    guard let control = action.control else {
      let name = language[action.name].printable
      return [name, action.step.isTouch ? "key" : "system", name] + lines
    }
    let name = language[control.name].printable
    let place = control.number > 0 ? "\(control.number)" : name
    let detail = action.detail.map { language[$0].printable }
    let typed = action.step.hidingSecret { $0.hasPrefix("<") ? $0 : "•••" }
    let said = typed == action.step ? detail : "•••"
    return [
      said.map { "\(name): \($0)" } ?? name, (detail == nil ? "touch " : "chip ") + place,
      detail ?? language[action.name].printable,
    ] + lines
  }
}

extension Phrase {
  /// The words of the script of a page that one plays, by their names there.
  fileprivate static var ofPlaying: [String: Phrase] {
    [
      "counts": Phrase(
        "{seen} of {states} states seen, {tried} of {touches} touches tried.",
        ko: "상태 {states}개 중 {seen}개를 보았고, 터치 {touches}번 중 {tried}번을 해 보았습니다."),
      "none": noCalls,
      "empty": Phrase("(empty)", ko: "(빈 내용)"),
      "unwalked": Phrase("not in this page", ko: "이 페이지에 없음"),
      "start": launch,
      "calls": Phrase("{count} calls", ko: "호출 {count}번"),
      "foretell": Phrase(
        "{count} calls come. Say which, then press ↓ for each.",
        ko: "호출 {count}번이 일어납니다. 무엇일지 말해 보고, 하나씩 ↓ 키로 확인하세요."),
    ]
  }

  fileprivate static let needsScript = Phrase(
    "To be played, this page needs its script: allow JavaScript. Nothing is loaded from elsewhere.",
    ko: "이 페이지를 움직이려면 페이지 안의 스크립트가 필요합니다. JavaScript를 허용해주세요. 다른 곳에서 불러오는 것은 "
      + "없습니다.")
  fileprivate static let howToPlay = Phrase(
    "Every button works, and below each field is what can be typed.",
    ko: "모든 버튼이 동작하고, 입력란 아래에는 입력할 수 있는 내용이 있습니다.")
  fileprivate static let undoTouch = Phrase("Undo", ko: "되돌리기")
  fileprivate static let startAgain = Phrase("Start again", ko: "처음부터")
  fileprivate static let systemToo = Phrase("What the system does, too", ko: "시스템이 하는 일도 보기")
  fileprivate static let foretellFirst = Phrase("Foretell the calls", ko: "호출을 먼저 맞혀 보기")
  fileprivate static let wayTaken = Phrase("Where you have been", ko: "지나온 길")
  fileprivate static let asTranscript = Phrase("The same as a transcript", ko: "트랜스크립트로 보기")
  fileprivate static let lastCalls = Phrase("Calls of the last touch", ko: "마지막 터치의 호출")
  fileprivate static let howToGoThroughCalls = Phrase(
    "The keys ↓ and ↑ go through the calls.", ko: "↓ 키와 ↑ 키로 호출을 하나씩 볼 수 있습니다.")

  /// What can be done with the lines of a way.
  fileprivate static func howToUseTranscript(_ program: String) -> Phrase {
    Phrase(
      "The address of this page has the whole way: a link to it is a bug report. Copied into a file, "
        + "these lines are one too: \(program) --test FILE makes a test of them.",
      ko: "이 페이지의 주소에 지나온 길이 모두 들어 있어서, 링크가 그대로 버그 보고서가 됩니다. 아래 줄을 파일에 복사하면 "
        + "\(program) --test FILE로 테스트를 만들 수 있습니다.")
  }

  fileprivate static let isCut = Phrase(
    "The app has more states: a dashed button leads out of the page.",
    ko: "이 앱에는 상태가 더 있습니다. 점선 버튼은 이 페이지 밖으로 이어집니다.")
}
