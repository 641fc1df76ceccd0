public import Model
public import View

/// Manages one screen: loads its view, hears when it appears and disappears, presents others.
///
/// Subclass it as you would `UIViewController`. What it does by itself, in which order, is
/// LIFECYCLE section 5. Its other aspects are in `ViewController+Appearance.swift` and
/// `ViewController+Presentation.swift`.
open class ViewController {
  // MARK: - Loading the view

  /// The view, or `nil` while it is not loaded.
  public var viewIfLoaded: (any ViewInterface)? { loaded }

  // What is public and stored is guarded against overlapping access at each use, because another
  // module might reach it; what every transition uses is therefore kept to this module.
  private var loaded: (any ViewInterface)?
  /// What a window shows: the view without what decorates it, which stands only between the two.
  private var shown: (any ViewInterface)?
  private var isShown = false
  private var isReplaced = false

  /// What logs and messages call the controller: its class, and its identifier if it has one.
  open var name: String {
    if let identifier { "\(type(of: self)) \(identifier)" } else { "\(type(of: self))" }
  }

  /// Tells the controller from others of its class in logs: two alerts are otherwise called alike.
  public var identifier: String?

  /// What a person calls the screen, for lists of windows.
  public var title: String?

  private var isLoading = false

  // MARK: - State kept for the other aspects

  var appearance = Appearance.disappeared
  // A presenter and whom it presents own each other, until their window parts them: at the latest
  // when it goes. It is not owned by its root, but never outlived. So nothing here has to be weak,
  // which would make every use of that object slower.
  var presented: ViewController?
  /// Who presents this controller, or is about to.
  var presenting: ViewController?
  /// The window whose root this controller is.
  unowned var rootedIn: Window?
  private var ownLog: EventLog?

  /// How the controller is shown when another presents it.
  public var modalPresentationStyle: ModalPresentationStyle {
    get { style }
    set { style = newValue }
  }

  var style = ModalPresentationStyle.automatic

  /// Whether the presenter is out of the window while this controller is shown; decided when it is
  /// presented.
  var coversPresenter = false

  /// Whether it is being presented right now.
  public var isBeingPresented: Bool { transition == .presentation }

  /// Whether it is being dismissed right now.
  public var isBeingDismissed: Bool { transition == .dismissal }

  var transition: Transition?

  /// What a controller is just going through.
  enum Transition {
    case presentation
    case dismissal
  }

  /// Makes a controller.
  ///
  /// Its view is loaded when it is first needed.
  public init() {}

  /// The view, loaded on first use.
  ///
  /// Set it in `loadView()`; one that is set while a window shows another comes the next time.
  public var view: any ViewInterface {
    get {
      if let loaded { return loaded }
      load(noting: window?.log)
      return self.view
    }
    set {
      loaded = newValue
      // A window has to be able to take out what it was given.
      if isShown { isReplaced = true } else { shown = newValue.undecorated }
    }
  }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loaded != nil }

  /// Makes the view and sets `view`.
  ///
  /// Override it to ask a view factory; do not call `super` then.
  open func loadView() {
    view = PlainView()
  }

  /// The view was loaded.
  ///
  /// Called exactly once.
  open func viewDidLoad() {}

  /// Loads the view unless it is loaded.
  public func loadViewIfNeeded() {
    if loaded == nil { load(noting: window?.log) }
  }

  /// Loads the view unless it is loaded; a log, if there is one, has it too.
  func loadViewIfNeeded(noting log: EventLog) {
    if loaded == nil { load(noting: log) }
  }

  private func load(noting log: EventLog?) {
    precondition(!isLoading, "\(name).loadView() reads `view` before it has set it: set it first.")
    isLoading = true
    loadView()
    isLoading = false
    if loaded == nil { view = PlainView() }
    if let log { note("viewDidLoad()", in: log) { viewDidLoad() } } else { viewDidLoad() }
  }

  // MARK: - Responding to appearance

  /// The view is about to come into the window.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window and about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is about to be laid out.
  open func viewWillLayoutSubviews() {}

  /// The view was laid out.
  open func viewDidLayoutSubviews() {}

  /// The view is in the window and the transition is over.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the window and the transition is over.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Memory is short: let go of what can be made again.
  open func didReceiveMemoryWarning() {}

  // MARK: - The window and its log

  /// The window that the controller is shown in, or `nil`.
  public var window: Window? { presenting == nil ? rootedIn : presenting?.window }

  /// Where misuses are reported: the window's log, or one of its own while it has no window.
  public var log: EventLog {
    if let window { return window.log }
    if let ownLog { return ownLog }
    let log = EventLog()
    ownLog = log
    return log
  }

  /// Makes a call that a log has too.
  @inline(__always)
  func note(_ call: String, in log: EventLog, _ body: () -> Void) {
    guard log.isListening else { return body() }
    log.record(Event(.call, name, call, from: .system, to: .controller), during: body)
  }

  /// Shows the view in a window.
  func show(in window: any WindowView) {
    guard let shown else { return }
    isShown = true
    window.addSubview(shown)
  }

  /// Takes out what was shown in a window.
  func takeOut(of window: any WindowView) {
    guard isShown, let shown else { return }
    window.removeSubview(shown)
    didTakeOut()
  }

  private func didTakeOut() {
    isShown = false
    guard isReplaced else { return }
    isReplaced = false
    shown = loaded?.undecorated
  }

  /// Leaves a window that is gone, without a word: another one may show the controller anew.
  func windowDidClose() {
    unlink()
    appearance = .disappeared
    didTakeOut()
  }

  /// Takes the text input of a window away from what is shown there and will be taken out.
  func withdraw(_ textInput: TextInput) {
    if let shown { textInput.takeBack(from: shown) }
  }

  /// Lets what decorates the view know that someone listens to the log.
  func listen() {
    (viewIfLoaded as? any TracingView)?.listen()
  }

  func report(_ diagnostic: Diagnostic) {
    log.report(diagnostic, from: name)
  }

  /// Hands over what was reported before there was a window, whose log it is.
  func moveReports(to log: EventLog) {
    guard let ownLog else { return }
    log.append(contentsOf: ownLog.events)
    self.ownLog = nil
  }

  // On the main actor by default, a class would also be released there: each release would ask
  // which thread it runs on, which costs more than everything else a small object does. Nothing
  // here needs that.
  nonisolated deinit {}
}

extension ViewController: CustomStringConvertible {
  /// The controller's name.
  public var description: String { name }
}
