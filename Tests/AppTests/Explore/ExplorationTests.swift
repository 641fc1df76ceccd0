import Foundation
import Gallery
import Model
import Terminal
import Testing
import View

@testable import App
@testable import Controller
@testable import ProgramKit
@testable import Workshop

@Suite("--explore", .patience)
struct ExplorationTests {
  @Test("It stops with what is known, and says so first")
  func stopped() throws {
    var asked = 0
    let summary = try Exploration(Options(["--explore=whole"]), texts: nil).run(telling: nil) {
      asked += 1
      return asked > 20
    }

    let lines = summary.text(in: .english).split(separator: "\n")
    #expect(lines[0] == "Not everything was seen: it was stopped.")
    #expect(lines[1] == "Every event of the app and of its window, with the account of --demo:")
    #expect(lines[2].contains(" states, "))
    #expect(lines.count { $0.hasPrefix("Not walked: ") } == 3)
    #expect(lines.last?.hasPrefix("Starts in the background, ") == true)

    let korean = summary.text(in: .korean).split(separator: "\n")
    #expect(korean[0] == "모두 탐색하지는 못했습니다. 도중에 멈췄습니다.")
    #expect(korean[1] == "앱과 창에 일어나는 모든 일 (--demo의 계정으로):")
    #expect(korean[2].hasPrefix("  상태 "))
    #expect(korean.count { $0.hasPrefix("탐색하지 않음: ") } == 3)

    let report = try #require(summary.reports.last)
    #expect(report.mermaid.hasPrefix("stateDiagram-v2\n  state \"not running\" as s0\n"))
    #expect(report.dot.hasPrefix("digraph states {\n"))
  }

