import Model
import View
import ViewKit

// What can be typed at the `>` prompt, for a terminal's Tab key.
extension TextDisplay {
  /// The lines at the `>` prompt that begin with a text: names on the screen in the display's
  /// language, values and verbs after them, commands, and their arguments.
  ///
  /// None while a field is edited: there a line is any text.
  public func completions(for beginning: String) -> [String] {
    guard reachableField == nil else { return [] }
    let typed = beginning.drop { $0.isWhitespace }.lowercased()
    let lines = typed.hasPrefix(":") ? commandLines(for: typed) : nameLines(for: typed)
    return lines.filter { $0.lowercased().hasPrefix(typed) }
  }

  /// The names on the screen that can be typed, each once, and what may follow one of them or its
  /// number; the values alone after a question for one.
  private func nameLines(for typed: String) -> [String] {
    if let askedControl { return askedControl.values.map { language[$0] }.filter(\.isPrintable) }
    guard let screen = window?.screen else { return [] }
    var lines: [String] = []
    func add(_ line: String) {
      if !lines.contains(line), line.isPrintable { lines.append(line) }
    }
    let names = ScreenNames(of: screen)
    for (position, control) in names.controls.enumerated() {
      let name = language[control.label]
      add(name)
      let number = position < names.numbered ? "\(position + 1)" : name
      for head in [number, name] where typed.hasPrefix(head.lowercased() + " ") {
        for more in control.following { add("\(head) \(language[more])") }
      }
    }
    return lines
  }

  /// The commands, or those with one of their arguments after a space.
  private func commandLines(for typed: String) -> [String] {
    guard typed.contains(" ") else { return commands.map { ":" + $0.name } }
    return commands.flatMap { command in
      (command.words + arguments(command.name)).map { ":\(command.name) \($0)" }
    }
  }
}

extension String {
  fileprivate var isPrintable: Bool { printable == self }
}

extension TextCommand {
  /// The arguments that are words: `on` and `off` of `on|off`, but not `N`.
  fileprivate var words: [String] {
    parameters.split { !$0.isLetter && $0 != "-" }.map(String.init)
      .filter { $0 == $0.lowercased() }
  }
}
