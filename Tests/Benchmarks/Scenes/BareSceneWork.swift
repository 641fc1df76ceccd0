import BareSwift

/// The same transition without a framework.
///
/// Fair because the delegate hears of the same changes and takes the same note of them. It leaves
/// out what a framework is there for: whether the event is possible now, the state of the app, and
/// who else is told.
final class BareSceneWork {
  private let delegate = Delegate()
  private let scene = BareScene()
  private var transitions = 0

  init() {
    scene.delegate = delegate
  }

  func transition() {
    scene.transition()
    transitions += 1
  }

  /// As many as there are on the way home and back.
  func fourTransitions() {
    for _ in 0..<4 { transition() }
  }

  /// Whether the delegate was told of every transition; asked after each round, and not timed.
  func check() throws {
    try demand(delegate.count == transitions, "the delegate was told")
    try demand(delegate.isActive == scene.isActive, "the state that the delegate sees")
  }

  nonisolated private final class Delegate: BareSceneDelegate {
    private(set) var count = 0
    private(set) var isActive = true

    func sceneDidChange(_ scene: BareScene) {
      count += 1
      isActive = scene.isActive
    }
  }
}