  @Test("The gallery shows what arrives, wherever it stands", arguments: [[], ["--classic"]])
  func arrivals(options: [String]) throws {
    let walk = try Exploration(Options(["--explore", "--app", "gallery"] + options), texts: "")
      .walks[0]
    let arrivals = try #require(walk.walked.recipe.arrivals)

    let matrix = walk.explorer.matrix(of: arrivals.tried, seen: arrivals.seen)

    #expect(matrix.cells.count == 24 && matrix.faults.isEmpty, "\(matrix.faults)")
    let tried = options.isEmpty ? 24 : 16
    #expect(
      matrix.lines(in: .korean)[0]
        == "도착한 것은 모두 보입니다: \(tried)개 가운데 \(tried)개.")
  }

  @Test("After a walk it is said whether whatever arrives is seen, and what is not ends it with 1")
  func arrivalsSeen() throws {
    let mail = Arrival.shortcutItem(
      ApplicationShortcutItem(type: "mail", localizedTitle: "Mail"))
    for (isShown, said) in [(true, "6 of 6"), (false, "0 of 6")] {
      let folder = try TemporaryFolder()
      try folder.write([], to: "said")
      let file = try #require(FileHandle(forWritingAtPath: folder.path("said")))
      var recipe = AppRecipe(content: { _ in MailContent(isShown: isShown) })
      recipe.arrivals = (
        [mail], { _, window in window.rootViewController?.title == "Mail" ? 1 : 0 }
      )
      let program = Program("mail", "Mail.", recipe)
      let runner = CommandRunner(
        program: program, options: try Options(["--explore"], of: program), language: .english,
        environment: [:], output: Output(file.fileDescriptor), errors: Output(-1))
      var ending: Console.Termination?
      var code: ExitCode?

      do throws(ProgramError) { ending = try runner.ending() } catch { code = error.code }

      #expect(isShown ? ending == .finished : code == .no)
      expectPresent(
        "\nWhatever arrives is seen: \(said).\n",
        in: String(decoding: try folder.bytes(of: "said"), as: UTF8.self))
      withExtendedLifetime(file) {}
    }
  }

  @Test("Who looks at each step of a walk does so at a command line, too")
  func steps() throws {
    var steps = 0
    var recipe = AppRecipe.gallery("temperature")
    recipe.explore = { $0.onStep = { _ in steps += 1 } }
    let exploration = Exploration(of: Program("tea", "Tea.", recipe), Options(), texts: "")

    _ = try exploration.run(telling: nil, noting: LastWay(on: -1, in: .english)) { steps > 5 }

    #expect(steps > 5)
  }

  @Test("Through the todos, a walk is told of the filters before this one, which no screen shows")
  func hiddenState() throws {
    let walk = try Exploration(Options(["--explore=whole", "--app", "todos"]), texts: "").walks[0]
    walk.explorer.alphabet.events = []
    walk.explorer.alphabet.failsWrites = false
    walk.explorer.alphabet.textsByName = ["What needs to be done?": ["a"]]
    walk.explorer.alphabet.untouched = ["edit", "delete"]
    walk.explorer.limits.depth = 5
    walk.explorer.limits.comparisons = 100

    let report = try walk.explorer.explore()
    walk.explorer.hiddenState = nil

    #expect(report.limit == "5 steps")
    #expect(throws: ExplorerError.self) { try walk.explorer.explore() }
  }

  @Test("A walk through an app of one's own ends after so many states, or where its recipe says so")
  func limits() throws {
    var recipe = AppRecipe.gallery("counter")
    var options = Options()
    options.exploration.extent = .whole
    let walks = { Exploration(of: Program("count", "Counts.", recipe), options, texts: nil) }
    #expect(walks().walks.map(\.explorer.limits.states) == [20_000])
    #expect(walks().walks.map(\.explorer.limits.time) == [nil])
    for (extent, seconds) in [(ExploreOptions.Extent.quick, 30), (.whole, 60)] {
      options.exploration.extent = extent
      let waited = Exploration(
        of: Program("count", "Counts.", recipe), options, texts: nil, isWaitedFor: true)
      #expect(waited.walks.map(\.explorer.limits.time) == [.seconds(seconds)])
    }
    // A walk of the front door has an end, and an app of one's own may say when.
    let endless = Exploration(of: .vestibule(), options, texts: nil, isWaitedFor: true)
    #expect(endless.walks.allSatisfy { $0.explorer.limits.time == nil })
    recipe.explore = { $0.limits.time = .seconds(5) }
    let own = Exploration(
      of: Program("count", "Counts.", recipe), options, texts: nil, isWaitedFor: true)
    #expect(own.walks.map(\.explorer.limits.time) == [.seconds(5)])

    recipe.explore = { $0.limits.states = 5 }
    let summary = try walks().run(telling: nil) { false }

    let first = summary.text(in: .english).split(separator: "\n")[0]
    #expect(first.hasPrefix("Not everything was seen: the limit of 5 states was reached"))
  }

  @Test("The shorter walks of the front door compare languages", arguments: ["en", "ko"])
  func languages(_ language: String) throws {
    let walks = try Exploration(Options(["--explore=whole", "--language", language]), texts: nil)
      .walks

    #expect(walks.map { $0.explorer.makeTranslated != nil } == [false, true, true, false])
    let explorer = walks[1].explorer
    let translated = try #require(explorer.makeTranslated)
    let applications = [explorer.make, translated].map { $0(MemoryStore(), EventLog()) }
    #expect(Set(applications.map(\.views.language)) == [.english, .korean])
  }

  @Test("What an app draws at random is the same in each of its walks")
  func randomness() throws {
    var drawn: [UInt64] = []
    let recipe = AppRecipe { surroundings in
      drawn.append(surroundings.randomness.next())
      return ViewController()
    }
    let walked = WalkedProgram(program: Program("tea", "Tea.", recipe), options: Options())

    for _ in 1...2 {
      let explorer = ExplorationWalk("", walked) { _ in }.explorer
      try explorer.make(MemoryStore(), EventLog()).send(.launch())
    }

    #expect(drawn.count > 1 && Set(drawn).count == 1)
  }

  @Test("Two runs of the same walk print the same")
  func same() throws {
    func walk() throws -> String {
      var asked = 0
      let walk = try Exploration(Options(["--explore=whole", "--windows", "2"]), texts: nil).walks[
        3]
      walk.explorer.isStopped = {
        asked += 1
        return asked > 40
      }
      let report = try walk.explorer.explore()
      return "\(report)\(report.mermaid)"
    }

    #expect(try walk() == walk())
  }

  /// What is written of a failure that a way of the front door leads to.
  private func explanation(of way: [Explorer.Step]) throws -> String {
    let error = Explorer.Failure(invariant: "a", explanation: "b", way: way, state: [])
    return try Exploration(Options(["--explore=whole"]), texts: nil).walks[3]
      .explanation(of: ExplorerError(error, report: Explorer.Report(), filePath: "", line: 1))
  }

  @Test("What happens around the app is in a way's transcript, and --replay performs that too")
  func outsideEvents() throws {
    let up = Explorer.Step.touch(window: 1, control: 3, name: "Sign Up")
    let way: [Explorer.Step] = [
      .launch, up,
      .type("kim@example.com", window: 1, control: 0, name: "Email", isSecure: false),
      .type("<password 1>", window: 1, control: 1, name: "Password", isSecure: true),
      .failing(up, write: 1), .touch(window: 1, control: 0, name: "OK"), .clock(3_600),
      .event(.memoryWarning), .touch(window: 1, control: 0, name: "Email"), .event(.home),
      .event(.reclaim, window: 1), .event(.open), .event(.openSwitcher), .event(.crash),
      .event(.close, window: 1), .failing(.launch, write: 1),
    ]

    let text = try explanation(of: way)

    let input = text.split(separator: "\n").filter { $0.hasPrefix(">") || $0.hasPrefix("#!") }
    #expect(
      input == [
        "#! --language en", "#! store", "> 4", "> 1", "> kim@example.com", "> <password 1>",
        "#! fail 1", "> 4", "> 1", "#! wait 3600", "#! event memoryWarning", "> 1",
        "#! event home", "> :reclaim 1", "> :open", "#! event openSwitcher", "#! event crash",
        "> :close 1", "#! fail 1", "#! relaunch",
      ])
    #expect(text.contains("the transcript lets it fail") && !text.contains("Account created."))
    #expect(try Transcript(text).difference(hasher: StandardHasher()) == nil)
  }

  @Test("What a file of texts names cannot act on the terminal")
  func escapes() throws {
    let exploration = try Exploration(Options(["--explore=whole"]), texts: "Foo\u{1B}[31m: x\n")
    exploration.walks[3].explorer.limits.depth = 1
    var summary = ExplorationSummary(walks: [exploration.walks[3]], isMerge: false)
    summary.reports = [try exploration.walks[3].explorer.explore()]

    #expect(summary.text(in: .english).contains("“Foo\\u{1B}[31m”"))
  }

  @Test("A password of one's own is a placeholder in the transcript, also where Return ends it")
  func ownPassword() throws {
    let up = Explorer.Step.touch(window: 1, control: 3, name: "Sign Up")
    func type(_ text: String) -> Explorer.Step {
      .type(text, window: 1, control: 1, name: "Password", isSecure: true)
    }
    let way: [Explorer.Step] = [
      .launch, up, type("my own secret"), .touch(window: 1, control: 1, name: "Password"),
      .touchReturn(window: 1), .failing(type("another one"), write: 1),
    ]

    let text = try explanation(of: way)

    #expect(text.contains("> <password 1>\n") && text.contains("> <password 2>\n"))
    #expect(!text.contains("secret") && !text.contains("another one"))
  }

  @Test("A text with a name is for the field of that name, and a name that no field has is told")
  func textsByName() throws {
    let texts = "Password: <password 2>\nEmial: lee\nkim@example.com\n"
    let exploration = try Exploration(Options(["--explore=whole"]), texts: texts)

    let alphabet = exploration.walks[3].explorer.alphabet
    #expect(alphabet.texts == ["kim@example.com"])
    #expect(alphabet.textsByName == ["Password": ["<password 2>"], "Emial": ["lee"]])
    exploration.walks[3].explorer.limits.depth = 2
    var summary = ExplorationSummary(walks: [exploration.walks[3]], isMerge: false)
    summary.reports = [try exploration.walks[3].explorer.explore()]
    let sentence = "No field was called “Emial”, so its texts were not typed.\n"
    #expect(summary.text(in: .english).contains(sentence))
    #expect(
      summary.text(in: .korean).hasSuffix(
        "백그라운드에서 시작하는 일과, 다른 곳에서 온 주소와 활동은 어느 탐색에도 없습니다.\n"))
    #expect(!summary.text(in: .english).contains("“Password”"))
  }

  @Test("A quick walk and a page to play type what the app's recipe says, or a file in its place")
  func textsOfTheRecipe() throws {
    let walked = WalkedProgram(
      program: .vestibule(), options: try Options(["--explore", "--app", "temperature"]))
    for make in [ExplorationWalk.quick(_:texts:), ExplorationWalk.playing(_:texts:)] {
      let own = make(walked, nil).explorer.alphabet.textsByName
      #expect(own == ["Celsius": ["100", "-40", "warm"], "Fahrenheit": ["32"]])
      let ofFile = make(walked, "Celsius: 1\nFahrenheit:\n").explorer.alphabet.textsByName
      #expect(ofFile == ["Celsius": ["1"], "Fahrenheit": [""]])
    }
  }

  @Test(
    "Its options belong to it, and exclude those of a session",
    arguments: [
      ["--windows", "2"], ["--texts", "t"], ["--diagram", "d"], ["--progress", "p"],
      ["--explore", "--record", "r"], ["--explore", "--store", "s"],
      ["--explore", "--windows", "9"], ["--explore=half"], ["--states", "s"], ["--merge", "m"],
      ["--share", "1/2", "--states", "s"], ["--explore", "--share", "1/2"],
      ["--explore", "--share", "3/2", "--states", "s"],
      ["--explore", "--share", "0/2", "--states", "s"],
      ["--explore", "--share", "half", "--states", "s"],
    ])
  func options(_ arguments: [String]) {
    #expect(throws: ProgramError.self) { try Options(arguments) }
  }
}

/// Shows in its title that something has arrived, or nothing of it.
private final class MailContent: WindowContent {
  private let isShown: Bool
  private let content = GalleryContent(GalleryApps.named("temperature", in: MemoryStore()))

  init(isShown: Bool) { self.isShown = isShown }

  func open(_ window: Window, restoring activity: UserActivity?) {
    content.open(window, restoring: nil)
  }

  func receive(_ arrival: Arrival, in window: Window) {
    if isShown { window.rootViewController?.title = "Mail" }
  }
}
