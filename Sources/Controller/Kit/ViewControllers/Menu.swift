import Controller
public import View
public import ViewKit

/// What a menu is made of: an action, or another menu: UIKit's `UIMenuElement`.
@MainActor
public class MenuElement {
  /// The title.
  public let title: Phrase

  fileprivate init(_ title: Phrase) { self.title = title }
}

/// What a person can choose in a menu: UIKit's `UIAction`.
public final class Action: MenuElement {
  /// What there is to say about an action: UIKit's attributes with its raw values.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It might destroy something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out of the menu.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether what an action stands for is on: UIKit's states with its raw values.
  public enum State: Int, CaseIterable, Sendable {
    /// It is off, or neither on nor off.
    case off = 0
    /// It is on.
    case on = 1
    /// Some of it is on.
    case mixed = 2
  }

  /// What there is to say about it, when the menu is shown next.
  public var attributes: Attributes

  /// Whether what it stands for is on, when the menu is shown next.
  public var state: State

  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the title, by which a person chooses it.
  ///   - attributes: what there is to say about it.
  ///   - state: whether what it stands for is on.
  ///   - handler: is called when it was chosen and the menu is off the screen.
  public init(
    title: Phrase, attributes: Attributes = [], state: State = .off,
    handler: @escaping (Action) -> Void
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title)
  }

  /// The title, and whether it is on, in words.
  fileprivate var words: Phrase {
    switch state {
    case .off: title
    case .on: Phrase("\(title.english) (on)", ko: "\(title.korean) (켬)")
    case .mixed: Phrase("\(title.english) (mixed)", ko: "\(title.korean) (일부)")
    }
  }

  fileprivate func perform() { handler(self) }
}

/// Actions of which a person chooses one: UIKit's `UIMenu`.
///
/// A touch of its button presents it as an action sheet: <doc:Alerts#Menus>.
///
/// ```swift
/// let byName = Action(title: "By Name", state: .on) { _ in cup.pour() }
/// let byAge = Action(title: "By Age") { _ in cup.pour() }
/// menu.navigationItem.rightBarButtonItem = BarButtonItem(
///   title: "Sort", menu: Menu(children: [byName, byAge]))
/// ```
public final class Menu: MenuElement {
  /// How a menu is shown in another one: UIKit's options with its raw values.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its actions are among those of the other one.
    public static let displayInline = Options(rawValue: 1)
    /// It might destroy something.
    public static let destructive = Options(rawValue: 2)
  }

  /// How it is shown in another menu.
  public let options: Options

  /// The actions and menus in it, in order.
  public let children: [MenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: the title; without one it has that of its button.
  ///   - options: how it is shown in another menu.
  ///   - children: the actions and menus in it, in order.
  public init(title: Phrase = "", options: Options = [], children: [MenuElement]) {
    (self.options, self.children) = (options, children)
    super.init(title)
  }

  /// What can be chosen, with what is shown inline.
  fileprivate var choices: [MenuElement] {
    children.flatMap { child in
      if let menu = child as? Menu, menu.options.contains(.displayInline) { return menu.choices }
      return (child as? Action)?.attributes.contains(.hidden) == true ? [] : [child]
    }
  }
}

extension ViewController {
  /// Presents a menu, whose title is that of the button if it has none of its own.
  package func present(_ menu: Menu, of button: Phrase) {
    let title = menu.title == "" ? button : menu.title
    let sheet = AlertController(title: title, message: nil, preferredStyle: .actionSheet)
    for choice in menu.choices { sheet.addAction(alertAction(of: choice)) }
    sheet.addAction(AlertAction(title: .cancel, style: .cancel))
    present(sheet, animated: true)
  }

  private func alertAction(of choice: MenuElement) -> AlertAction {
    if let menu = choice as? Menu {
      let style: AlertAction.Style = menu.options.contains(.destructive) ? .destructive : .default
      return AlertAction(title: menu.title, style: style) { [weak self] _ in
        self?.present(menu, of: menu.title)
      }
    }
    guard let action = choice as? Action else { return AlertAction(title: choice.title) }
    let isDestructive = action.attributes.contains(.destructive)
    let alertAction = AlertAction(
      title: action.words, style: isDestructive ? .destructive : .default
    ) { _ in action.perform() }
    alertAction.isEnabled = !action.attributes.contains(.disabled)
    return alertAction
  }
}

extension Button {
  /// Creates a button that shows a menu, presented by the controller whose screen has the button.
  public convenience init(_ title: Phrase, menu: Menu) {
    self.init(title)
    let controller: ViewController? = nil
    let show: @MainActor (ViewController) -> @MainActor (Button) -> Void = { controller in
      { controller.present(menu, of: $0.label) }
    }
    addTarget(controller, action: show, for: .touchUpInside)
  }
}

extension BarButtonItem {
  /// Creates a button that shows a menu.
  public convenience init(title: Phrase, menu: Menu) {
    let controller: ViewController? = nil
    let show: @MainActor (ViewController) -> Void = { $0.present(menu, of: title) }
    self.init(title: title, target: controller, action: show)
  }
}
