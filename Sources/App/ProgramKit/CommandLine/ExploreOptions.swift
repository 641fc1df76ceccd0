import Controller
import Workshop

/// What the command line says about `--explore`.
struct ExploreOptions: Equatable {
  /// How much is walked through.
  enum Extent: String, CaseIterable {
    /// What takes seconds.
    case quick
    /// Everything.
    case whole
  }

  var extent = Extent.quick
  /// The most windows at a time.
  var windows = 1
  /// The file of what to type, or `nil`.
  var texts: String?
  /// The file in which the screens are drawn, or `nil`.
  var diagram: String?
  /// The file that is told how far the walk is, or `nil`.
  var progress: String?
  /// The part that is walked through, as `3/40`, or `nil` for everything.
  var share: String?
  /// The files of jobs that are merged.
  var merged: [String] = []
  /// The file for what was walked through, or `nil`.
  var states: String?
  /// The file of another walk with which this one is compared, or `nil`.
  var compared: String?
  /// Whether a difference ends the program with 1.
  var failsIfDifferent = false
  /// The folder of the transcripts with which the walks are compared, or `nil`.
  var transcripts: String?

  /// Whether something is left to others.
  var isShare: Bool { part?.isShare == true }

  /// Which states are expanded, or `nil` if that is not understood.
  var part: Explorer.Part? {
    guard let share else { return merged.isEmpty ? .all : Explorer.Part.none }
    guard let match = share.wholeMatch(of: /([1-9][0-9]{0,3})\/([1-9][0-9]{0,3})/),
      let number = Int(match.1), let count = Int(match.2), number <= count
    else { return nil }
    // The only part is everything: that is how a job walks through what others have left.
    if count == 1 { return .all }
    return .share(number, of: count)
  }
}
