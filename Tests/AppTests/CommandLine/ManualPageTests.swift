import Foundation
import Testing
import View

@testable import App

/// The manual page and the completions, as the tools that read them see them.
@Suite("The manual page and completion", .patience)
nonisolated struct ManualTests {
  @Test("The page has every option, command and exit code, and man has nothing to complain about")
  @MainActor func page() throws {
    let outcome = try program.shell(
      "vestibule --man >v.1; export LC_ALL=C; ! command -v man >.which ||"
        + " MANWIDTH=80 man --warnings=all -l v.1")

    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty, "\(outcome.complaint)")
    let page = try program.shell("vestibule --man").text
    for option in Option.all {
      #expect(page.contains(option.usage.replacing("-", with: "\\-")), "\(option.name)")
    }
    for command in DeviceCommand.allCases { #expect(page.contains(command.textCommand.usage)) }
    for code in ExitCode.allCases { #expect(page.contains(".B \(code.rawValue)\n")) }
    for section in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES", "NOTES",
      "BUGS", "EXAMPLES", "SEE ALSO",
    ] { #expect(page.contains("\n.SH \(section)\n"), "\(section)") }
  }

  @Test("Every shell that is here understands its completion", arguments: Completion.allCases)
  func completion(shell: Completion) throws {
    let outcome = try program.shell(
      "vestibule --completion \(shell) >it; export LC_ALL=C; ! command -v \(shell) >.which ||"
        + " \(shell) -n it")

    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty, "\(outcome.complaint)")
    for option in Option.all {
      let name = shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name
      #expect(shell.script.contains(name), "\(option.name)")
    }
  }

  @Test("Bash completes options, and the words that an option takes")
  func bash() throws {
    let outcome = try program.shell(
      #"""
      command -v bash >.which || { echo --language; echo ko; exit; }
      vestibule --completion bash >it
      bash -c '. ./it; COMP_WORDS=(vestibule --lan); COMP_CWORD=1; _vestibule; echo "${COMPREPLY[@]}"
        COMP_WORDS=(vestibule --language k); COMP_CWORD=2; _vestibule; echo "${COMPREPLY[@]}"'
      """#)

    #expect(outcome.text == "--language\nko\n", "\(outcome.complaint)")
  }

  // MARK: - Fixtures

  private let program: BuiltProgram

  init() throws {
    program = BuiltProgram(in: try TemporaryFolder())
  }
}
