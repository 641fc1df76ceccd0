public import Model

/// Makes recording views and remembers them, so that a unit test can touch what its controllers
/// show.
///
/// The factory keeps no view alive: a screen that its controller released is no longer listed.
public final class RecordingViewFactory: ViewFactory {
  /// Where the factory and all its views record.
  public let log: EventLog

  /// The language of the placeholders.
  public let language: Language

  private var windows = TagList<RecordingWindowView>()
  private var alerts = TagList<RecordingAlertView>()
  private var signIns = TagList<RecordingSignView>()
  private var signUps = TagList<RecordingSignView>()
  private var mains = TagList<RecordingMainView>()

  /// Makes a factory.
  ///
  /// - Parameters:
  ///   - log: where the factory and all its views record.
  ///   - language: the language of the placeholders.
  public init(log: EventLog, language: Language = .english) {
    self.log = log
    self.language = language
  }

  /// Makes a factory with a log of its own, which is listening.
  public convenience init(language: Language = .english) {
    self.init(log: EventLog(isListening: true), language: language)
  }

  // MARK: - What was made

  /// The windows that are still there, in the order in which they were made.
  public var windowViews: [RecordingWindowView] { windows.views }

  /// The alerts that are still there, in the order in which they were made.
  public var alertViews: [RecordingAlertView] { alerts.views }

  /// The sign-in screens that are still there, in the order in which they were made.
  public var signInViews: [RecordingSignView] { signIns.views }

  /// The sign-up screens that are still there, in the order in which they were made.
  public var signUpViews: [RecordingSignView] { signUps.views }

  /// The main screens that are still there, in the order in which they were made.
  public var mainViews: [RecordingMainView] { mains.views }

  // MARK: - Making views

  /// A window that remembers.
  public func makeWindowView() -> any WindowView {
    log.record(Event(.call, "ViewFactory", "makeWindowView()"))
    let view = RecordingWindowView(log: log)
    windows.append(view)
    return view
  }

  /// An alert that remembers.
  public func makeAlertView() -> any AlertView {
    log.record(Event(.call, "ViewFactory", "makeAlertView()"))
    let view = RecordingAlertView(log: log)
    alerts.append(view)
    return view
  }

  /// A sign-in screen that remembers.
  public func makeSignInView() -> any SignView {
    log.record(Event(.call, "ViewFactory", "makeSignInView()"))
    let view = RecordingSignView(
      emailPlaceholder: language[.emailPlaceholder],
      passwordPlaceholder: language[.passwordPlaceholder], log: log)
    signIns.append(view)
    return view
  }

  /// A sign-up screen that remembers.
  public func makeSignUpView() -> any SignView {
    log.record(Event(.call, "ViewFactory", "makeSignUpView()"))
    let view = RecordingSignView(
      emailPlaceholder: language[.newEmailPlaceholder],
      passwordPlaceholder: language[.newPasswordPlaceholder], log: log)
    signUps.append(view)
    return view
  }

  /// A main screen that remembers.
  public func makeMainView() -> any MainView {
    log.record(Event(.call, "ViewFactory", "makeMainView()"))
    let view = RecordingMainView(log: log)
    mains.append(view)
    return view
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
