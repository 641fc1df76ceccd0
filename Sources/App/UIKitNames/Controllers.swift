public import Controller
public import ControllerKit
public import Foundation
import View
public import ViewKit

/// Goes along with a change of size: there is none.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {}

/// A finger: there are none.
public final class UITouch: Sendable, Hashable {
  /// Whether two are the same one.
  public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  /// Adds which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What fingers did: nothing.
public final class UIEvent: Sendable {}

/// How the bar of a device looks: not drawn.
public enum UIStatusBarStyle: Sendable {
  /// As usual.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent
}

extension ViewController {
  /// The view; of a controller without `loadView()` an empty one, to which views are added.
  public var view: UIView {
    get {
      let screen = coreView
      if let view = screen as? UIView { return view }
      guard screen is EmptyScreen else { return ScreenHolder(screen) }
      let view = UIView()
      self.coreView = view
      return view
    }
    set { coreView = (newValue as? ScreenHolder)?.screen ?? newValue }
  }

  /// The name of the screen in the bar of a stack and on a tab.
  public var title: String? {
    get { titlePhrase?.english }
    set { titlePhrase = newValue.map(Phrase.init(verbatim:)) }
  }

  /// Shows a controller: on top of the stack, or else presented.
  public func show(_ controller: ViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Whether a sheet can be pulled down: no sheet can be here.
  public var isModalInPresentation: Bool {
    get { false }
    set {}
  }
  /// How it comes: not drawn.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  /// How large it wants to be: not drawn.
  public var preferredContentSize: CGSize {
    get { .zero }
    set {}
  }
  /// Which edges it reaches: not drawn.
  public var edgesForExtendedLayout: UIRectEdge {
    get { [] }
    set {}
  }
  /// Light or dark: not drawn.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
  /// How a sheet stands: not drawn.
  public var sheetPresentationController: UISheetPresentationController? { nil }
  /// Where a popover comes from: not drawn.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// Not drawn.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether what is presented covers it alone: a search is always in its own screen.
  public var definesPresentationContext: Bool {
    get { false }
    set {}
  }
}

extension SearchController {
  /// The field, as a view.
  public var searchBar: UISearchBar { UISearchBar.of(coreBar) }
  /// Ends the search.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    isActive = false
    completion?()
  }
}

extension NavigationController {
  /// The bar, whose looks are not drawn.
  public var navigationBar: UINavigationBar { UINavigationBar() }
  /// Whether the bar is left out: it is always shown.
  public var isNavigationBarHidden: Bool {
    get { false }
    set {}
  }
  /// Leaves the bar out: it is always shown.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

extension NavigationItem {
  /// The title, or `nil` for none.
  public var title: String? {
    get { titlePhrase?.english }
    set { titlePhrase = newValue.map(Phrase.init(verbatim:)) }
  }
  /// The title of the button that comes back to this controller.
  public var backButtonTitle: String? {
    get { backPhrase?.english }
    set { backPhrase = newValue.map(Phrase.init(verbatim:)) }
  }
  /// The button that comes back to this controller: its title is taken.
  public var backBarButtonItem: UIBarButtonItem? {
    get { nil }
    set { if let newValue { backPhrase = newValue.titlePhrase } }
  }
  /// A view in place of the title: not drawn.
  public var titleView: UIView? {
    get { nil }
    set {}
  }
  /// How large the title is: not drawn.
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { .automatic }
    set {}
  }
  /// Sets the first button on the right.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the first button on the left.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Whether the field of a search goes while one scrolls: it is always shown.
  public var hidesSearchBarWhenScrolling: Bool {
    get { false }
    set {}
  }
  /// Leaves the button that goes back out.
  public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// How large a title is.
  public enum LargeTitleDisplayMode: Sendable {
    /// As that of the controller below.
    case automatic
    /// Always large.
    case always
    /// Never large.
    case never
  }
}

extension BarButtonItem {
  /// The title.
  public var title: String? {
    get { titlePhrase.english }
    set { titlePhrase = Phrase(verbatim: newValue ?? "") }
  }
  /// A color: not drawn.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }
  /// An image: not drawn.
  public var image: UIImage? {
    get { nil }
    set {}
  }

