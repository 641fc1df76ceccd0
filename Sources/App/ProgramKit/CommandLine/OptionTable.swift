import View
import ViewKit
import ViewText

/// The options of one program: those of every program, and its own.
struct OptionTable: Sendable {
  /// The headings of the help, with the options below each.
  let groups: [(heading: Phrase, options: [Option])]

  /// Why an argument is refused that is no option: it is not repeated, as it may be a password.
  let onlyOptions: Phrase

  private let own: [ProgramOption]

  /// Every option, in the order of the help.
  let all: [Option]

  @MainActor
  init(of program: Program) {
    own = program.options
    onlyOptions = program.words.onlyOptions
    let names = program.others.map(\.name)
    let app = Phrase("The app", ko: "앱")
    groups =
      [
        (program.words.store, Self.store(of: program)),
        (
          names.isEmpty ? app : "\(app) (NAME: \(names.joined(separator: ", ")))",
          Self.app(of: program, names)
        ),
        (Phrase("What you see", ko: "화면"), Self.screen),
        (Phrase("Scripts and transcripts", ko: "스크립트와 트랜스크립트"), Self.scripts),
        (
          Phrase("Every state of the app", ko: "앱의 모든 상태"), Self.states + [Self.export(of: program)]
        ),
      ]
      + (program.lessons == nil
        ? [] : [(Phrase("Practice", ko: "연습"), Self.practice(of: program))]) + [
        (
          Phrase("About the program", ko: "프로그램 정보"),
          (program.newPackage == nil ? [] : Self.new) + Self.about
        )
      ]
    all = groups.flatMap(\.options)
  }

  /// What is not needed to try an app, to write a script, or to look at its states.
  fileprivate static let further: Set<String> = [
    "--check", "--backup", "--classic", "--quiet", "--trace-file", "--no-input", "--play",
    "--windows", "--texts", "--transcripts", "--share", "--merge", "--states", "--compare",
    "--exit-code", "--progress", "--report", "--completion",
    "--front-door",
  ]

  // MARK: - Looking up

  /// The option of a name.
  func option(named name: String) throws(ProgramError) -> Option {
    let options = all
    guard name.hasPrefix("-") else { throw .usage(onlyOptions) }
    if let option = options.first(where: { $0.names.contains(name) }) { return option }
    let near: [Int]
    switch NameMatch(name, among: options.map { $0.names.filter { $0.hasPrefix("--") } }) {
    case .found(let index), .unknown(let index?): near = [index]
    case .ambiguous(let indices): near = indices
    case .unknown(nil): near = []
    }
    throw .usage(.unknownOption(name, near: near.map { options[$0].name }))
  }

  /// Options that exclude each other: a run has one store and does one thing, and only a session by
  /// hand or by script has an app, a trace and a recording.
  ///
  /// The other options are for every run: a language, plain text, no warnings, no typing.
  private var alternatives: [[String]] {
    let stores = ["--store", "--memory", "--demo"]
    let information = ["--man", "--version", "--completion", "--new"]
    let performing = ["--replay", "--page", "--play", "--test"]
    let actions = ["--check", "--backup", "--practice"] + performing + information
    let apps = ["--app", "--classic"] + own.map(\.name)
    let sessions =
      apps + ["--trace", "--trace-file", "--script", "--strict", "--record"]
    let needless =
      sessions.map { ($0, actions) } + stores.map { ($0, performing + information) }
    // An exploration runs the app, but not in a session, and not with the accounts of a person.
    let besides = ["--store"] + sessions.filter { !apps.contains($0) }
    // The demo is that of the program's own app.
    let demo = [["--app", "--demo"]]
    let sole = own.flatMap { option in option.excluded.map { [option.name, $0] } }
    let exploring = (besides + actions).map { [$0, "--explore"] }
    // The lessons are exported as an app is; the page of a session and a map lead to one to play.
    let exporting = (besides + actions.filter { !["--practice", "--page"].contains($0) }).map {
      [$0, "--export"]
    }
    // A migration performs a script.
    let migrating = (besides.filter { $0 != "--script" } + actions + ["--explore", "--export"]).map
    {
      [$0, "--migrate"]
    }
    return [stores, actions] + exploring + exporting + migrating + demo + sole
      + needless.flatMap { name, others in others.map { [name, $0] } }
  }

