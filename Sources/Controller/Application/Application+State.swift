extension Application {
  /// What the whole application is doing: the state of its most active scene.
  public enum State: Int, CaseIterable, Sendable {
    /// It can be touched.
    case active
    /// It is seen but out of reach, or about to be launched.
    case inactive
    /// It is not seen.
    case background
  }
}
