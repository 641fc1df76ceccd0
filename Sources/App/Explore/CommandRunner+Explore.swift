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
    let diagram = try settings.diagram.map(TextFile.create)
    Signals.watch(Signal.fatal)
    let exploration = Exploration(options, texts: texts)
    defer { progress.end() }
    let summary: ExplorationSummary
    do throws(Exploration.Finding) {
      let count = exploration.walks.count
      summary = try exploration.run(
        telling: options.isQuiet ? nil : { progress.show("walk \($0) of \(count): \($1.line)") },
        isStopped: { Signals.isEnding })
    } catch {
      diagram?.write(error.error.report.diagram(for: settings.diagram, visited))
      guard output.write(error.walk.explanation(of: error.error)) else { return .unwritten }
      throw ProgramError(.no, nil)
    }
    diagram?.write(summary.reports.last?.diagram(for: settings.diagram, visited) ?? "")
    if let fault = diagram?.fault {
      let path = Phrase(verbatim: settings.diagram ?? "")
      throw ProgramError(.inputOutput, .cannotWrite(path, errno: fault))
    }
    return output.write(summary.text) ? .finished : .unwritten
  }

  /// The steps that the transcripts of a folder take, if they are of the app that is walked through.
  private func visited(in folder: String) throws(ProgramError) -> Set<String> {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw TextFile.cannotRead(folder, errno)
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

extension Explorer.Report {
  /// The diagram for a file, as the end of its name says; otherwise Mermaid.
  fileprivate func diagram(for path: String?, _ visited: Set<String>?) -> String {
    switch path.flatMap({ $0.split(separator: ".").last }) {
    case "dot": dot
    case "svg": StateMap(self, visited: visited).svg
    case "html": StateMap(self, visited: visited).html
    default: mermaid
    }
  }
}

extension Explorer.Progress {
  /// How far the walk is, in one line.
  fileprivate var line: String {
    "\(states) states, \(frontier) to go, depth \(depth), \(transitionsPerSecond) transitions a second"
  }
}
