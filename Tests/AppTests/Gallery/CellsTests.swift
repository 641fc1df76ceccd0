import Controller
import Model
import Testing
import View
import ViewKit
import ViewText
import Workshop

@testable import Gallery

@Suite("Cells")
struct CellsTests {
  private final class MockBar: FormulaBarView {
    var name: Phrase?
    let content = TextField("Formula")
    var elements: [Element] { [.field(content)] }
  }

  private let bar = MockBar()
  private let grid = GridScreen()
  private let window = Window(view: WindowView(), log: EventLog())

  init() {
    window.rootViewController = CellsController(bar, grid)
    window.makeKeyAndVisible()
  }

  private func cell(_ name: String) throws -> CollectionViewCell {
    try #require(grid.grid.visibleCells.first { $0.label.english == name })
  }

  /// Touches a cell, and types what it contains.
  private func set(_ content: String, at name: String) throws {
    window.view.touch(try cell(name))
    bar.content.replaceText(with: content)
    bar.content.touchReturn()
  }

  @Test("It begins with A0 to F9, and no cell is edited")
  func opened() {
    #expect(
      grid.grid.visibleCells.map(\.label.english).prefix(7) == [
        "A0", "B0", "C0", "D0", "E0", "F0", "A1",
      ])
    #expect(grid.grid.visibleCells.count == 60 && !bar.content.isEnabled)
    #expect(grid.grid.numberOfSections == 100 && grid.grid.numberOfItems(inSection: 0) == 26)
  }

  @Test("A touched cell is edited, with its content and its name")
  func edits() throws {
    try set("=add(1,2)", at: "B1")

    window.view.touch(try cell("B1"))

    #expect(bar.content.isFirstResponder && bar.content.text == "=add(1,2)")
    #expect(bar.name == .cell("B1"))
    #expect(try cell("B1").isSelected)
  }

  @Test("What is set is shown, and so is what depends on it, and only that is asked for again")
  func follows() throws {
    try set("=add(A0,B0)", at: "C0")
    try set("3", at: "A0")
    #expect(try cell("C0").text == "3")
    window.log.isRecording = true

    try set("4", at: "B0")

    #expect(try cell("B0").text == "4" && cell("C0").text == "7")
    let asked = window.log.events.filter { $0.kind == .call && $0.text.contains("cellForItemAt") }
    #expect(asked.count == 2)
  }

  @Test("Escape discards what was typed; an empty text clears the cell")
  func discards() throws {
    try set("3", at: "A0")
    window.view.touch(try cell("A0"))
    bar.content.replaceText(with: "99")

    window.view.touchEscape()
    #expect(!bar.content.isFirstResponder && bar.content.text == "3")
    #expect(try cell("A0").text == "3")
    try set("", at: "A0")

    #expect(try cell("A0").text == "")
  }

  @Test("At the prompt a cell is named, wherever it is, and scrolled to")
  func prompt() throws {
    let display = TextDisplay(language: .english)
    let content = GalleryContent(GalleryApps.named("cells", in: MemoryStore()))
    let window = Window(
      view: TextViewFactory(display: display).makeWindowView(), log: EventLog())
    content.open(window, restoring: nil)
    display.refresh()
    func said(to line: String) -> String {
      _ = display.takeOutput()
      _ = display.receive(line)
      display.refresh()
      return display.takeOutput()
    }
    _ = said(to: "a0")
    #expect(display.prompt == .field(name: "Formula", isSecure: false))
    #expect(said(to: "21").contains("   0 *21\n"))
    #expect(said(to: "a0") == "  Cell A0: 21\n", "with and without a terminal")
    _ = said(to: "21")

    _ = said(to: "Z99")
    let far = said(to: "=mul(A0,2)")

    #expect(far.contains("Cell Z99") && far.contains("  99") && far.contains("*42"))
    #expect(far.split(separator: "\n").first { $0.contains("Y") }?.contains("Z") == true)
    #expect(said(to: "A100").contains("That matches nothing here."))
    #expect(said(to: "right").contains("Right is disabled"))
    #expect(said(to: "left").contains("S"))
    display.traits.columns = 20
    display.read()
    #expect(display.takeOutput().split(separator: "\n").allSatisfy { $0.count <= 20 })
  }

  @Test("Below the grid a wrong formula is answered by how to write one, until it is one")
  func syntax() throws {
    for wrong in ["=add(B2; 1)", "=B2+1", "=sin(B2)"] {
      try set(wrong, at: "A1")

      #expect(try cell("A1").text == "#SYNTAX")
      #expect(grid.note.text == .howToWrite)
      try set("=add(B2, 1)", at: "A1")
      #expect(grid.note.text == nil)
    }
    #expect(Phrase.howToWrite.english.hasPrefix("#SYNTAX: write =add(B2, 1). Functions: add, "))
    #expect(Phrase.howToWrite.korean.hasPrefix("#SYNTAX: =add(B2, 1)처럼 쓰세요. 함수: add, "))
    let example = try #require(Phrase.howToWrite.english.firstMatch(of: /=.*\)/))
    #expect(FormulaParser.formula(String(example.output.dropFirst())) != nil)
  }

  @Test("In every state the values are those of a fresh evaluation of all")
  func everyState() throws {
    let explorer = explorer(of: "cells")
    let cells = ["A0", "B0", "C0"]
    let others = (0..<10).flatMap { row in "ABCDEF".map { "\($0)\(row)" } }
    explorer.alphabet.texts = ["2", "=A0", "=add(A0,B0)", "=div(C0,B0)"]
    explorer.alphabet.untouched = Set(others).subtracting(cells)
      .union(["Left", "Right", "Up", "Down"])
    explorer.alphabet.events = []
    // What the others contain is seen only when they are touched.
    explorer.hiddenState = GalleryContent.hiddenState
    explorer.limits.states = 150
    explorer.always("as if all were evaluated anew") { state in
      let controllers = state.allControllers.compactMap { $0 as? CellsController }
      guard let sheet = controllers.first?.sheet else { return nil }
      var fresh = Sheet()
      let addresses = cells.compactMap { Address($0) }
      for address in addresses.reversed() { fresh.set(sheet.content(of: address), at: address) }
      return addresses.allSatisfy { sheet.value(of: $0) == fresh.value(of: $0) }
        ? nil : "\(addresses.map { sheet.content(of: $0) })"
    }

    let report = try explorer.explore()

    #expect(report.progress.states > 100)
  }
}
