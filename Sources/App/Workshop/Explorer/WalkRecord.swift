import Controller
import Model
package import View

/// What a job has found of a walk, so that others can go on from there: each state, and where its
/// steps lead.
///
/// No text of a secure field is in it, but only its number in the alphabet.
package struct WalkRecord: Codable, Equatable, Sendable {
  var steps: [Explorer.Step] = []
  var locations: [StateGraph.Location] = []
  /// What can be touched, and what can be done with it.
  package var names: [Phrase] = []
  /// What a person sees, line by line.
  var screens: [[String]] = []
  package internal(set) var states: [State] = []

  package init() {}

  /// A state; the other values are numbers in the lists.
  package struct State: Codable, Equatable, Sendable {
    let fingerprint: UInt64
    /// The fingerprint of the state before it on the way to it.
    var parent: UInt64
    /// The step from there.
    let step: Int
    let location: Int
    let names: [Int]
    /// The lines on the screen.
    let shown: Int
    let marks: StateGraph.Marks
    /// Where its steps lead, or `nil` while it is open.
    package var expansion: Expansion?
  }

  /// Where the steps of a state lead.
  package struct Expansion: Codable, Equatable, Sendable {
    var outcomes: [Outcome] = []
    var methods: Set<String> = []
    var openedWindows: Set<String> = []

    private enum CodingKeys: String, CodingKey { case outcomes, methods, openedWindows }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(outcomes, forKey: .outcomes)
      // Sets have no order, and the same walk is to be the same bytes.
      try values.encode(methods.sorted(), forKey: .methods)
      try values.encode(openedWindows.sorted(), forKey: .openedWindows)
    }
  }

  struct Outcome: Codable, Equatable, Sendable {
    let step: Int
    let target: UInt64
    let touch: StepOutcome.Touch?
  }

  /// Whether each number in it is one of a list.
  package var isSound: Bool {
    states.allSatisfy { state in
      steps.indices.contains(state.step) && locations.indices.contains(state.location)
        && state.names.allSatisfy(names.indices.contains) && screens.indices.contains(state.shown)
        && (state.expansion?.outcomes ?? []).allSatisfy { steps.indices.contains($0.step) }
    }
  }
}

extension WalkRecord {
  /// Writes down a walk while it goes on.
  struct Writer {
    private var record = WalkRecord()
    private var names = Numbering<Phrase>()
    private var screens = Numbering<[String]>()

    /// Adds a state that was never seen.
    @MainActor
    mutating func add(_ new: StepOutcome.NewState, _ state: Int, in graph: StateGraph) {
      let (parent, step) = graph.origin(of: state)
      record.states.append(
        State(
          fingerprint: graph.fingerprints[state], parent: graph.fingerprints[parent], step: step,
          location: graph.locationNumber(of: state),
          names: new.names.map { names.number(of: $0) }, shown: screens.number(of: new.shown),
          marks: new.marks))
    }

    /// Adds where a step of a state leads.
    mutating func add(_ outcome: StepOutcome, by step: Int, from state: Int) {
      record.states[state].expansion?.outcomes.append(
        Outcome(step: step, target: outcome.fingerprint, touch: outcome.touch))
      record.states[state].expansion?.methods.formUnion(outcome.methods)
      record.states[state].expansion?.openedWindows.formUnion(outcome.openedWindows)
    }

    /// A state is about to be expanded, or it is open again as that was not done to its end.
    mutating func setExpanded(_ isExpanded: Bool, _ state: Int) {
      record.states[state].expansion = isExpanded ? Expansion() : nil
    }

    /// What was written, without what others have written before.
    @MainActor
    func finished(
      in graph: StateGraph, without known: KnownWalk?, hiding alphabet: Explorer.Alphabet
    ) -> WalkRecord {
      var record = record
      record.steps = graph.steps.map(alphabet.hidingSecret)
      record.locations = graph.locations
      record.names = names.values
      record.screens = screens.values
      if let known {
        record.states.removeAll { state in
          known.expansion(of: state.fingerprint, after: state.parent, graph.steps[state.step])
            != nil
            || state.expansion == nil && known.states[state.fingerprint] != nil
        }
      }
      return record
    }
  }
}

/// What jobs have found together.
///
/// Their states are taken in the order of one process: where a step leads counts only if the job
/// has come to the state by the way that is the first also for one process.
@MainActor
struct KnownWalk {
  private(set) var states: [UInt64: StepOutcome.NewState] = [:]
  private var expansions:
    [UInt64: [(parent: UInt64, step: Explorer.Step, outcomes: [StepOutcome])]] =
      [:]

  init(_ records: [WalkRecord], _ alphabet: Explorer.Alphabet) {
    for record in records {
      for state in record.states where states[state.fingerprint] == nil {
        states[state.fingerprint] = StepOutcome.NewState(
          location: record.locations[state.location], names: state.names.map { record.names[$0] },
          shown: record.screens[state.shown], marks: state.marks)
      }
    }
    for record in records {
      let steps = record.steps.map(alphabet.showingSecret)
      for state in record.states {
        guard let expansion = state.expansion else { continue }
        var outcomes = expansion.outcomes.map { outcome in
          StepOutcome(
            step: steps[outcome.step], fingerprint: outcome.target,
            newState: states[outcome.target],
            touch: outcome.touch)
        }
        // A state that leads to one from a left-out file is left open.
        guard outcomes.allSatisfy({ $0.newState != nil }) else { continue }
        if !outcomes.isEmpty {
          outcomes[0].methods = expansion.methods
          outcomes[0].openedWindows = expansion.openedWindows.sorted()
        }
        expansions[state.fingerprint, default: []].append(
          (state.parent, steps[state.step], outcomes))
      }
    }
  }

  /// Where the steps of a state lead, or `nil` if no job has come there by this way.
  func expansion(of state: UInt64, after parent: UInt64, _ step: Explorer.Step) -> [StepOutcome]? {
    expansions[state]?.first { $0.parent == parent && $0.step == step }?.outcomes
  }
}

extension Explorer {
  /// Which states a job expands itself; the others are known, or stay open.
  package enum Part: Equatable, Sendable {
    case all
    /// One of several parts, from 1.
    case share(Int, of: Int)
    case none

    /// Whether it is one of several parts.
    package var isShare: Bool { if case .share = self { true } else { false } }

    /// Whether a job expands a state; the first few are expanded by each, so that there is
    /// something to share.
    func has(_ state: Int, _ fingerprint: UInt64) -> Bool {
      switch self {
      case .all: true
      case .share(let number, let count):
        state < count || fingerprint % UInt64(count) == UInt64(number - 1)
      case .none: false
      }
    }
  }
}

extension Explorer.Alphabet {
  /// What is typed into secure fields, or may be.
  private var possibleSecrets: [String] {
    Set(secrets + textsByName.values.joined()).sorted()
  }

  /// A step with the number of a secret in its place.
  fileprivate func hidingSecret(_ step: Explorer.Step) -> Explorer.Step {
    let secrets = possibleSecrets
    return step.hidingSecret { secret in secrets.firstIndex(of: secret).map { "\($0)" } ?? "" }
  }

  /// A step with a secret in the place of its number.
  fileprivate func showingSecret(_ step: Explorer.Step) -> Explorer.Step {
    let secrets = possibleSecrets
    return step.hidingSecret { number in
      Int(number).flatMap { secrets.indices.contains($0) ? secrets[$0] : nil } ?? number
    }
  }
}
