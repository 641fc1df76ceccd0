import Controller
import Foundation
import Testing
import View
import Workshop

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
    for drawn in [map.html, map.svg] {
      #expect(drawn.contains(">○ touch &quot;Sign In&quot;</text>"))
      // The name of a screen, and its title as on the screen itself.
      #expect(drawn.contains(">1  SignInController</text>") && drawn.contains(">Sign Up</text>"))
      #expect(drawn.components(separatedBy: ">1  SignInController</text>").count == 2)
    }
    #expect(map.svg.contains("prefers-color-scheme: dark"))
    #expect(!map.picture(isAlone: false).contains("<style>"))
  }

  @Test("A picture has each color itself, as not every viewer knows variables")
  func colors() throws {
    let map = StateMap(try Self.explorer().explore(), of: [], in: .english)

    #expect(!map.svg.contains("var("))
    let classes = map.svg.matches(of: /class="([^"]+)"/).flatMap { $0.1.split(separator: " ") }
    #expect(!classes.isEmpty)
    for name in Set(classes) {
      #expect(map.svg.contains(".\(name) { ") && map.html.contains(".\(name) { "), "\(name)")
    }
  }

  @Test("Beside an earlier walk, what is new has a mark and a color, and what is gone is listed")
  func compared() throws {
    let report = try Self.explorer().explore()
    let lines = report.transitions.map(\.line)
    let new = try #require(lines.first { $0.contains("touch \"Sign Up\"") })
    let gone = "SignInController | touch \"Help\" | HelpController"

    let map = StateMap(report, of: [], before: Set(lines + [gone]).subtracting([new]), in: .english)

    let steps = map.screens.flatMap { $0.ways.flatMap(\.steps) + $0.stays }
    #expect(steps.filter { $0.mark != nil }.map(map.text) == ["+ touch \"Sign Up\""])
    #expect(map.introduction.last == "Gone: 1 step." && map.listed == ["− \(gone)"])
    for text in [map.svg, map.html] {
      #expect(text.contains("+ touch \"Sign Up\"") || text.contains("+ touch &quot;Sign Up&quot;"))
      #expect(text.contains("HelpController"))
    }
    let same = StateMap(report, of: [], before: Set(lines), in: .english)
    #expect(same.introduction.last == "No step is gone." && same.listed.isEmpty)
    #expect(same.screens.allSatisfy { !$0.ways.contains(where: \.isNew) })
    let selected = [map, same].map { $0.svg.matches(of: /<path [^>]*class="stroke-accent"/).count }
    #expect(selected[0] == selected[1] + 1)
  }

  @Test("What the system does and what fails is a list that opens, each with all its screens")
  func happenings() throws {
    let report = try Self.explorer {
      $0.alphabet.events = [.crash, .home, .open, .launchInBackground]
      $0.alphabet.clockJumps = [31 * 86_400]
      $0.alphabet.mostClockJumps = 1
    }.explore()

    let map = StateMap(
      report, of: [], visited: ["SignInController | crash | not running"], in: .korean)

    let steps = map.screens.flatMap { $0.ways.flatMap(\.steps) + $0.stays }.map(\.name.english)
    #expect(steps.allSatisfy { $0.hasPrefix("touch ") || $0 == "launch the app" })
    #expect(steps.count { $0 == "launch the app" } == 1)
    let crash = try #require(map.happenings.first { $0.name.english == "crash" })
    #expect(crash.target.map { map.screens[$0].name.english } == "not running")
    #expect(crash.from.count { $0.mark == nil } == 1 && crash.from.count > 3)
    let page = map.html
    let english = StateMap(
      report, of: [], visited: ["SignInController | crash | not running"], in: .english
    ).html
    expect(
      markup: page.replacing(/<svg.*?<\/svg>/.dotMatchesNewlines(), with: ""),
      isTwinOf: english.replacing(/<svg.*?<\/svg>/.dotMatchesNewlines(), with: ""))
    #expect(page.contains("<details class=\"events\">"))
    #expect(page.contains("<th scope=\"row\">31일 뒤</th>"))
    #expect(map.happenings.contains { $0.name.english == "31 days later" && $0.target == nil })
    #expect(
      page.contains("<th scope=\"row\">앱이 비정상 종료됨</th><td>1, <span class=\"unvisited\">○ 백그라운드<"))
    #expect(map.svg.contains("(.html)에 \(map.happenings.count)가지가"))
  }

  @Test(
    "Arrows are right-angled, no two lie on each other, and no words on other words or a screen",
    arguments: ["contacts", "todos", ""])
  func arrows(app: String) throws {
    let options = ["--explore"] + (app.isEmpty ? [] : ["--app", app])
    let walk = try Exploration(Options(options), texts: nil).walks[0]
    walk.explorer.limits.states = 120
    walk.explorer.limits.comparisons = 0
    let map = StateMap(try walk.explorer.explore(), of: [], in: .english)
    let drawn = map.screens.indices.filter {
      !map.screens[$0].isState || !map.screens[$0].ways.isEmpty
    }

    let layout = MapLayout(
      map, heights: Dictionary(uniqueKeysWithValues: drawn.map { ($0, 100) }), from: 0)
    #expect(!layout.arrows.isEmpty)
    Self.check(layout)
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
    let walks = try Exploration(Options(["--explore=whole", "--language", "ko"]), texts: nil).walks
    let reports = try walks.prefix(2).map { walk in
      walk.explorer.limits.states = 60
      return try walk.explorer.explore()
    }

    let map = StateMap(
      Explorer.Report(joining: reports), of: walks.map(\.name), visited: [], in: .korean)

    let page = map.html
    #expect(page.contains("<html lang=\"ko\">") && page.contains("<h1>모든 상태</h1>"))
    #expect(page.contains(">이 화면에 머무름: ○ ‘이메일’"))
    #expect(page.contains("<th scope=\"row\">앱 전환기 열기</th>"))
    #expect(page.contains(">실행 중이 아님</text>"))
    #expect(page.contains("모두 탐색하지는 못했습니다. 한도에 이르렀습니다 (상태 60개)."))
    // What is left of English are names: of classes, and of options.
    let texts = page[try #require(page.range(of: "<body>")).upperBound...]
      .replacing(/<[^>]+>/, with: "\n").split(separator: "\n")
    let words = Set(texts.flatMap { $0.matches(of: /[A-Za-z]+/).map { String($0.output) } })
    let others = words.filter { !$0.hasSuffix("Controller") }
    #expect(others.isSubset(of: Self.namesInKorean), "\(others.sorted())")
  }

  /// Expects that a person can read a map: arrows and words that do not lie on others, and screens that
  /// do not either, each row below the one before.
  static func check(_ layout: MapLayout) {
    var (levels, uprights): ([Line], [Line]) = ([], [])
    for (number, arrow) in layout.arrows.enumerated() {
      let path = layout.path(of: arrow).line
      #expect(path.contains(/^M[\d.]+ [\d.]+( [HV][\d.]+)+$/), "\(path)")
      Self.add(path, number, to: &levels, &uprights)
    }
    for lines in [levels, uprights] {
      for (index, one) in lines.enumerated() {
        for other in lines.dropFirst(index + 1) where one.arrow != other.arrow && one.at == other.at
        {
          #expect(one.end < other.start || other.end < one.start, "\(one) \(other)")
        }
      }
    }
    let words = layout.arrows.map { arrow in
      Box(
        x: arrow.label.x, y: arrow.label.y - 11, width: arrow.labelWidth,
        height: Double(arrow.lines.count) * 15)
    }
    let boxes = layout.boxes.map {
      Box(x: $0.x, y: $0.y, width: MapLayout.boxWidth, height: $0.height)
    }
    for (index, one) in words.enumerated() {
      #expect(one.x >= 0 && one.x + one.width <= layout.width)
      #expect(!(words.dropFirst(index + 1) + boxes).contains { $0.touches(one) })
    }
    for (index, one) in boxes.enumerated() {
      #expect(
        one.x >= 0 && one.x + one.width <= layout.width && one.y + one.height <= layout.height)
      #expect(!boxes.dropFirst(index + 1).contains { $0.touches(one) })
    }
    for (one, other) in zip(layout.boxes, layout.boxes.dropFirst()) {
      #expect(one.row == other.row ? one.y == other.y : one.row < other.row)
    }
  }

  /// Expects that each line begins and ends at its own screens, and goes through none.
  static func checkLines(_ layout: MapLayout) {
    for (number, arrow) in layout.arrows.enumerated() {
      var (levels, uprights): ([Line], [Line]) = ([], [])
      Self.add(layout.path(of: arrow).line, number, to: &levels, &uprights)
      for box in layout.boxes {
        let (right, bottom) = (box.x + MapLayout.boxWidth, box.y + box.height)
        let level = levels.first { line in
          box.y < line.at && line.at < bottom && box.x < line.end && line.start < right
        }
        let upright = uprights.first { line in
          box.x < line.at && line.at < right && box.y < line.end && line.start < bottom
        }
        #expect(level == nil && upright == nil, "\(arrow) \(box)")
      }
      for (place, box) in [(arrow.start, arrow.from), (arrow.end, arrow.to)] {
        let left = layout.boxes[box].x
        #expect(left <= place && place <= left + MapLayout.boxWidth, "\(arrow)")
      }
    }
  }

  // MARK: - Fixtures

  /// What a Korean map has in Latin letters: names, keys and what was typed.
  private static let namesInKorean: Set = ["Vestibule", "demo", "Enter", "Esc", "Qwer", "email"]

  /// A part of an arrow: at the same height, or at the same place from the left.
  private struct Line {
    let arrow: Int
    let at: Double
    let start: Double
    let end: Double
  }

  private struct Box {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    func touches(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height
        && other.y < y + height
    }
  }

  /// Takes a path apart.
  private static func add(
    _ path: String, _ arrow: Int, to levels: inout [Line], _ uprights: inout [Line]
  ) {
    let numbers = path.split(separator: " ").compactMap { part in
      Double(part.drop { $0.isLetter }).map { (part.first, $0) }
    }
    guard numbers.count > 2 else { return }
    var (x, y) = (numbers[0].1, numbers[1].1)
    for (letter, value) in numbers.dropFirst(2) {
      if letter == "H" {
        levels.append(Line(arrow: arrow, at: y, start: min(x, value), end: max(x, value)))
        x = value
      } else {
        uprights.append(Line(arrow: arrow, at: x, start: min(y, value), end: max(y, value)))
        y = value
      }
    }
  }

  /// Every step of a map, with the screens before and after it.
  private static func ways(of map: StateMap) -> Set<String> {
    Set(
      map.screens.flatMap { screen in
        let ways = screen.ways.map { (map.screens[$0.target].name, $0.steps) }
        return (ways + [(screen.name, screen.stays)]).flatMap { target, steps in
          steps.map { "\(screen.name.english) | \($0.name.english) | \(target.english)" }
        }
      }
        + map.happenings.flatMap { happening in
          happening.from.map { from, _ in
            let target = happening.target ?? from
            return "\(map.screens[from].name.english) | \(happening.name.english) | "
              + map.screens[target].name.english
          }
        })
  }

  /// A walk of the front door that touches everything and types nothing.
  private static func explorer(change: (Explorer) -> Void = { _ in }) throws -> Explorer {
    ExplorationWalk("", .vestibule) {
      ($0.alphabet.texts, $0.alphabet.secrets) = ([], [])
      $0.limits.comparisons = 0
      change($0)
    }.explorer
  }
}
