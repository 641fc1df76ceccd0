import Foundation
import Testing

@testable import App
@testable import ProgramKit

/// Runs the commands of a page in a folder of their own, and compares what they say.
nonisolated struct PageConsole {
  /// What is typed where nothing is seen.
  static let secret = "a long secret"

  private static let hiddenPrompts = ["Password:", "Password again:"]

  private let page: Page
  private let folder: TemporaryFolder

  init(_ page: Page) throws {
    self.page = page
    folder = try TemporaryFolder()
  }

  /// What is wrong with the page and what to do, or `nil` when the program keeps to it.
  func complaint(_ mode: TranscriptFolder.Mode) throws -> String? {
    var lines = page.lines
    // From the last to the first, so that what is put in does not move what is still to come.
    var outputs: [(Range<Int>, [String])] = []
    for command in try page.commands() where !command.isBuild {
      let text =
        command.isConversation
        ? try converse(command)
        : try BuiltProgram(in: folder).shell("exec 2>&1\n" + command.text).text
      outputs.append(
        (
          command.range,
          text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
        ))
    }
    for (range, output) in outputs.reversed() { lines.replaceSubrange(range, with: output) }

    let (expected, actual) = (
      page.lines.joined(separator: "\n"), lines.joined(separator: "\n")
    )
    guard !actual.utf8.elementsEqual(expected.utf8) else { return nil }
    if mode == .accept {
      let file = Page.root.appendingPathComponent(page.path)
      try Data(actual.utf8).write(to: file, options: .atomic)
    }
    return """
      \(page.path) is not what happens now (- the page, + the program):
      \(LineDifference(expected: expected, actual: actual))
      If what happens now is right, accept it, and read the change before you commit it:
        VESTIBULE_TRANSCRIPTS=accept swift test --filter Pages
      """
  }

  /// Types at a terminal what stands behind each prompt; a password is not seen there.
  private func converse(_ command: Page.Command) throws -> String {
    let terminal = try PseudoTerminal()
    let process = try BuiltProgram(in: folder).prepare("exec " + command.text)
    try terminal.run(process) {
      for line in command.output {
        let prompts = ["> ", "Email: "] + Self.hiddenPrompts
        guard let prompt = prompts.first(where: line.hasPrefix) else { continue }
        let isHidden = Self.hiddenPrompts.contains(prompt)
        try terminal.wait(for: isHidden ? prompt + " " : prompt)
        terminal.type(isHidden ? Self.secret : String(line.dropFirst(prompt.count)))
      }
    }
    // A space at the end of a line is not seen on a page.
    return Self.hiddenPrompts.reduce(terminal.screen) { screen, prompt in
      screen.replacing("\(prompt) \n", with: "\(prompt)\n")
    }
  }
}
