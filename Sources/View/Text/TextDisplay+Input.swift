import Model

// The lines that a person types, and what they mean on the current screen.
extension TextDisplay {
  /// What the next line will be read as.
  public var prompt: TextPrompt {
    guard let field = window?.editedField else { return .command }
    return .field(name: language[field.label].printable, isSecure: field.isSecureTextEntry)
  }

  /// Whether the next line is a password that a person is choosing, and cannot see.
  package var choosesPassword: Bool {
    guard let field = window?.editedField, field.isSecureTextEntry else { return false }
    return field.textContentType == .newPassword
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
      refuse(.nothingShown)
      return nil
    }
    if name.isEmpty {
      touchReturn(on: screen, in: window)
    } else {
      let controls = screen.controls
      let found = NameMatch(touching: name, among: controls)
      if let position = position(
        found, among: controls.map(\.label), suggesting: suggestion(for: name)?.label,
        orElse: Phrase.available)
      {
        window.touch(controls[position])
      }
    }
    return nil
  }

  /// Touches what Return alone touches; without that, says what can be typed.
  private func touchReturn(on screen: any Screen, in window: TextWindowView) {
    guard let control = screen.nextControl else {
      return say(.available(screen.controls.map(\.label)))
    }
    let refused = window.refusedField
    window.touch(control)
    // The alert's handler may have shown something else, or edited a field.
    guard let refused, window.screen?.has(refused) == true, window.editedField == nil else {
      return
    }
    window.touch(refused)
    // The alert has said what was refused.
    if window.editedField != nil, let screen = window.screen { endHighlights(on: screen) }
  }

  /// The command that a word without a colon probably means.
  package func suggestion(for line: String) -> TextCommand? {
    let word = line.trimmed.lowercased()
    let name = TextCommand.namesByWord[word] ?? word
    return commands.first { $0.name == name }
  }

  /// Finds what a line at the `>` prompt names: something on the screen, or a command.
  ///
  /// While nothing is shown, nothing can be named. An empty line is the Return key, not a name.
  public func search(for line: String) -> NameMatch {
    let name = line.trimmed
    if name.hasPrefix(":") {
      let command = name.dropFirst().split(separator: " ").first.map(String.init) ?? ""
      let match = NameMatch(command, among: commands.map { [$0.name] })
      return acceptsAbbreviations ? match : match.whole(command, among: commands.map(\.name))
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
    // Probably a command was meant, or nobody hears the Return key. In transcripts too: a replay
    // must say what a terminal said.
    if text.utf8.first == UInt8(ascii: ":") || field.isFirstResponder, !field.isSecret,
      field.text == text
    {
      say(.taken(by: field.label, isEditing: window.editedField != nil))
    }
  }

  /// The position that was found; otherwise says why there is none, and what there is.
  private func position(
    _ search: NameMatch, among list: @autoclosure () -> [Phrase],
    suggesting suggestion: @autoclosure () -> Phrase? = nil, orElse tell: ([Phrase]) -> Phrase
  ) -> Int? {
    switch search {
    case .found(let position): return position
    case .ambiguous(let positions):
      let names = list()
      refuse(.ambiguous(positions.map { names[$0] }))
    case .unknown(let nearest):
      let names = list()
      refuse(.unknown(nearest: suggestion() ?? nearest.map { names[$0] }))
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
    said.screen = nil
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
  /// The match, if it was the whole name; otherwise nothing, and the nearest name.
  fileprivate func whole(_ name: String, among names: [String]) -> NameMatch {
    switch self {
    case .found(let index) where names[index] == name.lowercased(): self
    case .found(let index): .unknown(nearest: index)
    case .ambiguous(let indices): .unknown(nearest: indices.first)
    case .unknown: self
    }
  }

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