  /// Creates a button that calls a method of an object, held weakly: it gets this button.
  ///
  /// - Parameters: those that UIKit has.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    let sender = Sender()
    let call: @MainActor (Target) -> Void = { target in
      if let item = sender.item { action(target)(item) }
    }
    self.init(title: Phrase(verbatim: title ?? ""), style: style, target: target, action: call)
    sender.item = self
  }
  /// Creates a button that calls a method of an object, held weakly.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(
      title: Phrase(verbatim: title ?? ""), style: style, target: target, action: action)
  }
  /// Creates a button that calls nothing, as for the way back.
  public convenience init(title: String?, style: Style = .plain, target: Any?, action: Never?) {
    let nobody: UIAction? = nil
    self.init(
      title: Phrase(verbatim: title ?? ""), style: style, target: nobody, action: UIAction.perform)
  }
  /// How the title looks: not drawn.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Creates a button that has the name of an image.
  ///
  /// - Parameters: those that UIKit has.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(
      title: Phrase(verbatim: image?.name ?? ""), style: style, target: target, action: action)
  }
  /// Creates a button with the title of what many screens have.
  ///
  /// - Parameters: those that UIKit has.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(systemItem, target: target, action: action)
  }
  /// Creates a button with the title of what many screens have; the method gets the button.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    let sender = Sender()
    let call: @MainActor (Target) -> Void = { target in
      if let item = sender.item { action(target)(item) }
    }
    self.init(systemItem, target: target, action: call)
    sender.item = self
  }
  /// Creates a button that calls an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(systemItem, target: primaryAction, action: UIAction.perform)
    hold(primaryAction)
  }
  /// Creates a button that calls an action, and has its title.
  ///
  /// - Parameters: those that UIKit has.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?
  ) {
    let words = [title, primaryAction?.title, image?.name, primaryAction?.image?.name]
    let name = words.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    self.init(
      title: Phrase(verbatim: name), target: primaryAction, action: UIAction.perform)
    hold(primaryAction)
  }

  /// Creates a button that shows a menu; of a primary action beside it, which a touch calls, the
  /// menu would need a long press.
  ///
  /// - Parameters: those that UIKit has.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    guard let menu, primaryAction == nil else {
      self.init(title: title, image: image, primaryAction: primaryAction)
      return
    }
    let words = [title, menu.title, image?.name]
    let name = words.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    self.init(title: Phrase(verbatim: name), menu: menu.core)
  }

  /// The button owns the action: a second target, which no event reaches, has it in its closure.
  private func hold(_ action: UIAction?) {
    guard let action else { return }
    action.sender = self
    button.addTarget(button, action: { _ in { _ = action } }, for: [])
  }

  private final class Sender { weak var item: UIBarButtonItem? }
}

extension TabBarController {
  /// The tabs, whose looks are not drawn.
  public var tabBar: UITabBar { UITabBar() }
  /// Sets the controllers of the tabs.
  public func setViewControllers(_ controllers: [ViewController]?, animated: Bool) {
    viewControllers = controllers ?? []
  }
}

extension TabBarItem {
  /// Creates an item; images are not drawn.
  ///
  /// - Parameters: those that UIKit has.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    let title: Phrase? = title.map(Phrase.init(verbatim:))
    self.init(title: title)
  }
  /// Creates an item; the image is not drawn.
  ///
  /// - Parameters: those that UIKit has.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    let title: Phrase? = title.map(Phrase.init(verbatim:))
    self.init(title: title)
  }
  /// The name of the tab, or `nil` for none.
  public var title: String? {
    get { titlePhrase?.english }
    set { titlePhrase = newValue.map(Phrase.init(verbatim:)) }
  }
  /// An image: not drawn.
  public var image: UIImage? {
    get { nil }
    set {}
  }
  /// A mark on the tab: not drawn.
  public var badgeValue: String? {
    get { nil }
    set {}
  }
}

// MARK: - Alerts

/// The views of an alert's fields, which the alert keeps.
@MainActor
final class AlertFields {
  var views: [UITextField] = []
}

extension AlertController {
  /// Creates an alert without actions.
  ///
  /// - Parameters: those that UIKit has.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    let title: Phrase? = title.map(Phrase.init(verbatim:))
    let message: Phrase? = message.map(Phrase.init(verbatim:))
    self.init(title: title, message: message, preferredStyle: preferredStyle, view: AlertScreen())
  }
  /// The message; a change is shown at once.
  public var message: String? {
    get { messagePhrase?.english }
    set { messagePhrase = newValue.map(Phrase.init(verbatim:)) }
  }
  /// Adds a field below the others, and passes it to the closure at once.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    addField { [part = part(AlertFields())] field in
      let view = UITextField(of: field)
      part.views.append(view)
      configurationHandler?(view)
    }
  }
  /// The fields, in order, or `nil` without any.
  public var textFields: [UITextField]? {
    let views = part(AlertFields()).views
    return views.isEmpty ? nil : views
  }
}

extension AlertAction {
  /// Creates an action; its handler runs after the alert is off the screen.
  ///
  /// - Parameters: those that UIKit has.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(title: Phrase(verbatim: title ?? ""), style: style, handler: handler)
  }
  /// The title of the button.
  public var title: String? { titlePhrase.english }
}

extension ContextualAction {
  /// Creates an action; `handler` gets a closure to call when it is done.
  ///
  /// - Parameters: those that UIKit has.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    let name = title.map(Phrase.init(verbatim:))
    let other =
      style == .destructive ? Phrase("Delete", ko: "삭제") : Phrase("More", ko: "더 보기")
    self.init(style: style, title: name ?? other, handler: handler)
  }
  /// A color: not drawn.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
  /// An image: not drawn.
  public var image: UIImage? {
    get { nil }
    set {}
  }
}

