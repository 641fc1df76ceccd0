public import Foundation
import Model
public import View

/// A view, whose subviews are shown from top to bottom in the order in which they were added.
///
/// Where a view is and how it looks is drawn elsewhere: such lines compile and change nothing
/// (``UIDrawn``).
///
/// ```swift
/// view.addSubview(emailField)
/// view.addSubview(loginButton)
/// ```
open class UIView: ContainerScreen, UIDrawn {
  /// Tells the view from others.
  open var tag = 0

  /// Whether it is left out of the screen, with all that is in it.
  open var isHidden = false

  /// How much of it is seen: a view with 0 is left out of the screen.
  open var alpha: CGFloat = 1

  /// The name of a control that shows none.
  open var accessibilityLabel: String?

  private weak var parent: UIView?
  /// The screens in it, in the order of the elements.
  private var ordered: [any Screen] = []

  /// Creates a view; where it is does not matter.
  public init(frame: CGRect) { super.init() }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a view.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: - Subviews

  /// The view that it is in, or `nil`.
  public var superview: UIView? { parent?.shows(self) == true ? parent : nil }

  /// Adds a view below the others.
  public func addSubview(_ view: UIView) { insertSubview(view, at: ordered.count) }

  /// Adds a view above another one on the screen.
  public func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: index(of: other, without: view) ?? 0)
  }

  /// Adds a view after another one on the screen.
  public func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: index(of: other, without: view).map { $0 + 1 } ?? ordered.count)
  }

  /// Adds a view at a place in the order.
  public func insertSubview(_ view: UIView, at index: Int) {
    let screen = view.shown
    addSubview(screen)
    guard shows(screen) else { return }
    ordered.removeAll { !shows($0) || $0 === screen }
    ordered.insert(screen, at: max(0, min(index, ordered.count)))
    guard screen === view else { return }
    view.parent = self
    didAddSubview(view)
  }

  /// The place of a view once another one has been taken out, which may be above it.
  private func index(of view: UIView, without other: UIView) -> Int? {
    ordered.filter { shows($0) && $0 !== other.shown }.firstIndex { $0 === view.shown }
  }

  /// What is in its superview for it.
  var shown: any Screen { self }

  /// Takes it out of the view that it is in.
  open func removeFromSuperview() { superview?.removeSubview(self) }

  /// A view was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Which view is in front is not drawn.
  public func bringSubviewToFront(_ view: UIView) {}

  /// Which view is in front is not drawn.
  public func sendSubviewToBack(_ view: UIView) {}

  /// Whether it is the other view or in it.
  public func isDescendant(of view: UIView) -> Bool {
    view === self || superview?.isDescendant(of: view) == true
  }

  /// The view of a tag: this one, or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return content.lazy.compactMap { ($0 as? UIView)?.viewWithTag(tag) }.first
  }

  // MARK: - What is shown

  /// What is shown of it, from top to bottom.
  ///
  /// A label right above a control without a name, such as a switch, is its name.
  open override var elements: [Element] {
    let leaves = leaves
    var elements: [Element] = []
    for (index, leaf) in leaves.enumerated() {
      let next = index + 1 < leaves.count ? leaves[index + 1] as? UIView : nil
      if let label = leaf as? UILabel, let name = label.text, next?.takesName(name) == true {
        continue
      }
      elements += (leaf as? UIView)?.ownElements ?? leaf.elements
    }
    return elements
  }

  /// The button whose role is primary, else the first one, unless that is destructive.
  open override var primaryButton: Button? {
    let buttons = shownElements.compactMap { $0.view as? Button }.filter(\.isEnabled)
    if let primary = buttons.first(where: { $0.role == .primary }) { return primary }
    return buttons.first?.role == .destructive ? nil : buttons.first
  }

  /// What it shows itself, above its subviews.
  var ownElements: [Element] { [] }

  /// Takes the text of the label right above it as its name, if it has none.
  func takesName(_ name: String) -> Bool { false }

  /// The screens in it, in the order of the elements.
  var content: [any Screen] {
    let others = screens.filter { screen in !ordered.contains { $0 === screen } }
    return ordered.filter(shows) + others
  }

  /// It and what is in it: those that show something themselves, from top to bottom.
  private var leaves: [any Screen] {
    if isHidden || alpha == 0 { return [] }
    let inside = content.flatMap { ($0 as? UIView)?.leaves ?? [$0] }
    return ownElements.isEmpty ? inside : [self] + inside
  }

  /// The text of the labels in it.
  var labelText: String? {
    let texts = leaves.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  // MARK: - Editing

  /// Ends editing in it.
  ///
  /// - Returns: whether nothing in it is edited any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let text = textControls.first(where: \.isFirstResponder) else { return true }
    return text.textInput?.endEditing(force) != false
  }

  /// Whether it can be edited: no.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it is edited: no.
  open var isFirstResponder: Bool { false }

  /// Does nothing: only a field and a text view are edited.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Does nothing.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  // MARK: - Drawing

  /// Is never called: nothing is laid out.
  open func layoutSubviews() {}

  /// How large it wants to be: not at all.
  open func sizeThatFits(_ size: CGSize) -> CGSize { .zero }

  /// Is never called: there are no fingers.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Is never called: nothing is drawn.
  open func draw(_ rect: CGRect) {}

  /// Is never called: there are no constraints.
  open func updateConstraints() {}

  /// A size: none.
  open var intrinsicContentSize: CGSize { .zero }

  /// Does at once what would be animated, and says that it is over.
  ///
  /// - Parameters: those that UIKit has.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping damping: CGFloat = 1, initialSpringVelocity velocity: CGFloat = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Does at once what would be animated, and says that it is over.
  ///
  /// - Parameters: those that UIKit has.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Does what is there to do.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

