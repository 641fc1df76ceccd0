import Controller
import Foundation
import Terminal
import View

extension CommandRunner {
  /// Walks through every state: the summary or the transcript on the output, the progress at a
  /// terminal alone.
  func explore() throws(ProgramError) -> Console.Termination {
    let settings = options.exploration
    if settings.processes > 1, let path = settings.texts, TextFile.isPipe(path) {
      throw .usage(.textsFromInput)
    }
    let texts = try settings.texts.map(TextFile.read)
    let visited = try settings.transcripts.map(visited)
    Signals.watch(Signal.fatal)
    var walked = options
    walked.language = language
    let exploration = Exploration(walked, texts: texts)
    let team = try team
    defer { team?.end() }
    for walk in exploration.walks { walk.explorer.share = team?.share }
    if settings.process > 1 {
      // The first one says what all have found.
      _ = try? exploration.run(telling: nil) { Signals.isEnding }
      return .finished
    }
    // Last, so that a walk that cannot begin leaves no file.
    let diagram = try settings.diagram.map(newFiles.create)
    let summary: ExplorationSummary
    do throws(Exploration.Finding) {
      summary = try run(exploration)
    } catch {
      diagram?.write(self.diagram(of: exploration.walks, error.reports, visited))
      guard output.write(error.walk.explanation(of: error.error)) else { return .unwritten }
      throw ProgramError(.no, diagram?.fault.map(cannotWriteDiagram))
    }
    diagram?.write(self.diagram(of: exploration.walks, summary.reports, visited))
    if let fault = diagram?.fault {
      throw ProgramError(.inputOutput, cannotWriteDiagram(fault))
    }
    guard output.write(wrapping: summary.text(in: language), in: environment) else {
      return .unwritten
    }
    if team?.isBroken == true, !Signals.isEnding {
      throw ProgramError(.no, .anotherEnded)
    }
    return .finished
  }

  private func cannotWriteDiagram(_ fault: Int32) -> Phrase {
    .cannotWrite(Phrase(verbatim: options.exploration.diagram ?? ""), errno: fault)
  }

  /// Walks, and says how far it is.
  private func run(_ exploration: Exploration) throws(Exploration.Finding) -> ExplorationSummary {
    defer { progress.end() }
    let count = exploration.walks.count
    return try exploration.run(
      telling: options.isQuiet
        ? nil : { progress.show(language[$1.line(ofWalk: $0, outOf: count)]) },
      isStopped: { Signals.isEnding })
  }

  /// The processes that walk, or `nil` if this one is alone.
  private var team: ExplorationTeam? {
    get throws(ProgramError) {
      let settings = options.exploration
      if settings.process > 1 {
        return ExplorationTeam(joiningAs: settings.process, of: settings.processes)
      }
      guard settings.processes > 1 else { return nil }
      return try ExplorationTeam(
        starting: (2...settings.processes).map { options.argumentsToExplore(as: $0, in: language) })
    }
  }

  /// What all walks have seen, as the end of the file's name says; otherwise Mermaid.
  private func diagram(
    of walks: [ExplorationWalk], _ reports: [Explorer.Report], _ visited: Set<String>?
  ) -> String {
    let all = Explorer.Report(joining: reports)
    var map: StateMap {
      let names = walks.prefix(reports.count).map(\.name)
      return StateMap(all, of: names, outOf: walks.count, visited: visited, in: language)
    }
    return switch options.exploration.diagram.flatMap({ $0.split(separator: ".").last }) {
    case "dot": all.dot
    case "svg": map.svg
    case "html": map.html
    default: all.mermaid
    }
  }

  /// The steps that the transcripts of a folder take, if they are of the app that is walked through.
  private func visited(in folder: String) throws(ProgramError) -> Set<String> {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      let reason = (error as? CocoaError)?.underlying as? POSIXError
      throw TextFile.cannotRead(folder, reason?.code.rawValue ?? EIO)
    }
    let transitions = TranscriptTransitions()
    for name in names.sorted() where name.hasSuffix(".transcript") {
      let transcript = try Transcript(try TextFile.read("\(folder)/\(name)"))
      let its = try Options(transcript.options)
      guard its.app == options.app, its.isClassic == options.isClassic else { continue }
      try transitions.add(transcript, hasher: ExplorerHasher())
    }
    return transitions.lines
  }
}

extension Phrase {
  fileprivate static let anotherEnded = Phrase(
    "Another process of the walk ended. Try again, or without --processes.",
    ko: "함께 탐색하던 프로세스가 끝났습니다. 다시 해보거나 --processes 없이 해보세요.")
}

extension Options {
  /// The arguments of another process that explores the same.
  fileprivate func argumentsToExplore(as process: Int, in language: Language) -> [String] {
    var arguments = ["--explore", "--windows", "\(exploration.windows)"]
    arguments += ["--language", language.rawValue]
    arguments += ["--processes", "\(exploration.processes)", "--process", "\(process)"]
    if let texts = exploration.texts { arguments += ["--texts", texts] }
    return arguments + argumentsOfApp
  }
}

extension Explorer.Progress {
  /// How far the walk is, in one line.
  fileprivate func line(ofWalk walk: Int, outOf all: Int) -> Phrase {
    Phrase(
      "walk \(walk) of \(all): \(states) states, \(frontier) to go, depth \(depth), "
        + "\(transitionsPerSecond) transitions a second",
      ko: "탐색 \(walk)/\(all): 상태 \(states)개, 남은 상태 \(frontier)개, 깊이 \(depth), "
        + "초당 전이 \(transitionsPerSecond)번")
  }
}
