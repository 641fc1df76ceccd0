import Dispatch

/// Lets only so many hashes be made at once, because each takes its memory (P16 in <doc:Promises>).
///
/// A gate may be used from any thread; those that come too many wait for those before them.
struct HashGate: Sendable {
  private let places: DispatchSemaphore

  init(places: Int) {
    self.places = DispatchSemaphore(value: places)
  }

  func enter<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    places.wait()
    defer { places.signal() }
    return try body()
  }
}