extension UIView: nonisolated Hashable {
  /// Whether two views are the same one.
  public nonisolated static func == (one: UIView, other: UIView) -> Bool { one === other }
  /// Adds which one it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ContainerScreen {
  /// The views in it, in the order of the elements.
  public var subviews: [UIView] {
    ((self as? UIView)?.content ?? []).compactMap { $0 as? UIView }
  }
}

/// A view whose subviews stand in a row or a column: on the screen one below the other.
open class UIStackView: UIView {
  /// Whether they stand beside or above each other: on the screen always above.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// How the space is divided: not drawn.
  open var distribution: Distribution = .fill
  /// How they are aligned: not drawn.
  open var alignment: Alignment = .fill
  /// The space between them: not drawn.
  open var spacing: CGFloat = 0
  /// Whether they keep a margin: not drawn.
  open var isLayoutMarginsRelativeArrangement = false

  private var arranged: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// The views in it, from first to last.
  public var arrangedSubviews: [UIView] { arranged.filter(shows) }

  /// Adds a view below the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    insertSubview(view, at: index)
    arranged.insert(view, at: max(0, min(index, arranged.count)))
  }

  /// Takes it out of the arranged views; it stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }

  /// The space after a view: not drawn.
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

  /// How the views of a stack share its length.
  public enum Distribution: Sendable {
    /// They fill it.
    case fill
    /// They fill it, each as long as the others.
    case fillEqually
    /// They fill it, as long as they want to be.
    case fillProportionally
    /// They have the same space between them.
    case equalSpacing
    /// Their centers have the same distance.
    case equalCentering
  }

  /// How the views of a stack stand across it.
  public enum Alignment: Sendable {
    /// They fill it.
    case fill
    /// They stand at its beginning.
    case leading
    /// They stand at the first line of their text.
    case firstBaseline
    /// They stand in its middle.
    case center
    /// They stand at its end.
    case trailing
    /// They stand at the last line of their text.
    case lastBaseline
    /// They stand at its top.
    public static let top = Alignment.leading
    /// They stand at its bottom.
    public static let bottom = Alignment.trailing
  }
}

/// A view that scrolls: here a screen is as long as what is on it.
open class UIScrollView: UIView {
  /// How large the content is: not drawn.
  open var contentSize = CGSize.zero
  /// Where the content is: not drawn.
  open var contentOffset = CGPoint.zero
  /// What is around the content: not drawn.
  open var contentInset = UIEdgeInsets.zero
  /// What is around the marks of scrolling: not drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether it scrolls: not drawn.
  open var isScrollEnabled = true
  /// Whether it always bounces: not drawn.
  open var alwaysBounceVertical = false
  /// Whether a mark of scrolling is shown: not drawn.
  open var showsVerticalScrollIndicator = true
  /// Whether a mark of scrolling is shown: not drawn.
  open var showsHorizontalScrollIndicator = true
  /// When the keyboard goes: it covers nothing here.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// How it keeps clear of the bars: not drawn.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Its content: not drawn.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Its frame: not drawn.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Where the content is: not drawn.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {}
  /// Where the content is: not drawn.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// When the keyboard goes.
  public enum KeyboardDismissMode: Sendable {
    /// Never.
    case none
    /// When one scrolls.
    case onDrag
    /// With the finger.
    case interactive
  }

  /// How a view keeps clear of the bars.
  public enum ContentInsetAdjustmentBehavior: Sendable {
    /// As it likes best.
    case automatic
    /// Not at all.
    case never
    /// Always.
    case always
  }
}

/// A screen that is not made of views, as the view of a controller.
final class ScreenHolder: UIView {
  let screen: any Screen

  init(_ screen: any Screen) {
    self.screen = screen
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var content: [any Screen] { [screen] }

  override var shown: any Screen { screen }
}
