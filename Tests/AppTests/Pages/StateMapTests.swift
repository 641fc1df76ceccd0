import Controller
import Foundation
import Testing
import View

@testable import App
@testable import ProgramKit

@Suite("Maps of states", .patience)
struct StateMapTests {
  @Test("Each screen is drawn, with its ways by name; what no transcript does is marked")
  func map() throws {
    let report = try Self.explorer().explore()
    let transitions = TranscriptTransitions()
    try transitions.add(Transcript("> sign up\n> 3\n"), hasher: ExplorerHasher())

    let map = StateMap(report, of: [], visited: transitions.lines, in: .english)

    let names = map.screens.map(\.name.english)
    let signIn = try #require(names.firstIndex(of: "SignInController"))
    let signUp = try #require(names.firstIndex(of: "SignInController › SignUpController"))
    #expect(map.screens[signIn].contents.map(\.title.english) == ["Sign In"])
    let way = try #require(map.screens[signIn].ways.first { $0.target == signUp })
    #expect(way.steps.map(map.text) == ["touch \"Sign Up\""])
    let steps = map.screens[signIn].ways.flatMap(\.steps).map(map.text)
    #expect(steps.contains("○ touch \"Sign In\""))
    #expect(map.html.contains("<section id=\"screen-\(signIn + 1)\">"))
    #expect(map.html.contains("<a href=\"#screen-\(signUp + 1)\">"))
    #expect(map.html.contains("<li class=\"unvisited\">○ touch &quot;Sign In&quot;</li>"))
    #expect(map.svg.contains(">○ touch &quot;Sign In&quot;</text>"))
    #expect(map.svg.contains("prefers-color-scheme: dark"))
    #expect(!map.picture(isAlone: false).contains("<style>"))
  }

  @Test("Without transcripts nothing is marked, and the map says so")
  func uncompared() throws {
    let map = StateMap(try Self.explorer().explore(), of: [], in: .english)

    #expect(!map.svg.contains("○"))
    #expect(map.html.contains("No transcripts were compared: see --transcripts."))
  }

  @Test("What two walks see stands once, and a way of only one of them stands too")
  func joined() throws {
    let signsUp = try Self.explorer().explore()
    let crashes = try Self.explorer {
      $0.alphabet.untouched = ["Sign Up"]
      $0.alphabet.events = [.crash]
    }.explore()

    let (one, other) = (
      StateMap(signsUp, of: ["one"], in: .english), StateMap(crashes, of: ["two"], in: .english)
    )
    let both = StateMap(
      Explorer.Report(joining: [signsUp, crashes]), of: ["one", "two"], in: .english)

    #expect(!Self.ways(of: one).isSubset(of: Self.ways(of: other)))
    #expect(!Self.ways(of: other).isSubset(of: Self.ways(of: one)))
    #expect(Self.ways(of: both) == Self.ways(of: one).union(Self.ways(of: other)))
    #expect(both.introduction[0].hasSuffix(", \(Self.ways(of: both).count) kinds of steps."))
    let names = both.screens.map(\.name)
    #expect(names.count == Set(names).count)
    for map in [one, other] {
      for screen in map.screens {
        #expect(
          both.screens.first { $0.name == screen.name }?.contents == screen.contents,
          "\(screen.name)")
      }
    }
    #expect(both.html.contains("Seen in 2 walks: "))
    #expect(both.html.contains("<li>two</li>") && both.svg.contains(">·  two</text>"))
  }

  @Test("What a stopped run has not walked is counted, and said first")
  func stopped() throws {
    let explorer = try Self.explorer()
    explorer.limits.states = 2

    let map = StateMap(try explorer.explore(), of: ["one"], outOf: 4, in: .english)

    #expect(map.introduction[0] == "Not everything was seen: the limit of 2 states was reached.")
    #expect(map.introduction[1].hasPrefix("Seen in 1 of 4 walks: "))
  }

  @Test("In Korean its own words are Korean, and so are the screens and what is touched there")
  func korean() throws {
    let walks = try Exploration(Options(["--explore", "--language", "ko"]), texts: nil).walks
    let reports = try walks.prefix(2).map { walk in
      walk.explorer.limits.states = 60
      return try walk.explorer.explore()
    }

    let map = StateMap(
      Explorer.Report(joining: reports), of: walks.map(\.name), visited: [], in: .korean)

    let page = map.html
    #expect(page.contains("<html lang=\"ko\">") && page.contains("<h1>모든 상태</h1>"))
    #expect(page.contains("<li class=\"unvisited\">○ ‘이메일’ 누르기</li>"))
    #expect(page.contains("<li class=\"unvisited\">○ 앱 전환기 열기</li>"))
    #expect(page.contains(">1  실행 중이 아님</h2>"))
    #expect(page.contains("모두 탐색하지는 못했습니다. 한도에 이르렀습니다 (상태 60개)."))
    // What is left of English are names: of classes, and of options.
    let texts = page[try #require(page.range(of: "<body>")).upperBound...]
      .replacing(/<[^>]+>/, with: "\n").split(separator: "\n")
    let words = Set(texts.flatMap { $0.matches(of: /[A-Za-z]+/).map { String($0.output) } })
    let others = words.filter { !$0.hasSuffix("Controller") }
    #expect(others.isSubset(of: Self.namesInKorean), "\(others.sorted())")
  }

  // MARK: - Fixtures

  /// What a Korean map has in Latin letters: names, keys and what was typed.
  private static let namesInKorean: Set = ["Vestibule", "demo", "Enter", "Esc", "Qwer", "email"]

  /// Every step of a map, with the screens before and after it.
  private static func ways(of map: StateMap) -> Set<String> {
    Set(
      map.screens.flatMap { screen in
        let ways = screen.ways.map { (map.screens[$0.target].name, $0.steps) }
        return (ways + [(screen.name, screen.stays)]).flatMap { target, steps in
          steps.map { "\(screen.name.english) | \($0.name.english) | \(target.english)" }
        }
      })
  }

  /// A walk of the front door that touches everything and types nothing.
  private static func explorer(change: (Explorer) -> Void = { _ in }) throws -> Explorer {
    ExplorationWalk("", .vestibule) {
      ($0.alphabet.texts, $0.alphabet.secrets) = ([], [])
      change($0)
    }.explorer
  }
}
