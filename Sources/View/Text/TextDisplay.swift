import Model

/// A screen that is a roll of paper: text is only ever added at its end.
///
/// It draws the window it shows, says what the next line typed will mean, and takes that line.
/// It knows no terminal: whoever runs it takes the output away and brings the lines.
@MainActor
public final class TextDisplay {
  /// The language of everything that the display says.
  public let language: Language

  /// What can be typed behind a colon, besides what is on the screen.
  public package(set) var commands: [TextCommand]

  /// The window that is seen and touched, or `nil` while there is none.
  ///
  /// One that closes takes itself away.
  public var window: TextWindowView? {
    didSet {
      guard window !== oldValue else { return }
      // What comes into sight is drawn, whatever it showed before.
      drawn = TextBuffer()
      window?.bannered = nil
    }
  }

  /// What the display writes on.
  ///
  /// Another width is no change to draw the screen again for.
  public var traits = TextTraits() {
    didSet {
      guard traits != oldValue, let screen = window?.screen,
        picture(of: screen, on: oldValue) == drawn
      else { return }
      drawn = picture(of: screen, on: traits)
    }
  }

  /// The log of the application that is shown: what nobody hears of is said.
  var log: EventLog?

  private var output = TextBuffer()

  /// What was last drawn of the window.
  var drawn = TextBuffer()

  /// Makes a display that shows nothing yet; whoever runs it performs its commands.
  public init(language: Language, commands: [TextCommand] = []) {
    self.language = language
    self.commands = commands
  }

  // MARK: - Output

  /// Adds a line for a person to read.
  public func say(_ message: String) {
    output.addParagraph(message.printable, after: "  ", on: traits)
  }

  /// Adds a line in the display's language.
  public func say(_ phrase: Phrase) {
    say(language[phrase])
  }

  /// Adds a line of a trace.
  public func trace(_ line: String) {
    let indentation = line.prefix { $0 == " " }
    output.addParagraph(line.trimmed.printable, after: "  | " + indentation, on: traits)
  }

  /// Takes away everything that was added since the last time.
  public func takeOutput() -> String {
    defer { output = TextBuffer() }
    return output.text
  }

  /// Hands over, in UTF-8, everything that was added since the last time, if anything was; answers
  /// whether that succeeded, as `write` says.
  public func passOutput(to write: ([UInt8]) -> Bool) -> Bool {
    guard !output.isEmpty else { return true }
    // `write` may have something to say itself.
    let lines = output
    output = TextBuffer()
    return write(lines.bytes)
  }

  /// Draws the uppermost screen if it appeared or changed, below what was reported of the app while
  /// nobody listened.
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
    // A mark that fades is no change to draw the screen again for.
    for case .field(let field) in elements where field.isHighlighted {
      field.isHighlighted = false
      drawn = self.picture(of: screen, on: traits)
    }
  }

  private func picture(of screen: any Screen, on traits: TextTraits) -> TextBuffer {
    RenderedScreen(of: screen, in: language, on: traits).lines
  }

  /// Says what can be done now.
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
