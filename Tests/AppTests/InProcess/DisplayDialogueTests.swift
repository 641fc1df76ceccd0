import Model
import Testing
import ViewKit
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewText

/// A crowded screen, an alert above it, and all that a person may type there, in each way of saying.
///
/// Each line of a whole display is recorded once, where it first comes; the other ways are compared.
@Suite("What a display says to each line")
struct DisplayDialogueTests {
  nonisolated struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let verbosity: TextDisplay.Verbosity
    var traits = TextTraits(columns: 72)

    var testDescription: String { name }
  }

  /// What a person did, what was said of it and beside it, and what was touched and comes next.
  struct Step {
    let name: String
    var said = ""
    var beside: [String] = []
    var facts: [String] = []
  }

  nonisolated static let ways = [
    Way(name: "whole", verbosity: .full), Way(name: "changes", verbosity: .changes),
    Way(name: "brief", verbosity: .brief, traits: TextTraits(columns: 72, isSpoken: true)),
    Way(
      name: "styled", verbosity: .changes,
      traits: TextTraits(columns: 40, isStyled: true)),
  ]

  @Test("A person gets the agreed answer to each line")
  func lines() throws {
    var lines = FirstLines()
    for step in DialogueStage.played(Self.ways[0], .english) {
      lines.begin("> \(step.name)")
      lines.add(nil, step.said)
      step.facts.forEach { lines.begin("  \($0)") }
    }

    try expect(lines.text, isAsIn: "Words/display.txt")
  }

  @Test(
    "A line touches the same control and leads to the same prompt in each language and verbosity",
    arguments: ways, Language.allCases)
  func same(way: Way, language: Language) {
    let (steps, whole) = (
      DialogueStage.played(way, language), DialogueStage.played(Self.ways[0], .english)
    )

    #expect(steps.map(\.name) == whole.map(\.name))
    for (step, other) in zip(steps, whole) {
      if step.facts != other.facts { Issue.record("\(step)\n\(other)") }
    }
    // Beside a screen it is said without a line's breaks.
    for step in steps where !way.traits.isStyled {
      let said = Self.words(step.said)
      for text in step.beside where !said.contains(Self.words(text)) { Issue.record("\(step)") }
    }
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "In Korean a display answers the same lines, with the same numbers and no English sentence",
    arguments: ways)
  func korean(way: Way) {
    // One text is a person's own.
    let texts = Language.allCases.map { language in
      DialogueStage.played(way, language).filter { $0.name != "says" }
        .map { Self.unstyled($0.said) }
    }

    expect(texts[1], sayTheSameAs: texts[0])
  }

  /// Without styles, and without the blanks at the end of a line that a style leaves there.
  private static func unstyled(_ text: String) -> String {
    text.replacing(/\e\[\d+m/, with: "").replacing(/[ ]+\n/, with: "\n")
  }

  @Test(
    "A display that says changes alone says nothing that a display of whole screens does not say",
    arguments: Language.allCases)
  func less(language: Language) {
    let (changes, whole) = (
      DialogueStage.played(Self.ways[1], language), DialogueStage.played(Self.ways[0], language)
    )
    func count(_ steps: [Step]) -> Int { steps.map { lines($0) }.reduce(0, +) }
    func lines(_ step: Step) -> Int { step.said.split(separator: "\n").count }

    for (changes, whole) in zip(changes, whole) where lines(changes) > lines(whole) {
      // Only where changes are said does the default button have a sign, which help explains.
      if changes.name != "help" { Issue.record("\(changes)\n\(whole)") }
    }
    #expect(count(changes) * 3 < count(whole) * 2)
  }

  @Test("Bold and colors change no word of an answer", arguments: Language.allCases)
  func style(language: Language) {
    let styled = DialogueStage.played(Self.ways[3], language)
    let plain = DialogueStage.played(
      Way(name: "narrow", verbosity: .changes, traits: TextTraits(columns: 40)), language)

    for (styled, plain) in zip(styled, plain) {
      expect(Self.unstyled(styled.said), is: Self.unstyled(plain.said), styled.name)
    }
  }
}

private final class DialogueStage {
  private let display: TextDisplay
  private let window: TextWindowView
  private let screen = CrowdedScreen()
  private let alert = AlertScreen()
  private let log = EventLog(isRecording: true)
  private var steps: [DisplayDialogueTests.Step] = []
  private var beside: [String] = []
  private var events = 0

  static func played(
    _ way: DisplayDialogueTests.Way, _ language: Language
  ) -> [DisplayDialogueTests.Step] {
    let stage = DialogueStage(way, language)
    stage.play()
    return stage.steps
  }

