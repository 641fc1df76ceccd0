/// Hears of a scene without a framework.
package protocol BareSceneDelegate: AnyObject {
  /// The scene is about to leave, or has come to, where it can be touched.
  func sceneDidChange(_ scene: BareScene)
}

/// A scene without a framework: a state, and a delegate that it holds strongly.
///
/// A transition is what none can do without: the state changes and the delegate is called. The call
/// goes through a protocol to a class of another module, so that it cannot be seen through. The
/// delegate can be set, as any scene's, and is stored where no access to it has to be guarded.
package final class BareScene {
  package private(set) var isActive = true
  package var delegate: (any BareSceneDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  private var listener: (any BareSceneDelegate)?

  package init() {}

  @inline(never)
  package func transition() {
    isActive.toggle()
    delegate?.sceneDidChange(self)
  }
}
