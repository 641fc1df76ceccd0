import Testing

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewKit
@testable import ViewText

/// What a line means where names begin alike: each name and each beginning of one, with each thing
/// that may stand beside it.
@Suite("What a line means on a crowded screen")
struct LineMeaningTests {
  @Test("A line means the control that it names whole, else the one it begins or is nearest to")
  func meanings() throws {
    let names = ScreenNames(of: CrowdedScreen())
    var text = names.numberedNames.map { "\($0.english) / \($0.korean)\n" }.joined()
    var (meanings, lines) = ([String](), [String: [String]]())
    for line in self.lines(for: names) {
      let meaning = names.meaning(of: line)
      if case .unknown(nearest: nil) = meaning { continue }
      let words = words(for: meaning, in: names)
      if lines[words] == nil { meanings.append(words) }
      lines[words, default: []].append("‘\(line)’")
    }
    for meaning in meanings {
      let typed = (lines[meaning] ?? []).joined(separator: " ")
      text += "\(meaning):\n" + typed.lines(of: 96).map { "  \($0)\n" }.joined()
    }

    try expect(text, isAsIn: "Words/meanings.txt")
  }

  @Test("A line names what it is the whole name of, in whichever case, or begins or ends with")
  func wholes() {
    let names = ScreenNames(of: CrowdedScreen())
    for line in lines(for: names).map({ $0.lowercased() }) {
      for (position, control) in names.controls.enumerated() {
        let own = control.label.translations.map { $0.lowercased() }
        let isWhole = (own + ["\(position + 1)"]).contains { name in
          line == name || line.hasPrefix("\(name) ") || line.hasSuffix(" \(name)")
        }
        #expect(names.isWhole(line, at: position) == isWhole, "‘\(line)’ at \(position + 1)")
      }
      let labels = names.controls.flatMap(\.label.translations)
      #expect(names.has(line) == labels.contains { $0.lowercased() == line }, "‘\(line)’")
    }
  }

  @Test(
    "The Tab key completes names, values, verbs and commands, and nothing else",
    arguments: Language.allCases)
  func completions(language: Language) throws {
    let display = display(in: language)
    let beginnings = [
      "", " ", "m", "milk", "milk ", "milk f", "2 ", "2 o", "3 ", "4 ", "size ", "크기 ", "flavour m",
      "맛 ",
      "guests ", "tea ", "tea bag ", "13 ", "차 ", "15 e", "a", "24 ", "24  ", "x", ":", ":t",
      ":trace ",
      ":trace on", ":switch ", "TEA E",
    ]
    let text = beginnings.map { beginning in
      "‘\(beginning)’: \(display.completions(for: beginning).joined(separator: ", "))"
    }.joined(separator: "\n")

    try expect(text, isAsIn: "Words/completions\(language.suffix).txt")
  }

  /// Whatever is answered without a change of the screen, on papers of each width.
  @Test(
    "A line that fits nothing is answered with what can be typed instead, on papers of each width")
  func answers() throws {
    var lines = FirstLines()
    for columns in [nil, 40, 12] {
      lines.begin("# \(columns.map { "\($0) columns" } ?? "as wide as they are")")
      for answer in answers(of: columns, in: .english) {
        lines.add("> \(answer.line)", answer.said)
        if columns == nil { answer.facts.forEach { lines.begin("  = \($0)") } }
      }
    }

    try expect(lines.text, isAsIn: "Words/refusals.txt")
  }

  @Test(
    "A line is answered or refused alike on papers of each width, and in each language",
    arguments: [nil, 40, 12], Language.allCases)
  func same(columns: Int?, language: Language) {
    let (wide, own) = (answers(of: nil, in: .english), answers(of: columns, in: language))

    // Only as wide as it is, it is said and spoken.
    for (own, wide) in zip(own, wide) {
      #expect(own.facts == wide.facts, "\(own.line)")
      #expect(columns == nil || !own.said.contains { $0.displayWidth > columns ?? 0 })
    }
    // On the narrowest one, what does not fit is cut.
    if language == .korean, columns != 12 {
      expect(
        own.map(\.said).map { $0.joined(separator: "\n") },
        sayTheSameAs: answers(of: columns, in: .english).map(\.said)
          .map { $0.joined(separator: "\n") })
    }
  }

  private struct Answer {
    let line: String
    let said: [String]
    var facts: [String] = []
  }