  private init(_ way: DisplayDialogueTests.Way, _ language: Language) {
    display = TextDisplay(
      language: language,
      commands: [
        TextCommand("help", explanation: "helps"), TextCommand("hold", explanation: "holds"),
        TextCommand("quit", explanation: Phrase("leaves", ko: "나가기")),
      ])
    (display.traits, display.verbosity) = (way.traits, way.verbosity)
    window = TextWindowView(display: display)
    window.log = log
    display.log = log
    // What is said beside a screen is on a session's page too.
    display.onSaying = { [unowned self] in beside.append($0) }
  }

  /// Does something, and notes what is said, what a person touched, and what the next line will be.
  private func note<Result>(_ name: String, _ body: () -> Result) {
    let result = body()
    display.refresh()
    var step = DisplayDialogueTests.Step(
      name: "\(name)\(result is Void ? "" : " = \(result)")", said: display.takeOutput(),
      beside: beside)
    beside = []
    for event in log.events.dropFirst(events) where event.callerLane == .person {
      step.facts.append("- \(event)")
    }
    events = log.events.count
    let state = [
      display.hasRefused ? "refused" : "",
      display.prompt == .command ? "" : "asks",
      display.prompt.isSecure ? "secret" : "", display.choosesPassword ? "new" : "",
      display.editedText.map { "“\($0)”" } ?? "",
    ].filter { !$0.isEmpty }
    if !state.isEmpty { step.facts.append("= \(state.joined(separator: ", "))") }
    steps.append(step)
    display.hasRefused = false
  }

  private func type(_ lines: String...) {
    for line in lines {
      note(line.printable) {
        display.receive(line).map { ":\($0.name) ‘\($0.argument)’" } ?? "-"
      }
    }
  }

  private func play() {
    type("nothing yet", ":help", "")
    note("becomes key") {
      window.addSubview(screen)
      window.becomeKey()
    }
    type("milk", "MILK off", "milk on", "milk on", "3", "size small", "size", "larger", "크기 작게")
    type("flavour", "", "flavour lem", "flavour", "x", "flavour", "박하", "flavour", ":help")
    type("d4", "flavour", "b2", "flavour", "undo", "size", "edit all")
    type("volume", "0.25", "volume 0.25", "volume 3", "guests +", "guests", "-", "guests", "\u{1B}")
    type("name", "Kim", "name", ":quit", "name", "\u{1B}", "name", "")
    note("leaves") { display.leaveField() }
    type("note", "one", ":two", "..", "", ".", "note", ".", "note", "\u{1B}")
    note("leaves nothing") { display.leaveField() }
    type("", "")
    note("leaves") { display.leaveField() }
    type(
      "tea", "tea pin", "pin tea bag", "edit edit", "13 편집", "same", "cheese & bread edit", "7",
      "+1")
    type("delete", "delete al", "off", "right hand", "B1", "b1 x", "d4", "right", "down", "up", "x")
    type(":h", ":he", ":q now", ":quit now", ":QUIT", ":", "undo", "실행 취소", "?", "\u{1B}")
    refusal()
    stubborn()
    secret()
    others()
    undoing()
  }

  /// An alert that refuses a field, answered by Return and by name.
  private func refusal() {
    guard let name = screen.controls.compactMap({ $0 as? TextField }).first else { return }
    for answer in ["", "ok", "1", "\u{1B}"] {
      alert.show(
        title: Phrase("Notice", ko: "알림"), message: Phrase("Too short", ko: "너무 짧아요"),
        actions: [AlertButton(Phrase("OK", ko: "확인"))], preferred: nil)
      note("an alert refuses") {
        name.isHighlighted = true
        window.addSubview(alert)
      }
      type("milk")
      note("the alert goes, with \(answer.printable)") {
        _ = display.receive(answer)
        window.removeSubview(alert)
      }
      note("says whole") { display.read() }
      note("leaves") { display.leaveField() }
    }
    note("invalid") { name.isInvalid = true }
    note("help") { display.help() }
    note("valid") { name.isInvalid = false }
  }

