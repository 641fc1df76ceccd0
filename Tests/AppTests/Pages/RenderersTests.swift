import Foundation
import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewKit
@testable import ViewText

/// Every screen that the transcripts show: the front door's and each small app's.
@Suite("Text, HTML and SVG", .patience)
struct RenderersTests {
  @Test("They say the same of every screen: names, values, order, signs and what is enabled")
  func same() throws {
    var kinds: Set<String> = []
    for shown in try PerformedScreen.all() {
      let facts = ScreenFacts(text: shown.text, edited: shown.edited)
      let html = try ScreenFacts(html: shown.html)
      let svg = try ScreenFacts(svg: shown.svg(.dark))

      #expect(html == facts, "\(shown.name)")
      let rest = try #require(svg.without(banner: shown.banner), "\(shown.name): \(svg.line)")
      #expect(facts.drawn.isSame(as: rest), "\(shown.name): \(svg.line)")
      // A switch says its value in words, too; what a screen reader hears must be the same.
      let switches = shown.html.matches(of: /role="switch" checked=""/).count
      #expect(switches == shown.screen.switchesOn, "\(shown.name)")
      kinds.formUnion(shown.screen.kinds)
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
    for shown in try PerformedScreen.all() where shown.html.contains(part) {
      let facts = ScreenFacts(text: shown.text, edited: shown.edited)
      if try ScreenFacts(html: shown.html.replacing(part, with: wrong)) != facts { isFound = true }
    }

    #expect(isFound)
  }

  @Test("A picture is the same in both looks but for its colors, which it has from no other")
  func looks() throws {
    for shown in try PerformedScreen.all().prefix(20) {
      let (light, dark) = (shown.svg(.light), shown.svg(.dark))
      var plain = light
      for color in UserInterfaceStyle.Color.allCases {
        plain = plain.replacing(UserInterfaceStyle.light.color(color), with: "{\(color)}")
      }
      var other = dark
      for color in UserInterfaceStyle.Color.allCases {
        other = other.replacing(UserInterfaceStyle.dark.color(color), with: "{\(color)}")
      }

      #expect(plain == other, "\(shown.name)")
      #expect(!plain.contains(/#[0-9a-f]{6}/), "\(shown.name)")
    }
  }
}

extension ScreenContent {
  /// What there is to compare.
  fileprivate static let allKinds: Set<String> = [
    "banner", "title", "body", "header", "footer", "message", "field", "hidden field",
    "text view", "button",
    "value", "picker", "slider", "stepper", "progress", "grid", "segment", "row", "checked row",
    "detail", "verbs", "parts", "selected", "disabled",
    "refused",
    "destructive", "primary", "edited",
  ]

  /// How many switches are on, in rows or not.
  fileprivate var switchesOn: Int {
    items.count { if case .value(_, isOn: true) = $0.kind { true } else { false } }
  }

  fileprivate var kinds: Set<String> { Set(parts.flatMap(kinds)) }

  private func kinds(_ part: Part) -> [String] {
    switch part {
    case .text(_, let role): ["\(role)"]
    case .message: ["message"]
    case .progress: ["progress"]
    case .control(let item): kinds(item)
    case .choice(_, let items): items.flatMap(kinds)
    case .list(let parts): parts.flatMap(kinds)
    case .grid: ["grid"]
    case .row(let parts): ["parts"] + parts.flatMap(kinds)
    }
  }

  private func kinds(_ item: Item) -> [String] {
    let marks: [(Marks, String)] = [
      (.selected, "selected"), (.disabled, "disabled"), (.refused, "refused"),
      (.destructive, "destructive"), (.primary, "primary"), (.edited, "edited"),
    ]
    let marked = marks.filter { item.marks.contains($0.0) }.map(\.1)
    switch item.kind {
    case .field(_, let isSecure, _): return marked + [isSecure ? "hidden field" : "field"]
    case .textView: return marked + ["text view"]
    case .button: return marked + ["button"]
    case .value: return marked + ["value"]
    case .picker: return marked + ["picker"]
    case .number(_, _, _, let isStepper): return marked + [isStepper ? "stepper" : "slider"]
    case .cell: return marked
    case .segment: return marked + ["segment"]
    case .row(let isChecked, let detail, let verbs):
      return marked + ["row"] + (isChecked == nil ? [] : ["checked row"])
        + (detail == nil ? [] : ["detail"]) + (verbs.isEmpty ? [] : ["verbs"])
    }
  }
}

extension PerformedScreen.Shown {
  /// The banner as it is drawn, if there is one.
  var banner: String? { screen.banner.map { language[$0].printable } }
}
