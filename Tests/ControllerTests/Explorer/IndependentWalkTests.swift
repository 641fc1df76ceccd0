import Controller
import Model
import Testing
import VestibuleTesting
import View
import ViewKit
import ViewText
import Workshop

private let email = "lee@example.com"
private let password = "<password 1>"

/// Another walk through the front door, which has nothing of the explorer's: its own steps, and its
/// own idea of a state.
@Suite("A walk apart from the explorer", .scenario, .patience)
struct IndependentWalkTests {
  @Test("It counts the same states and transitions as the explorer")
  func counts() throws {
    let store = try storeWithAccount()
    let randomness = ExplorerRandomness()
    let explorer = Explorer(
      store: store, randomness: randomness, making: exploredFrontDoor(randomness: randomness))
    explorer.keepsExpiringValues = false
    explorer.alphabet.texts = [email]
    explorer.alphabet.secrets = [password]
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.alphabet.touchesEscape = false

    let report = try explorer.explore()
    let (states, transitions) = try walk(from: store)

    // Not running is a state too, and the launch a transition.
    #expect(report.progress.states == states + 1)
    #expect(report.progress.transitions == transitions + 1)
  }

  /// What a person does, by the position of a control.
  private enum Step {
    case touch(Int)
    case type(String, Int)
    case touchReturn
  }

  private func walk(from store: MemoryStore) throws -> (states: Int, transitions: Int) {
    var ways: [[Step]] = [[]]
    var seen: Set<String> = [try App(store).state]
    var transitions = 0
    while !ways.isEmpty {
      let way = ways.removeFirst()
      let app = try App(store)
      for step in way { app.take(step) }
      for step in app.steps {
        let app = try App(store)
        for step in way + [step] { app.take(step) }
        transitions += 1
        if seen.insert(app.state).inserted { ways.append(way + [step]) }
      }
    }
    return (seen.count, transitions)
  }

  /// A process of the front door in one window, launched anew.
  @MainActor
  private final class App {
    private let store: MemoryStore
    private let application: Application
    private let window: Window

    init(_ start: MemoryStore) throws {
      store = start.copy()
      application = exploredFrontDoor(randomness: ExplorerRandomness())(store, EventLog())
      try application.send(.launch())
      let scene = application.connectedScenes.compactMap { $0 as? WindowScene }.first
      window = try #require(scene?.windows.first)
    }

    private var screen: (any Screen)? { window.view.subviews.last }

    /// What is edited below an alert takes no keys.
    private var editedField: TextControl? {
      let field = window.view.textInput.firstResponder
      return screen?.fields.first { $0 === field }
    }

    /// Whatever can be tried here.
    var steps: [Step] {
      var steps: [Step] = []
      for (index, control) in (screen?.controls ?? []).enumerated() {
        steps.append(.touch(index))
        guard let field = control as? TextField else { continue }
        let text = field.isSecureTextEntry ? password : email
        steps.append(.type(text, index))
      }
      if editedField != nil { steps.append(.touchReturn) }
      return steps
    }

    func take(_ step: Step) {
      switch step {
      case .touch(let index):
        if let control = screen?.controls[index] { window.view.touch(control) }
      case .type(let text, let index):
        guard let field = screen?.controls[index] as? TextField else { return }
        if !field.isFirstResponder { window.view.touch(field) }
        if field.isFirstResponder {
          field.replaceText(with: text)
          field.touchReturn()
        }
      case .touchReturn: editedField?.touchReturn()
      }
      store.removeExpiring()
      // Who looks at a field sees that it was refused; while one is edited, it is not looked at.
      guard window.view.textInput.firstResponder == nil else { return }
      for field in screen?.fields ?? [] { field.isHighlighted = false }
    }

    /// What is on all screens, also on those that are covered, in their fields, and in the store.
    var state: String {
      var parts: [String] = []
      var controller = window.rootViewController
      while let shown = controller, let screen = shown.viewIfLoaded {
        parts.append(screen.drawn(in: .korean, columns: 80))
        for field in screen.fields {
          parts.append("\(field.text ?? "") \(field.isFirstResponder) \(field.isHighlighted)")
        }
        controller = shown.presentedViewController
      }
      let stored = store.contents.map { place, value in
        switch value {
        case .record(let record): "\(place) \(record.mark != nil)"
        // The token and the email of a session, and what is stored of the window.
        case .text, .bytes: "\(place)"
        default: "\(place) \(value)"
        }
      }
      return (parts + stored.sorted()).joined(separator: "\n")
    }
  }
}
