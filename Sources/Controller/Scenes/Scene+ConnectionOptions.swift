extension Scene {
  /// Why a scene is being connected.
  public struct ConnectionOptions {
    /// The addresses to open.
    public var urlContexts: [OpenURLContext]

    /// The activities to continue, handed over from elsewhere; the scene's own is in its session.
    public var userActivities: [UserActivity]

    /// Creates options; without arguments, there is no particular reason.
    public init(urlContexts: [OpenURLContext] = [], userActivities: [UserActivity] = []) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
    }

    init(_ options: Application.LaunchOptions) {
      urlContexts = options.url.map { [OpenURLContext(url: $0)] } ?? []
      userActivities = options.userActivity.map { [$0] } ?? []
    }
  }
}
