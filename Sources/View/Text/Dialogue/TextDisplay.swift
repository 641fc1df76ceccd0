import Model
public import View
import ViewKit

/// A display of windows as text, which is only ever appended.
///
/// It draws its window, says what the next typed line will mean, and handles that line. It knows no
/// terminal: its owner takes the output and passes the lines.
///
/// ```swift
/// let display = TextDisplay(language: .english)
/// let view = TextViewFactory(display: display).makeWindowView()
/// let window = Window(view: view, log: EventLog())
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// display.refresh()
/// #expect(display.takeOutput().contains("1  Tea   Which one?"))
/// ```
@MainActor
public final class TextDisplay {
  /// The language of the display.
  public let language: Language

  /// The commands, which are typed after a colon.
  public package(set) var commands: [TextCommand]

  /// The known arguments of a command, besides the words of its parameters.
  package var arguments: @MainActor (_ command: String) -> [String] = { _ in [] }

  /// The window that is shown and touched, or `nil`.
  ///
  /// A window that closes sets this to `nil`.
  public var window: TextWindowView? {
    get { shownWindow }
    set {
      let old = shownWindow
      shownWindow = newValue
      guard newValue !== old else { return }
      // A window that comes into sight is drawn, whatever it showed before.
      drawn = TextBuffer()
      (said.last, said.covered) = (nil, nil)
      reason = nil
      newValue?.screenWithBanner = nil
    }
  }

  // Not public, nor the traits: else each access is guarded.
  private var shownWindow: TextWindowView?

  /// The width and style of the output.
  ///
  /// A change of the width alone does not draw the screen again.
  public var traits: TextTraits {
    get { style }
    set {
      let oldValue = style
      style = newValue
      guard traits != oldValue, let window, let screen = window.screen else { return }
      let content = ScreenContent(of: screen)
      guard picture(of: content, on: screen, in: window, oldValue) == drawn else { return }
      drawn = picture(of: content, on: screen, in: window, traits)
    }
  }

  private var style = TextTraits()

  /// Whether the beginning of a command's name is enough.
  ///
  /// A console sets it: to `true` for a person at a terminal, and to `false` for a script, which a
  /// new command must not break.
  public var acceptsAbbreviations = true

  /// How a person keeps the text of a field and how they empty it, or `nil` where an empty line
  /// does.
  package var howToKeep: Phrase?

  /// Whether the answer to the last line was a refusal.
  package var hasRefused = false

  /// How much is said of a screen; set it before the first one is shown.
  public var verbosity = Verbosity.full

  /// Why the highlighted fields were refused: the message of the last alert over them.
  private(set) var reason: Phrase?

  var said = SpokenHistory()

  /// The control that the last line asked for its value.
  weak var askedForValue: (any ValueControl)?

  /// Receives each line that belongs to no screen.
  package var onSaying: ((String) -> Void)?

  /// Receives each screen as it is drawn, before its highlights end.
  package var onDrawing: ((ScreenContent) -> Void)?

  /// Called before the screen is drawn: a step of the person is over.
  package var onRefresh: () -> Void = {}

  /// Whether something waits for time, which ``passSecond`` lets pass.
  package var waitsForTime: @MainActor () -> Bool = { false }

  /// Lets a second pass.
  package var passSecond: @MainActor () -> Void = {}

  /// The log of the shown application; the display shows its reports if no program reads them.
  var log: EventLog?

  private var output = TextBuffer()

  /// The last drawing of the window.
  var drawn = TextBuffer()

  /// The screen of that drawing.
  var drawnScreen: [ObjectIdentifier] = []

  /// Whether a line was typed that nothing has answered yet.
  var isAnswerOwed = false

  /// The number of the only line that is edited of a text, and in which editing.
  var mended: (line: Int, editing: UInt32)?

  /// The editing whose beginning was answered by how a text ends.
  var explainedEditing: UInt32 = 0

  /// Whether a field of the last drawing has the sign of a refusal.
  private(set) var showsRefusal = false

  /// Creates a display that shows nothing yet; its owner performs the commands.
  public init(language: Language, commands: [TextCommand] = []) {
    self.language = language
    self.commands = commands
  }

  /// A command was performed that the screen answers, or else a sentence.
  package func oweAnswer() { isAnswerOwed = true }

  // MARK: - Output

  /// Adds a line to the output.
  ///
  /// If it begins with spaces, so do the lines that it is wrapped to.
  public func say(_ message: String) {
    say(message, nil)
  }

  private func say(_ message: String, _ style: TextStyle?) {
    onSaying?(message.printable)
    write(message, style)
  }

  /// Adds a line of the screen to the output.
  func write(_ message: String, _ style: TextStyle? = nil) {
    isAnswerOwed = false
    guard message.utf8.first == UInt8(ascii: " ") else {
      return output.addParagraph(message.printable, after: "  ", style, on: traits)
    }
    let indentation = message.prefix { $0 == " " }
    output.addParagraph(
      message.dropFirst(indentation.count).description.printable, after: "  " + indentation,
      style, on: traits)
  }

  /// Adds a line to the output, in the display's language.
  public func say(_ phrase: Phrase) {
    say(language[phrase])
  }

  /// Adds a line to the output that a style makes stand out.
  func say(_ phrase: Phrase, _ style: TextStyle) {
    say(language[phrase], style)
  }

  /// Returns and removes the output since the last time.
  public func takeOutput() -> String {
    defer { output = TextBuffer() }
    return output.text
  }

