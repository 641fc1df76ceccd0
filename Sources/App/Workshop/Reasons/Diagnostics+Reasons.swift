import Controller
import ControllerKit
import Model

// A misuse is refused: the calls that it would have led to are left out.

extension PresentationDiagnostic {
  /// What is not called because of it, of which controller, and why.
  var leftOut: (calls: Calls, controller: String, reason: Reason)? {
    let coming = Calls.loading + .appearing
    return switch self {
    case .alreadyPresenting(let controller, let presenter, let presented):
      (coming, controller, .presentsAnother(presenter: presenter, presented: presented))
    case .presenterNotInWindow(let controller, let presenter):
      (coming, controller, .presenterIsInNoWindow(presenter: presenter))
    case .presentedDuringTransition(let controller, _): (coming, controller, .transitionIsRunning)
    case .presentedTwice(let controller, _), .rootedTwice(let controller):
      (coming, controller, .isShownAlready)
    case .presentedChild(let controller, _, let parent), .rootedChild(let controller, let parent):
      (coming, controller, .isAChild(parent: parent))
    case .dismissedDuringTransition(let controller, _):
      (.disappearing, controller, .transitionIsRunning)
    case .readWhileLoading: nil
    }
  }
}

extension ContainmentDiagnostic {
  /// Which controller does not appear because of it, and why.
  var leftOut: (controller: String, reason: Reason)? {
    switch self {
    case .shownElsewhere(let child, _): (child, .isShownAlready)
    case .ancestor, .wrongParent, .unbalanced, .noCommonParent, .forwardsByHand, .noContainer,
      .moveNotCompleted:
      nil
    }
  }
}

extension NavigationDiagnostic {
  /// Which controller does not appear because of it, and why.
  var leftOut: (controller: String, reason: Reason)? {
    switch self {
    case .pushedTwice(let controller, _), .nestedPush(let controller, _):
      (controller, .stackRefused)
    case .pushedNavigationController, .notInStack, .notATab, .tabTwice, .tabWithoutName,
      .delegateGone, .updaterGone, .resultsNotShown:
      nil
    }
  }
}
