import Foundation
import Testing

/// The seed of a random test: the number in `VESTIBULE_SEED`, or another at each run; while faults are
/// planted the same one, so that a failure is the fault's.
///
/// A failure names it, as `again` has it: with that before `swift test` it happens again.
struct TestSeed {
  let number =
    ProcessInfo.processInfo.environment["VESTIBULE_SEED"].flatMap(UInt64.init)
    ?? (ProcessInfo.processInfo.environment["PLANTED_FAULT"] == nil
      ? .random(in: 0...UInt64.max) : 1)

  var again: Comment { "VESTIBULE_SEED=\(number)" }
}
