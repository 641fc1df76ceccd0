import Model

// The lines that a person types, and what they mean on the current screen.
extension TextDisplay {
  /// What the next line will be read as.
  public var prompt: TextPrompt {
    guard let field = window?.editedField else { return .command }
    return .field(name: language[field.label].printable, isSecure: field.isSecureTextEntry)
  }

  /// Handles a line that a person typed, without its newline.
  ///
  /// While a field is edited, the line is its text, and ends with the Return key. Otherwise it
  /// names something on the screen, or is a command.
  ///
  /// - Returns: a command for the program around the display, or `nil`.
  public func receive(_ line: String) -> TextCommand.Invocation? {
    if let window, let field = window.editedField {
      type(line, into: field, in: window)
      return nil
    }
    let name = line.trimmed
    if name.hasPrefix(":") {
      let found = position(search(for: name), among: commands.map(\.label), orElse: Phrase.commands)
      guard let found else { return nil }
      let words = name.dropFirst().split(separator: " ", maxSplits: 1)
      let argument = words.count > 1 ? String(words[1]).trimmed : ""
      return TextCommand.Invocation(name: commands[found].name, argument: argument)
    }
    guard let window, let screen = window.screen else {
      say(.nothingShown)
      return nil
    }
    if name.isEmpty {
      if let control = screen.nextControl { window.touch(control) }
    } else {
      let controls = screen.controls
      let found = NameMatch(touching: name, among: controls)
      if let position = position(found, among: controls.map(\.label), orElse: Phrase.available) {
        window.touch(controls[position])
      }
    }
    return nil
  }

  /// Finds what a line at the `>` prompt names: something on the screen, or a command.
  ///
  /// While nothing is shown, nothing can be named. An empty line is the Return key, not a name.
  public func search(for line: String) -> NameMatch {
    let name = line.trimmed
    if name.hasPrefix(":") {
      let command = name.dropFirst().split(separator: " ").first.map(String.init) ?? ""
      return NameMatch(command, among: commands.map { [$0.name] })
    }
    return NameMatch(touching: name, among: window?.screen?.controls ?? [])
  }

  private func type(_ text: String, into field: TextField, in window: TextWindowView) {
    window.log.record(
      Event(.call, "TextDisplay", "type(\(field.shown(text)))", from: .person, to: .view)
    ) {
      window.textInput.takeTurn {
        field.replaceText(with: text)
        field.touchReturn()
      }
    }
  }

  /// The position that was found; otherwise says why there is none, and what there is.
  private func position(
    _ search: NameMatch, among list: @autoclosure () -> [Phrase],
    orElse tell: ([Phrase]) -> Phrase
  ) -> Int? {
    switch search {
    case .found(let position): return position
    case .ambiguous(let positions):
      let names = list()
      say(.ambiguous(positions.map { names[$0] }))
    case .unknown(let nearest):
      let names = list()
      say(.unknown(nearest: nearest.map { names[$0] }))
      say(tell(names))
    }
    return nil
  }

  /// Stops editing, even if a delegate refuses; returns whether a field was edited.
  public func leaveField() -> Bool {
    guard let window, window.editedField != nil else { return false }
    window.textInput.takeTurn { _ = window.textInput.endEditing(true) }
    // Drawn again even if nothing changed: a person must see the result.
    drawn = TextBuffer()
    return true
  }
}

extension Screen {
  /// What Return alone touches: the first empty field, otherwise the primary button.
  var nextControl: Control? {
    for case .field(let field) in elements where field.text.isEmpty { return field }
    return primaryButton
  }
}

extension NameMatch {
  /// Finds what a person wants to touch, by its number or its name.
  @MainActor
  fileprivate init(touching name: String, among controls: [Control]) {
    if let number = Int(name), number > 0, number <= controls.count {
      self = .found(number - 1)
      return
    }
    let typed = name.lowercased()
    for (index, control) in controls.enumerated() where control.label.isCalled(typed) {
      self = .found(index)
      return
    }
    self.init(name, among: controls.map { $0.label.translations })
  }
}

extension Phrase {
  /// Whether it is a name, in lower case, in any language.
  fileprivate func isCalled(_ name: String) -> Bool {
    english.lowercased() == name || korean.lowercased() == name
  }
}
