import Controller
import Testing
import View
import Workshop

@testable import App
@testable import ProgramKit

/// The prompt, transcripts, the explorer's ways and the map know each event that an app can have.
@Suite("Every event at the prompt and in transcripts", .patience)
struct EventConsumersTests {
  @Test("A transcript does it, and the map has it in the words of the event", arguments: kinds)
  func transcripts(_ kind: SystemEvent.Kind) throws {
    let line = TranscriptEvent.event(kind, window: kind.window).line

    #expect(try Self.steps(doing: line, kind).contains(kind.words().english))
  }

  @Test("A command that sends it alone does the same as the transcript's line", arguments: kinds)
  func commands(_ kind: SystemEvent.Kind) throws {
    guard let command = DeviceCommand(sending: kind) else { return }
    #expect(command != .quit, "which ends the program too")
    let line = "> :\(command.rawValue)" + (kind.window.map { " \($0)" } ?? "")

    #expect(command.takesWindow == (kind.need == .window))
    #expect(command.needsScenes == kind.needsScenes)
    #expect(
      try Self.steps(doing: line, kind)
        == Self.steps(doing: TranscriptEvent.event(kind, window: kind.window).line, kind))
  }

  @Test("A way of the explorer becomes a line that does it again", arguments: kinds)
  func ways(_ kind: SystemEvent.Kind) throws {
    let way: [Explorer.Step] = [.launch, .event(kind, window: kind.window)]

    let text = ExplorationWalk.transcript(of: way, editing: [nil, nil], .vestibule)

    let lines = text.split(separator: "\n").filter {
      $0.hasPrefix("> ") || $0.hasPrefix("#! event")
    }
    let line = try #require(lines.last)
    #expect(lines.count == 1)
    #expect(try Self.steps(doing: String(line), kind).contains(kind.words().english))
  }

  @Test("Who passes a quick action to a window is told that it was performed")
  func performed() throws {
    var told: [Bool] = []

    try Scenario.run(.loose, making: Program.vestibule().making()) { scenario in
      try scenario.launch()
      let scene = try #require(scenario.application.scenes.first as? WindowScene)
      let delegate = ProgramKit.SceneDelegate(RootContent { ViewController() })
      delegate.windowScene(
        scene, performActionFor: ApplicationShortcutItem(type: "tea", localizedTitle: "Tea")
      ) { told.append($0) }
    }

    #expect(told == [true])
  }

  // MARK: - Fixtures

  nonisolated private static let kinds = SystemEvent.Kind.allCases.filter { $0.need != .value }

  /// The steps that the map has of a line, where two windows are and it can happen.
  private static func steps(doing line: String, _ kind: SystemEvent.Kind) throws -> Set<String> {
    let befores = ["", "> :home", "#! event interruption", "#! event resizeBegan 2"]
    for before in befores {
      let text = ["> :new", before, line].filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
      let transitions = TranscriptTransitions()
      try transitions.add(Transcript(text), hasher: InProcessProgram.hasher)
      let steps = Set(transitions.lines.map { String($0.split(separator: " | ")[1]) })
      if steps.contains(kind.words().english) { return steps }
    }
    return []
  }
}

extension SystemEvent.Kind {
  /// The window to which the event happens here: the first is behind the second.
  fileprivate var window: Int? {
    guard need == .window else { return nil }
    return [.show, .close, .reclaim].contains(self) ? 1 : 2
  }
}
