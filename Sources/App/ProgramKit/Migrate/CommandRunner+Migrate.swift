import Controller
import Foundation
import Model
import Terminal
import View
import ViewText
import Workshop

/// How the report of `--migrate` is printed.
enum MigrationForm: String, CaseIterable {
  /// As text, as wide as the terminal.
  case text
  /// As a page of HTML.
  case page
}

extension CommandRunner {
  /// Compares the app without scenes with the app as it is linked with the iOS 27 SDK: with its
  /// scenes or, with `--classic`, as it was before it had any.
  func migrate(_ form: MigrationForm) throws(ProgramError) -> Console.Termination {
    let script: String
    if let path = options.script {
      if path == "-" { try refuseTyping(at: STDIN_FILENO) }
      script = try TextFile.read(path)
    } else {
      script = MigrationScript.lines(
        for: program, shortcut: shortcutItem
      ).map { $0 + "\n" }.joined()
    }
    let transcript = try MigrationScript.transcript(of: script, options.argumentsOfApp)
    let report = try MigrationReport(
      classic: transcript.migrationSteps(of: program, as: .classic),
      scenes: transcript.migrationSteps(
        of: program, as: .linkedWithSDK27(hasScenes: !options.isClassic)))
    let text =
      switch form {
      case .text: report.text(columns: output.textColumns(in: environment), in: language)
      case .page: report.page(in: language).text
      }
    guard output.write(form == .text ? text.printableLines : text) else { return .unwritten }
    return report.findings.isEmpty ? .finished : .refused
  }

  /// A quick action that the app has.
  private var shortcutItem: ApplicationShortcutItem? {
    let surroundings = Surroundings(store: MemoryStore(), log: EventLog())
    return program.app(named: options.app).make(surroundings).content?.shortcutItems.first
  }
}

/// What is done with an app that moves to scenes.
enum MigrationScript {
  /// A launch, all that a person and the system do with the app in front and behind, and each thing
  /// that arrives: while the app is in front, while it is behind, and while it does not run.
  @MainActor
  static func lines(for program: Program, shortcut: ApplicationShortcutItem?) -> [String] {
    let name = program.name
    let arrivals = Arrival.Word.allCases.compactMap { word in
      switch word {
      case .link: ":link \(name)://open"
      case .continue, .handoff, .notification: ":\(word.rawValue) \(name).open"
      case .shortcut: shortcut.map { ":shortcut \($0.type)" }
      }
    }
    return ["> :home", "> :open", "> :interrupt", "#! event memoryWarning"]
      + arrivals.flatMap { line in
        ["> \(line)", "> :home", "> \(line)", "> :kill", "> \(line)"]
      } + ["> :terminate"]
  }

  /// A transcript, or lines that are typed, for an app with some options.
  static func transcript(of script: String, _ arguments: [String]) throws(ProgramError)
    -> Transcript
  {
    var lines = script.linesByNewline
    if !lines.contains(where: { $0.hasPrefix(">") }) {
      lines = lines.map { $0.isEmpty || $0.hasPrefix("#") ? $0 : "> " + $0 }
    }
    if !arguments.isEmpty { lines.insert("#! " + arguments.joined(separator: " "), at: 0) }
    return try Transcript(lines.joined(separator: "\n"))
  }
}

extension Transcript {
  /// The steps of a run in memory, with the app in a form.
  @MainActor
  fileprivate func migrationSteps(
    of program: Program, as form: AppForm
  ) throws(ProgramError) -> [MigrationReport.Step] {
    try history(by: program, hasher: ExplorerHasher(), as: form).steps.map { step in
      MigrationReport.Step(name: step.name, calls: step.calls, screen: step.screen)
    }
  }
}

extension SessionStep {
  /// What was done, in words.
  fileprivate var name: Phrase {
    switch cause {
    case .launch: SystemEvent.Kind.launch.words()
    case .lines(let lines):
      Phrase(
        verbatim: lines.map { line in
          line.hasPrefix("> ") ? String(line.dropFirst(2)) : line
        }.joined(separator: ", "))
    case .step(let words): words
    case .end: Phrase("the end", ko: "끝")
    }
  }
}
