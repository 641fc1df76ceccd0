import Controller
import Gallery
import Model
import View

// The composition root: where an app gets its model and its screens. The explorer walks through the
// same app.
extension Program {
  /// What the windows show: the app that the options name, or the front door.
  func content(in store: any UserInfoStore, log: EventLog) -> any WindowContent {
    if let app = options.app { return GalleryContent(GalleryApps.named(app, in: store)) }
    let session = LoginSession(
      store: store, clock: clock, randomness: randomness, log: log)
    let accounts = Accounts(
      store: store, hasher: hasher, clock: clock, session: session, log: log)
    return FrontDoor(
      accounts: accounts, session: session, views: SignInScreens(log: log),
      isDiscreet: options.isDiscreet, destinations: destinations(store, log))
  }

  /// The application around what its windows show.
  func application(
    _ content: any WindowContent, views: any ViewFactory, log: EventLog
  ) -> Application {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    policy.knowsScenes = !options.isClassic
    return Application(
      delegate: AppDelegate(content), views: views,
      manifest: SceneManifest(supportsMultipleScenes: true) { SceneDelegate(content) },
      store: store, policy: policy, log: log)
  }

  /// Registers the account of `--demo`.
  static func registerDemo(
    in store: any UserInfoStore, by hasher: any PasswordHasher
  ) throws(StoreError) {
    do {
      try Accounts(store: store, hasher: hasher)
        .register(UserInfo(email: "Qwer", password: "asdf"))
    } catch {
      throw .rolledBack(reason: .verbatim(error.description))
    }
  }
}
