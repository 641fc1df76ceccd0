/// A misuse of parents and children: which controllers, and what to do instead.
///
/// It is reported, never trapped.
///
/// ```swift
/// menu.addChild(menu)
/// let misuse = ContainmentDiagnostic.ancestor("ViewController", of: "ViewController")
/// #expect(window.log.diagnostics.map(\.text) == [misuse.description])
/// ```
public enum ContainmentDiagnostic: Equatable, Sendable {
  /// A controller cannot be a child of itself or of its own child.
  case ancestor(_ child: String, of: String)
  /// A controller that is presented, or a root, cannot be a child.
  case shownElsewhere(_ child: String, of: String)
  /// The view of another parent's child was added.
  case wrongParent(_ child: String, is: String, requested: String)
  /// An appearance transition begins again, or ends without a beginning.
  case unbalanced(_ controller: String)
  /// Two controllers of a transition have not the same parent.
  case noCommonParent(_ from: String, _ to: String)
  /// A parent that forwards by hand cannot exchange two children by one call.
  case forwardsByHand(_ parent: String)
  /// The parent's view cannot show others.
  case noContainer(_ parent: String)
  /// A child was added, and `didMove(toParent:)` was not called.
  case moveNotCompleted(_ child: String, to: String)
}

extension ContainmentDiagnostic: CustomStringConvertible {
  /// What happened, in UIKit's words, and the remedy.
  public var description: String {
    switch self {
    case .ancestor(let child, let parent):
      "\(child) cannot be a child of \(parent), which is in it. Add another controller."
    case .shownElsewhere(let child, let parent):
      "\(child) cannot be a child of \(parent), as it is presented or the root of a window. "
        + "Dismiss or replace it first, or make another one."
    case .wrongParent(let child, let parent, let requested):
      "child view controller:\(child) should have parent view controller:\(requested) but requested "
        + "parent is:\(parent). Call addChild of the controller whose view shows it first."
    case .unbalanced(let controller):
      "Unbalanced calls to begin/end appearance transitions for \(controller). "
        + "Call endAppearanceTransition once for each beginAppearanceTransition."
    case .noCommonParent(let from, let to):
      "Children view controllers \(from) and \(to) must have a common parent view controller when "
        + "calling transition(from:to:completion:). Call addChild for both first."
    case .forwardsByHand(let parent):
      "\(parent) forwards appearance methods by hand, so transition(from:to:completion:) cannot. "
        + "Call beginAppearanceTransition and endAppearanceTransition of both."
    case .noContainer(let parent):
      "The view of \(parent) shows no other screens. Make it a ContainerScreen in loadView()."
    case .moveNotCompleted(let child, let parent):
      "\(child) was added to \(parent), and didMove(toParent:) was never called. "
        + "Call it after you have added the view, and super in your own."
    }
  }
}
