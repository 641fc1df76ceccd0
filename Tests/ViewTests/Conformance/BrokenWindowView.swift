import View

/// A window that forgets to call `super` once.
final class BrokenWindowView: WindowView {
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  override func didAddSubview(_ screen: any Screen) {
    if fault != .noTextInput { super.didAddSubview(screen) }
  }

  override func didRemoveSubview(_ screen: any Screen) {
    if fault != .keptTextInput { super.didRemoveSubview(screen) }
  }
}
