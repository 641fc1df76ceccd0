public import ControllerKit
import View

/// What a menu is made of: an action, or another menu.
@MainActor
public class UIMenuElement {
  /// Its title.
  public var title: String
  /// Its image: not drawn.
  public var image: UIImage?

  init(_ title: String, _ image: UIImage?) { (self.title, self.image) = (title, image) }

  /// The same as the framework shows it, when it is shown.
  var core: MenuElement { Menu(title: Phrase(verbatim: title), children: []) }
}

/// A closure that a control, a button of a bar or a menu calls.
///
/// ```swift
/// button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
/// ```
public final class UIAction: UIMenuElement {
  /// What it does to what it is for.
  public typealias Attributes = Action.Attributes
  /// Whether what it stands for is on.
  public typealias State = Action.State

  /// What there is to say about it.
  public var attributes: Attributes
  /// Whether what it stands for is on.
  public var state: State
  /// What it was sent by, or `nil`.
  public internal(set) weak var sender: AnyObject?

  let handler: (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - image: an image, which is not drawn.
  ///   - attributes: what there is to say about it.
  ///   - state: whether what it stands for is on.
  ///   - handler: is called with the action.
  public init(
    title: String = "", image: UIImage? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title, image)
  }

  func perform() { handler(self) }

  override var core: MenuElement {
    Action(title: Phrase(verbatim: title), attributes: attributes, state: state) { _ in
      self.perform()
    }
  }
}

/// Actions of which a person chooses one.
public final class UIMenu: UIMenuElement {
  /// How a menu is shown in another one.
  public typealias Options = Menu.Options

  /// How it is shown in another menu.
  public let options: Options
  /// The actions and menus in it, in order.
  public let children: [UIMenuElement]

  /// Creates a menu; without a title it has that of its button.
  ///
  /// - Parameters: those that UIKit has.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.options, self.children) = (options, children)
    super.init(title, image)
  }

  /// A menu of the same title with other children.
  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, options: options, children: children)
  }

  override var core: Menu {
    Menu(title: Phrase(verbatim: title), options: options, children: children.map(\.core))
  }
}
