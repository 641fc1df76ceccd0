/// How much is done to learn a figure.
struct Effort {
  /// How many pairs are measured, where one takes no time to speak of.
  let rounds: Int

  /// How many, where one takes about a second.
  let longRounds: Int

  /// After how many seconds fewer will do, where each waits for a disk that may be slow today.
  let patience: Double

  /// How many accounts there are in the stores that grow.
  let sizes: [Int]

  /// How many sign-ups each of several processes does.
  let signUps: Int

  /// How many accounts there are where the notes' design keeps them.
  let notesSizes: [Int]

  /// How many states the explorer walks through.
  let states: [Int]

  /// Everything, in a few minutes.
  static let full = Effort(
    rounds: 15, longRounds: 5, patience: 20, sizes: [10, 1000, 100_000, 1_000_000], signUps: 500,
    notesSizes: [10, 1000, 100_000], states: [1000, 10_000, 100_000, 1_000_000])

  /// Nearly everything, in less than a minute.
  static let quick = Effort(
    rounds: 5, longRounds: 3, patience: 2, sizes: [10, 1000, 100_000], signUps: 50,
    notesSizes: [10, 1000, 10_000], states: [1000, 10_000])
}
