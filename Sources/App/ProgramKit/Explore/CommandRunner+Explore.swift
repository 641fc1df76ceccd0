import Controller
import Foundation
import Model
import Terminal
import View
import ViewText
import Workshop

extension CommandRunner {
  /// Walks through every state: the summary or the transcript on the output, the progress at a
  /// terminal alone.
  func explore() throws(ProgramError) -> Console.Termination {
    let settings = options.exploration
    let texts = try settings.texts.map(TextFile.read)
    let visited = try settings.transcripts.map(visited)
    var walked = options
    walked.language = language
    let origin =
      settings.states == nil && settings.merged.isEmpty && settings.compared == nil
      ? nil : StatesFile.Origin(program, options, texts: texts)
    var merged: [StatesFile] = []
    var before: StatesFile?
    if let origin {
      for path in settings.merged {
        let bytes = try TextFile.bytes(of: path, upTo: StatesFile.limit)
        merged.append(try StatesFile(bytes, named: path, of: origin))
      }
      if let path = settings.compared {
        let bytes = try TextFile.bytes(of: path, upTo: StatesFile.limit)
        before = try StatesFile(bytes, named: path, of: origin, orOtherBuild: true)
      }
    }
    // Only now: until here a signal ends the program at once.
    Signals.watch(Signal.fatal)
    let exploration = Exploration(
      of: program, walked, texts: texts, merging: merged, isWaitedFor: errors.isTerminal)
    // Last, so that a walk that cannot begin leaves no file.
    let files = newFiles
    defer { files.removeUnkept() }
    let diagram = try settings.diagram.map(files.create)
    let told = try settings.progress.map(files.create)
    let states = try settings.states.map(files.create)
    files.keep()
    let links = try exportBeside(options)
    let summary: ExplorationSummary
    do throws(Exploration.Finding) {
      summary = try run(exploration, telling: told)
    } catch {
      diagram?.write(self.diagram(of: exploration.walks, error.reports, visited, before, links))
      write(error.reports, of: origin, to: states)
      told?.write("\(language[.found])\n")
      guard output.write(error.walk.explanation(of: error.error)) else { return .unwritten }
      throw ProgramError(.no, diagram?.fault.map(cannotWriteDiagram))
    }
    diagram?.write(self.diagram(of: exploration.walks, summary.reports, visited, before, links))
    write(summary.reports, of: origin, to: states)
    told?.write("\(language[.walked])\n")
    if let fault = diagram?.fault {
      throw ProgramError(.inputOutput, cannotWriteDiagram(fault))
    }
    try refuseUnwritten(states, settings.states)
    let isIncomplete = summary.openCount > 0 && summary.part == .none
    // What the app does otherwise than in another walk.
    let comparison =
      isIncomplete
      ? nil : before.map { ComparedWalks(summary, with: $0, in: settings.compared ?? "") }
    let differences = comparison?.lines.map { language[$0].printable + "\n" } ?? []
    let text = summary.text(in: language) + differences.joined()
    guard output.write(wrapping: text, in: environment) else { return .unwritten }
    if isIncomplete { throw ProgramError(.busy, nil) }
    if settings.failsIfDifferent, let comparison, comparison.count > 0 {
      throw ProgramError(.no, nil)
    }
    return try tellWhetherArrivalsAreSeen(exploration.walks[0])
  }

  /// Writes the matrix of what arrives, of an app that says what may.
  private func tellWhetherArrivalsAreSeen(
    _ walk: ExplorationWalk
  ) throws(ProgramError) -> Console.Termination {
    guard let arrivals = walk.walked.recipe.arrivals,
      options.exploration.part == Explorer.Part.all
    else { return .finished }
    let matrix = walk.explorer.matrix(of: arrivals.tried, seen: arrivals.seen)
    let lines = matrix.lines(in: language, columns: output.textColumns(in: environment))
    let text = lines.map { $0.printable + "\n" }.joined()
    guard output.write(wrapping: text, in: environment) else { return .unwritten }
    if !matrix.faults.isEmpty { throw ProgramError(.no, nil) }
    return .finished
  }

  /// Writes what the walks have found, for other jobs.
  private func write(_ reports: [Explorer.Report], of origin: StatesFile.Origin?, to file: Output?)
  {
    guard let file, let origin else { return }
    file.write(StatesFile(reports.map { $0.record ?? WalkRecord() }, of: origin).bytes)
  }

  private func cannotWriteDiagram(_ fault: Int32) -> Phrase {
    .cannotWrite(Phrase(verbatim: options.exploration.diagram ?? ""), errno: fault)
  }

  /// Walks, and says how far it is: at a terminal, and once a second into the file that was asked
  /// for.
  private func run(
    _ exploration: Exploration, telling file: Output?
  ) throws(Exploration.Finding) -> ExplorationSummary {
    defer { progress.end() }
    var next = clocks.moment().uptime
    file?.write("\(language[.begun(options.exploration.extent, exploration.walks.count)])\n")
    return try exploration.run(
      telling: { line in
        if !options.isQuiet { progress.show(language[line]) }
        let now = clocks.moment().uptime
        guard let file, now >= next else { return }
        file.write("\(language[line])\n")
        next = now + 1_000
      },
      noting: LastWay(on: output.descriptor, in: language),
      isStopped: { Signals.isEnding })
  }

  /// What all walks have seen, as the end of the file's name says.
  private func diagram(
    of walks: [ExplorationWalk], _ reports: [Explorer.Report], _ visited: Set<String>?,
    _ before: StatesFile?, _ links: PlayableLinks?
  ) -> String {
    let all = Explorer.Report(joining: reports)
    let names = walks.prefix(reports.count).map(\.name)
    return all.diagram(
      for: options.exploration.diagram ?? "",
      StateMap(
        all, of: names, outOf: walks.count, visited: visited,
        before: before.map { Set($0.walks.flatMap(\.transitions)) }, in: language,
        command: options.command(of: program), links: links))
  }

  /// The steps that the transcripts of a folder take, if they are of the app that is walked
  /// through.
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

extension Phrase {
  /// What is walked through, and by which word the rest is.
  static func begun(_ extent: ExploreOptions.Extent, _ walks: Int) -> Phrase {
    switch extent {
    case .quick:
      Phrase(
        "The quick walk: it takes seconds. --explore=whole walks through everything.",
        ko: "빠른 탐색: 몇 초 걸립니다. --explore=whole로 모두 탐색합니다.")
    case .whole:
      Phrase(
        "The whole: \(walks) \(walks == 1 ? "walk" : "walks"), which may take minutes.",
        ko: "전체 탐색: \(walks)번 탐색하고, 몇 분 걸릴 수 있습니다.")
    }
  }

  static let walked = Phrase("The end.", ko: "끝.")
  static let found = Phrase(
    "The end: something does not always hold.", ko: "끝: 늘 지켜지지는 않는 것이 있습니다.")
}
