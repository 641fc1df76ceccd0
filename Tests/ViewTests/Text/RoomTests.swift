import Foundation
import Model
import Testing

@testable import View
@testable import ViewKit
@testable import ViewText

/// How much of the paper a text takes, to the line and to the column.
@MainActor
@Suite("The room that is taken on paper")
struct RoomTests {
  private let display = TextDisplay(language: .english)

  @Test(
    "Help takes twelve lines, and twenty where they are narrow, however many commands there are",
    arguments: [(80, 12), (60, 12), (59, 20), (40, 20)])
  func help(columns: Int, count: Int) {
    let display = TextDisplay(
      language: .english, commands: (1...100).map { TextCommand("command\($0)", explanation: "") })
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(FieldScreen([TextField("Name")]))
    window.becomeKey()
    display.traits.columns = columns

    display.help()

    #expect(display.takeOutput().split(separator: "\n").count == count)
  }

  @Test("A command is explained beside its name where that leaves twelve columns, else below it")
  func explained() {
    let brew = TextCommand("brew", parameters: "N", explanation: "one two three four five")
    let display = TextDisplay(language: .english, commands: [brew])
    var heard: [String] = []
    display.onSaying = { heard.append($0) }
    func said(_ columns: Int) -> String {
      display.traits.columns = columns
      display.help("brew")
      return display.takeOutput()
    }

    #expect(said(34) == "    :brew N  one two three four\n             five\n")
    #expect(said(25) == "    :brew N  one two\n             three four\n             five\n")
    #expect(said(24) == "    :brew N\n      one two three four\n      five\n")
    display.traits.isStyled = true
    #expect(
      said(34)
        == "\u{1B}[1m    :brew N\u{1B}[0m  one two three four\n             five\n")
    #expect(heard.last == "    :brew N  one two three four five" && heard.count == 4)
  }

  @Test("A mistake takes three lines, and what is beyond them is left out")
  func mistake() {
    display.traits.columns = 20

    display.refuse("one two three four five six seven eight nine ten")
    let three = display.takeOutput()
    display.refuse("one two three four five six seven eight nine ten eleven twelve")

    #expect(three == "  one two three four\n  five six seven\n  eight nine ten\n")
    #expect(
      display.takeOutput() == "  one two three four\n  five six seven\n  eight nine ten…\n")
    display.traits.isStyled = true
    for words in ["one", "one two three four five six seven eight nine ten eleven twelve"] {
      display.refuse(Phrase(verbatim: words))
      #expect(display.takeOutput().hasPrefix("  \u{1B}[1mone"), "it stands out")
    }
  }

  @Test("Of names as many are listed as have room in a mistake, and behind them an ellipsis")
  func listed() {
    display.traits.columns = 20
    let names = (1...4).map { "eighteen columns \($0)" }
    func said(_ count: Int, _ reason: Phrase? = nil) -> [String] {
      let listed = names.prefix(count).map { Phrase(verbatim: $0) }
      display.refuse(reason, listing: listed) { names in
        Phrase(verbatim: names.map(\.english).joined(separator: " "))
      }
      return display.takeOutput().split(separator: "\n").map { String($0.dropFirst(2)) }
    }

    #expect(said(3) == Array(names.prefix(3)))
    #expect(said(4) == [names[0], names[1], "…"])
    #expect(said(2, "Why") == ["Why", names[0], names[1]])
    #expect(said(3, "Why") == ["Why", names[0], "…"])
  }

  @Test("Help has the name of the only control whole, however long it is")
  func longName() {
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(ElementScreen([.button(Button("eighteen columns 1 eighteen columns 2"))]))
    window.becomeKey()
    display.traits.columns = 20

    display.help()

    let lines = ["Type one of: 1", "eighteen columns 1", "eighteen columns 2", "or :help."]
    #expect(display.takeOutput().hasPrefix(lines.map { "  \($0)\n" }.joined()))
  }

  @Test("What is said of an object keeps its indentation, and stands behind its number")
  func objects() {
    var heard: [String] = []
    display.onSaying = { heard.append($0) }

    display.say("Form", in: [:])
    display.say("  Field", in: [:])
    display.say("Form", after: 3, in: [:])

    #expect(heard == ["Form", "  Field", "    3  Form"])
    #expect(display.takeOutput() == "  Form\n    Field\n      3  Form\n")
    display.traits.columns = 20
    display.say("one two three four", after: 3, in: [:])
    #expect(display.takeOutput() == "      3  one two\n         three four\n")
  }

  @Test("A picture of another screen has a bar before each line, and four columns less")
  func picture() {
    let field = TextField("Name")
    field.text = "value"
    var heard: [String] = []
    display.onSaying = { heard.append($0) }
    func drawn(_ columns: Int) -> String {
      display.traits.columns = columns
      display.draw(ScreenContent(of: FieldScreen([field])))
      return display.takeOutput()
    }

    #expect(drawn(30) == "  │     1  Name   value\n")
    #expect(drawn(29) == "  │     1  Name\n  │        value\n")
    #expect(heard == ["  │     1  Name   value", "  │     1  Name", "  │        value"])
  }

  @Test("A value stands beside its name where that leaves it twelve columns, else below it")
  func beside() {
    let field = TextField("Name")
    field.text = "value"
    func lines(_ columns: Int) -> [String] {
      FieldScreen([field]).drawn(in: .english, columns: columns).split(separator: "\n").prefix(2)
        .map(String.init)
    }

    #expect(lines(26).first == "    1  Name   value")
    #expect(lines(25) == ["    1  Name", "       value"])
  }

  @Test("How far something is is drawn where it has room, else only said")
  func progress() {
    let view = ProgressView("Brewing")
    (view.progress, view.text) = (0.5, "half")
    func line(_ columns: Int) -> Substring? {
      let drawn = ElementScreen([.progress(view)]).drawn(in: .english, columns: columns)
      return drawn.split(separator: "\n").first
    }

    #expect(line(31) == "    Brewing   #####-----   half")
    #expect(line(30) == "    Brewing: half")
  }

  @Test("What stands before a line takes half of the paper at most, from its beginning")
  func beginning() {
    display.traits.columns = 6

    display.trace("ab")

    #expect(display.takeOutput() == "  |ab\n")
  }

  @Test("A cell of a grid takes fourteen columns, or all that a narrower paper has")
  func cell() {
    let (grid, cells) = (CollectionView(), Cells())
    grid.dataSource = cells
    let screen = ElementScreen([.grid(grid)])
    func row(_ columns: Int?) -> Substring? {
      screen.drawn(in: .english, columns: columns).split(separator: "\n").dropFirst().first
    }

    #expect(row(nil) == "    1  12345678901234  1234567890123…  x")
    #expect(row(44) == row(nil))
    for columns in [43, 37] { #expect(row(columns) == "    1  12345678901234  1234567890123…") }
    for columns in [36, 21] { #expect(row(columns) == "    1  12345678901234") }
    #expect(row(20) == "    1  123456789012…")
    #expect(row(16) == "    1  12345678…")
    #expect(screen.drawn(in: .english, columns: nil).hasSuffix("\n  Type a cell, such as A1\n"))
    withExtendedLifetime(cells) {}
  }

  @Test("Paper has one column at least, and a million at most")
  func columns() {
    let columns: [Int?] = [nil, -1, 0, 1, 1_000_000, 1_000_001]
    #expect(
      columns.map { TextTraits(columns: $0).columns } == [nil, 1, 1, 1, 1_000_000, 1_000_000])
    var traits = TextTraits()
    traits.columns = 0
    #expect(traits.columns == 1)
  }

  private final class Cells: CollectionViewDataSource {
    private let texts: [Phrase] = ["12345678901234", "123456789012345", "x"]

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
      -> Int
    { texts.count }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    {
      let cell = CollectionViewCell()
      cell.text = texts[indexPath.item]
      return cell
    }
  }
}
