extension Application {
  /// The state of the whole application: that of its most active scene.
  public enum State: Int, CaseIterable, Sendable {
    /// It can be touched.
    case active
    /// It is seen but cannot be touched, or is about to be launched.
    case inactive
    /// It is not seen.
    case background
  }
}
