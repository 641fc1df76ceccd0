import Controller
import Foundation
import Terminal
import View

extension CommandRunner {
  /// Walks through every state: the summary or the transcript on the output, the progress at a
  /// terminal alone.
  func explore() throws(ProgramError) -> Console.Termination {
    let settings = options.exploration
    let texts = try settings.texts.map(TextFile.read)
    let visited = try settings.transcripts.map(visited)
    Signals.watch(Signal.fatal)
    var walked = options
    walked.language = language
    let exploration = Exploration(of: program, walked, texts: texts)
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

  /// What all walks have seen, as the end of the file's name says.
  private func diagram(
    of walks: [ExplorationWalk], _ reports: [Explorer.Report], _ visited: Set<String>?
  ) -> String {
    let all = Explorer.Report(joining: reports)
    let names = walks.prefix(reports.count).map(\.name)
    return all.diagram(
      for: options.exploration.diagram ?? "",
      StateMap(all, of: names, outOf: walks.count, visited: visited, in: language))
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
      let recorded = try Options(transcript.options, of: program)
      guard recorded.app == options.app, recorded.isClassic == options.isClassic else { continue }
      try transitions.add(transcript, of: program, hasher: ExplorerHasher())
    }
    return transitions.lines
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
