public import Model

/// A screen that is a roll of paper: text is only ever added at its end.
///
/// It draws the window it shows, says what the next line typed will mean, and takes that line.
/// It knows no terminal: whoever runs it takes the output away and brings the lines.
public final class TextDisplay {
  /// The language of everything that the display says.
  public let language: Language

  /// The window that is seen and touched, or `nil` while there is none.
  ///
  /// One that closes takes itself away.
  public var window: TextWindowView? {
    get { shown }
    set {
      guard newValue !== shown else { return }
      shown = newValue
      // What comes into sight is drawn, whatever it showed before.
      drawn = TextPicture()
      newValue?.bannered = nil
    }
  }

  /// What the display writes on.
  ///
  /// Another width is no change to draw the screen again for.
  public var paper: TextPaper {
    get { roll }
    set {
      let old = roll
      roll = newValue
      guard newValue != old, let window, let screen = window.screen else { return }
      let elements = screen.elements
      draw { picture in
        picture.draw(screen, elements, in: language, on: old)
        guard picture == drawn else { return }
        picture.draw(screen, elements, in: language, on: newValue)
        swap(&picture, &drawn)
      }
    }
  }

  // See `EditableTextField`.
  private var shown: TextWindowView?
  private var roll = TextPaper()

  /// Where what a person does is written down, or `nil` for nowhere.
  public var log: EventLog?

  private var output = TextLines()

  /// What was last drawn of the window.
  var drawn = TextPicture()

  /// What the window would show, drawn to be compared; it is kept for the room it takes.
  private var sketch = TextPicture()

  /// Makes a display that shows nothing yet.
  public init(language: Language) {
    self.language = language
  }

  func makeWindow() -> TextWindowView {
    TextWindowView(display: self)
  }

  // MARK: - Output

  /// Adds a line for a person to read.
  public func say(_ message: String) {
    add { $0.addParagraph(message.printable, after: "  ", on: paper) }
  }

  /// Adds a line in the display's language.
  public func say(_ phrase: Phrase) {
    say(language[phrase])
  }

  /// Adds a line of a trace.
  public func trace(_ line: String) {
    add { $0.addParagraph(line.trimmed.printable, after: "  | " + line.indentation, on: paper) }
  }

  /// Takes away everything that was added since the last time.
  public func takeOutput() -> String {
    defer { add { $0.clear() } }
    return output.text
  }

  /// Hands over, in UTF-8, everything that was added since the last time, if anything was.
  ///
  /// - Parameter write: takes it, and answers whether that succeeded.
  /// - Returns: the answer.
  public func passOutput(to write: ([UInt8]) -> Bool) -> Bool {
    guard !output.isEmpty else { return true }
    var lines = TextLines()
    swap(&lines, &output)
    let isWritten = write(lines.bytes)
    lines.clear()
    // For the room they took, unless `write` had something to say.
    if output.isEmpty { swap(&lines, &output) }
    return isWritten
  }

  /// Draws the uppermost view if it appeared or changed.
  ///
  /// Nothing is drawn while a field is edited.
  public func refresh() {
    guard let window, let screen = window.screen, window.editedField == nil else { return }
    let (elements, paper) = (screen.elements, paper)
    draw { picture in
      picture.draw(screen, elements, in: language, on: paper)
      guard picture != drawn else { return }
      if elements.hasBanner, window.bannered != ObjectIdentifier(screen) {
        window.bannered = ObjectIdentifier(screen)
        add { $0.addBanner(on: paper) }
      }
      add { $0.add(picture.lines) }
      // A mark that fades is no change to draw the screen again for.
      if elements.fade() { picture.draw(screen, elements, in: language, on: paper) }
      swap(&picture, &drawn)
    }
  }

  /// Says what can be done now.
  public func help() {
    if let screen = window?.screen {
      say(.available(screen.elements.controls.map(\.name)))
      say(language.hint(for: screen.nextControl))
    }
    say(.howToName)
    say(.howToEdit)
    let commands = DeviceCommand.Name.allCases
    let column = commands.map(\.usage.count).max() ?? 0
    for command in commands {
      let padding = String(repeating: " ", count: column - command.usage.count + 2)
      add {
        $0.addEntry(
          language[command.explanation], beside: "    " + command.usage + padding, on: paper)
      }
    }
  }

  // Both take out what they change, and put it back: where no access to a property lasts, none has
  // to be guarded.

  @inline(__always)
  private func add(_ body: (inout TextLines) -> Void) {
    var taken = TextLines()
    swap(&taken, &output)
    body(&taken)
    swap(&taken, &output)
  }

  @inline(__always)
  private func draw(_ body: (inout TextPicture) -> Void) {
    var taken = TextPicture()
    swap(&taken, &sketch)
    body(&taken)
    swap(&taken, &sketch)
  }
}

extension [TextElement] {
  /// Takes the marks off the fields that attention was drawn to.
  ///
  /// - Returns: whether there were any.
  fileprivate func fade() -> Bool {
    var hasFaded = false
    for index in indices {
      guard case .field(let field) = self[index], field.isFlashing else { continue }
      field.isFlashing = false
      hasFaded = true
    }
    return hasFaded
  }
}

extension String {
  /// The spaces before the text.
  fileprivate var indentation: String { String(prefix { $0 == " " }) }
}
