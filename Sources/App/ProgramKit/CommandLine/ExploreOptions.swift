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
  /// The folder of the transcripts with which the walks are compared, or `nil`.
  var transcripts: String?
}
