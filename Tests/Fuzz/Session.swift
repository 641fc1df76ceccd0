import Foundation
import Model
import Terminal
import View
import ViewText

@testable import App
@testable import ProgramKit

/// One input: two bytes of settings, and what is typed.
struct Session {
  private let language: Language
  private let columns: Int?
  private let typed: [UInt8]

  init(_ bytes: [UInt8]) {
    language = (bytes.first ?? 0) % 2 == 0 ? .english : .korean
    let width = Int(bytes.dropFirst().first ?? 0)
    columns = width == 0 ? nil : width
    typed = Array(bytes.dropFirst(2))
  }

  /// However the bytes are parted, the lines are the same, and none is too long.
  func checkLines() {
    let lines = lines(inPartsOf: typed.count)
    for size in [1, 3] { precondition(self.lines(inPartsOf: size) == lines, "parts of \(size)") }
    for case .text(let text) in lines { precondition(text.utf8.count <= LineSplitter.limit) }
  }

  /// What is printable stays so, and a transcript types what was typed.
  func checkText() {
    for case .text(let text) in lines(inPartsOf: typed.count) {
      precondition(text.printable.isHarmless, "printable")
      let line = Transcript.line(typing: text)
      precondition(line.isHarmless && Transcript.typed(by: line).utf8.elementsEqual(text.utf8))
    }
  }

  /// Whatever is typed, only harmless text comes out, and no line is wider than the terminal.
  func checkScreens() {
    var options = Options()
    options.store = .demo
    let session = ScriptedSession(
      lines(inPartsOf: typed.count).map { .line($0) }, columns: columns)
    let program = ProgramRun(
      of: .vestibule(), options: options, language: language, store: MemoryStore(),
      hasher: FreeHasher())
    var output = ""
    let ending = try? program.run(reading: session) { bytes in
      output += String(decoding: bytes, as: UTF8.self)
      return true
    }
    precondition(ending != nil, "the store is in memory")
    checkLines(of: output)
  }

  /// The same at a screen with every control, in signs and in words.
  func checkControls() {
    for isSpoken in [false, true] {
      let display = TextDisplay(language: language)
      display.traits = TextTraits(columns: columns, isSpoken: isSpoken)
      let window = TextViewFactory(display: display).makeWindowView()
      window.addSubview(ControlsScreen())
      window.becomeKey()
      for case .text(let text) in lines(inPartsOf: typed.count) {
        _ = display.completions(for: text)
        _ = display.search(for: text)
        _ = display.receive(text)
        display.refresh()
      }
      display.help()
      checkLines(of: display.takeOutput())
    }
  }

  private func checkLines(of output: String) {
    for line in output.split(separator: "\n") {
      precondition(line.allSatisfy { String($0).isHarmless }, "\(line.debugDescription)")
      // Narrower than its indentation and one wide character, no line can be.
      if let columns, columns >= 20 {
        precondition(String(line).displayWidth <= columns, "\(line) at \(columns)")
      }
    }
  }

  private func lines(inPartsOf size: Int) -> [LineSplitter.Line] {
    var splitter = LineSplitter()
    var lines: [LineSplitter.Line] = []
    var rest = typed[...]
    while !rest.isEmpty {
      splitter.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let line = splitter.next() { lines.append(line) }
    }
    return lines + [splitter.finish()]
  }
}

extension String {
  /// Whether nothing in the text can move, hide or reorder what a terminal shows.
  ///
  /// Told apart from `printable` on purpose: by ranges, and not by the properties of Unicode.
  fileprivate var isHarmless: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B...0x200C, 0x200E...0x200F,
        0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB, 0xE000...0xF8FF,
        0xE0000...0xE0FFF, 0xF0000...0x10FFFF:
        false
      default: true
      }
    }
  }
}