  /// A field and a text whose delegate refuses keys, and then the end.
  private func stubborn() {
    let delegate = Stubborn()
    let texts = screen.controls.compactMap { $0 as? TextControl }
    for text in texts {
      (text as? TextField)?.delegate = delegate
      (text as? TextView)?.delegate = delegate
    }
    for name in ["name", "note"] {
      delegate.refusesKeys = true
      type(name, "no", ":no", "")
      note("leaves") { display.leaveField() }
      (delegate.refusesKeys, delegate.refusesEnd) = (false, true)
      type(name, "yes", ":yes", ".", "\u{1B}", "milk")
      note("leaves, though refused") { display.leaveField() }
      delegate.refusesEnd = false
      type("", "more", ".", "")
      note("leaves") { display.leaveField() }
    }
    for text in texts { text.text = "" }
  }

  private final class Stubborn: TextFieldDelegate, TextViewDelegate {
    var (refusesKeys, refusesEnd) = (false, false)

    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { !refusesEnd }
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
      replacementString string: String
    ) -> Bool { !refusesKeys }
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { !refusesEnd }
    func textView(
      _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
      replacementText text: String
    ) -> Bool { !refusesKeys }
  }

  /// A password that a person is choosing, on a short screen with a banner.
  private func secret() {
    let password = TextField(Phrase("Password", ko: "암호"), isSecureTextEntry: true)
    password.textContentType = .newPassword
    let short = Parts([
      .banner("● Tea ● 1 ●"), .title(Phrase("Door", ko: "문")), .field(password),
    ])
    note("another screen") { window.addSubview(short) }
    type("password", "hush", "1", "")
    note("says it") { display.read("password") }
    note("highlighted") { password.isHighlighted = true }
    note("disabled") { password.isEnabled = false }
    type("password", "")
    note("the same again") {}
    note("help") { display.help() }
    note("goes") { window.removeSubview(short) }
  }

  private func others() {
    note("announces") { window.announce(Phrase("Saved", ko: "저장됨")) }
    note("says") {
      display.say("    indented \u{7}, and longer than a narrow line is, so it breaks")
    }
    note("wider") { display.traits.columns = 100 }
    note("a narrow window") { window.columns = 30 }
    note("says whole") { display.read() }
    note("owes an answer") { display.oweAnswer() }
    display.howToKeep = Phrase("An empty line keeps it.", ko: "빈 줄은 그대로 둡니다.")
    note("help") { display.help() }
    display.acceptsAbbreviations = false
    type("mil", ":hel")
    note("suggestion") {
      ["help", "bye", "끝", " QUIT ", "tea"].map { display.suggestion(for: $0)?.name ?? "-" }
    }
    note("no window") { window.didResignVisible() }
    type("milk", "\u{1B}", "")
    note("reads") { display.read("milk") }
    note("help") { display.help() }
    note("window again") { window.becomeKey() }
  }

  /// With an undo manager, and while the window cannot be touched.
  private func undoing() {
    let finder = Finder(of: window)
    window.textInput.finder = finder
    type("undo", "redo")
    finder.undo.registrations = 1
    note("something is registered that cannot be undone") {}
    (finder.undo.registrations, finder.undo.canUndo) = (2, true)
    note("something can be undone") {}
    note("the same") {}
    type("undo", "UNDO", "redo", "다시 실행", "실행 취소", "redo")
    finder.undo.registrations = 3
    note("something else") {}
    note("an alert") { window.addSubview(alert) }
    type("undo")
    note("it goes") { window.removeSubview(alert) }
    type("name", "\u{1B}")
    finder.escapes = true
    type("\u{1B}", "name", "\u{1B}", "Lee")
    finder.isActive = false
    type("milk", " :help", "undo", "\u{1B}", "name", "")
    note("leaves") { display.leaveField() }
    finder.isActive = true
    type("milk", "flavour", "undo")
    note("a screen with the word") { window.addSubview(Parts([.button(Button("Undo"))])) }
    type("undo", "redo")
    window.textInput.finder = nil
  }

  /// A window that may be inactive, with one responder and an undo manager.
  private final class Finder: ResponderFinder, Responder {
    let view: WindowView
    let undo = Undo()
    var (isActive, escapes) = (true, false)

    init(of view: WindowView) { self.view = view }

    func responder(showing control: Control?) -> (any Responder)? { self }

    func frontPart<Part: AnyObject>(_ kind: Part.Type) -> Part? { UndoPart(undo) as? Part }

    func accessibilityPerformEscape() -> Bool { escapes }
  }

  private final class Undo: UndoPerforming {
    var (canUndo, canRedo) = (false, false)
    var (registrations, offers) = (0, 0)

    func undo() { (canUndo, canRedo) = (false, true) }
    func redo() { (canUndo, canRedo) = (true, false) }
  }

  private final class Parts: Screen {
    let elements: [Element]
    init(_ elements: [Element]) { self.elements = elements }
  }
}
