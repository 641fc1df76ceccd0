import Controller
import Model
import Terminal
import View
import Workshop

extension CommandRunner {
  /// Writes the app as a page that one plays, and says how much is on it.
  func export(to path: String) throws(ProgramError) -> Console.Termination {
    let page = try playablePage(of: options, in: language)
    let text = page.text
    return try write(text, to: path, saying: .exported(page.graph, text.utf8.count))
  }

  /// Writes the page to play that a page of a session or a map leads to, if it is asked for.
  func exportBeside(_ app: Options) throws(ProgramError) -> PlayableLinks? {
    guard let path = options.playable else { return nil }
    let page = try playablePage(of: app, in: app.language ?? language)
    let file = try newFiles.create(path)
    file.write(page.text)
    try refuseUnwritten(file, path)
    return PlayableLinks(page.graph, at: path)
  }

  private func playablePage(
    of app: Options, in language: Language
  ) throws(ProgramError) -> PlayablePage {
    let texts = try options.exploration.texts.map(TextFile.read)
    var walked = app
    walked.language = language
    let walk = ExplorationWalk.playing(
      WalkedProgram(program: program, options: walked), texts: texts)
    return PlayablePage(walk, in: language)
  }

  /// Writes the lessons as a page to practise with, and says how much is on it.
  func exportPractice(to path: String) throws(ProgramError) -> Console.Termination {
    let page = try PracticePage(program.lessons?() ?? [], of: program.name, in: language)
    let text = page.text
    return try write(text, to: path, saying: .exported(page, text.utf8.count))
  }

  private func write(
    _ text: String, to path: String, saying phrase: Phrase
  ) throws(ProgramError) -> Console.Termination {
    let files = newFiles
    let file = try files.create(path)
    file.write(text)
    try refuseUnwritten(file, path)
    return output.write(wrapping: language[phrase] + "\n", in: environment)
      ? .finished : .unwritten
  }
}

extension Phrase {
  @MainActor
  fileprivate static func exported(_ page: PracticePage, _ bytes: Int) -> Phrase {
    let kilobytes = bytes.kilobytes
    return Phrase(
      "\(page.count) questions, \(kilobytes) kB. Open the file in a browser.",
      ko: "문제 \(page.count)개, \(kilobytes)kB. 브라우저에서 파일을 여세요.")
  }

  @MainActor
  fileprivate static func exported(_ graph: PlayableGraph, _ bytes: Int) -> Phrase {
    let touches = graph.states.reduce(0) { $0 + $1.edges.count }
    let kilobytes = bytes.kilobytes
    return Phrase(
      "\(graph.states.count) states, \(touches) touches, \(kilobytes) kB. Open the file in a browser.",
      ko: "상태 \(graph.states.count)개, 터치 \(touches)번, \(kilobytes)kB. 브라우저에서 파일을 여세요.")
  }
}

extension Int {
  /// So many bytes in kilobytes; a part of one counts as one.
  var kilobytes: Int { (self + 999) / 1_000 }
}