  /// Refuses the first option that excludes an earlier one; each of the names is there once.
  func refuseContradictions(in names: [String]) throws(ProgramError) {
    let alternatives = alternatives
    for (index, name) in names.enumerated() {
      for group in alternatives where group.contains(name) {
        if let other = names[..<index].first(where: group.contains) {
          throw .usage(.excludeEachOther(other, name))
        }
      }
    }
  }

  // MARK: - The options

  @MainActor
  private static func store(of program: Program) -> [Option] {
    let demo = program.app.demo.map { demo in
      Option("--demo", demo.explanation) { $0.store = .demo }
    }
    return [
      Option("--store", .file("PATH"), program.words.storeInFile) { $0.store = .file($1) },
      Option("--memory", program.words.storeInMemory) { $0.store = .memory },
    ] + [demo].compactMap(\.self) + [
      Option("--check", Phrase("verify the whole store", ko: "저장소 전체를 점검")) {
        $0.action = .check
      },
      Option(
        "--backup", .file("FILE"),
        Phrase("copy the store to a new file, even in use", ko: "사용 중에도 저장소를 새 파일에 복사")
      ) { $0.action = .backup($1) },
    ]
  }

  @MainActor
  private static func app(of program: Program, _ names: [String]) -> [Option] {
    let others = Option("--app", .word(names, as: "NAME"), program.words.otherApp) { $0.app = $1 }
    let classic = Option(
      "--classic", Phrase("run without scenes, as before iOS 13", ko: "iOS 13 이전처럼 씬 없이 실행")
    ) { $0.isClassic = true }
    let migrate = Option(
      "--migrate", .optional(MigrationForm.allCases.map(\.rawValue), as: "FORM"),
      Phrase(
        "compare it without and with scenes; FORM: text, page",
        ko: "씬이 없을 때와 있을 때를 비교 (FORM: text, page)")
    ) { $0.action = .migrate(MigrationForm(rawValue: $1) ?? .text) }
    let own = program.options.map { own in
      var option = Option(own.name, own.words.map { .word($0) } ?? .nothing, own.explanation) {
        $0.own[own.name] = $1
      }
      option.isFurtherHere = own.isFurther
      return option
    }
    return (names.isEmpty ? [] : [others]) + [classic, migrate] + own
  }

  private static let screen = [
    Option(
      "--language", .word(Language.allCases.map(\.rawValue)),
      Phrase("English or Korean; else the environment decides", ko: "영어 또는 한국어, 없으면 환경 변수에 따름")
    ) { $0.language = Language(rawValue: $1) },
    Option("--plain", or: "--no-color", Phrase("plain text only", ko: "꾸미지 않은 텍스트만 출력")) {
      $0.isPlain = true
    },
    Option(
      "--brief",
      Phrase("say only what changed, for a screen reader", ko: "바뀐 것만 한 줄씩 알림 (스크린 리더용)")
    ) { $0.isBrief = true },
    Option("--quiet", Phrase("suppress warnings", ko: "경고를 출력하지 않음")) { $0.isQuiet = true },
    Option(
      "--trace", .choice(Tracer.Style.allCases.map(\.rawValue), as: "STYLE"),
      Phrase(
        "show every call: text, calls (no callbacks), mermaid",
        ko: "호출을 모두 보여줌: text, calls (콜백 없이), mermaid")
    ) { $0.trace = Tracer.Style(rawValue: $1) ?? .text },
    Option(
      "--trace-file", .file("FILE"),
      Phrase("write the trace to a new file instead", ko: "호출을 화면 대신 새 파일에 기록")
    ) { $0.traceFile = $1 },
  ]

