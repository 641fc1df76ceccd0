extension Explorer {
  /// The part of a walk that one of several processes does.
  ///
  /// All of them have the same graph. Of the next states, each walks on from those whose fingerprint
  /// falls to it; then they tell each other what they found, and add it in the order of the states.
  /// So each sees what one process would have seen.
  package struct Share {
    let index: Int
    let count: Int
    let exchange: (Round) -> [Round]?

    /// Creates the part of one process.
    ///
    /// `exchange` gives away what it found, and returns what all have found, in the order of the
    /// processes; `nil` if one of them is gone.
    package init(_ index: Int, of count: Int, exchange: @escaping (Round) -> [Round]?) {
      (self.index, self.count, self.exchange) = (index, count, exchange)
    }

    /// From how many states all walk on before they tell each other.
    static let roundLength = 1_000

    /// Whether a process walks on from a state: this one, if no other is meant.
    func has(_ fingerprint: UInt64, _ process: Int? = nil) -> Bool {
      fingerprint % UInt64(count) == UInt64(process ?? index)
    }
  }

  /// What one process found in a round: small, as it is written and read for each step.
  package struct Round: Codable {
    private var steps: [Step] = []
    /// For each state the numbers of the steps, each with the fingerprint that it led to.
    private var transitions: [[UInt64]] = []
    /// By state and transition.
    private var new: [Int: [Int: Findings.NewState]] = [:]
    private var news: [Int: [Int: Findings.News]] = [:]
    private var failure: Failure?

    @MainActor
    init(_ findings: [Findings], in graph: StateGraph) {
      var numbers: [Int: UInt64] = [:]
      for (state, found) in findings.enumerated() {
        transitions.append([])
        for (index, transition) in found.transitions.enumerated() {
          let number = numbers[transition.step] ?? UInt64(steps.count)
          if number == steps.count { steps.append(graph.allSteps[transition.step]) }
          numbers[transition.step] = number
          transitions[state] += [number, transition.fingerprint]
          if let new = transition.new { self.new[state, default: [:]][index] = new }
          if let news = transition.news { self.news[state, default: [:]][index] = news }
        }
      }
      failure = findings.last?.failure
    }

    /// What was found in each state, with the steps of a graph.
    @MainActor
    func findings(in graph: StateGraph) -> [Findings] {
      let numbers = steps.map { graph.number(of: $0) }
      var findings = transitions.enumerated().map { state, pairs in
        Findings(
          transitions: (0..<pairs.count / 2).compactMap { index in
            let number = Int(clamping: pairs[2 * index])
            guard numbers.indices.contains(number) else { return nil }
            return Findings.Transition(
              step: numbers[number], fingerprint: pairs[2 * index + 1],
              new: new[state]?[index], news: news[state]?[index])
          })
      }
      if !findings.isEmpty { findings[findings.count - 1].failure = failure }
      return findings
    }
  }
}
