import Foundation
import Testing

@testable import App
@testable import View

/// What the numbers, names and signs of a screen do not say.
@Suite("Marks in text, HTML and SVG", .patience)
struct MarksTests {
  @Test("The button that Return touches stands out in HTML and in a picture, as in text")
  func primary() throws {
    var hinted = 0
    for (name, screen, text, _) in try PerformedScreen.all() {
      let primary = screen.items.filter { $0.marks.contains(.primary) }
      let usable = primary.filter { !$0.marks.contains(.disabled) }.map(\.name)
      let html = screen.html().matches(
        of: /class="[a-z ]*primary[a-z ]*"[^>]*>.*?<span class="name">([^<]*)</)
      let svg = screen.svg(.light).matches(
        of: /font-size="15" font-weight="600" text-anchor="middle" fill="#ffffff"[^>]*>([^<]*)</)

      #expect(html.map { String($0.1) } == primary.map(\.name.escapedForMarkup), "\(name)")
      let drawn = svg.map { String($0.1) }
      #expect(drawn == usable.map(\.escapedForMarkup), "\(name)")
      let hint = text.split(separator: "\n").last?.firstMatch(of: /(?:Return|Enter): (.*)/)?.1
      guard let hint, screen.items.contains(where: { $0.kind == .button && $0.name == hint })
      else { continue }
      #expect(primary.map(\.name) == [String(hint)], "\(name)")
      hinted += 1
    }
    #expect(hinted > 20)
    let page = HTMLPage(ScreenContent(of: AlertScreen(), in: .english)).text
    #expect(page.contains(/\.screen button\.primary \{ background: var\(--accent\)/))
  }

  @Test("A banner is the one that text draws above its screens")
  func banner() throws {
    let transcripts = TranscriptFolder.standard.names().compactMap {
      TranscriptFolder.standard.text(of: $0)
    }
    let banners = try Set(PerformedScreen.all().compactMap(\.screen.banner))

    #expect(!banners.isEmpty)
    for banner in banners {
      #expect(transcripts.contains { $0.contains("\n  \(banner)\n") }, "\(banner)")
    }
    for (name, screen, _, _) in try PerformedScreen.all() {
      let drawn = screen.html().matches(of: /<p class="banner">(.*?)<\/p>/).map { String($0.1) }
      #expect(drawn == [screen.banner].compactMap(\.self).map(\.escapedForMarkup), "\(name)")
    }
  }

  @Test("An alert is described by its message, and named by its title or else by the message")
  func alerts() throws {
    let alerts = try PerformedScreen.all().map(\.screen).filter(\.isAlert)

    #expect(!alerts.isEmpty)
    for alert in alerts {
      for case .message(let message, let title) in alert.parts {
        let html = alert.html(id: "here")
        let name = (title ?? message).escapedForMarkup
        let description = title == nil ? "" : " aria-describedby=\"here-message\""
        expectPresent("<div role=\"alertdialog\" aria-label=\"\(name)\"\(description)>", in: html)
        let text = message.escapedForMarkup
        if title != nil {
          expectPresent("<p class=\"message\" id=\"here-message\">\(text)</p>", in: html)
        }
      }
    }
  }

  @Test("Whatever can be touched has a line of its own, but for segments, and there are no boxes")
  func lines() throws {
    for (name, screen, text, _) in try PerformedScreen.all() {
      let numbers = text.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /^\s{2,4}(\d+)[*!-]?\s/).flatMap { Int($0.1) }
      }
      let items = screen.items.filter { $0.kind != .segment }.map(\.number)

      #expect(Set(items).isSubset(of: numbers) && Set(numbers).count == numbers.count, "\(name)")
    }
    for name in TranscriptFolder.standard.names() {
      let text = TranscriptFolder.standard.text(of: name) ?? ""
      #expect(!text.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }, "\(name)")
    }
    #expect(throws: ProgramError.self) { try Options(["--json"]) }
  }
}

extension ScreenContent {
  /// What is above everything, if there is something.
  var banner: String? {
    guard case .banner(let banner)? = parts.first else { return nil }
    return banner
  }

  /// Whatever can be touched, from top to bottom.
  fileprivate var items: [Item] { parts.flatMap(items) }

  private func items(_ part: Part) -> [Item] {
    switch part {
    case .banner, .title, .text, .message: []
    case .control(let item): [item]
    case .choice(_, let items): items
    case .list(let lines):
      lines.flatMap { line -> [Item] in
        switch line {
        case .header, .footer: []
        case .row(let item): [item]
        case .parts(let parts): parts.flatMap(items)
        }
      }
    }
  }
}
