public import Model
public import View

/// Manages one screen: loads its view, hears when it appears and disappears, presents others.
///
/// Subclass it as you would `UIViewController`. What it does by itself, in which order, is on
/// <doc:Presenting>. Its other aspects are in `ViewController+Appearance.swift` and
/// `ViewController+Presentation.swift`.
@MainActor
open class ViewController {
  // MARK: - Loading the view

  /// The view, or `nil` while it is not loaded.
  public private(set) var viewIfLoaded: (any Screen)?

  /// What a window shows of this controller.
  private var shown: (any Screen)?

  /// What logs and messages call the controller: its class, and its identifier if it has one.
  open var debugName: String {
    if let identifier { "\(type(of: self)) \(identifier)" } else { "\(type(of: self))" }
  }

  /// Tells the controller from others of its class in logs: two alerts are otherwise called alike.
  public var identifier: String?

  /// What a trace says of the controller when it is presented.
  var summary: String { "\(debugName), \(modalPresentationStyle.rawValue)" }

  /// What a person calls the screen, for lists of windows.
  public var title: Phrase?

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
  public var modalPresentationStyle = ModalPresentationStyle.automatic

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
  public var view: any Screen {
    get {
      loadViewIfNeeded()
      return viewIfLoaded ?? EmptyScreen()
    }
    set { viewIfLoaded = newValue }
  }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Makes the view and sets `view`.
  ///
  /// Override it to ask a view factory; do not call `super` then.
  open func loadView() {
    view = EmptyScreen()
  }

  /// The view was loaded.
  ///
  /// Called exactly once.
  open func viewDidLoad() {}

  /// Loads the view unless it is loaded.
  public func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    precondition(
      !isLoading, "\(debugName).loadView() reads `view` before it has set it: set it first.")
    isLoading = true
    loadView()
    isLoading = false
    if viewIfLoaded == nil { view = EmptyScreen() }
    note("viewDidLoad()", in: log) { viewDidLoad() }
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
  public var window: Window? {
    if let presenting { presenting.window } else { rootedIn }
  }

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
    guard log.isRecording else { return body() }
    log.record(Event(.call, debugName, call, from: .system, to: .controller), during: body)
  }

  /// Shows the view in a window.
  func show(in window: WindowView) {
    guard shown == nil, let view = viewIfLoaded else { return }
    shown = view
    window.addSubview(view)
  }

  /// Takes out what the window was given, even if `view` was exchanged meanwhile.
  func takeOut(of window: WindowView) {
    guard let shown else { return }
    self.shown = nil
    window.removeSubview(shown)
  }

  /// The window has gone, and whatever was in it.
  func windowDidClose() {
    unlink()
    appearance = .disappeared
    shown = nil
  }

  /// Takes the text input back from the view, so that none of its fields can be edited any more.
  func withdraw(_ textInput: TextInputContext) {
    if let shown { textInput.detach(shown) }
  }

  func report(_ diagnostic: PresentationDiagnostic) {
    log.report(diagnostic, from: debugName)
  }

  /// Hands over what was reported before there was a window, whose log it is.
  func moveReports(to log: EventLog) {
    guard let ownLog else { return }
    log.append(contentsOf: ownLog.events)
    self.ownLog = nil
  }
}

extension ViewController: @MainActor CustomStringConvertible {
  /// The controller's name.
  public var description: String { debugName }
}
