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
  func meanings() {
    let screen = CrowdedScreen()
    let names = ScreenNames(of: screen)
    for (meaning, lines) in Self.meanings {
      for line in lines {
        #expect(words(for: names.meaning(of: line), in: names) == meaning, "‘\(line)’")
      }
    }
    #expect(screen.done.isEmpty)
  }

  private static let meanings: KeyValuePairs<String, [String]> = [
    "touch 2 Milk": ["Milk", "milk", "우유", "2"],
    "touch 3 Milk foam": ["MILK FOAM", "Milk foa", "3"], "touch 14 7": ["14"],
    "touch 7 Large": ["7", "크게"], "touch 15 +1": ["+1", "+", "15"],
    "touch 17 tea": ["tea", "차", "17"],
    "touch 32 A2": ["A2", "32"], "touch 34 Size": ["Siz", "크기"],
    "one of [\"2 Milk\", \"3 Milk foam\"]": ["Mil", "M"],
    "one of [\"20 same\", \"21 same\"]": ["same", "SAME", "sam", "same p"],
    "one of [\"20 same\", \"22 other\"]": ["같음"],
    "one of [\"12 Delete\", \"13 Delete all\"]": ["Delet"],
    "set 2 Milk, touching Milk": ["Milk on", "우유 켬", "2 on"],
    "set 2 Milk, touching nothing": ["Milk off", "2 off"],
    "one of [\"off\", \"on\"] of 2 Milk": ["Milk o", "2 o"],
    "no value of 2 Milk": ["Milk x", "우유 5", "2 edit"],
    "set 3 Milk foam, touching Milk foam": ["milk foam off", "3 off"],
    "no value of 3 Milk foam": ["Milk foam x"],
    "set 9 Flavour, touching nothing": ["Flavour mint", "9 1"],
    "Mint tea on 9 Flavour": ["Flavour mint t", "맛 박하차", "9 2"],
    "0.5 on 10 Volume": ["Volume 0.5", "Vo 0.5", "10 0.5"], "no value of 10 Volume": ["Volume 5"],
    "5 on 11 Guests": ["Guests 5", "손님 5"], "no value of 11 Guests": ["Guests 1000", "Gu 0.5"],
    "set 34 Size, touching Small": ["Size small", "Si small", "크기 6"],
    "one of [\"Large\", \"Larger\"] of 34 Size": ["Size larg"], "no value of 34 Size": ["Size 5"],
    "edit on 17 tea": ["tea edit", "17 edit"], "no value of 19 edit": ["edit 17", "edit tea"],
    "pin on 17 tea": ["pin 17", "고정 tea"], "one of [\"17 tea\", \"18 tea bag\"]": ["te edit"],
    "edit on 18 tea bag": ["tea bag edit", "tea b edit", "차 봉지 편집"],
    "one of [\"edit\", \"edit all\"] of 17 tea": ["tea e"],
    "edit all on 17 tea": ["tea EDIT ALL", "tea edit a"], "pin on 19 edit": ["edit pin", "고정 19"],
    "edit on 23 cheese & bread": ["cheese & bread edit"],
    "no value of 23 cheese & bread": ["23 pin"],
    "pin without a name, as of 17 tea": ["pin", "고정"],
    "nothing, but near to 2 Milk": ["ilk"], "nothing, but near to 12 Delete": ["deleet"],
    "nothing, but near to 34 Size": ["ize"],
    "nothing, but near to nothing": ["0", "+2", "-1", "99", "99 edit", "voulme 0.5", "gu x"],
  ]

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
    // The sign of the kelvin is a K of three bytes.
    #expect(ScreenNames([Button("\u{212A}elvin")]).has("kelvin"))
  }

  @Test(
    "The Tab key completes names, values, verbs and commands, and nothing else",
    arguments: Language.allCases)
  func completions(language: Language) throws {
    let display = display(in: language)
    let beginnings = [
      "", " ", "m", "milk", "milk ", "milk f", "2 ", "2 o", "3 ", "4 ", "size ", "크기 ", "flavour m",
      "맛 ",
      "guests ", "tea ", "tea bag ", "13 ", "차 ", "15 e", "a", "24 ", "24  ", "34 ", "x", ":", ":t",
      ":trace ",
      ":trace on", ":switch ", "TEA E",
    ]
    let text = beginnings.map { beginning in
      "‘\(beginning)’: \(display.completions(for: beginning).joined(separator: ", "))"
    }.joined(separator: "\n")

    try expect(text, isAsIn: "Words/completions\(language.suffix).txt")
  }

  @Test("A line that fits nothing is answered with what can be typed instead")
  func answers() throws {
    var lines = FirstLines()
    for answer in answers(of: nil, in: .english) {
      lines.add("> \(answer.line)", answer.said)
      answer.facts.forEach { lines.begin("  = \($0)") }
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
      // What does not fit is broken or left out, and nothing is added.
      if language == .english, !own.line.hasPrefix("(") {
        let rest = own.said.joined(separator: " ").split(separator: " ").filter {
          !$0.contains("…")
        }
        let words = wide.said.joined(separator: " ").split(separator: " ")
        #expect(rest.isSubsequence(of: words), "\(own.line): \(own.said)")
        #expect(columns == 12 || rest.count * 2 >= words.count || rest.count > 12, "\(own.line)")
      }
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
  func reading() {
    let names = ScreenNames(of: CrowdedScreen()).controls.map(\.label.english)
    let said = Dictionary(
      readings(in: .english).map { ($0.line, $0.said) }, uniquingKeysWith: { first, _ in first })

    for (position, text) in Self.read.enumerated() {
      #expect(said["\(position + 1)"] == ["  \(text)"])
      // A number is before a name, and a name of two is of none.
      let isAlone = Int(names[position]) == nil && names.count { $0 == names[position] } == 1
      if isAlone { #expect(said[names[position]] == ["  \(text)"], "\(names[position])") }
    }
    #expect(said["7"] == ["  Large (selected)"])
    #expect(said["34"]?.first == "  The numbers here go from 1 to 33.")
    #expect(said["same"]?.first == "  That matches nothing here.")
    #expect(said["nothing"]?.first == "  That matches nothing here.")
    #expect(said["Size"]?.count == 1 && (said[""]?.count ?? 0) > 20)
  }

  private static let read = [
    "Name: (empty)", "Milk: off", "Milk foam: on", "Left hand", "Right hand", "Small",
    "Large (selected)", "Larger", "Flavour: Mint", "Volume: 0, 0 to 1", "Guests: 4, 0 to 100",
    "Button: Delete", "Button: Delete all", "Button: 7", "Button: +1", "Note: (empty)", "tea",
    "tea bag", "edit", "same", "same", "other", "cheese & bread", "Straße",
    "Button: Off (disabled)", "Button: Left (disabled)", "Button: Right", "Button: Up (disabled)",
    "Button: Down", "A1: 0", "B1: 1", "A2: 10", "B2: 11",
  ]

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

extension [Substring] {
  /// Whether all of these are among others, in this order.
  fileprivate func isSubsequence(of others: [Substring]) -> Bool {
    var rest = self[...]
    for other in others where other == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
