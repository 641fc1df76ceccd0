import Testing
import View
import ViewKit
import ViewText

@MainActor
@Suite("Any line at a screen with every control")
struct AnyLineTests {
  @Test(
    "Nothing traps, no line is wider than the paper, and no control character comes out",
    arguments: Language.allCases, [80, 20])
  func anyLine(language: Language, columns: Int) {
    for isSpoken in [false, true] {
      let harness = ControlsHarness(language, columns: columns, isSpoken: isSpoken)
      let display = harness.display
      var random = RandomLines(state: UInt64(columns))
      for _ in 0..<400 {
        let line = random.line()
        random.change(harness.screen)
        _ = display.completions(for: line)
        _ = display.search(for: line)
        _ = display.receive(line)
        display.refresh()
        if random.number(below: 40) == 0 { display.help() }
        if random.number(below: 10) == 0 { _ = display.leaveField() }

        let output = display.takeOutput()
        let wide = output.split(separator: "\n").filter { String($0).displayWidth > columns }
        let isHarmless = output.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isHarmful }
        #expect(wide == [], "\(line.debugDescription)")
        #expect(isHarmless, "\(line.debugDescription)")
        if !wide.isEmpty || !isHarmless { return }
      }
      #expect(Set(harness.screen.events).count > 5, "the lines reach every control")
    }
  }
}

/// Lines of what means something here and of what means nothing, the same for the same seed.
private struct RandomLines {
  var state: UInt64

  private static let words = [
    "filter", "필터", "active", "All", "진행", "mark all as complete", "모두 완료로 표시", "on", "off", "켬",
    "task", "save", "저장", "1", "2", "3", "4", "5", "6", "7", "-1", "\(Int.max)", "edit", ":quit",
    ":",
    "\u{1B}", "\u{1B}[2J", "\u{202E}", "\u{200D}", "\u{301}", "👩‍👩‍👧", "\u{1100}\u{1161}", "\u{FE0F}",
    "\u{0}",
    "x", "가나다라마바사아자차카타파하", "+", "\t", "\u{A0}",
  ]

  mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func line() -> String {
    let count = [0, 1, 1, 1, 2, 2, 2, 3, 30][number(below: 9)]
    let words = (0..<count).map { _ in Self.words[number(below: Self.words.count)] }
    return words.joined(separator: [" ", " ", "  ", ""][number(below: 4)])
  }

  /// Changes what a program may change, now and then.
  @MainActor
  mutating func change(_ screen: ControlsScreen) {
    let controls: [Control] =
      [screen.task, screen.markAll, screen.filter, screen.save] + screen.filter.segments
    let control = controls[number(below: controls.count)]
    switch number(below: 40) {
    case 0, 1: control.isEnabled = false
    case 2: control.isSelected.toggle()
    case 3: control.isHidden = true
    case 4: screen.task.isHighlighted = true
    case 5: screen.task.text = line()
    case 6...10:
      for control in controls {
        control.isEnabled = true
        control.isHidden = false
      }
    default: break
    }
  }
}

extension Unicode.Scalar {
  /// Whether it acts on a terminal, hides or reorders text; a joiner may be part of an emoji.
  fileprivate var isHarmful: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200D}"
    default: false
    }
  }
}
