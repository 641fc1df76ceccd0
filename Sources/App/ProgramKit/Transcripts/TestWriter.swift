import Controller
import Foundation
import Terminal
import View
import ViewKit
import ViewText
import Workshop

/// Writes a test in Swift while a transcript is performed.
@MainActor
final class TestWriter {
  private let program: Program
  private let name: String
  private let options: [String]
  private let isStored: Bool
  private let time: TranscriptTime?
  private var lines: [String] = []
  private var texts: [String]?
  private var placeholders = PasswordPlaceholders()
  /// Whether the process still ran when the input ended.
  private var hasToEnd = false

  init(
    of program: Program, named name: String, options: [String], isStored: Bool,
    at time: TranscriptTime?
  ) {
    self.program = program
    self.name = name
    self.options = options
    self.isStored = isStored
    self.time = time
    placeholders.keepsWords = Set(program.app.demo?.hiddenTexts ?? [])
  }

  /// The whole file.
  var text: String {
    """
    import ProgramKit
    import Testing
    import Vestibule

    // `\(value)` is the program: Program(\(program.name.swiftLiteral), …).
    @MainActor
    @Test(\(name.swiftLiteral))
    func \(value)Session() throws {
    \(beginning)
    \(lines.joined(separator: "\n"))
      }
    }

    """
  }

  private var beginning: String {
    let clock = time.map {
      "clock: ExplorerClock(time: \($0.seconds), secondsFromGMT: \($0.secondsFromGMT)).clocks"
    }
    let arguments = (options.map(\.swiftLiteral) + [clock].compactMap(\.self))
      .joined(separator: ", ")
    let making = ".loose, making: \(value).making(\(arguments))"
    let line = "  try Scenario.run(\(making)) { scenario in"
    return line.count <= 100 ? line : "  try Scenario.run(\n    \(making)\n  ) { scenario in"
  }

  /// The name of the program as one in Swift.
  private var value: String {
    let words = program.name.split { !$0.isLetter && !$0.isNumber }
    return (words.prefix(1).map { $0.lowercased() } + words.dropFirst().map(\.capitalized)).joined()
  }

  // MARK: - What happens

  func willLaunch(_ device: Device) {
    if !lines.isEmpty {
      if !isStored {
        lines += ["  }", beginning]
      } else if hasToEnd {
        write("try scenario.send(.terminate)")
      }
    }
    texts = nil
    write("try scenario.launch()")
  }

  /// A line is about to be typed, or the input is about to end.
  func note(_ step: Transcript.Step?, on device: Device) {
    expect(device)
    hasToEnd = device.application.isRunning
    guard let step, let input = step.input else { return }
    if let remark = remark(of: step, on: device) { return write("// \(remark)") }
    if step.leavesField, device.display.prompt != .command {
      return write("try scenario.touchEscape()")
    }
    let steps = device.steps(for: step)
    if steps.contains(.event(.terminate)) { hasToEnd = false }
    if steps.isEmpty { write("// \(input.printable)") }
    for step in steps {
      // The text was followed by it.
      if case .touchReturn = step { continue }
      // A test must hold no password.
      let hidden = step.hidingSecret {
        $0.hasPrefix("<") ? $0 : placeholders.placeholder(for: $0)
      }
      write(hidden.scenarioLine())
    }
  }

  /// What a scenario has no step for.
  private func remark(of step: Transcript.Step, on device: Device) -> String? {
    switch step.outsideEvent {
    case .wait(let seconds):
      "Here \(seconds.plain) seconds pass: give `making` a clock that the test can set."
    case .fail: "Here the store refuses a change: give the scenario a store that can."
    case .event(.resized, _): "Here a window is resized."
    case .event, .arrive, .leave, nil: nil
    }
  }

  /// What a person reads now, unless it is what was read before.
  private func expect(_ device: Device) {
    let content = device.display.window?.screen.map { ScreenContent(of: $0) }
    let now = content?.texts(in: device.display.language) ?? []
    guard now != texts else { return }
    texts = now
    let literals = now.map(\.swiftLiteral)
    let line = "#expect(scenario.texts == [\(literals.joined(separator: ", "))])"
    if line.count <= 96 { return write(line) }
    write("#expect(")
    write("  scenario.texts == [")
    for literal in literals { write("    \(literal),") }
    write("  ])")
  }

  private func write(_ line: String) { lines.append("    " + line) }
}