extension SwipeActionsConfiguration {
  /// Whether a long swipe does the first one: a person types its name.
  public var performsFirstActionWithFullSwipe: Bool {
    get { false }
    set {}
  }
}

extension Window {
  /// A color: not drawn.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
  /// A color: not drawn.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }
  /// Where it is: not drawn.
  public var frame: CGRect {
    get { .zero }
    set {}
  }
}

// MARK: - Looks of bars and presentations

/// The bar of a stack: not drawn but for its title and buttons.
@MainActor
public final class UINavigationBar: UIDrawn {
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// A color.
  public var barTintColor: UIColor?
  /// Whether what is below is seen.
  public var isTranslucent = true
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// A look.
  public var standardAppearance = UINavigationBarAppearance()
  /// A look while it is low.
  public var compactAppearance: UINavigationBarAppearance?
  /// A look while nothing is scrolled.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// The look of a bar: not drawn.
@MainActor
public final class UINavigationBarAppearance {
  /// A color.
  public var backgroundColor: UIColor?
  /// A color.
  public var shadowColor: UIColor?
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Creates a look.
  public init() {}
  /// An opaque look.
  public func configureWithOpaqueBackground() {}
  /// A transparent look.
  public func configureWithTransparentBackground() {}
  /// The usual look.
  public func configureWithDefaultBackground() {}
}

/// The tabs: not drawn but for their titles.
@MainActor
public final class UITabBar: UIDrawn {
  /// A color.
  public var barTintColor: UIColor?
  /// A color.
  public var unselectedItemTintColor: UIColor?
  /// Whether what is below is seen.
  public var isTranslucent = true
}

/// How a sheet stands: not drawn, and always `nil`.
@MainActor
public final class UISheetPresentationController {
  /// How high it may be.
  public var detents: [Detent] = []
  /// Whether a mark to pull is shown.
  public var prefersGrabberVisible = false
  /// How round it is.
  public var preferredCornerRadius: CGFloat?

  init() {}

  /// How high a sheet may be.
  public struct Detent: Sendable {
    /// Half the screen.
    public static func medium() -> Detent { Detent() }
    /// The whole screen.
    public static func large() -> Detent { Detent() }
  }
}

/// Where a popover comes from: not drawn, and always `nil`.
@MainActor
public final class UIPopoverPresentationController {
  /// The view.
  public var sourceView: UIView?
  /// Where in the view.
  public var sourceRect = CGRect.zero
  /// The button of a bar.
  public var barButtonItem: UIBarButtonItem?

  init() {}
}

/// How a controller comes: not drawn.
public enum UIModalTransitionStyle: Sendable {
  /// From below.
  case coverVertical
  /// By turning.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// As a page.
  case partialCurl
}

/// Light or dark: not drawn.
public enum UIUserInterfaceStyle: Sendable {
  /// As the system.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Edges: not drawn.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All of them.
  public static let all = UIRectEdge(rawValue: 15)
}

// MARK: - Notifications and the rest

/// The class of delegates; it has the names of the keyboard's notifications.
///
/// They are not posted: no keyboard covers a screen here.
@MainActor
open class UIResponder {
  /// The keyboard comes.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard is there.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard goes.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Where it will be.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long that takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// Creates it.
  public init() {}
}

extension NotificationCenter {
  /// A center for the whole process: use that of the application, which is in its log.
  public static let `default` = NotificationCenter()

  /// Calls a method of an object, held weakly, whenever something of a name is posted.
  ///
  /// Linux has no `#selector`: write the method with its class, as `ListController.reload`.
  ///
  /// - Parameters: those that UIKit has.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector action: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
    name: Notification.Name?, object: AnyObject?
  ) { addObserver(observer, action: action, for: name, object: object) }

  /// The same for a method without arguments.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector action: @escaping @MainActor (Observer) -> @MainActor () -> Void,
    name: Notification.Name?, object: AnyObject?
  ) {
    addObserver(
      observer, action: { observer in { _ in action(observer)() } }, for: name, object: object)
  }

  /// Calls a closure whenever something of a name is posted; the queue makes no difference.
  ///
  /// - Parameters: those that UIKit has.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> AnyObject { addObserver(forName: name, object: object, using: block) }

  /// Removes an object for a name alone.
  ///
  /// - Parameters: those that UIKit has.
  public func removeObserver(
    _ observer: AnyObject, name: Notification.Name?, object: AnyObject?
  ) {
    if let name { removeObserver(observer, name: name) } else { removeObserver(observer) }
  }
}

extension Timer {
  /// No run loop is everybody's: that of a controller is its window's.
  ///
  /// - Parameters: those that Foundation has.
  ///
  /// - Parameters: those that UIKit has.
  @available(*, unavailable, message: "Write runLoop?.scheduledTimer(withTimeInterval: …).")
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer { Timer(timeInterval: interval, repeats: repeats, block: block) }
}

extension Application {
  /// There is no singleton.
  @available(
    *, unavailable,
    message: "There is no shared application: write window?.windowScene?.application."
  )
  public static var shared: UIApplication? { nil }
}
