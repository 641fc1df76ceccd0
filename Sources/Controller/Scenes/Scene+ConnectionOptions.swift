extension Scene {
  /// Why a scene is being connected.
  public struct ConnectionOptions {
    /// The addresses that are to be opened.
    public var urlContexts: [OpenURLContext]

    /// The activities that are to be taken up: a hand-over, not the scene's own past.
    public var userActivities: [UserActivity]

    /// Makes options; without arguments, there is no particular reason.
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
