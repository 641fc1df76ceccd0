import Controller
import Terminal
import View

extension CommandRunner {
  /// Walks through every state: the summary or the transcript on the output, the progress at a
  /// terminal alone.
  func explore() throws(ProgramError) -> Console.Termination {
    let settings = options.exploration
    let texts = try settings.texts.map(TextFile.read)
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
      diagram?.write(error.error.report.diagram(for: settings.diagram))
      guard output.write(error.walk.explanation(of: error.error)) else { return .unwritten }
      throw ProgramError(.no, nil)
    }
    diagram?.write(summary.reports.last?.diagram(for: settings.diagram) ?? "")
    if let fault = diagram?.fault {
      let path = Phrase(verbatim: settings.diagram ?? "")
      throw ProgramError(.inputOutput, .cannotWrite(path, errno: fault))
    }
    return output.write(summary.text) ? .finished : .unwritten
  }
}

extension Explorer.Report {
  /// The diagram for a file: for Graphviz if its name says so, otherwise Mermaid.
  fileprivate func diagram(for path: String?) -> String {
    path?.hasSuffix(".dot") == true ? dot : mermaid
  }
}

extension Explorer.Progress {
  /// How far the walk is, in one line.
  fileprivate var line: String {
    "\(states) states, \(frontier) to go, depth \(depth), \(transitionsPerSecond) transitions a second"
  }
}
