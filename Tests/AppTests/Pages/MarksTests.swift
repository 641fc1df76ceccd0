import Foundation
import Testing
import ViewText
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewKit

/// What the numbers, names and signs of a screen do not say.
@Suite("Marks in text, HTML and SVG", .patience)
struct MarksTests {
  @Test("The button that Return touches stands out in HTML and in a picture, as in text")
  func primary() throws {
    var hinted = 0
    for shown in try PerformedScreen.all() {
      let buttons = shown.screen.items.filter { $0.kind == .button }
      let primary = buttons.filter { $0.marks.contains(.primary) }
      let usable = primary.filter { !$0.marks.contains(.disabled) }
      let html = shown.html.matches(
        of: /class="[a-z ]*primary[a-z ]*"[^>]*>.*?<span class="name">([^<]*)</)
      let svg = shown.svg(.light).matches(
        of: /font-size="15" font-weight="600" text-anchor="middle" fill="#ffffff"[^>]*>([^<]*)</)

      #expect(html.map { String($0.1) } == shown.markup(primary.map(\.name)), "\(shown.name)")
      #expect(svg.map { String($0.1) } == shown.markup(usable.map(\.name)), "\(shown.name)")
      let hint = shown.text.split(separator: "\n").last?
        .firstMatch(of: /(?:Return|Enter): (.*)/)?.1
      guard let hint, buttons.contains(where: { shown.language[$0.name] == hint }) else { continue }
      #expect(primary.map { shown.language[$0.name] } == [String(hint)], "\(shown.name)")
      hinted += 1
    }
    #expect(hinted > 20)
    let page = HTMLPage(ScreenContent(of: AlertScreen()), in: .english).text
    #expect(page.contains(/\.screen button\.primary \{ background: var\(--accent\)/))
  }

  @Test("A banner is the one that text draws above its screens")
  func banner() throws {
    let transcripts = TranscriptFolder.standard.names().compactMap {
      TranscriptFolder.standard.text(of: $0)
    }
    let banners = try Set(PerformedScreen.all().compactMap(\.banner))

    #expect(!banners.isEmpty)
    for banner in banners {
      #expect(transcripts.contains { $0.contains("\n  \(banner)\n") }, "\(banner)")
    }
    for shown in try PerformedScreen.all() {
      let drawn = shown.html.matches(of: /<p class="banner">(.*?)<\/p>/).map { String($0.1) }
      #expect(drawn == shown.markup([shown.screen.banner].compactMap(\.self)), "\(shown.name)")
    }
  }

  @Test("An alert is described by its message, and named by its title or else by the message")
  func alerts() throws {
    let alerts = try PerformedScreen.all().filter(\.screen.isAlert)

    #expect(!alerts.isEmpty)
    for alert in alerts {
      for case .message(let message, let title) in alert.screen.parts {
        let html = alert.screen.html(in: alert.language, id: "here")
        let name = alert.markup([title ?? message])[0]
        let description = title == nil ? "" : " aria-describedby=\"here-message\""
        expectPresent("<div role=\"alertdialog\" aria-label=\"\(name)\"\(description)>", in: html)
        let text = alert.markup([message])[0]
        if title != nil {
          expectPresent("<p class=\"message\" id=\"here-message\">\(text)</p>", in: html)
        }
      }
    }
  }

  @Test("Whatever can be touched has a line, but for segments and cells, and there are no boxes")
  func lines() throws {
    // The buttons below a grid stand beside each other, like its cells.
    for shown in try PerformedScreen.all() where !shown.hasGrid {
      let numbers = shown.text.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /^\s{2,4}(\d+)[*!-]?\s/).flatMap { Int($0.1) }
      }
      let items = shown.screen.items.filter { $0.kind != .segment }.map(\.number)

      #expect(
        Set(items).isSubset(of: numbers) && Set(numbers).count == numbers.count, "\(shown.name)")
    }
    for name in TranscriptFolder.standard.names() {
      let text = TranscriptFolder.standard.text(of: name) ?? ""
      #expect(!text.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }, "\(name)")
    }
    #expect(throws: ProgramError.self) { try Options(["--json"]) }
  }
}

extension PerformedScreen.Shown {
  /// Whether it has cells.
  fileprivate var hasGrid: Bool {
    screen.parts.contains { if case .grid = $0 { true } else { false } }
  }

  /// Some texts as they are written in HTML.
  fileprivate func markup(_ texts: [Phrase]) -> [String] {
    texts.map { language[$0].escapedForMarkup }
  }
}

extension ScreenContent {
  /// What is above everything, if there is something.
  var banner: Phrase? {
    guard case .text(let banner, .banner)? = parts.first else { return nil }
    return banner
  }
}
