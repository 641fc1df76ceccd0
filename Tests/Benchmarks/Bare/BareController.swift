/// A controller without a framework: it loads once, presents and is dismissed.
///
/// Fair because it is open, and has properties that others may use, as every class that apps are
/// made of: so its callbacks are really called, and its properties guarded.
open class BareController {
  package var presented: BareController?
  package weak var presenting: BareController?
  package var loaded = false

  /// Makes a controller that is not loaded.
  public init() {}

  /// The view was loaded.
  open func viewDidLoad() {}
  /// The view is about to come.
  open func viewWillAppear() {}
  /// The view has come.
  open func viewDidAppear() {}
  /// The view is about to go.
  open func viewWillDisappear() {}
  /// The view has gone.
  open func viewDidDisappear() {}

  package final func load() {
    if !loaded {
      loaded = true
      viewDidLoad()
    }
  }

  package final func present(_ controller: BareController) {
    controller.load()
    viewWillDisappear()
    controller.viewWillAppear()
    presented = controller
    controller.presenting = self
    viewDidDisappear()
    controller.viewDidAppear()
  }

  package final func dismiss() {
    guard let presenter = presenting else { return }
    viewWillDisappear()
    presenter.viewWillAppear()
    presenter.presented = nil
    presenting = nil
    viewDidDisappear()
    presenter.viewDidAppear()
  }
}
