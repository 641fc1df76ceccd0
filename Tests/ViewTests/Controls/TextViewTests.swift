import Model
import Testing
import Workshop

@testable import View
@testable import ViewText

/// A text of several lines: its delegate, its observers, and the lines of the prompt.
@MainActor
@Suite("Text view")
struct TextViewTests {
  private let log = EventLog()
  private let delegate: Delegate
  private let display = TextDisplay(language: .english)
  private let window: WindowView
  private let note = TextView("Note")
  private let name = TextField("Name")
  private let save = Button("Save")
  private let owner = ControlsScreen()

  init() {
    delegate = Delegate()
    window = TextViewFactory(display: display).makeWindowView()
    window.log = log
    note.delegate = delegate
    name.resignsOnReturn = true
    save.addTarget(
      owner, action: { owner in { owner.touched(Button("Save")) } }, for: .touchUpInside)
    window.addSubview(ElementScreen([.field(name), .textView(note), .button(save)]))
    window.becomeKey()
    display.refresh()
    _ = display.takeOutput()
  }

  private final class Delegate: TextViewDelegate {
    /// What is done at a line break.
    var atLineBreak: ((TextView) -> Void)?
    /// Where its calls are noted, if not only in the window's log.
    var ownLog: EventLog?

    func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
      note("textViewShouldBeginEditing(\(textView.label.english)) = true")
      return true
    }
    func textViewDidBeginEditing(_ textView: TextView) {
      note("textViewDidBeginEditing(\(textView.label.english))")
    }
    private func note(_ call: String) {
      ownLog?.record(
        Event(.call, "TextViewDelegate", Event.Call(call), from: .view, to: .controller))
    }
    func textView(
      _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
      replacementText text: String
    ) -> Bool {
      guard text == "\n", let atLineBreak else { return true }
      atLineBreak(textView)
      return false
    }
  }

  private final class Watcher: TextInputObserver {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    private func note(_ call: String) {
      log.record(Event(.call, "Observer", Event.Call(call), from: .view, to: .controller))
    }
    func textDidBeginEditing(_ textView: TextView) {
      note("textDidBeginEditing(\(textView.label.english))")
    }
    func keyboardWillShow() { note("keyboardWillShow()") }
    func keyboardDidShow() { note("keyboardDidShow()") }
  }

  @discardableResult
  private func enter(_ lines: String...) -> String {
    for line in lines {
      _ = display.receive(line)
      display.refresh()
    }
    return display.takeOutput()
  }

  // MARK: - The delegate

  @Test("14.1 [L] asked, then the keyboard comes, and only then has it begun")
  func begins() {
    let own = EventLog(isRecording: true)
    delegate.ownLog = own
    let watcher = Watcher(own)
    window.textInput.addObserver(watcher)
    let a = TextView("A")
    a.delegate = delegate
    window.addSubview(ElementScreen([.textView(a)]))

    #expect(a.becomeFirstResponder())

    #expect(
      own.events.map(\.description) == [
        "TextViewDelegate.textViewShouldBeginEditing(A) = true",
        "Observer.keyboardWillShow()",
        "Observer.keyboardDidShow()",
        "TextViewDelegate.textViewDidBeginEditing(A)",
        "Observer.textDidBeginEditing(A)",
      ])
    #expect(window.textInput.firstResponder === a && window.textInput.isKeyboardShown)
  }

  @Test("What cannot be edited is disabled, keeps its number, and says so")
  func disabled() {
    note.isEditable = false

    #expect(!note.isEnabled && !note.becomeFirstResponder())
    #expect(enter("2").hasPrefix("  Note is disabled. It cannot be used now.\n"))
  }

  // MARK: - The prompt

  @Test(
    "The first typed line replaces a text view's text; a point alone, or Ctrl-C, leaves the text")
  func replaces() {
    note.text = "old\ntext"
    enter("note", ".")
    #expect(note.text == "old\ntext")

    enter("note", "new")
    #expect(note.text == "new" && note.isFirstResponder)
    #expect(display.leaveField())
    #expect(note.text == "new" && !note.isFirstResponder && !note.hasTypedLine)

    enter("note", "", ".")
    #expect(note.text == "", "an empty line is an empty text")
    enter("note", "")
    #expect(note.isFirstResponder, "Return alone did not lead there")
  }

  @Test(
    "A line of a text is edited by its number, and the others stay",
    arguments: [
      ("note 2", "zwei", "one\nzwei\nthree"), ("2 1", "eins", "eins\ntwo\nthree"),
      ("no 3", ".", "one\ntwo\n."), ("Note 3", "", "one\ntwo\n"),
    ])
  func mended(line: String, typed: String, text: String) {
    note.text = "one\ntwo\nthree"
    #expect(enter(line) == "")
    let number = String(line.suffix(1))
    #expect(display.prompt == .field(name: "Note \(number)", isSecure: false))
    #expect(display.editedText == ["1": "one", "2": "two", "3": "three"][number])

    let answer = enter(typed)

    #expect(note.text == text && !note.isFirstResponder && display.prompt == .command)
    #expect(answer.hasPrefix("    1  Name\n    2  Note   "), "nothing is said above the screen")
    #expect(display.editedText == nil)
  }

  @Test("Escape and Ctrl-C leave the line as it was, and then the text is edited as a whole")
  func mendedNot() {
    note.text = "one\ntwo"
    enter("note 2", "\u{1B}")
    #expect(note.text == "one\ntwo" && !note.isFirstResponder)
    enter("note 1")
    #expect(display.leaveField())

    let said = enter("note")

    #expect(said.contains("the first line replaces what is there"))
    #expect(said.contains("At the > prompt, Note 2 changes line 2 alone."))
    #expect(display.prompt == .lines(name: "Note", isFirst: true) && note.text == "one\ntwo")
  }

  @Test(
    "A line that a text does not have, and a text without one", arguments: ["0", "3", "-1", "x"])
  func noLine(number: String) {
    note.text = "one\ntwo"
    #expect(enter("note \(number)").hasPrefix("  Note has no such line. Its lines: 1 to 2.\n"))
    note.text = ""

    #expect(enter("note \(number)").contains("That matches nothing here."))
  }

  @Test("A line that the delegate refuses is not taken, which is said, and the text stays")
  func mendedRefused() {
    let refuser = Refuser()
    note.text = "one\ntwo"
    note.delegate = refuser

    #expect(enter("note 1", "new").contains("Note did not take that line."))
    #expect(note.text == "one\ntwo" && !note.isFirstResponder)
    note.isEditable = false
    #expect(enter("note 1").contains("Note is disabled."))
  }

  private final class Refuser: TextViewDelegate {
    func textView(
      _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
      replacementText text: String
    ) -> Bool { false }
  }

  @Test("A line is taken where the delegate refuses the end, which is said, and the text is edited")
  func mendedStill() {
    let stayer = Stayer()
    (note.text, note.delegate) = ("one\ntwo", stayer)

    #expect(enter("note 1", "new") == "  Note cannot be left yet. Ctrl-C leaves it.\n")
    #expect(note.text == "new\ntwo" && note.isFirstResponder)
    withExtendedLifetime(stayer) {}
  }

  private final class Stayer: TextViewDelegate {
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { false }
  }

  @Test("Return alone leads there once and on: an empty line leaves a text that is empty")
  func walk() {
    enter("", "Kim")
    #expect(window.editedField == nil)
    enter("")
    #expect(note.isFirstResponder)

    #expect(enter("").contains("Return: Save"))
    #expect(note.text == "" && !note.isFirstResponder)
    enter("")
    #expect(owner.events == ["touched Save"])
  }

  @Test("An empty line below another is a line of a text, even where Return alone led there")
  func emptyLine() {
    enter("name", "Kim", "", "one", "")

    #expect(note.text == "one\n" && note.isFirstResponder)
  }

  @Test("A text that did not take its line is asked for again")
  func refusedLine() {
    let refuser = Refuser()
    note.delegate = refuser
    enter("name", "Kim", "note", "x")
    _ = display.leaveField()

    display.read()

    #expect(display.takeOutput().contains("Return: fill in Note"))
    withExtendedLifetime(refuser) {}
  }

  @Test("How a text ends is said whenever it is edited, in brief once", arguments: [false, true])
  func explained(isBrief: Bool) {
    if isBrief { display.verbosity = .brief }

    let said = (1...2).map { _ in
      defer { _ = display.leaveField() }
      return enter("note").contains("A line of a single . ends it.")
    }

    #expect(said == [true, !isBrief])
  }

  @Test("A delegate that ends editing at Return has a text of one line")
  func oneLine() {
    delegate.atLineBreak = { $0.resignFirstResponder() }

    #expect(enter("note", "one", "two").contains("Note did not take that line."))

    #expect(note.text == "one" && !note.isFirstResponder)
    #expect(window.log.diagnostics == [], "no key was lost")
  }

  @Test("A text view whose window was closed while it was typed in is typed anew in the next one")
  func closedWindow() {
    enter("note", "old")
    window.textInput.invalidate()
    let other = WindowView()
    other.addSubview(ElementScreen([.textView(note)]))
    note.becomeFirstResponder()

    #expect(note.typeLine("new") && note.text == "new")
  }

  // MARK: - Drawings

  @Test("It is drawn in lines at 20 columns, in brief in one, as HTML and as a picture")
  func drawings() {
    note.text = "No sugar, and hot milk.\nToday."
    display.traits.columns = 20
    display.read()
    let narrow = display.takeOutput()
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 20 })
    #expect(narrow.contains("No sugar,") && narrow.contains("Today."))
    let content = ScreenContent(of: ElementScreen([.textView(note)]))
    let words = "Note: (2 lines) No sugar, and hot milk. Today."
    #expect(BriefScreen(of: content.parts, in: .english).lines.map(\.text) == [words])
    #expect(content.html(in: .english).contains(">No sugar, and hot milk.\nToday.</textarea>"))
    let svg = content.svg(.light, in: .english)
    #expect(svg.contains(">Today.</text>") && !svg.contains("u{A}"))
    note.isInvalid = true
    #expect(ScreenContent(of: ElementScreen([.textView(note)])) != content)
  }

  @Test("What acts on a terminal is shown, not sent")
  func printable() {
    note.text = "a\u{1B}[2Jb\n\u{202E}c"
    display.read()

    let drawn = display.takeOutput()
    #expect(!drawn.contains("\u{1B}") && !drawn.contains("\u{202E}") && drawn.contains("\\u{1B}"))
  }
}
