import Model
package import View

// Where the view is shown: in a window, or in the container of a parent.
extension ViewController {
  /// The window that shows the controller, or `nil`.
  public var window: Window? {
    if let presenting { return presenting.window }
    return family?.parent?.window ?? rootedIn
  }

  /// Shows the view in a window.
  func show(in window: WindowView) {
    guard let view = viewIfLoaded else { return }
    shownView = view
    window.addSubview(view)
  }

  /// Removes the view that the window was given, even if `view` was replaced meanwhile.
  func takeOut(of window: WindowView) {
    guard let shownView else { return }
    self.shownView = nil
    window.removeSubview(shownView)
  }

  /// The window was closed, with everything in it.
  func windowDidClose(_ log: EventLog) {
    unlink(from: log)
    shownView = nil
    for child in children { child.windowDidClose(log) }
  }

  /// Detaches the text input, so that none of the view's fields can be edited any more.
  func detachFields(from textInput: TextInputContext) {
    if let shownView { textInput.prepareToRemove(shownView) }
  }

  // MARK: - In a container

  /// Shows the view in a container, silently: in place of one that it was given before.
  package func show(in container: ContainerScreen) {
    if let shownView, shownView !== viewIfLoaded { container.takeOut(shownView) }
    shownView = view
    container.insert(view)
  }

  /// Removes silently the view that a container was given, even if `view` was replaced meanwhile.
  package func takeOut(of container: ContainerScreen) {
    guard let view = shownView ?? viewIfLoaded, container.shows(view) else { return }
    shownView = nil
    container.takeOut(view)
  }

  /// Removes the view from a container or one in it, which may show one that was replaced
  /// meanwhile.
  func leave(_ container: ContainerScreen) {
    if let shownView, shownView !== viewIfLoaded { container.takeOut(shownView) }
    shownView = nil
    guard let view = viewIfLoaded else { return }
    container.superview(of: view)?.removeSubview(view)
  }
}
