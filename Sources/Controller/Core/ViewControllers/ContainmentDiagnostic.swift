/// A misuse of parents and children: which controllers, and what to do instead.
///
/// It is reported, never trapped.
///
/// ```swift
/// navigation.pushViewController(menu, animated: true)
/// let misuse = ContainmentDiagnostic.pushedTwice(
///   "ViewController", on: "NavigationController")
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
  /// The controller is in the stack already.
  case pushedTwice(_ controller: String, on: String)
  /// A navigation controller cannot be in the stack of another one.
  case pushedNavigationController
  /// A push or pop began before another one had ended.
  case nestedPush(_ controller: String, on: String)
  /// The controller is not in the stack.
  case notInStack(_ controller: String)
  /// The controller is not one of the tabs.
  case notATab(_ controller: String)
  /// The controller is to have two tabs.
  case tabTwice(_ controller: String, of: String)
  /// The tab of the controller has no name.
  case tabWithoutName(_ controller: String, of: String)
  /// A delegate was set, and is gone.
  case delegateGone(of: String)
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
    case .pushedTwice(let controller, let navigation):
      "\(navigation) is pushing the same view controller instance (\(controller)) more than once "
        + "which is not supported and is most likely an error in the application. "
        + "Pop to it, or push another one."
    case .pushedNavigationController:
      "Pushing a navigation controller is not supported. Present it, or push what is in it."
    case .nestedPush(let controller, let navigation):
      "nested push animation can result in corrupted navigation bar: \(controller) on "
        + "\(navigation). Wait for the transition that is running, for example until viewDidAppear."
    case .notInStack(let controller):
      "Tried to pop to a view controller that doesn't exist. "
        + "\(controller) is not in the stack: push it."
    case .notATab(let controller):
      "\(controller) is none of the tabs. Put it into viewControllers first."
    case .tabTwice(let controller, let tabs):
      "\(tabs) cannot show \(controller) on two tabs. Put it into viewControllers once."
    case .tabWithoutName(let controller, let tabs):
      "The tab of \(controller) in \(tabs) has no name. Set title or tabBarItem.title of "
        + "\(controller) or, for a stack, of its root, before the tabs are shown."
    case .delegateGone(let controller):
      "\(controller) has no delegate any more: it is gone. Keep it alive: it is held weakly."
    case .moveNotCompleted(let child, let parent):
      "\(child) was added to \(parent), and didMove(toParent:) was never called. "
        + "Call it after you have added the view, and super in your own."
    }
  }
}
