import Controller
import ControllerKit
public import Foundation
public import View

/// A button.
open class UIButton: UIControl {
  /// What a button is for.
  public typealias Role = Button.Role

  private let button = Button()
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  /// The button on the screen.
  open override var control: Control { button }

  override var ownElements: [Element] { [.button(button)] }

  /// What it is for; every renderer shows a destructive one as such.
  open var role: Role {
    get { button.role }
    set { button.role = newValue }
  }

  /// Its look and its title.
  open var configuration: Configuration? {
    didSet { show() }
  }

  /// Is called when its state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }

  /// Calls the handler of its configuration.
  public func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  /// What shows the title: its font and color are not drawn.
  public let titleLabel: UILabel? = UILabel()

  /// What shows the image: not drawn.
  public let imageView: UIImageView? = UIImageView()

  /// A name for one that shows an image alone.
  open override var accessibilityLabel: String? { didSet { show() } }

  /// What is around the content: not drawn.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// What is around the title: not drawn.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// What is around the image: not drawn.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether a disabled image looks so: not drawn.
  open var adjustsImageWhenHighlighted = true

  /// Creates a button of a type, which is not drawn.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    add(primaryAction)
  }

  /// Creates a button.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    add(primaryAction)
  }

  /// Creates a button with a look and a title.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    add(primaryAction)
  }

  private func add(_ action: UIAction?) {
    guard let action else { return show() }
    if !action.title.isEmpty { titles[.normal] = action.title }
    images[.normal] = action.image
    if action.attributes.contains(.destructive) { role = .destructive }
    addAction(action, for: .primaryActionTriggered)
    show()
  }

  /// What it shows when it is touched, with `showsMenuAsPrimaryAction`; otherwise that takes a long
  /// press, which a person at a prompt does not have.
  open var menu: UIMenu? {
    didSet {
      guard oldValue == nil else { return }
      let controller: ViewController? = nil
      let show: @MainActor (ViewController) -> @MainActor () -> Void = { [weak self] controller in
        { self?.showMenu(in: controller) }
      }
      button.addTarget(controller, action: show, for: .touchUpInside)
    }
  }

  /// Whether a touch shows the menu.
  open var showsMenuAsPrimaryAction = false

  private func showMenu(in controller: ViewController) {
    guard showsMenuAsPrimaryAction, let menu else { return }
    controller.present(menu.core, of: button.label)
  }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    show()
  }

  /// Sets the title of a state; how it looks is not drawn.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  /// Sets the image of a state: its name is that of a button without a title.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    show()
  }

  /// Not drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}

  /// Not drawn.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// The title of a state, or `nil`.
  open func title(for state: State) -> String? { titles[state] }

  /// The title that is shown, or `nil`.
  open var currentTitle: String? { titles[state] ?? titles[.normal] ?? configuration?.title }

  /// The image that would be shown, or `nil`.
  open var currentImage: UIImage? { images[state] ?? images[.normal] ?? configuration?.image }

  override func stateDidChange() {
    show()
    configurationUpdateHandler?(self)
  }

  private func show() {
    let title = [currentTitle, accessibilityLabel, currentImage?.name].lazy
      .compactMap { $0 }.first { !$0.isEmpty }
    button.setTitle(Phrase(verbatim: title ?? ""), for: .normal)
  }

  /// How a button looks: not drawn.
  public enum ButtonType: Sendable {
    /// One's own.
    case custom
    /// The usual one.
    case system
    /// A mark that shows details.
    case detailDisclosure
    /// A mark that says more.
    case infoLight
    /// A mark that says more.
    case infoDark
    /// A mark that adds something.
    case contactAdd
    /// A mark that closes something.
    case close
  }

  /// A look and a title; of these the title is shown.
  public struct Configuration {
    /// The title.
    public var title: String?
    /// A line below the title: not drawn.
    public var subtitle: String?
    /// An image: not drawn.
    public var image: UIImage?
    /// A color: not drawn.
    public var baseBackgroundColor: UIColor?
    /// A color: not drawn.
    public var baseForegroundColor: UIColor?
    /// How round it is: not drawn.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is: not drawn.
    public var buttonSize = Size.medium
    /// What is around the content: not drawn.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space beside the image: not drawn.
    public var imagePadding: CGFloat = 0
    /// Whether it shows that something goes on: not drawn.
    public var showsActivityIndicator = false

    /// The usual look.
    public static func plain() -> Configuration { Configuration() }
    /// A filled look.
    public static func filled() -> Configuration { Configuration() }
    /// A tinted look.
    public static func tinted() -> Configuration { Configuration() }
    /// A gray look.
    public static func gray() -> Configuration { Configuration() }
    /// A look with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// A filled look with a border.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// A tinted look with a border.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// A look without a border.
    public static func borderless() -> Configuration { Configuration() }

    /// How round a button is.
    public enum CornerStyle: Sendable {
      /// As its text is large.
      case dynamic
      /// As it was set.
      case fixed
      /// Round.
      case capsule
      /// A little.
      case small
      /// Some more.
      case medium
      /// Much.
      case large
    }

    /// How large a button is.
    public enum Size: Sendable {
      /// As usual.
      case medium
      /// Small.
      case small
      /// Very small.
      case mini
      /// Large.
      case large
    }
  }
}
