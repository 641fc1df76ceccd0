import Foundation

/// The seeds of random walks.
nonisolated enum TestSeed {
  /// The number in `VESTIBULE_SEED` alone, or twenty others at each run.
  static let walks = named ?? (0..<20).map { _ in .random(in: 0...UInt64.max) }

  /// The number in `VESTIBULE_SEED` alone, or the same two hundred at each run.
  static let fixed = named ?? Array(1...200)

  static let named =
    ProcessInfo.processInfo.environment["VESTIBULE_SEED"].flatMap(UInt64.init).map { [$0] }
}
