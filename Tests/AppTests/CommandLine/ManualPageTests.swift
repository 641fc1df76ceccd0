import Foundation
import Model
import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit
@testable import Terminal

/// The manual page and the completions, as the tools that read them see them.
@Suite("The manual page and completion", .patience, .onOwnThreads)
nonisolated struct ManualTests {
  @Test("The page has every option, command and exit code, and man has nothing to complain about")
  @MainActor func page() throws {
    let outcome = try program.shell(
      "vestibule --man >v.1; export LC_ALL=C; ! command -v man >.which ||"
        + " MANWIDTH=80 man --warnings=all -l v.1")

    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty, "\(outcome.complaint)")
    let page = try program.shell("vestibule --man").text
    for option in OptionTable.vestibule.all {
      #expect(page.contains(option.usage.replacing("-", with: "\\-")), "\(option.name)")
    }
    for command in DeviceCommand.allCases { #expect(page.contains(command.textCommand.usage)) }
    for code in ExitCode.allCases { #expect(page.contains(".B \(code.rawValue)\n")) }
    for section in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES", "NOTES",
      "BUGS", "EXAMPLES", "SEE ALSO",
    ] { #expect(page.contains("\n.SH \(section)\n"), "\(section)") }
  }

  @Test("The variables that it names are those that are read, and each does something")
  @MainActor func variables() throws {
    let names = ManualPage.environment.flatMap { $0.0.split(separator: ", ").map(String.init) }
    #expect(names == ProcessSetup.variables)

    let said = try program.shell(
      "ACCESSIBLE=1 vestibule --memory </dev/null; ACCESSIBLE= vestibule --memory </dev/null")
    let asked = try program.shell(
      "vestibule --memory --brief --plain </dev/null; vestibule --memory </dev/null")

    #expect(said.text == asked.text)
  }

  @Test("P15: four characters are enough, and the manual page advises fifteen")
  @MainActor func advice() {
    let faults = ["asdf", "asd"].map {
      CredentialRules.fault(in: UserInfo(email: "Qwer", password: $0))
    }

    #expect(faults == [nil, .passwordTooShort])
    expectPresent("fifteen are hard to guess", in: ManualPage(language: .english).page)
  }

  @Test("Every shell that is here understands its completion", arguments: Completion.allCases)
  @MainActor
  func completion(shell: Completion) throws {
    let outcome = try program.shell(
      "vestibule --completion \(shell) >it; export LC_ALL=C; ! command -v \(shell) >.which ||"
        + " \(shell) -n it")

    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty, "\(outcome.complaint)")
    for option in OptionTable.vestibule.all {
      let name = shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name
      #expect(shell.script(of: .vestibule(), in: .english).contains(name), "\(option.name)")
    }
  }

  @Test("The page is there in Korean too, and man has nothing to complain about")
  @MainActor func korean() throws {
    let outcome = try program.shell(
      "vestibule --man --language ko >v.1; export LC_ALL=C.UTF-8; ! command -v man >.which ||"
        + " MANWIDTH=80 man --warnings=all -l v.1 >.page")

    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty, "\(outcome.complaint)")
    let page = try program.shell("vestibule --man --language ko").text
    for option in OptionTable.vestibule.all {
      #expect(page.contains(option.usage.replacing("-", with: "\\-")), "\(option.name)")
      #expect(page.contains(option.explanation.korean.replacing("-", with: "\\-")))
    }
  }

  @Test("Bash completes options, the values of an option after a space or =, and names with spaces")
  func bash() throws {
    let outcome = try program.shell(
      #"""
      vestibule --completion bash >it
      mkdir here && cd here && touch 'my note.txt'
      bash -c '. ../it
        try() {
          COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _vestibule
          printf "[%s]" "${COMPREPLY[@]}"; echo
        }
        try vestibule --lan
        try vestibule --language k
        try vestibule --language = k
        try vestibule --language =
        try vestibule --language=k
        try vestibule --trace = m
        try vestibule --trace --dem
        try vestibule --script my
        try vestibule --script = "my\ n"
        try vestibule --script "\"my n"
        try vestibule --store=m'
      """#)

    #expect(
      outcome.text == """
        [--language]
        [ko]
        [ko]
        [en][ko]
        [--language=ko]
        [mermaid]
        [--demo]
        [my note.txt]
        [my note.txt]
        [my note.txt]
        [--store=my note.txt]

        """, "\(outcome.complaint)")
  }

  @Test("A person at bash gets a value after =, and a name with a space, quoted")
  func bashByHand() throws {
    _ = try program.shell(
      "vestibule --completion bash >it; mkdir here; touch 'here/my note.txt'")
    let terminal = try PseudoTerminal()
    let process = try program.prepare(
      "cd here; export TERM=dumb PS1='$ ' INPUTRC=/dev/null; exec bash --norc --noprofile -i")
    try terminal.run(process) {
      try terminal.wait(for: "$ ")
      terminal.type(#". ../it; vestibule() { printf '<%s>' "$@"; echo; }"#)
      try terminal.wait(for: "$ ")
      terminal.send("vestibule --language=k\t\n")
      try terminal.wait(for: "\n<--language=ko>\n$ ")
      terminal.send("vestibule --script my\t\n")
      try terminal.wait(for: "\n<--script><my note.txt>\n$ ")
      terminal.send("vestibule --record=my\\ n\t\n")
      try terminal.wait(for: "\n<--record=my note.txt>\n$ ")
      terminal.type("exit")
    }
  }

  @Test("Zsh completes values and names, where it is installed", .enabled(if: isInstalled("zsh")))
  func zsh() throws {
    _ = try program.shell(
      "mkdir functions here; vestibule --completion zsh >functions/_vestibule; "
        + "touch 'here/my note.txt'")
    let terminal = try PseudoTerminal()
    let process = try program.prepare("cd here; export TERM=dumb PS1='$ '; exec zsh -f -i")
    try terminal.run(process) {
      try terminal.wait(for: "$ ")
      terminal.type("unset zle_bracketed_paste; unsetopt prompt_sp prompt_cr")
      try terminal.wait(for: "$ ")
      terminal.type("fpath=(../functions $fpath); autoload -Uz compinit; compinit -u -D")
      try terminal.wait(for: "$ ")
      terminal.type(#"vestibule() { printf '<%s>' "$@" >>../got; echo >>../got; }"#)
      try terminal.wait(for: "$ ")
      for typed in ["--language k", "--language=k", "--trace=m", "--script my", "--record=my"] {
        terminal.send("vestibule \(typed)\t\n")
        try terminal.wait(for: "$ ")
      }
      terminal.type("exit")
    }

    #expect(
      try program.shell("cat got").text == """
        <--language><ko>
        <--language=ko>
        <--trace=mermaid>
        <--script><my note.txt>
        <--record=my note.txt>

        """, "\(terminal.screen)")
  }

  @Test("Fish completes values and names, where it is installed", .enabled(if: isInstalled("fish")))
  func fish() throws {
    let outcome = try program.shell(
      #"""
      vestibule --completion fish >it.fish
      mkdir here && cd here && touch 'my note.txt'
      for typed in 'vestibule --language k' 'vestibule --language=k' 'vestibule --trace=m' \
        'vestibule --script my'
      do fish -c "source ../it.fish; complete -C '$typed'" | cut -f1; done
      """#)

    #expect(
      outcome.text == "ko\n--language=ko\n--trace=mermaid\nmy note.txt\n", "\(outcome.complaint)")
  }

  // MARK: - Fixtures

  private let program: BuiltProgram

  init() throws {
    program = BuiltProgram(in: try TemporaryFolder())
  }

  private static func isInstalled(_ shell: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }
}
