import Model

// What a person types, line by line, and what it means on the screen that is shown.
extension TextDisplay {
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
        takeTurn {
          field.replaceText(with: line)
          field.touchReturn()
        }
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
    if let log, !control.isHeard { log.reportNobody(control.name.english) }
    note("touch(\"\(control.name.english)\")") { takeTurn(control.touch) }
  }

  /// What a line does is one turn of the application whose window is shown.
  private func takeTurn(_ body: () -> Void) {
    if let window { window.textInput.takeTurn(body) } else { body() }
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
    takeTurn { _ = window.textInput.endEditing(true) }
    // Drawn again even when nothing in it changed: a person must see where that led.
    drawn = TextPicture()
    return true
  }
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
