public import Model

/// A screen that is a roll of paper: text is only ever added at its end.
///
/// It draws the window it shows, says what the next line typed will mean, and takes that line.
/// It knows no terminal: whoever runs it takes the output away and brings the lines.
public final class TextDisplay {
  /// The language of everything that the display says.
  public let language: Language

  /// The window that is seen and touched, or `nil` while there is none.
  public weak var window: TextWindowView? {
    didSet {
      guard window !== oldValue else { return }
      // What comes into sight is drawn, whatever it showed before.
      window?.drawn = TextPicture()
      bannered = nil
    }
  }

  /// What the display writes on.
  ///
  /// Another width is no change to draw the screen again for.
  public var paper = TextPaper() {
    didSet {
      guard paper != oldValue, let window, let screen = window.screen else { return }
      if window.drawn == TextPicture(of: screen, in: language, on: oldValue) {
        window.drawn = TextPicture(of: screen, in: language, on: paper)
      }
    }
  }

  /// Where what a person does is written down, or `nil` for nowhere.
  public var log: EventLog?

  private var output = ""
  private weak var bannered: (any TextScreen)?

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
    output += paper.paragraph(message.printable, after: "  ")
  }

  /// Adds a line in the display's language.
  public func say(_ phrase: Phrase) {
    say(language[phrase])
  }

  /// Adds a line of a trace.
  public func trace(_ line: String) {
    output += paper.paragraph(line.trimmingSpaces.printable, after: "  | " + line.indentation)
  }

  /// Takes away everything that was added since the last time.
  public func takeOutput() -> String {
    defer { output = "" }
    return output
  }

  /// Draws the uppermost view if it appeared or changed.
  ///
  /// Nothing is drawn while a field is edited.
  public func refresh() {
    guard let window, let screen = window.screen, window.editedField == nil else { return }
    let picture = TextPicture(of: screen, in: language, on: paper)
    guard picture != window.drawn else { return }
    window.drawn = picture
    if screen.hasBanner, bannered !== screen {
      bannered = screen
      output += TextPicture.banner(on: paper)
    }
    output += picture.text
    let flashing = screen.controls.compactMap(\.field).filter(\.isFlashing)
    guard !flashing.isEmpty else { return }
    for field in flashing { field.isFlashing = false }
    // A mark that fades is no change to draw the screen again for.
    window.drawn = TextPicture(of: screen, in: language, on: paper)
  }

  // MARK: - Input

  /// What the next line will be taken for.
  public var prompt: TextPrompt {
    guard let line = window?.editedField else { return .command }
    return .field(name: language[line.name], isSecure: line.field.isSecureTextEntry)
  }

  /// Takes a line that a person typed, without its newline.
  ///
  /// While a field is edited the line is its text, whatever it is, and ends with the Return key.
  /// Otherwise it names something on the screen, or speaks to the device.
  ///
  /// - Returns: a command to the device for whoever runs the display, or `nil`.
  public func receive(_ line: String) -> DeviceCommand? {
    if let field = window?.editedField?.field {
      let typed = field.isSecureTextEntry ? "•••" : "\"\(line)\""
      note("type(\(typed))") {
        field.replaceText(with: line)
        field.touchReturn()
      }
      return nil
    }
    let name = line.trimmingSpaces
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
    let name = line.trimmingSpaces
    if name.hasPrefix(":") { return commandSearch(name) }
    return NameSearch(touching: name, among: window?.screen?.controls ?? [])
  }

  private func touch(_ name: String, on screen: any TextScreen) {
    let controls = screen.controls
    switch NameSearch(touching: name, among: controls) {
    case .found(let index): touch(controls[index])
    case .ambiguous(let indices): say(.ambiguous(indices.map { controls[$0].name }))
    case .unknown(let nearest):
      say(.unknown(nearest: nearest.map { controls[$0].name }))
      say(.available(controls.map(\.name)))
    }
  }

  private func touch(_ control: TextControl) {
    note("touch(\"\(control.name.english)\")", control.touch)
  }

  /// Does what a person does, and writes it down.
  private func note(_ call: String, _ body: () -> Void) {
    guard let log, log.isListening else { return body() }
    log.record(Event(.call, "TextDisplay", call, from: .person, to: .view), during: body)
  }

  private func device(_ line: String) -> DeviceCommand? {
    let commands = DeviceCommand.Name.allCases
    switch commandSearch(line) {
    case .found(let index):
      let words = line.split(separator: " ", maxSplits: 1)
      let argument = words.count > 1 ? String(words[1]).trimmingSpaces : ""
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
      say(.available(screen.controls.map(\.name)))
      say(.hint(for: screen))
    }
    say(.howToName)
    say(.howToEdit)
    let commands = DeviceCommand.Name.allCases
    let column = commands.map(\.usage.count).max() ?? 0
    for command in commands {
      let padding = String(repeating: " ", count: column - command.usage.count + 2)
      output += paper.entry(
        language[command.explanation], beside: "    " + command.usage + padding)
    }
  }
}

extension TextScreen {
  /// What Return alone touches: the first empty field, else the primary button.
  var nextControl: TextControl? {
    controls.first { $0.field?.field.text.isEmpty ?? false } ?? primaryButton.map { .button($0) }
  }

  fileprivate var hasBanner: Bool {
    if case .banner? = elements.first { true } else { false }
  }
}

extension NameSearch {
  /// Looks for what a person wants to touch, by its number or its name.
  fileprivate init(touching name: String, among controls: [TextControl]) {
    if let number = Int(name), controls.indices.contains(number - 1) {
      self = .found(number - 1)
    } else {
      self.init(name, among: controls.map(\.name.all))
    }
  }
}

extension TextControl {
  fileprivate func touch() {
    switch self {
    case .field(let line): line.field.becomeFirstResponder()
    case .button(let button): button.touch()
    }
  }
}

extension String {
  /// The spaces before the text.
  fileprivate var indentation: String { String(prefix { $0 == " " }) }
}
