import Controller
import Foundation
import Gallery
import Model
import Testing

@testable import View

/// What the renderers say of every state that a walk reaches, and not of the transcripts alone.
@Suite("The renderers in every state", .patience)
struct EveryStateTests {
  /// An app, and what a walk through it tries.
  nonisolated struct Walked: Sendable, CustomTestStringConvertible {
    let app: String
    var texts: [String] = []
    var values: [String: [String]] = [:]
    var untouched: Set<String> = []

    var testDescription: String { app }
  }

  nonisolated private static let walks = [
    Walked(app: "counter"), Walked(app: "temperature", texts: ["", "5.", "x"]),
    Walked(app: "flight", texts: ["", "14.11.2023", "soon"]),
    Walked(app: "timer", values: ["Duration": ["0", "5", "30"]]),
    Walked(app: "crud", texts: ["", "m", "x"], untouched: ["Create"]),
    Walked(app: "circles", texts: ["40 30", "x"], values: ["Diameter": ["64"], "One by one": []]),
    Walked(
      app: "cells", texts: ["3", "=A0", "=add(A0,B0)"],
      untouched: Set((1..<10).flatMap { row in "ABCDEF".map { "\($0)\(row)" } })),
    Walked(app: "todos", texts: ["", "tea"]), Walked(app: "contacts", texts: ["", "Kim"]),
  ]

  @Test(
    "Text, HTML, pictures and brief words say the same", arguments: walks, Language.allCases)
  func same(_ walked: Walked, _ language: Language) throws {
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
    explorer.always("the renderers say the same") { state in
      for screen in state.screens {
        if let complaint = try Self.complaint(about: screen, in: language) { return complaint }
      }
      return nil
    }

    let report = try explorer.explore()

    #expect(report.progress.states > 3)
  }

  /// In what the renderers differ on a screen, or `nil`.
  private static func complaint(about screen: any Screen, in language: Language) throws -> String? {
    let content = ScreenContent(of: screen)
    let edited = screen.fields.first { $0.isFirstResponder }.map { language[$0.label].printable }
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
