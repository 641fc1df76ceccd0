extension Scene {
  /// What an app says when it asks for a scene to be shown.
  @MainActor
  public final class ActivationRequestOptions {
    /// The scene in which a person asked for it, or `nil`.
    public var requestingScene: Scene?

    /// Makes options that name no scene.
    public init() {}
  }
}
