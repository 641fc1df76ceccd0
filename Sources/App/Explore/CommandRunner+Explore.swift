import Controller
import Terminal

extension CommandRunner {
  /// Walks through every state: the summary or the transcript on the output, the progress at a
  /// terminal alone.
  func explore() throws(ProgramError) -> Console.Termination {
    let settings = options.exploration
    let texts = try settings.texts.map(TextFile.read)
    let diagram = try settings.diagram.map(TextFile.create)
    Signals.watch(Signal.fatal)
    let exploration = Exploration(options, texts: texts)
    let report: Explorer.Report
    do throws(ExplorerError) {
      report = try exploration.run(
        telling: errors.isTerminal && !options.isQuiet ? { tell($0) } : nil,
        isStopped: { Signals.isEnding })
    } catch {
      diagram?.write(error.report.diagram(for: settings.diagram))
      guard output.write(exploration.explanation(of: error)) else { return .unwritten }
      throw ProgramError(.difference, nil)
    }
    diagram?.write(report.diagram(for: settings.diagram))
    if let fault = diagram?.fault {
      throw .system(.inputOutput, settings.diagram ?? "", fault)
    }
    return output.write("\(report)\n") ? .finished : .unwritten
  }

  private func tell(_ progress: Explorer.Progress) {
    errors.write(
      "\(progress.states) states, \(progress.frontier) to go, depth \(progress.depth), "
        + "\(progress.transitionsPerSecond) transitions a second\n")
  }
}

extension Explorer.Report {
  /// The diagram for a file: for Graphviz if its name says so, otherwise Mermaid.
  fileprivate func diagram(for path: String?) -> String {
    path?.hasSuffix(".dot") == true ? dot : mermaid
  }
}