  private static let scripts = [
    Option(
      "--script", .file("FILE"),
      Phrase(
        "type these lines; # begins a comment, - is stdin", ko: "파일의 줄을 입력 (#: 주석, -: 표준 입력)")
    ) { $0.script = $1 },
    Option(
      "--strict",
      Phrase("exit with 1 if the last answer was a refusal", ko: "마지막 응답이 거절이면 종료 코드 1")
    ) { $0.isStrict = true },
    Option(
      "--no-input", Phrase("fail rather than wait for typing", ko: "키보드 입력을 기다리는 대신 실패로 끝냄")
    ) { $0.takesNoInput = true },
    Option(
      "--record", .file("FILE"),
      Phrase(
        "write a transcript, or a page if it is .html",
        ko: "트랜스크립트를 기록 (.html이면 브라우저로 볼 페이지)")
    ) { $0.record = $1 },
    Option(
      "--replay", .file("FILE"),
      Phrase("perform a transcript and show what differs", ko: "트랜스크립트를 다시 실행하고 차이를 보여줌")
    ) { $0.action = .replay($1) },
    Option(
      "--page", .file("FILE"),
      Phrase("print a transcript as a page to look at", ko: "트랜스크립트를 브라우저로 볼 페이지로 출력")
    ) { $0.action = .page($1) },
    Option(
      "--play", .file("FILE"),
      Phrase("print a transcript as a picture that moves, an SVG", ko: "트랜스크립트를 움직이는 그림(SVG)으로 출력")
    ) { $0.action = .play($1) },
    Option(
      "--test", .file("FILE"),
      Phrase("print a transcript as a test in Swift", ko: "트랜스크립트를 Swift 테스트로 출력")
    ) { $0.action = .test($1) },
  ]

  @MainActor
  private static func export(of program: Program) -> Option {
    Option(
      "--export", .file("FILE"),
      program.lessons == nil
        ? Phrase("write the app as a page that one plays", ko: "브라우저에서 해 볼 수 있는 페이지로 앱을 기록")
        : Phrase(
          "write the app, or --practice, as a page to play",
          ko: "앱이나 --practice를 해 볼 수 있는 페이지로 기록")
    ) { $0.action = .export($1) }
  }

  static let states = [
    Option(
      "--explore", .optional(ExploreOptions.Extent.allCases.map(\.rawValue), as: "EXTENT"),
      Phrase(
        "walk through the states, quick or whole; 1: a fault",
        ko: "상태를 탐색 (quick, whole), 문제가 있으면 종료 코드 1")
    ) {
      $0.action = .explore
      $0.exploration.extent = ExploreOptions.Extent(rawValue: $1) ?? $0.exploration.extent
    },
    Option(
      "--windows", .word(["1", "2", "3"]),
      Phrase("the most windows at a time", ko: "동시에 여는 창의 최대 수")
    ) { $0.exploration.windows = Int($1) ?? $0.exploration.windows },
    Option(
      "--texts", .file("FILE"),
      Phrase("what to type, as Email: lee@example.com", ko: "입력할 내용, 예: Email: lee@example.com")
    ) { $0.exploration.texts = $1 },
    Option(
      "--diagram", .file("FILE"),
      Phrase(
        "draw the screens: .html, .svg, .dot, else Mermaid",
        ko: "화면 지도를 그림: .html, .svg, .dot, 그 밖은 Mermaid")
    ) { $0.exploration.diagram = $1 },
    Option(
      "--transcripts", .file("FOLDER"),
      Phrase(
        "mark what no transcript in the folder does", ko: "이 폴더의 트랜스크립트에 없는 단계를 그림에 표시")
    ) { $0.exploration.transcripts = $1 },
    Option(
      "--share", .text("K/N"),
      Phrase("walk through part K of N, for --states", ko: "N개로 나눈 것 중 K번째만 탐색 (--states와 함께)")
    ) { $0.exploration.share = $1 },
    Option(
      "--merge", .files("FILES"),
      Phrase(
        "go on from what --states wrote; 75: not complete", ko: "--states의 파일에서 이어감, 남은 것이 있으면 75")
    ) { $0.exploration.merged.append($1) },
    Option(
      "--states", .file("FILE"),
      Phrase("write into a new file what was walked through", ko: "탐색한 것을 새 파일에 기록")
    ) { $0.exploration.states = $1 },
    Option(
      "--compare", .file("FILE"),
      Phrase(
        "say what differs from what --states wrote, and mark it",
        ko: "--states의 파일과 달라진 것을 알리고 그림에 표시")
    ) { $0.exploration.compared = $1 },
    Option(
      "--exit-code",
      Phrase("with --compare, end with 1 if anything differs", ko: "--compare에서 달라진 것이 있으면 종료 코드 1")
    ) { $0.exploration.failsIfDifferent = true },
    Option(
      "--progress", .file("FILE"),
      Phrase("write into a new file how far the walk is", ko: "탐색이 어디까지 왔는지 새 파일에 기록")
    ) { $0.exploration.progress = $1 },
  ]