  private func answers(of columns: Int?, in language: Language) -> [Answer] {
    var answers: [Answer] = []
    for isSpoken in columns == nil ? [false, true] : [false] {
      let display = display(in: language)
      display.traits = TextTraits(columns: columns, isSpoken: isSpoken)
      for line in [
        "x", "nam", "mil", "milk x", "milk", "size", "size larg", "size x", "flavour m", "volume",
        "volume 2", "guests", "guests x", "tea x", "tea e", "edit all", "pin", "모두 편집", "same",
        "다른 것", "같음", "same pin", "off", "off on", "24 x", "d", "delete al", "deelte", "e1", "b9",
        "help",
        "exit", "도움말", ":x", ":t", ":", ":trace", ":traec", ":help", "",
      ] {
        display.hasRefused = false
        let typed = display.receive(line)
        var answer = Answer(line: line, said: said(by: display))
        if let typed { answer.facts.append(":\(typed.name) \(typed.argument)") }
        if display.hasRefused { answer.facts.append("refused") }
        answers.append(answer)
        _ = display.leaveField()
        _ = display.takeOutput()
      }
      display.help()
      answers.append(Answer(line: "(help)", said: said(by: display)))
    }
    return answers
  }

  private func said(by display: TextDisplay) -> [String] {
    display.takeOutput().split(separator: "\n").map(String.init)
  }

  @Test("A person who asks for a control by number or name reads its whole name and value")
  func reading() throws {
    let text = readings(in: .english).map { "> \($0.line)\n" + $0.said.map { "\($0)\n" }.joined() }

    try expect(text.joined(), isAsIn: "Words/reading.txt")
  }

  @Test("In Korean a control is read whole with the same numbers, and no English sentence")
  func korean() {
    // Which labels are alike depends on the language.
    let texts = Language.allCases.map { language in
      readings(in: language).filter { Int($0.line) != nil || ["", "nothing"].contains($0.line) }
        .map { $0.said.joined(separator: "\n") }
    }

    expect(texts[1], sayTheSameAs: texts[0])
  }

  private func readings(in language: Language) -> [Answer] {
    let display = display(in: language)
    display.traits = TextTraits(columns: 60)
    let names = ScreenNames(of: CrowdedScreen())
    let typed =
      names.controls.indices.map { "\($0 + 1)" } + names.controls.map { language[$0.label] }
    return (typed + ["", "nothing"]).map { name in
      display.read(name)
      return Answer(line: name, said: said(by: display))
    }
  }

  private func display(in language: Language) -> TextDisplay {
    let display = TextDisplay(
      language: language,
      commands: [
        TextCommand("help", explanation: Phrase("says what can be typed", ko: "도움말")),
        TextCommand("trace", parameters: "on|off|calls", explanation: Phrase("traces", ko: "추적")),
        TextCommand("tree", explanation: "shows a tree"),
        TextCommand("switch", parameters: "N", explanation: "switches"),
        TextCommand("quit", explanation: Phrase("leaves", ko: "나가기")),
      ])
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(CrowdedScreen())
    window.becomeKey()
    return display
  }

  /// Each name and its number, with nothing, a value, a verb or a beginning of one beside it.
  private func lines(for names: ScreenNames) -> [String] {
    let behind = [
      "on", "o", "off", "켬", "small", "larg", "large", "l", "5", "mint", "m", "mint t", "lem", "+",
      "-", "0.5",
      "1000", "4", "edit", "e", "edit a", "EDIT ALL", "pin", "고정", "x",
    ]
    var lines: [String] = []
    func add(_ line: String) { if !lines.contains(line) { lines.append(line) } }
    for (position, control) in names.controls.enumerated() {
      for name in control.label.translations + ["\(position + 1)"] {
        add(name)
        add(name.uppercased())
        add(String(name.prefix(1)))
        add(String(name.dropLast()))
        add(String(name.dropFirst()))
        for word in behind { add("\(name) \(word)") }
        for word in ["on", "small", "mint", "edit", "0.5"] { add("\(name.prefix(2)) \(word)") }
        for verb in ["edit", "고정", "on", "x"] { add("\(verb) \(name)") }
      }
    }
    for line in ["0", "+2", "-1", "01", "99", "99 edit", "nmae", "deleet", "fluvour", "voulme 0.5"]
    { add(line) }
    return lines
  }

  private func words(for meaning: LineMeaning, in names: ScreenNames) -> String {
    func name(_ position: Int) -> String {
      "\(position + 1) \(names.controls[position].label.english)"
    }
    switch meaning {
    case .touch(let position): return "touch \(name(position))"
    case .set(let position, let touched):
      return "set \(name(position)), touching \(touched?.label.english ?? "nothing")"
    case .perform(let action, let position): return "\(action.name.english) on \(name(position))"
    case .mend(let position, let line): return "line \(line) of \(name(position))"
    case .ambiguous(let positions): return "one of \(positions.map(name))"
    case .ambiguousValue(let values, let position):
      return "one of \(values.map(\.english)) of \(name(position))"
    case .unknownValue(let position): return "no value of \(name(position))"
    case .verbWithoutName(let verb, let position):
      return "\(verb.name.english) without a name, as of \(name(position))"
    case .several: return "several"
    case .unknown(let nearest): return "nothing, but near to \(nearest.map(name) ?? "nothing")"
    }
  }
}