  /// Passes the output since the last time, in UTF-8, to `write`, unless there is none; returns
  /// what `write` returned: whether it succeeded.
  public func passOutput(to write: ([UInt8]) -> Bool) -> Bool {
    guard !output.isEmpty else { return true }
    // `write` may add output itself.
    let lines = output
    output = TextBuffer()
    return write(lines.bytes)
  }

  /// Draws the uppermost screen if it appeared or changed, after new reports from the log.
  ///
  /// While a field is edited, only a screen that came with it is drawn.
  public func refresh() {
    onRefresh()
    for misuse in log?.takeUnreported() ?? [] { say(misuse.description) }
    guard let window, let screen = window.screen else { return }
    let isEdited = window.editedField != nil
    if isEdited {
      if window.isUndrawn { show(screen, in: window) }
      return explainText(in: window)
    }
    let offer = newUndoOffer(in: window)
    if !show(screen, in: window, offering: offer), let offer { write(offer) }
    if isAnswerOwed { say(.nothingChanged) }
  }

  /// Draws a screen, or says what has changed on it, and above what Return does that the last deed
  /// can be taken back; returns `false` if there is nothing new.
  @discardableResult
  private func show(
    _ screen: any Screen, in window: TextWindowView, offering undo: String? = nil
  ) -> Bool {
    window.isUndrawn = false
    window.textInput.attachSources(of: screen)
    let content = ScreenContent(of: screen)
    // An alert that refuses a field gives the reason.
    if window.refusedField != nil, let message = content.message { reason = message }
    onDrawing?(content)
    if verbosity == .brief {
      return sayChanges(of: screen, showing: content, in: window, offering: undo)
    }
    let rendered = rendered(content, on: screen, in: window, traits)
    let picture = rendered.lines
    guard picture != drawn else { return false }
    if case .text(let banner, .banner)? = content.parts.first, window.editedField == nil,
      window.screenWithBanner != ObjectIdentifier(screen)
    {
      window.screenWithBanner = ObjectIdentifier(screen)
      show(banner)
    }
    let offer = undo.map { TextBuffer(paragraph: $0, on: traits) }
    if let lines = changedLines(of: picture, on: screen) {
      let isReturnNew = lines.last == picture.parts.last
      for line in isReturnNew ? lines.dropLast() : lines[...] { output.add(line) }
      if let offer { output.add(offer) }
      if isReturnNew, let last = lines.last { output.add(last) }
    } else {
      output.add(offer.map(picture.inserting) ?? picture)
    }
    isAnswerOwed = false
    drawn = picture
    if verbosity == .changes { drawnScreen = screen.identity }
    let highlighted = screen.highlightedFields
    showsRefusal = rendered.hasRefusal
    if !highlighted.isEmpty {
      endHighlights(on: screen)
      // A highlight that ends does not draw the screen again.
      drawn = self.picture(of: ScreenContent(of: screen), on: screen, in: window, traits)
    }
    return true
  }

  /// Ends the highlights of a screen, because a person knows of them.
  func endHighlights(on screen: any Screen) {
    for field in screen.highlightedFields {
      field.isHighlighted = false
      reason = nil
    }
  }

  private func show(_ banner: Phrase) {
    var text = language[banner].printable
    if traits.isSpoken {
      let words = text.split(separator: " ").filter { $0.contains { $0.isLetter || $0.isNumber } }
      guard !words.isEmpty else { return }
      text = words.joined(separator: " ")
    }
    output.addParagraph(text, after: "  ", .bold, on: traits)
    output.endLine()
  }

  func add(_ lines: TextBuffer) {
    isAnswerOwed = false
    output.add(lines)
  }

  /// Adds lines that answer nothing.
  func note(_ lines: TextBuffer) { output.add(lines) }

  func picture(
    of content: ScreenContent, on screen: any Screen, in window: TextWindowView,
    _ traits: TextTraits
  ) -> TextBuffer {
    rendered(content, on: screen, in: window, traits).lines
  }

  private func rendered(
    _ content: ScreenContent, on screen: any Screen, in window: TextWindowView,
    _ traits: TextTraits
  ) -> RenderedScreen {
    let hint = hint(on: screen, showing: content, in: window)
    var traits = traits
    if let columns = window.columns { traits.columns = min(columns, traits.columns ?? columns) }
    let help = if let hint { hint + Language.help } else { ":help" }
    return RenderedScreen(
      of: content, hint: help, reason: reason, marksDefault: verbosity == .changes, in: language,
      on: traits)
  }

  /// What Return alone does, or else what can be typed; `nil` where that is nothing.
  func hint(on screen: any Screen, showing content: ScreenContent, in window: TextWindowView)
    -> String?
  {
    guard let next = window.nextControl else {
      return language.hint(
        on: screen, touching: nil, passesTime: waitsForTime(), cell: content.exampleOfCell)
    }
    return language.hint(on: screen, touching: next, then: window.refusedField)
  }

  /// The same, but `nil` where it is only that any name can be typed.
  func hintAtReturn(
    on screen: any Screen, showing content: ScreenContent, in window: TextWindowView
  ) -> String? {
    guard window.nextControl != nil || waitsForTime() || content.exampleOfCell != nil else {
      return nil
    }
    return hint(on: screen, showing: content, in: window)
  }

  /// Lets the screen be drawn even if nothing changed: a person must see that a field was left.
  func drawAgain() {
    drawn = TextBuffer()
    said.isLost = true
  }
}
