/// The order in which windows came in front, by the numbers of their sessions.
///
/// A window that comes in front again leaves its old place behind, and a window that is closed its
/// last one; both are passed over later. So each step takes as long, however many windows there are.
@MainActor
struct FrontOrder {
  private var places: [(number: Int, step: Int)] = []
  private var lastSteps: [Int: Int] = [:]
  private var step = 0

  /// Notes that a window has come in front.
  mutating func note(_ number: Int) {
    guard places.last?.number != number else { return }
    step += 1
    lastSteps[number] = step
    places.append((number, step))
    if places.count > 2 * lastSteps.count + 16 {
      places.removeAll { lastSteps[$0.number] != $0.step }
    }
  }

  /// Forgets a window that is closed.
  mutating func forget(_ number: Int) {
    lastSteps[number] = nil
  }

  /// The window that was last in front, of those that are not closed.
  mutating func last() -> Int? {
    while let place = places.last, lastSteps[place.number] != place.step { places.removeLast() }
    return places.last?.number
  }
}
