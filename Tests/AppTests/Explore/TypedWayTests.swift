import Foundation
import Model
import Testing
import View
import ViewKit

@testable import App
@testable import Controller
@testable import ProgramKit
@testable import Workshop

@Suite("What a walk is made of, and how its ways are typed", .patience)
struct TypedWayTests {
  @Test("A transcript begins with the options of its app, and with a store unless it is the demo's")
  func beginnings() throws {
    for (arguments, beginning) in [
      ([], "#! --language en|#! store|> 4|> <password 1>|#! relaunch"),
      (["--demo"], "#! --language en --demo|> 4|> <password 1>|> :open"),
      (["--app", "todos"], "#! --language en --app todos|#! store|> 4|> <password 1>|#! relaunch"),
      (["--discreet"], "#! --language en --discreet|#! store|> 4|> <password 1>|#! relaunch"),
    ] {
      #expect(try lines(of: .launch, arguments: arguments) == beginning)
    }
    // The password of the demo is no secret.
    let known = Explorer.Step.type(
      "asdf", window: 1, control: 0, name: "PIN", isSecure: true)
    #expect(try lines(of: known, arguments: ["--demo"]).hasSuffix("|> 1|> asdf"))
  }

  @Test("Each step is the lines that a person types, in a field and out of it")
  func lines() throws {
    let (text, secret) = ((name: "Tea", text: "a b"), (name: "Tea", text: "my own secret"))
    for (step, apart, inside) in Self.typedSteps {
      #expect(try own(step, nil) == apart, "\(step)")
      #expect(try own(step, text) == inside, "\(step)")
      #expect(
        try own(step, secret) == inside.replacing("> a b", with: "> <password 1>"), "\(step)")
      // A failing store is announced before the last line of a step.
      for (field, lines) in [(nil, apart), (text, inside)] {
        var lines = lines.isEmpty ? [] : lines.components(separatedBy: " | ")
        lines.insert("#! fail 2", at: max(0, lines.count - 1))
        #expect(try own(.failing(step, write: 2), field) == lines.joined(separator: " | "))
      }
    }
    for kind in SystemEvent.Kind.allCases {
      let window = kind.need == .window ? 2 : nil
      let step = Explorer.Step.event(kind, window: window)
      let event = TranscriptEvent.event(kind, window: window).line
      let command = DeviceCommand(sending: kind).map {
        "> :\($0.rawValue)" + (window == 2 ? " 2" : "")
      }
      #expect(try own(step, nil) == command ?? event && own(step, text) == event, "\(kind)")
    }
  }

  /// A step, what is typed for it, and what is typed while Tea is edited.
  private static let typedSteps: [(Explorer.Step, String, String)] = [
    (.launch, "#! relaunch", "#! relaunch"),
    (.touch(window: 1, control: 0, name: "Tea"), "> 1", ""),
    (.touch(window: 2, control: 4, name: "Go"), "> 5", "#! leave | > 5"),
    (.perform("delete", window: 1, control: 2, name: "Tea"), "> 3 delete", "#! leave | > 3 delete"),
    (.type("lee", window: 1, control: 0, name: "Tea", isSecure: false), "> 1 | > lee", "> lee"),
    (
      .type("lee", window: 1, control: 1, name: "Cup", isSecure: false), "> 2 | > lee",
      "#! leave | > 2 | > lee"
    ),
    (
      .type("my own secret", window: 1, control: 1, name: "Cup", isSecure: true),
      "> 2 | > <password 1>", "#! leave | > 2 | > <password 1>"
    ),
    (
      .type("lee", window: 1, control: 0, name: "Tea", isSecure: false, isStillEdited: true),
      "# Here: type \"lee\" into \"Tea\".", "# Here: type \"lee\" into \"Tea\"."
    ),
    (
      .write("a\n.\n\nb", window: 1, control: 0, name: "Tea"), "> 1 | > a | > .. | >  | > b | > .",
      "> a | > .. | >  | > b | > ."
    ),
    (
      .write("", window: 1, control: 1, name: "Cup"), "> 2 | >  | > .",
      "#! leave | > 2 | >  | > ."
    ),
    (.touchReturn(window: 1), "", "> a b"), (.touchEscape(window: 1), "> <escape>", "> <escape>"),
    (.clock(60), "#! wait 60", "#! wait 60"),
    (
      .arrive(.url(URL(filePath: "/tea"))), "> :link file:///tea", "#! link file:///tea"
    ),
    (
      .arrive(.userActivity(UserActivity(activityType: "tea"))), "> :continue tea",
      "#! continue tea"
    ),
    (
      .other(.launch), "# Here: in the other process launch the app.",
      "# Here: in the other process launch the app."
    ),
  ]

  private func own(
    _ step: Explorer.Step, _ field: (name: String, text: String)?
  ) throws -> String {
    try lines(of: step, editing: field).components(separatedBy: "|").dropFirst(4)
      .joined(separator: " | ")
  }

  /// The transcript of a way in which a password is typed before a step.
  private func lines(
    of step: Explorer.Step, editing field: (name: String, text: String)? = nil,
    arguments: [String] = []
  ) throws -> String {
    let walked = WalkedProgram(
      program: .vestibule(), options: try Options(["--explore"] + arguments))
    let way: [Explorer.Step] = [
      .launch, .type("my own secret", window: 1, control: 3, name: "PIN", isSecure: true), step,
    ]
    return ExplorationWalk.transcript(of: way, editing: [nil, nil, field], walked)
      .split(separator: "\n").joined(separator: "|")
  }

  @Test("Each walk is made of what its options and texts say")
  func alphabets() throws {
    var (text, usual) = ("", [String]())
    for (arguments, texts) in Self.options {
      let exploration = try Exploration(Options(arguments), texts: texts)
      text += "# \(arguments.joined(separator: " ")) \(texts?.debugDescription ?? "no texts")\n"
      for walk in exploration.walks {
        text += "\(walk.name.english)\n\(walk.name.korean)\n"
        let words = Self.words(of: walk.explorer)
        // What is as it usually is is not said again.
        text += words.filter { !usual.contains($0) }.map { "  \($0)\n" }.joined()
        if usual.isEmpty { usual = words }
      }
    }

    try expect(text, isAsIn: "Words/explorers.txt")
  }

  @Test(
    "The rest of the time is that of the nearest end, and said in the unit that is read",
    arguments: rests)
  func rest(_ rest: Rest) {
    var limits = Explorer.Limits.none
    if let states = rest.states { limits.states = states }
    limits.time = rest.time.map { .seconds($0) }
    var estimate = WalkEstimate(limits: limits)
    var said: Phrase = ""
    for (seconds, states, frontier) in rest.progress {
      var progress = Explorer.Progress()
      (progress.states, progress.frontier) = (states, frontier)
      progress.time = .seconds(seconds)
      said = estimate.rest(after: progress)
    }

    #expect(said == rest.said)
  }

  @Test("A summary says what was walked, what was not, and what is left, in each language")
  func summaries() throws {
    let walks = try Exploration(Options(["--explore=whole"]), texts: nil).walks
    func report(_ change: (inout Explorer.Report) -> Void = { _ in }) -> Explorer.Report {
      var report = Explorer.Report()
      report.progress.states = 7
      report.progress.transitions = 12
      report.progress.depth = 3
      report.screens = ["not running", "Root"]
      report.methods = ["Root.go"]
      report.add(from: "Root", by: .touchEscape(window: 1), to: "Root")
      change(&report)
      return report
    }
    let limited = report {
      $0.reached = Phrase("7 states", ko: "상태 7개")
      $0.growth = Phrase("new ones differ", ko: "새 상태는 다릅니다")
    }
    let stopped = report { $0.reached = Explorer.Report.stopped }
    let unseen = report { $0.addUnseenNames(["Tea", "Cup"]) }
    let open = report {
      $0.open = (3, [[.launch], [.launch, .touch(window: 1, control: 0, name: "Go\u{1B}")]])
    }
    let one = report { $0.open = (1, [[.launch]]) }
    var lines = FirstLines()
    for isQuick in [true, false] {
      for isMerge in [true, false] {
        for part in [.all, .none, .share(1, of: 2)] as [Explorer.Part] {
          for reports in [
            [], [report()], [report(), limited], [stopped], [unseen, limited], [open], [one, open],
            [one],
          ] {
            var summary = ExplorationSummary(
              walks: Array(walks.prefix(2)), isQuick: isQuick, part: part, isMerge: isMerge)
            summary.reports = reports
            let (english, korean) = (summary.text(in: .english), summary.text(in: .korean))
            lines.add("# \(isQuick) \(isMerge) \(part)", english)
            expect([korean], sayTheSameAs: [english])
            let isShare = part == .share(1, of: 2)
            #expect(
              summary.isStopped
                == reports.last.map {
                  isShare ? $0.reached == Explorer.Report.stopped : $0.reached != nil
                }
                ?? false)
            #expect(summary.openCount == reports.map(\.open.count).reduce(0, +))
            // Of a job is said what is left; of a whole walk, what was not walked.
            let isJob = isShare || summary.openCount > 0
            let said = english.split(separator: "\n").map(String.init)
            for (index, walk) in walks.prefix(2).enumerated() {
              let isWalked = index < reports.count
              #expect(said.contains("\(walk.name.english):") == isWalked)
              #expect(
                said.contains("Not walked: \(walk.name.english).") == (!isWalked && !isJob))
            }
            #expect(english.contains("This was the quick walk.") == (isQuick && !isJob))
            #expect(english.contains("are in none of them.") == (!isQuick && !isJob))
            #expect(
              english.contains("Complete:") == (isMerge && !isJob && !summary.isStopped))
            #expect(english.contains("Not complete:") == (isJob && !isShare))
            // The first ways to what is open are for the one who merges.
            let ways = said.filter { $0.hasPrefix("    ") }
            #expect(
              ways.count { $0 != "    …" }
                == (isShare ? 0 : reports.map(\.open.ways.count).reduce(0, +)))
            #expect(
              ways.count { $0 == "    …" }
                == (isShare ? 0 : reports.count { $0.open.count > $0.open.ways.count }))
          }
        }
      }
    }

    try expect(lines.text, isAsIn: "Words/summaries.txt")
  }

  @Test("A whole of one walk is not said to be several")
  func begun() {
    #expect(
      [1, 2].map { Phrase.begun(.whole, $0).english } == [
        "The whole: 1 walk, which may take minutes.", "The whole: 2 walks, which may take minutes.",
      ])
  }

  @Test(
    "The last way is said whole: after each step, where a walk begins again, and from the first on")
  func lastWay() {
    func touch(_ name: String) -> Explorer.Step { .touch(window: 1, control: 0, name: name) }
    func said(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
    let head = "# The app has trapped in the last step of this way:"
    for (language, words) in [
      (Language.english, [head, "launch the app", "touch \"Go\"", "touch \"a\\u{1B}\""]),
      (
        .korean,
        ["# 다음 순서의 마지막 단계에서 앱이 멈췄습니다:", "앱 실행하기", "‘Go’ 누르기", "‘a\\u{1B}’ 누르기"]
      ),
    ] {
      let lastWay = LastWay(on: -1, in: language)
      defer { lastWay.end() }
      let (launch, go, odd) = (words[1], words[2], words[3])
      for (way, lines) in [
        ([.launch], ["1. \(launch)"]), ([.launch, touch("Go")], ["1. \(launch)", "2. \(go)"]),
        ([.launch], ["1. \(launch)"]), ([touch("Go")], ["1. \(go)"]),
        ([.launch, touch("a\u{1B}")], ["1. \(launch)", "2. \(odd)"]),
        (
          [.launch, touch("Go"), touch("a\u{1B}")],
          ["1. \(launch)", "2. \(go)", "3. \(odd)"]
        ),
      ] as [([Explorer.Step], [String])] {
        lastWay.note(way)

        #expect(
          String(decoding: lastWay.text, as: UTF8.self)
            == said([words[0]] + lines.map { "#   \($0)" }))
      }
      lastWay.end()
      #expect(lastWay.text.isEmpty)
    }
  }

  // MARK: - Fixtures

  private static let options: [([String], String?)] = [
    (["--explore"], nil), (["--explore", "--demo"], nil), (["--explore", "--windows", "2"], nil),
    (["--explore", "--app", "todos"], "Tea: a\n"), (["--explore=whole"], nil),
    (["--explore=whole", "--demo", "--windows", "3"], "# No: text\n\nTea:a\nTea:  b: c\nlee\n \n"),
    (["--explore=whole", "--app", "counter"], nil), (["--explore=whole", "--app", "todos"], nil),
    (["--explore", "--share", "2/3", "--states", "s"], nil),
    (["--explore", "--merge", "m"], nil),
    (["--explore", "--language", "ko", "--classic"], nil),
  ]

  private static func words(of explorer: Explorer) -> [String] {
    let alphabet = explorer.alphabet
    let time = explorer.limits.time.map { "\($0)" } ?? "none"
    let translated = explorer.makeTranslated?(MemoryStore(), EventLog()).views.language
    let make = explorer.make(MemoryStore(), EventLog())
    return [
      "texts \(alphabet.texts), secrets \(alphabet.secrets)",
      "by name \(alphabet.textsByName.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })",
      "values \(alphabet.valuesByName.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })",
      "untouched \(alphabet.untouched.sorted()), events \(alphabet.events.map(\.rawValue).sorted())",
      "windows \(alphabet.windows), processes \(alphabet.processes), jumps \(alphabet.mostClockJumps) "
        + "of \(alphabet.clockJumps)",
      "without Return \(alphabet.typesWithoutReturn), Escape \(alphabet.touchesEscape), "
        + "failing \(alphabet.failsWrites), expiring \(explorer.keepsExpiringValues)",
      "limits \(explorer.limits.states) states, \(explorer.limits.depth ?? -1) steps, \(time), "
        + "\(explorer.limits.failures) failures, \(explorer.limits.comparisons) comparisons",
      "language \(make.views.language), \(translated.map { "\($0)" } ?? "none"), "
        + "tells \(explorer.tellsProgress), part \(explorer.part), recorded \(explorer.isRecorded)",
      "without \(Set(Explorer.Invariant.allCases).subtracting(explorer.invariants).map { "\($0)" }.sorted())",
      "stored \(explorer.store.contents.keys.map { "\($0.namespace) \($0.name)" }.sorted())",
      "homes \(explorer.homes.sorted()), hidden state \(explorer.hiddenState != nil)",
    ]
  }

  nonisolated private static let rests = [
    Rest([(0, 10, 5)], "No end in sight yet", ko: "끝나는 때는 아직 알 수 없음", time: 30),
    Rest([(2, 10, 10)], "No end in sight yet", ko: "끝나는 때는 아직 알 수 없음", time: 30),
    Rest([(2, 10, 9)], "No end in sight yet", ko: "끝나는 때는 아직 알 수 없음"),
    Rest([(2, 10, 9)], "At most 99 s more", ko: "길어야 99초 더", time: 101),
    Rest([(1, 10, 9)], "At most 99 s more", ko: "길어야 99초 더", time: 100),
    Rest([(3, 10, 9)], "At most 1 s more", ko: "길어야 1초 더", time: 2),
    Rest([(2, 10, 9)], "At most 2 min more", ko: "길어야 2분 더", time: 102),
    Rest([(2, 10, 9)], "At most 2 min more", ko: "길어야 2분 더", time: 121),
    Rest([(2, 10, 9)], "At most 3 min more", ko: "길어야 3분 더", time: 122),
    Rest([(2, 10, 9)], "At most 1 s more", ko: "길어야 1초 더", time: 2),
    Rest([(4, 50, 40)], "At most 4 s more", ko: "길어야 4초 더", states: 100),
    Rest([(4, 50, 40)], "At most 3 s more", ko: "길어야 3초 더", states: 100, time: 7),
    Rest([(4, 50, 40)], "At most 4 s more", ko: "길어야 4초 더", states: 100, time: 70),
    // 10 new ones of 70: 40 are left, each of which leads to a seventh of one.
    Rest(
      [(1, 100, 60), (3, 200, 100), (4, 210, 40)], "At most 2 s more", ko: "길어야 2초 더"),
    Rest([(1, 200, 100), (4, 289, 89)], "At most 17 s more", ko: "길어야 17초 더"),
    Rest([(1, 200, 100), (4, 290, 90)], "No end in sight yet", ko: "끝나는 때는 아직 알 수 없음"),
    Rest([(1, 10, 5), (4, 11, 6)], "No end in sight yet", ko: "끝나는 때는 아직 알 수 없음"),
    Rest([(1, 10, 5), (4, 10, 5)], "At most 4 s more", ko: "길어야 4초 더"),
  ]
}

/// How far a walk was each time, and what is said of the rest in the end.
nonisolated struct Rest: Sendable, CustomTestStringConvertible {
  let progress: [(seconds: Int, states: Int, frontier: Int)]
  let said: Phrase
  var states: Int?
  var time: Int?

  init(
    _ progress: [(seconds: Int, states: Int, frontier: Int)], _ english: String, ko korean: String,
    states: Int? = nil, time: Int? = nil
  ) {
    (self.progress, self.states, self.time) = (progress, states, time)
    said = Phrase(english, ko: korean)
  }

  var testDescription: String { "\(progress): \(said.english)" }
}
