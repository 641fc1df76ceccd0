import Model

// What can be typed at the `>` prompt, for a terminal's Tab key.
extension TextDisplay {
  /// The lines at the `>` prompt that begin with a text: names on the screen in the display's
  /// language, commands, and their arguments.
  ///
  /// None while a field is edited: there a line is any text.
  public func completions(for beginning: String) -> [String] {
    guard window?.editedField == nil else { return [] }
    let typed = beginning.drop { $0.isWhitespace }.lowercased()
    let lines = typed.hasPrefix(":") ? commandLines(for: typed) : names
    return lines.filter { $0.lowercased().hasPrefix(typed) }
  }

  /// The names on the screen that can be typed, each once.
  private var names: [String] {
    var names: [String] = []
    for control in window?.screen?.controls ?? [] {
      let name = language[control.label]
      if !names.contains(name), name.printable == name { names.append(name) }
    }
    return names
  }

  /// The commands, or those with one of their arguments after a space.
  private func commandLines(for typed: String) -> [String] {
    guard typed.contains(" ") else { return commands.map { ":" + $0.name } }
    return commands.flatMap { command in
      (command.words + arguments(command.name)).map { ":\(command.name) \($0)" }
    }
  }
}

extension TextCommand {
  /// The arguments that are words: `on` and `off` of `on|off`, but not `N`.
  fileprivate var words: [String] {
    parameters.split { !$0.isLetter && $0 != "-" }.map(String.init)
      .filter { $0 == $0.lowercased() }
  }
}
