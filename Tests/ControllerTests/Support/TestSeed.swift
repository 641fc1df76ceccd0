import Foundation

/// The seeds of random walks.
nonisolated enum TestSeed {
  /// The number in `VESTIBULE_SEED` alone, or twenty others at each run; while faults are planted the
  /// same ones, so that a failure is the fault's.
  static let walks =
    named ?? (1...20).map { isPlanted ? $0 : .random(in: 0...UInt64.max) }

  private static let isPlanted =
    ProcessInfo.processInfo.environment["PLANTED_FAULT"] != nil

  /// The number in `VESTIBULE_SEED` alone, or the same two hundred at each run.
  static let fixed = named ?? Array(1...200)

  static let named =
    ProcessInfo.processInfo.environment["VESTIBULE_SEED"].flatMap(UInt64.init).map { [$0] }
}
