/// Those who are told what happens to an application, held weakly, in the order in which they came.
final class ApplicationObservers {
  // An object, since a weak reference itself is expensive to copy.
  private final class Observation {
    private(set) weak var observer: (any ApplicationObserver)?

    init(_ observer: any ApplicationObserver) {
      self.observer = observer
    }

    // Cheaper than an isolated one; see `ViewController`.
    nonisolated deinit {}
  }

  // Replaced as a whole and never changed in place, so that no access has to be checked.
  private var observations: [Observation] = []
  private var isEmpty = true

  func add(_ observer: any ApplicationObserver) {
    observations = others(than: observer) + [Observation(observer)]
    isEmpty = false
  }

  func remove(_ observer: any ApplicationObserver) {
    observations = others(than: observer)
    isEmpty = observations.isEmpty
  }

  private func others(than observer: any ApplicationObserver) -> [Observation] {
    observations.filter { $0.observer != nil && $0.observer !== observer }
  }

  /// Tells all who are there at the beginning, even if some come or go meanwhile.
  @inline(__always)
  func tell(_ notification: (any ApplicationObserver) -> Void) {
    guard !isEmpty else { return }
    let observations = observations
    for place in observations.indices {
      if let observer = observations[place].observer { notification(observer) }
    }
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
