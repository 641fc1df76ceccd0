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
      newValue?.drawn = TextPicture()
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
      sketch.draw(screen, elements, in: language, on: old)
      if window.drawn == sketch { window.drawn.draw(screen, elements, in: language, on: newValue) }
    }
  }

  // See `EditableTextField`.
  private var shown: TextWindowView?
  private var roll = TextPaper()

  /// Where what a person does is written down, or `nil` for nowhere.
  public var log: EventLog?

  private var output = TextLines()

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
    output.addParagraph(message.printable, after: "  ", on: paper)
  }

  /// Adds a line in the display's language.
  public func say(_ phrase: Phrase) {
    say(language[phrase])
  }

  /// Adds a line of a trace.
  public func trace(_ line: String) {
    output.addParagraph(
      line.trimmed.printable, after: "  | " + line.indentation, on: paper)
  }

  /// Takes away everything that was added since the last time.
  public func takeOutput() -> String {
    defer { output.clear() }
    return output.text
  }

  /// Draws the uppermost view if it appeared or changed.
  ///
  /// Nothing is drawn while a field is edited.
  public func refresh() {
    guard let window, let screen = window.screen, window.editedField == nil else { return }
    let (elements, paper) = (screen.elements, paper)
    sketch.draw(screen, elements, in: language, on: paper)
    guard sketch != window.drawn else { return }
    swap(&sketch, &window.drawn)
    if elements.hasBanner, window.bannered != ObjectIdentifier(screen) {
      window.bannered = ObjectIdentifier(screen)
      output.addBanner(on: paper)
    }
    output.add(window.drawn.lines)
    var hasFlashed = false
    for index in elements.indices {
      guard case .field(let field) = elements[index], field.isFlashing else { continue }
      field.isFlashing = false
      hasFlashed = true
    }
    // A mark that fades is no change to draw the screen again for.
    if hasFlashed { window.drawn.draw(screen, elements, in: language, on: paper) }
  }

  // MARK: - Input

  /// What the next line will be taken for.
  public var prompt: TextPrompt {
    guard let field = window?.editedField else { return .command }
    return .field(name: language[field.name], isSecure: field.isSecureTextEntry)
  }

  /// Takes a line that a person typed, without its newline.
  ///
  /// While a field is edited the line is its text, whatever it is, and ends with the Return key.
  /// Otherwise it names something on the screen, or speaks to the device.
  ///
  /// - Returns: a command to the device for whoever runs the display, or `nil`.
  public func receive(_ line: String) -> DeviceCommand? {
    let window = window
    if let field = window?.editedField {
      note("type(\(field.isSecureTextEntry ? "•••" : "\"\(line)\""))") {
        field.replaceText(with: line)
        field.touchReturn()
      }
      return nil
    }
    let name = line.trimmed
    if name.hasPrefix(":") { return device(name) }
    guard let screen = window?.screen else {
      say(.nothingShown)
      return nil
    }
    if name.isEmpty {
      if let control = screen.nextControl { touch(control) }
    } else {
      touch(name, on: screen)
    }
    return nil
  }

  /// What a line at the `>` prompt names: something on the screen, or a command to the device.
  ///
  /// Where nothing is shown, nothing can be named. An empty line is answered without a name.
  public func search(for line: String) -> NameSearch {
    let name = line.trimmed
    if name.hasPrefix(":") { return commandSearch(name) }
    return NameSearch(touching: name, among: window?.screen?.elements ?? [])
  }

  private func touch(_ name: String, on screen: any TextScreen) {
    let elements = screen.elements
    switch NameSearch(touching: name, among: elements) {
    case .found(let position): if let control = elements.control(at: position) { touch(control) }
    case .ambiguous(let positions):
      let names = elements.controls.map(\.name)
      say(.ambiguous(positions.map { names[$0] }))
    case .unknown(let nearest):
      let names = elements.controls.map(\.name)
      say(.unknown(nearest: nearest.map { names[$0] }))
      say(.available(names))
    }
  }

  private func touch(_ control: TextControl) {
    note("touch(\"\(control.name.english)\")", control.touch)
  }

  /// Does what a person does, and writes it down.
  private func note(_ call: @autoclosure () -> String, _ body: () -> Void) {
    guard let log, log.isListening else { return body() }
    log.record(Event(.call, "TextDisplay", call(), from: .person, to: .view), during: body)
  }

  private func device(_ line: String) -> DeviceCommand? {
    let commands = DeviceCommand.Name.allCases
    switch commandSearch(line) {
    case .found(let index):
      let words = line.dropFirst().split(separator: " ", maxSplits: 1)
      let argument = words.count > 1 ? String(words[1]).trimmed : ""
      return DeviceCommand(commands[index], argument)
    case .ambiguous(let indices): say(.ambiguous(indices.map { commands[$0].phrase }))
    case .unknown(let nearest):
      say(.unknown(nearest: nearest.map { commands[$0].phrase }))
      say(.commands(commands.map(\.phrase)))
    }
    return nil
  }

  private func commandSearch(_ line: String) -> NameSearch {
    let name = line.dropFirst().split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
    return NameSearch(name, among: DeviceCommand.Name.allCases.map { [$0.rawValue] })
  }

  /// Stops editing, even against a delegate's will, as when a person steps back from a field.
  ///
  /// - Returns: whether a field was being edited.
  public func leaveField() -> Bool {
    guard let window, window.editedField != nil else { return false }
    window.textInput.endEditing(true)
    // Drawn again even when nothing in it changed: a person must see where that led.
    window.drawn = TextPicture()
    return true
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
      output.addEntry(
        language[command.explanation], beside: "    " + command.usage + padding, on: paper)
    }
  }
}

extension String {
  /// The spaces before the text.
  fileprivate var indentation: String { String(prefix { $0 == " " }) }
}

extension NameSearch {
  /// Looks for what a person wants to touch, by its number or its name.
  fileprivate init(touching name: String, among elements: [TextElement]) {
    if let number = Int(name), number >= 1, elements.control(at: number - 1) != nil {
      self = .found(number - 1)
    } else if let position = elements.positionOfControl(called: name) {
      self = .found(position)
    } else {
      self.init(name, among: elements.controls.map(\.name.all))
    }
  }
}
