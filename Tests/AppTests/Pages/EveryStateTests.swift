import Controller
import Foundation
import Gallery
import Model
import Testing
import Workshop

@testable import View
@testable import ViewKit
@testable import ViewText

/// What the renderers say of every state that a walk reaches, and not of the transcripts alone.
@Suite("The renderers in every state", .patience)
struct EveryStateTests {
  /// An app, and what a walk through it tries.
  nonisolated struct Walked: Sendable, CustomTestStringConvertible {
    let app: String
    /// The most words that a screen may have as it is heard, with title, rows and hints: not many more
    /// than the longest one of the walk has today.
    let words: Int
    var texts: [String] = []
    var values: [String: [String]] = [:]
    var untouched: Set<String> = []

    var testDescription: String { app }
  }

  nonisolated private static let walks = [
    Walked(app: "counter", words: 8),
    Walked(app: "temperature", words: 12, texts: ["", "5.", "x"]),
    Walked(app: "flight", words: 22, texts: ["", "14.11.2023", "soon"]),
    Walked(app: "timer", words: 18, values: ["Duration": ["0", "5", "30"]]),
    Walked(app: "crud", words: 34, texts: ["", "m", "x"], untouched: ["Create"]),
    Walked(
      app: "circles", words: 50, texts: ["40 30", "x"],
      values: ["Diameter": ["64"], "One by one": []]),
    Walked(
      app: "cells", words: 40, texts: ["3", "=A0", "=add(A0,B0)"],
      untouched: Set((1..<10).flatMap { row in "ABCDEF".map { "\($0)\(row)" } })),
    Walked(app: "todos", words: 50, texts: ["", "tea"]),
    Walked(app: "contacts", words: 30, texts: ["", "Kim"]),
  ]

  @Test("Text, HTML, pictures and brief words say the same", arguments: walks)
  func same(_ walked: Walked) throws {
    let explorer = explorer(of: walked.app)
    explorer.alphabet.texts = walked.texts
    explorer.alphabet.valuesByName = walked.values
    explorer.alphabet.untouched = walked.untouched
    explorer.alphabet.clockJumps = [1]
    explorer.alphabet.mostClockJumps = 1
    explorer.alphabet.events = []
    explorer.hiddenState = GalleryContent.hiddenState
    explorer.limits.states = 60
    explorer.limits.comparisons = 0
    for language in Language.allCases {
      var heard: [[String]: String] = [:]
      explorer.always("what is heard in \(language) is short, clear and complete") { state in
        for screen in state.screens {
          if let complaint = Self.complaint(of: screen, in: language, &heard, walked) {
            return complaint
          }
        }
        return nil
      }
      explorer.always("the renderers say the same in \(language)") { state in
        for screen in state.screens {
          if let complaint = try Self.complaint(about: screen, in: language) { return complaint }
        }
        return nil
      }
    }

    let report = try explorer.explore()

    #expect(report.progress.states > 3)
  }

  /// What a person who only hears a screen would miss, or `nil`; `heard` are the screens that were
  /// heard before, and how they look.
  private static func complaint(
    of screen: any Screen, in language: Language, _ heard: inout [[String]: String],
    _ walked: Walked
  ) -> String? {
    let content = ScreenContent(of: screen)
    let brief = BriefScreen(of: content.parts, in: language)
    let lines = [brief.title].compactMap(\.self) + brief.lines.map(\.text) + brief.hints
    let count = lines.joined(separator: " ").split(separator: " ").count
    if count > walked.words { return "\(count) words: \(lines)" }
    // Rows may be equal, as people are.
    let rows = screen.controls.filter { $0 is TableViewCell }.map { language[$0.label].printable }
    for line in lines where lines.count(where: { $0 == line }) > 1 {
      if rows.count(where: { line.hasPrefix($0) }) < 2 { return "\(line) is said twice" }
    }
    let names = ScreenNames(of: screen)
    for (index, control) in names.controls.enumerated() {
      let name = language[control.label]
      switch names.meaning(of: name) {
      case .touch(index): break
      case .ambiguous(let indices) where indices.contains(index): break
      case let other: return "\(name) means \(other)"
      }
    }
    // Without the hint, which is said once.
    let drawn = screen.drawn(in: language, columns: nil).split(separator: "\n").dropLast()
    let looks = drawn.joined(separator: "\n")
    if let before = heard[lines], before != looks { return "\(before)\nsounds like\n\(looks)" }
    heard[lines] = looks
    return nil
  }

  /// In what the renderers differ on a screen, or `nil`.
  private static func complaint(about screen: any Screen, in language: Language) throws -> String? {
    let content = ScreenContent(of: screen)
    let edited = screen.textControls.first { $0.isFirstResponder }.map {
      language[$0.label].printable
    }
    let text = ScreenFacts(text: screen.drawn(in: language, columns: nil), edited: edited)
    let html = try ScreenFacts(html: content.html(in: language))
    if html != text { return "\(html.line) is not \(text.line)" }
    let svg = try ScreenFacts(svg: content.svg(.dark, in: language))
    if !text.drawn.isSame(as: svg) { return "\(svg.line) is not \(text.line)" }
    let brief = BriefScreen(of: content.parts, in: language).lines.map(\.text)
      .joined(separator: "\n")
    // Whatever can be touched is said by its name.
    for control in screen.controls where !(control is CollectionViewCell) {
      let name = language[control.label].printable
      if !brief.contains(name) { return "\(name) is not said in \(brief)" }
    }
    return nil
  }
}
