import Model

// A misuse is refused: the calls that it would have led to are left out.
extension EventLog {
  func report(_ diagnostic: PresentationDiagnostic, from caller: String) {
    report(diagnostic.description, from: caller)
    guard let (calls, controller, reason) = diagnostic.leftOut else { return }
    omit(calls, of: controller, because: reason)
  }

  func report(_ diagnostic: ContainmentDiagnostic, from caller: String) {
    report(diagnostic.description, from: caller)
    guard let (controller, reason) = diagnostic.leftOut else { return }
    omit(.loading + .appearing, of: controller, because: reason)
  }
}

extension PresentationDiagnostic {
  /// What is not called because of it, of which controller, and why.
  fileprivate var leftOut: (calls: Calls, controller: String, reason: Reason)? {
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
  fileprivate var leftOut: (controller: String, reason: Reason)? {
    switch self {
    case .pushedTwice(let controller, _), .nestedPush(let controller, _):
      (controller, .stackRefused)
    case .shownElsewhere(let child, _): (child, .isShownAlready)
    default: nil
    }
  }
}
