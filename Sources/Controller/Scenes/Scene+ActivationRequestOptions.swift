extension Scene {
  /// The options of a request to show a scene.
  @MainActor
  public final class ActivationRequestOptions {
    /// The scene from which a person asked for it, or `nil`.
    public var requestingScene: Scene?

    /// Creates options that name no scene.
    public init() {}
  }
}
