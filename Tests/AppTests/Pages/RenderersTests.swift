import Foundation
import Testing

@testable import App
@testable import View

/// Every screen that the transcripts show: the front door's and each small app's.
@Suite("Text, HTML and SVG", .patience)
struct RenderersTests {
  @Test("They say the same of every screen: names, values, order, signs and what is enabled")
  func same() throws {
    var kinds: Set<String> = []
    for (name, screen, text) in try Self.screens() {
      let facts = ScreenFacts(text: text)
      let html = try ScreenFacts(html: screen.html())
      let svg = try ScreenFacts(svg: screen.svg(.dark))

      #expect(html == facts, "\(name)")
      #expect(
        facts.drawn.isSame(as: svg.without(banner: screen)), "\(name): \(svg.line)")
      // A switch says its value in words, too; what a screen reader hears must be the same.
      let switches = screen.html().matches(of: /role="switch" checked=""/).count
      #expect(switches == screen.switchesOn, "\(name)")
      kinds.formUnion(screen.kinds)
    }
    #expect(kinds == ScreenContent.allKinds, "a kind that no transcript shows is not compared")
  }

  @Test(
    "A drawing with one fault is told apart",
    arguments: [
      (" checked=\"\"", ""), (" disabled=\"\"", ""), ("aria-current=\"true\"", ""),
      (">Clear completed<", ">Clear<"), ("value=\"\"", "value=\"milk\""),
      (">2</span>", ">9</span>"),
      (">edit<", ">change<"), (" aria-invalid=\"true\"", ""),
    ])
  func broken(part: String, wrong: String) throws {
    var isFound = false
    for (_, screen, text) in try Self.screens() where screen.html().contains(part) {
      let html = screen.html().replacing(part, with: wrong)
      if try ScreenFacts(html: html) != ScreenFacts(text: text) { isFound = true }
    }

    #expect(isFound)
  }

  @Test("A picture is the same in both looks but for its colors, which it has from no other")
  func looks() throws {
    for (name, screen, _) in try Self.screens().prefix(20) {
      let (light, dark) = (screen.svg(.light), screen.svg(.dark))
      var plain = light
      for color in UserInterfaceStyle.Color.allCases {
        plain = plain.replacing(UserInterfaceStyle.light.color(color), with: "{\(color)}")
      }
      var other = dark
      for color in UserInterfaceStyle.Color.allCases {
        other = other.replacing(UserInterfaceStyle.dark.color(color), with: "{\(color)}")
      }

      #expect(plain == other, "\(name)")
      #expect(!plain.contains(/#[0-9a-f]{6}/), "\(name)")
    }
  }

  // MARK: - Fixtures

  /// Made once: every transcript is performed.
  private static let made = Result { try makeScreens() }

  private static func screens() throws -> [(name: String, screen: ScreenContent, text: String)] {
    try made.get()
  }

  /// Each screen that a transcript shows, once, with its drawing as text, and one more.
  private static func makeScreens() throws -> [(name: String, screen: ScreenContent, text: String)]
  {
    var screens: [(String, ScreenContent, String)] = []
    func add(_ name: String, _ screen: any Screen, _ language: Language) {
      let content = ScreenContent(of: screen, in: language)
      guard !screens.contains(where: { $0.1 == content }) else { return }
      screens.append((name, content, screen.drawn(in: language, columns: nil)))
    }
    for name in TranscriptFolder.standard.names() {
      let transcript = try Transcript(TranscriptFolder.standard.text(of: name) ?? "")
      _ = try transcript.perform(
        hasher: InProcessProgram.hasher, store: nil, destinations: { _, _ in [] },
        onProgress: { _ in },
        onLaunch: { device in
          let language = device.display.language
          device.display.onDrawing = { add(name, $0, language) }
        }
      ) { _, device in
        guard let screen = device.display.window?.screen else { return }
        add(name, screen, device.display.language)
      }
    }
    let prices = Prices()
    add("prices", TableScreen(prices.table), .english)
    return screens
  }

  /// A list with what no small app has.
  private final class Prices: TableViewDataSource {
    let table = TableView()

    init() { table.dataSource = self }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.text = ["Tea", "Coffee"][indexPath.row]
      cell.detailText = ["2.50", "3.00"][indexPath.row]
      cell.isEnabled = indexPath.row == 0
      return cell
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase? {
      "With milk, if you like"
    }
  }
}

extension ScreenFacts {
  /// Text draws a banner once, and a picture each time.
  nonisolated fileprivate func without(banner screen: ScreenContent) -> ScreenFacts {
    guard case .banner(let banner)? = screen.parts.first else { return self }
    var facts = self
    facts.line = String(line.dropFirst(banner.filter { !$0.isWhitespace }.count))
    return facts
  }
}

extension ScreenContent {
  /// What there is to compare.
  fileprivate static let allKinds: Set<String> = [
    "banner", "title", "text", "message", "field", "hidden field", "button", "toggle", "segment",
    "row",
    "checked row", "detail", "verbs", "header", "parts", "selected", "disabled", "refused",
    "destructive", "primary",
  ]

  /// How many switches are on, in rows or not.
  fileprivate var switchesOn: Int {
    let inRows = parts.flatMap { part -> [Part] in
      guard case .list(let lines) = part else { return [] }
      return lines.flatMap { line -> [Part] in
        if case .parts(let parts) = line { parts } else { [] }
      }
    }
    return (parts + inRows).count {
      if case .control(let item) = $0, case .toggle(isOn: true, _) = item.kind {
        true
      } else {
        false
      }
    }
  }

  fileprivate var kinds: Set<String> { Set(parts.flatMap(kinds)) }

  private func kinds(_ part: Part) -> [String] {
    switch part {
    case .banner: ["banner"]
    case .title: ["title"]
    case .text: ["text"]
    case .message: ["message"]
    case .control(let item): kinds(item)
    case .choice(_, let items): items.flatMap(kinds)
    case .list(let lines):
      lines.flatMap { line in
        switch line {
        case .header, .footer: ["header"]
        case .row(let item): kinds(item)
        case .parts(let parts): ["parts"] + parts.flatMap { kinds($0) }
        }
      }
    }
  }

  private func kinds(_ item: Item) -> [String] {
    let marks: [(Marks, String)] = [
      (.selected, "selected"), (.disabled, "disabled"), (.refused, "refused"),
      (.destructive, "destructive"), (.primary, "primary"),
    ]
    let marked = marks.filter { item.marks.contains($0.0) }.map(\.1)
    switch item.kind {
    case .field: return marked + ["field"]
    case .hiddenField: return marked + ["hidden field"]
    case .button: return marked + ["button"]
    case .toggle: return marked + ["toggle"]
    case .segment: return marked + ["segment"]
    case .row(let isChecked, let detail, let verbs):
      return marked + ["row"] + (isChecked == nil ? [] : ["checked row"])
        + (detail == nil ? [] : ["detail"]) + (verbs.isEmpty ? [] : ["verbs"])
    }
  }
}