  @MainActor
  private static func practice(of program: Program) -> [Option] {
    let foretell = Phrase(
      "foretell which calls come; PART: list, more, reset",
      ko: "어떤 호출이 일어날지 맞혀 보기 (PART: list, more, reset)")
    let withFolder = Phrase(
      "foretell (list, more, reset); new, check, watch FOLDER",
      ko: "맞히기 (list, more, reset); new, check, watch FOLDER")
    let words = program.practiceInFolder?.words ?? []
    var practice = Option(
      "--practice", .optional(PracticeRun.Part.words + words, as: "PART"),
      words.isEmpty ? foretell : withFolder
    ) { options, word in
      options.action =
        words.contains(word) ? .practiceInFolder([word]) : .practice(PracticeRun.Part(word))
    }
    // That of a lesson. How many there are is not looked up at each start of the program.
    practice.takesNumber = true
    return [practice]
      + (words.isEmpty
        ? []
        : [
          Option(
            "--report", .file("FILE"),
            Phrase(
              "write a report of check or list: .json, .csv, .xml",
              ko: "check나 list의 결과를 기록 (.json, .csv, .xml)"
            )
          ) { $0.report = $1 }
        ])
  }

  private static let new = [
    Option(
      "--new", .file("FOLDER"),
      Phrase("make a package for an app of your own", ko: "내 앱을 만들 패키지를 새 폴더에 만듦")
    ) { $0.action = .new($1) },
    Option(
      "--front-door", Phrase("with --new, begin with this sign-in", ko: "--new에서 이 로그인으로 시작")
    ) { $0.hasFrontDoor = true },
  ]

  private static let about = [
    Option(
      "--help", or: "-h", .optional([TextCommand.all], as: TextCommand.all),
      Phrase("print what is asked most, or all, and do nothing else", ko: "자주 쓰는 것 또는 전부(all)를 출력")
    ) { $0.action = .help(isWhole: $1 == TextCommand.all) },
    Option("--man", Phrase("print the manual page", ko: "매뉴얼 페이지를 출력")) { $0.action = .man },
    Option("--version", Phrase("print the version", ko: "버전을 출력")) { $0.action = .version },
    Option(
      "--completion", .word(Completion.allCases.map(\.rawValue), as: "SHELL"),
      Phrase(
        "print a completion script for bash, zsh or fish", ko: "bash, zsh, fish의 자동 완성 스크립트를 출력")
    ) { options, shell in Completion(rawValue: shell).map { options.action = .completion($0) } },
  ]
}

extension Option {
  /// Whether `--help` leaves it to `--help all`.
  var isFurther: Bool { isFurtherHere || OptionTable.further.contains(name) }
}
