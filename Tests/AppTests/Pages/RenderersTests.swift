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
    for (name, screen, text, edited) in try PerformedScreen.all() {
      let facts = ScreenFacts(text: text, edited: edited)
      let html = try ScreenFacts(html: screen.html())
      let svg = try ScreenFacts(svg: screen.svg(.dark))

      #expect(html == facts, "\(name)")
      let rest = try #require(svg.without(banner: screen.banner), "\(name): \(svg.line)")
      #expect(facts.drawn.isSame(as: rest), "\(name): \(svg.line)")
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
      (">edit<", ">change<"), (" aria-invalid=\"true\"", ""), (">(editing)<", "><"),
    ])
  func broken(part: String, wrong: String) throws {
    var isFound = false
    for (_, screen, text, edited) in try PerformedScreen.all() where screen.html().contains(part) {
      let html = screen.html().replacing(part, with: wrong)
      if try ScreenFacts(html: html) != ScreenFacts(text: text, edited: edited) { isFound = true }
    }

    #expect(isFound)
  }

  @Test("A picture is the same in both looks but for its colors, which it has from no other")
  func looks() throws {
    for (name, screen, _, _) in try PerformedScreen.all().prefix(20) {
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
}

extension ScreenContent {
  /// What there is to compare.
  fileprivate static let allKinds: Set<String> = [
    "banner", "title", "text", "message", "field", "hidden field", "button", "toggle", "segment",
    "row",
    "checked row", "detail", "verbs", "header", "parts", "selected", "disabled", "refused",
    "destructive", "primary", "edited",
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
      (.destructive, "destructive"), (.primary, "primary"), (.edited, "edited"),
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
