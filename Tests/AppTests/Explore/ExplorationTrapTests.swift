import Controller
import Foundation
import Model
import Terminal
import Testing
import View

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
