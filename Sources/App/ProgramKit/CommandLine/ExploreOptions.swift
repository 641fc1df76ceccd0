/// What the command line says about `--explore`.
struct ExploreOptions: Equatable {
  /// The most windows at a time.
  var windows = 1
  /// The file of what to type, or `nil`.
  var texts: String?
  /// The file in which the screens are drawn, or `nil`.
  var diagram: String?
  /// The folder of the transcripts with which the walks are compared, or `nil`.
  var transcripts: String?
}
