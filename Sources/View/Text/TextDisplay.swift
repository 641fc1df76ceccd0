import Model

/// A display of windows as text, which is only ever appended.
///
/// It draws its window, says what the next typed line will mean, and handles that line. It knows no
/// terminal: its owner takes the output and passes the lines.
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
    didSet {
      guard window !== oldValue else { return }
      // A window that comes into sight is drawn, whatever it showed before.
      drawn = TextBuffer()
      window?.bannered = nil
    }
  }

  /// The width and style of the output.
  ///
  /// A change of the width alone does not draw the screen again.
  public var traits = TextTraits() {
    didSet {
      guard traits != oldValue, let screen = window?.screen,
        picture(of: screen, on: oldValue) == drawn
      else { return }
      drawn = picture(of: screen, on: traits)
    }
  }

  /// The log of the shown application; reports that nobody reads are shown.
  var log: EventLog?

  private var output = TextBuffer()

  /// The last drawing of the window.
  var drawn = TextBuffer()

  /// Creates a display that shows nothing yet; its owner performs the commands.
  public init(language: Language, commands: [TextCommand] = []) {
    self.language = language
    self.commands = commands
  }

  // MARK: - Output

  /// Adds a line to the output.
  public func say(_ message: String) {
    output.addParagraph(message.printable, after: "  ", on: traits)
  }

  /// Adds a line to the output, in the display's language.
  public func say(_ phrase: Phrase) {
    say(language[phrase])
  }

  /// Adds a line of a trace to the output.
  public func trace(_ line: String) {
    let indentation = line.prefix { $0 == " " }
    output.addParagraph(line.trimmed.printable, after: "  | " + indentation, on: traits)
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
  /// Nothing is drawn while a field is edited.
  public func refresh() {
    for misuse in log?.takeUnheard() ?? [] { say(misuse.description) }
    guard let window, let screen = window.screen, window.editedField == nil else { return }
    let elements = screen.elements
    let picture = picture(of: screen, on: traits)
    guard picture != drawn else { return }
    if case .banner(let banner)? = elements.first, window.bannered != ObjectIdentifier(screen) {
      window.bannered = ObjectIdentifier(screen)
      output.addParagraph(language[banner].printable, after: "  ", .bold, on: traits)
      output.endLine()
    }
    output.add(picture)
    drawn = picture
    // A highlight that ends does not draw the screen again.
    for case .field(let field) in elements where field.isHighlighted {
      field.isHighlighted = false
      drawn = self.picture(of: screen, on: traits)
    }
  }

  private func picture(of screen: any Screen, on traits: TextTraits) -> TextBuffer {
    RenderedScreen(of: screen, in: language, on: traits).lines
  }

  /// Adds what can be done now to the output.
  public func help() {
    if let screen = window?.screen {
      say(.available(screen.controls.map(\.label)))
      say(language.hint(for: screen.nextControl))
    }
    say(.howToName)
    say(.howToEdit)
    let usages = commands.map { "    " + $0.usage.printable }
    let column = (usages.map(\.displayWidth).max() ?? 0) + 2
    for (command, usage) in zip(commands, usages) {
      let explanation = language[command.explanation].printable
      output.addEntry(explanation, beside: usage, at: column, on: traits)
    }
  }
}
