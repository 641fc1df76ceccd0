import Controller
import Foundation
import Model
import Terminal
import Testing
import View
import Workshop

@testable import ProgramKit

@Suite("A walk of a program that traps", .patience, .onOwnThreads)
nonisolated struct ExplorationTrapTests {
  @Test("A walk that traps says the way to the trap, and nothing after it")
  func lastWay() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      try await walk(trapping: true)
    }

    let said = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(
      said.hasSuffix(
        """
        # The app has trapped in the last step of this way:
        #   1. launch the app
        #   2. touch "Next"
        #   3. touch "Fall"

        """), "\(said)")
  }

  @Test("A walk that ends says nothing more, even if the program crashes later")
  func ended() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      try await walk(trapping: false)
      preconditionFailure()
    }

    let said = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(!said.contains("trapped"), "\(said)")
  }

  @Test("An exploration writes the files that its options name, and refuses files that are missing")
  func commands() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      try await runCommands()
    }

    let said = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    // The testing library may say something of its own first.
    let start = try #require(said.firstRange(of: "# --")).lowerBound
    try expect(String(said[start...]), isAsIn: "Words/explore.txt")
  }
}

/// Walks as command lines ask for it, and prints what is written.
@MainActor private func runCommands() throws {
  ProcessSetup.prepare()
  let folder = try TemporaryFolder()
  try folder.write("#! --language en\n> next\n".utf8, to: "one.transcript")
  try folder.write("#! --classic\n> next\n> fall\n".utf8, to: "two.transcript")
  try folder.write("no transcript".utf8, to: "three.txt")
  let app = AppRecipe { _ in FallController(isTrapping: false) }
  var flawed = app
  flawed.explore = { explorer in
    explorer.always("it is not Fall") { $0.texts.contains("Fall") ? "It is." : nil }
  }
  var text = ""
  for (words, recipe) in [
    ("--explore --diagram @/a.mmd --progress @/told", app),
    ("--explore=whole --diagram @/b.dot --progress @/told-too --language ko", app),
    ("--explore --texts @/missing", app), ("--explore --transcripts @ --diagram @/c.html", app),
    ("--explore --transcripts @/missing --diagram @/d.html", app),
    ("--explore --diagram @/e.mmd --progress @/told-e", flawed),
    ("--explore --quiet --windows 2", app),
  ] {
    let program = Program("fall", "Falls.", recipe)
    let options = try Options(
      words.replacing("@", with: folder.path).split(separator: " ").map(String.init), of: program)
    for name in ["out", "errors"] { try folder.write([], to: name) }
    let files = ["out", "errors"].compactMap { FileHandle(forWritingAtPath: folder.path($0)) }
    let outputs = files.map { Output($0.fileDescriptor) }
    let run = CommandRunner(
      program: program, options: options, language: options.language ?? .english, environment: [:],
      output: outputs[0], errors: outputs[1])
    var ending = ""
    do throws(ProgramError) { ending = "\(try run.ending())" } catch {
      ending = "\(error.code): \(error.message?.english ?? "nothing")"
    }
    // The outputs have only the numbers of the files.
    withExtendedLifetime(files) {}
    text += "# \(words)\n\n"
    for name in ["out", "errors"] {
      text += String(decoding: try folder.bytes(of: name), as: UTF8.self)
    }
    text += "\(ending)\n\n"
  }
  for name in folder.names() where !["out", "errors"].contains(name) {
    var lines = String(decoding: try folder.bytes(of: name), as: UTF8.self).split(separator: "\n")
    if name.hasSuffix("html") { lines = lines.filter { $0.contains("○") || $0.contains("<p>") } }
    // How far a walk is depends on the time.
    lines.removeAll { $0.contains("; walk ") || $0.contains("; 탐색 ") }
    text += "# --- \(name)\n\n\(lines.joined(separator: "\n"))\n\n"
  }
  print(text.replacing(folder.path, with: "@"), terminator: "")
}

/// Walks through an app with a button that may trap on its second screen.
@MainActor private func walk(trapping: Bool) throws {
  ProcessSetup.prepare()
  let recipe = AppRecipe { _ in FallController(isTrapping: trapping) }
  let exploration = Exploration(of: Program("fall", "Falls.", recipe), Options(), texts: nil)
  let lastWay = LastWay(on: STDOUT_FILENO, in: .english)
  _ = try exploration.run(telling: nil, noting: lastWay) { false }
}

private final class FallController: ViewController {
  private let screen = FallScreen()
  private let isTrapping: Bool
  private var isNext = false

  init(isTrapping: Bool) { self.isTrapping = isTrapping }

  override func loadView() {
    view = screen
    screen.button = make("Next") { $0.next() }
  }

  private func next() {
    isNext.toggle()
    screen.button = isNext ? make("Fall") { $0.fall() } : make("Next") { $0.next() }
  }

  private func fall() {
    if isTrapping { preconditionFailure() }
    next()
  }

  private func make(_ name: Phrase, _ action: @escaping (FallController) -> Void) -> Button {
    Button(name, sends: "touched()", to: { [weak self] in self }, action)
  }
}

private final class FallScreen: Screen {
  var button: Button?

  var elements: [Element] { button.map { [.button($0)] } ?? [] }
}
