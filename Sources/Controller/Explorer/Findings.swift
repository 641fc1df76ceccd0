import View

/// Where the steps that are possible in one state lead: a value, as another process may have found it.
struct Findings {
  var transitions: [Transition] = []

  /// What does not hold after a further step.
  var failure: Explorer.Failure?

  /// Where a step led.
  struct Transition {
    /// The number of the step in the graph.
    let step: Int
    let fingerprint: UInt64
    /// What is known of the state if it was new.
    let new: NewState?
    /// What was not told of before, if there is something.
    let news: News?
  }

  /// What a step has shown for the first time.
  struct News: Codable, Equatable {
    /// The methods that were called.
    var methods: Set<String> = []
    /// The names of the windows that it opened.
    var opened: Set<String> = []
  }

  /// A state that was never seen.
  struct NewState: Codable {
    let place: StateGraph.Place
    /// What can be touched there, and was not named before.
    let names: [Phrase]
  }
}
