import Model
import Testing

@testable import View

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
    var (begins, changes, ends) = (true, true, true)
    /// What is done at a line break.
    var atLineBreak: ((TextView) -> Void)?
    /// Where its calls are noted, if not only in the window's log.
    var ownLog: EventLog?

    func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
      note("textViewShouldBeginEditing(\(textView.label.english)) = \(begins)")
      return begins
    }
    func textViewDidBeginEditing(_ textView: TextView) {
      note("textViewDidBeginEditing(\(textView.label.english))")
    }
    private func note(_ call: String) {
      ownLog?.record(Event(.call, "TextViewDelegate", call, from: .view, to: .controller))
    }
    func textView(
      _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
      replacementText text: String
    ) -> Bool {
      guard text == "\n", let atLineBreak else { return changes }
      atLineBreak(textView)
      return false
    }
    func textViewDidChange(_ textView: TextView) {}
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { ends }
    func textViewDidEndEditing(_ textView: TextView) {}
  }

  /// A delegate that implements nothing.
  private final class Nothing: TextViewDelegate {}

  private final class Watcher: TextInputObserver {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    private func note(_ call: String) {
      log.record(Event(.call, "Observer", call, from: .view, to: .controller))
    }
    func textDidBeginEditing(_ textView: TextView) {
      note("textDidBeginEditing(\(textView.label.english))")
    }
    func textDidChange(_ textView: TextView) { note("textDidChange(\(textView.label.english))") }
    func textDidEndEditing(_ textView: TextView) {
      note("textDidEndEditing(\(textView.label.english))")
    }
    func textDidEndEditing(_ textField: TextField) { note("field ended") }
    func keyboardWillShow() { note("keyboardWillShow()") }
    func keyboardDidShow() { note("keyboardDidShow()") }
  }

  private var calls: [String] {
    log.events.filter { ["Delegate", "Observer"].contains($0.receiver) }.map(\.text)
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

  @Test("14.1 [D] a change is asked for, made, and then told, first to the delegate")
  func changes() {
    let watcher = Watcher(log)
    window.textInput.addObserver(watcher)
    note.becomeFirstResponder()
    log.isRecording = true

    note.insertText("tea")
    note.touchReturn()

    let change = ["textViewDidChange(Note)", "textDidChange(Note)"]
    func asked(_ text: String) -> String {
      "textView(Note, shouldChangeTextIn: …, replacementText: \"\(text)\")"
    }
    #expect(calls == [asked("tea")] + change + [asked("\\n")] + change)
    #expect(note.text == "tea\n" && note.isFirstResponder)
    note.deleteBackward()
    #expect(note.text == "tea")
  }

  @Test("14.1 [D] what is refused changes nothing, and is told to nobody")
  func refuses() {
    note.text = "tea"
    note.becomeFirstResponder()
    delegate.changes = false
    log.isRecording = true

    #expect(!note.insertText("!") && !note.replaceText(with: "") && !note.deleteBackward())

    #expect(note.text == "tea")
    #expect(!calls.contains { $0.hasPrefix("textViewDidChange") })
  }

  @Test("14.1 [D] editing ends as that of a field does, unless the delegate refuses")
  func ends() {
    note.becomeFirstResponder()
    delegate.ends = false
    #expect(!note.resignFirstResponder() && note.isFirstResponder)
    #expect(!name.becomeFirstResponder() && note.isFirstResponder)
    delegate.ends = true
    log.isRecording = true

    name.becomeFirstResponder()

    #expect(calls == ["textViewShouldEndEditing(Note)", "textViewDidEndEditing(Note)"])
    #expect(name.isFirstResponder)
    delegate.begins = false
    #expect(!note.becomeFirstResponder() && name.isFirstResponder)
  }

  @Test("14.1 [D] a text that the program sets is told to nobody; no control event is sent")
  func silent() {
    let target = ControlsScreen()
    for event in [Control.Events.editingChanged, .editingDidBegin, .editingDidEnd] {
      note.addTarget(
        target, action: { target in { target.touched(Button("Note")) } }, for: event)
    }
    note.becomeFirstResponder()
    log.isRecording = true

    note.text = "tea\nmilk"
    #expect(calls.isEmpty)
    #expect(log.events.map(\.text) == ["text = \"tea\\nmilk\""])
    note.insertText("!")
    note.resignFirstResponder()

    #expect(target.events.isEmpty)
  }

  @Test("A delegate that implements nothing allows everything, and is in no log")
  func defaults() {
    let nothing = Nothing()
    note.delegate = nothing
    log.isRecording = true

    note.becomeFirstResponder()
    note.insertText("tea")
    note.resignFirstResponder()

    #expect(note.text == "tea" && !note.isFirstResponder)
    #expect(!log.events.contains { $0.receiver == "Nothing" })
  }

  @Test("What cannot be edited is disabled, keeps its number, and says so")
  func disabled() {
    note.isEditable = false

    #expect(!note.isEnabled && !note.becomeFirstResponder())
    #expect(enter("2").hasPrefix("  Note is disabled. It cannot be used now.\n"))
  }

  // MARK: - The prompt

  @Test("Lines are its text up to a single point; two points are a line with one")
  func lines() {
    let hint = "  Type the text line by line. A line of a single . ends it.\n"
    #expect(enter("note") == hint)
    #expect(display.prompt == .lines(name: "Note", isFirst: true))
    #expect(enter("No sugar.") == "" && display.prompt == .lines(name: "Note", isFirst: false))
    enter("", "..", "...", "  blanks ")

    #expect(
      enter(".") == """
            1  Name
            2  Note   No sugar.

                      .
                      ...
                        blanks
            3  Save
          Return: fill in Name  (:help)

        """)
    #expect(note.text == "No sugar.\n\n.\n...\n  blanks " && !note.isFirstResponder)
  }

  @Test("The first line replaces what is there; a point alone leaves it, and so does Ctrl-C")
  func replaces() {
    note.text = "old\ntext"
    enter("note", ".")
    #expect(note.text == "old\ntext")

    enter("note", "new")
    #expect(note.text == "new" && note.isFirstResponder)
    #expect(display.leaveField())
    #expect(note.text == "new" && !note.isFirstResponder)

    enter("note", "", ".")
    #expect(note.text == "", "an empty line is an empty text")
  }

  @Test("Where there is a text, it is said that the first line replaces it")
  func saysSo() {
    note.text = "old"

    #expect(enter("note").contains("the first line replaces what is there"))
  }

  @Test("Escape ends it, and what is there stays")
  func escape() {
    enter("note", "one", "\u{1B}")

    #expect(note.text == "one" && !note.isFirstResponder && display.prompt == .command)
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

  @Test("A delegate that ends editing at Return has a text of one line")
  func oneLine() {
    delegate.atLineBreak = { $0.resignFirstResponder() }

    #expect(enter("note", "one", "two").contains("Note did not take that line."))

    #expect(note.text == "one" && !note.isFirstResponder)
  }

  @Test("What looks like a command is a line, and that is said")
  func command() {
    enter("note")

    #expect(enter(":quit") == "  That is now a line of Note. A single . ends the text.\n")
    #expect(note.text == ":quit")
    delegate.ends = false
    #expect(enter(".") == "  Note cannot be left yet. Ctrl-C leaves it.\n")
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
