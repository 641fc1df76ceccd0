public import Foundation

/// Where a view is and how it looks: drawn elsewhere.
///
/// Each of these compiles and changes nothing, so that the lines of a controller can stay.
@MainActor
public protocol UIDrawn: AnyObject {}

extension UIDrawn {
  /// Where it is: nowhere.
  public var frame: CGRect {
    get { .zero }
    set {}
  }
  /// How large it is: not at all.
  public var bounds: CGRect {
    get { .zero }
    set {}
  }
  /// Its middle: nowhere.
  public var center: CGPoint {
    get { .zero }
    set {}
  }
  /// How it is turned.
  public var transform: CGAffineTransform {
    get { .identity }
    set {}
  }
  /// The color behind it.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
  /// The color of what can be touched.
  public var tintColor: UIColor? {
    get { UIColor() }
    set {}
  }
  /// The color of its text.
  public var textColor: UIColor? {
    get { UIColor() }
    set {}
  }
  /// The font of its text.
  public var font: UIFont? {
    get { UIFont() }
    set {}
  }
  /// Where its text stands.
  public var textAlignment: NSTextAlignment {
    get { .natural }
    set {}
  }
  /// Its layer.
  public var layer: CALayer { CALayer() }
  /// Whether what is outside is cut off.
  public var clipsToBounds: Bool {
    get { false }
    set {}
  }
  /// Whether all of it is drawn.
  public var isOpaque: Bool {
    get { true }
    set {}
  }
  /// How its content fills it.
  public var contentMode: UIView.ContentMode {
    get { .scaleToFill }
    set {}
  }
  /// How it changes with what it is in.
  public var autoresizingMask: UIView.AutoresizingMask {
    get { [] }
    set {}
  }
  /// Whether its frame becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
  /// Whether a finger reaches it: set `isEnabled` to what a person cannot use.
  public var isUserInteractionEnabled: Bool {
    get { true }
    set {}
  }
  /// What is around its content.
  public var layoutMargins: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// What is around its content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { .zero }
    set {}
  }
  /// Its name in a test of its screen.
  public var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
  /// What is said besides its name.
  public var accessibilityHint: String? {
    get { nil }
    set {}
  }
  /// Whether it is read aloud: everything is.
  public var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  /// Light or dark.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
  /// Makes it as large as it wants to be.
  public func sizeToFit() {}
  /// Has it laid out.
  public func setNeedsLayout() {}
  /// Has it laid out.
  public func layoutIfNeeded() {}
  /// Has it drawn.
  public func setNeedsDisplay() {}
  /// How much it keeps its size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How much it keeps its size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Adds a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Its top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Its bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Its middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The first line of its text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The last line of its text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Its beginning.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Its end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Its left.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Its right.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Its middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Its width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// Its height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The part that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The part inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The part in which text is read well.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// The part that the keyboard covers.
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// A finger does what a line at a prompt does: there are no gestures.
  @available(
    *, unavailable, message: "There are no gestures: use a UIButton, or a UIControl's addAction."
  )
  public func addGestureRecognizer(_ recognizer: AnyObject) {}
}

extension UIView {
  /// How the content of a view fills it: not drawn.
  public enum ContentMode: Sendable {
    /// All of it.
    case scaleToFill
    /// As much as fits.
    case scaleAspectFit
    /// So that it is full.
    case scaleAspectFill
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// Drawn again.
    case redraw
  }

  /// How a view changes with what it is in: not drawn.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// Its height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// How something is animated: nothing is.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slowly at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// One dissolves in the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A finger works meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
  }
}

// MARK: - Constraints

/// A rule of where views are: not drawn.
@MainActor
public final class NSLayoutConstraint {
  /// Beside or above each other.
  public enum Axis: Sendable {
    /// Beside each other.
    case horizontal
    /// Above each other.
    case vertical
  }

  /// Whether it holds.
  public var isActive = false
  /// A distance.
  public var constant: CGFloat = 0
  /// How much it matters.
  public var priority = UILayoutPriority.required

  init() {}

  /// Has rules hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Has rules no longer hold.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// How much a rule of layout matters: not drawn.
public struct UILayoutPriority: Hashable, Sendable {
  /// How much.
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// It matters much.
  public static let defaultHigh = UILayoutPriority(750)
  /// It matters little.
  public static let defaultLow = UILayoutPriority(250)
}

/// An edge of a view: not drawn.
@MainActor
public class NSLayoutAnchor {
  init() {}
  /// They are at the same place.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// It is not before the other.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// It is not after the other.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
}

/// A beginning, a middle or an end: not drawn.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
  /// It is the usual distance after the other.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// A top, a middle or a bottom: not drawn.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
  /// It is the usual distance below the other.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// A width or a height: not drawn.
public final class NSLayoutDimension: NSLayoutAnchor {
  /// It has a size.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// It has a size or more.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// It has a size or less.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// It is a part of the other.
  ///
  /// - Parameters: those that UIKit has.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// A part of a view: not drawn.
@MainActor
public final class UILayoutGuide: UIDrawn {
  init() {}
}

/// What is around something: not drawn.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Above.
  public var top: CGFloat
  /// At the left.
  public var left: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// At the right.
  public var right: CGFloat
  /// Creates distances.
  ///
  /// - Parameters: those that UIKit has.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// Nothing.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// What is around something: not drawn.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Above.
  public var top: CGFloat
  /// At the beginning.
  public var leading: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// At the end.
  public var trailing: CGFloat
  /// Creates distances.
  ///
  /// - Parameters: those that UIKit has.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// Nothing.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

#if !canImport(CoreGraphics)
  /// How something is turned and sized: not drawn.
  public struct CGAffineTransform: Hashable, Sendable {
    /// Not at all.
    public static let identity = CGAffineTransform()
    init() {}
    /// Larger or smaller.
    public init(scaleX: CGFloat, y: CGFloat) {}
    /// Elsewhere.
    public init(translationX: CGFloat, y: CGFloat) {}
    /// Turned.
    public init(rotationAngle: CGFloat) {}
  }
#endif

// MARK: - Looks

/// What draws a view: nothing.
@MainActor
open class CALayer {
  /// Where it is.
  open var frame = CGRect.zero
  /// How large it is.
  open var bounds = CGRect.zero
  /// How round it is.
  open var cornerRadius: CGFloat = 0
  /// How thick its border is.
  open var borderWidth: CGFloat = 0
  /// The color of its border.
  open var borderColor: CGColor?
  /// The color behind it.
  open var backgroundColor: CGColor?
  /// Whether what is outside is cut off.
  open var masksToBounds = false
  /// The color of its shadow.
  open var shadowColor: CGColor?
  /// How strong its shadow is.
  open var shadowOpacity: Float = 0
  /// How soft its shadow is.
  open var shadowRadius: CGFloat = 0
  /// Where its shadow is.
  open var shadowOffset = CGSize.zero
  /// Creates a layer.
  public init() {}
  /// Adds a layer.
  open func addSublayer(_ layer: CALayer) {}
}

#if !canImport(CoreGraphics)
  /// A color of a layer: not drawn.
  public final class CGColor: Sendable {
    init(gray: CGFloat, alpha: CGFloat) {}
  }
#endif

/// A color: not drawn.
public struct UIColor: Hashable, Sendable {
  init() {}
  /// Creates a color.
  ///
  /// - Parameters: those that UIKit has.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Creates a gray.
  public init(white: CGFloat, alpha: CGFloat) {}
  /// Creates a color of the app.
  public init?(named name: String) {}
  /// The same, more or less seen through.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  /// The same for a layer.
  public var cgColor: CGColor { CGColor(gray: 0, alpha: 1) }
  /// Not drawn.
  public static let black = UIColor()
  /// Not drawn.
  public static let white = UIColor()
  /// Not drawn.
  public static let gray = UIColor()
  /// Not drawn.
  public static let lightGray = UIColor()
  /// Not drawn.
  public static let darkGray = UIColor()
  /// Not drawn.
  public static let red = UIColor()
  /// Not drawn.
  public static let green = UIColor()
  /// Not drawn.
  public static let blue = UIColor()
  /// Not drawn.
  public static let yellow = UIColor()
  /// Not drawn.
  public static let orange = UIColor()
  /// Not drawn.
  public static let purple = UIColor()
  /// Not drawn.
  public static let brown = UIColor()
  /// Not drawn.
  public static let cyan = UIColor()
  /// Not drawn.
  public static let magenta = UIColor()
  /// Not drawn.
  public static let clear = UIColor()
  /// Not drawn.
  public static let label = UIColor()
  /// Not drawn.
  public static let secondaryLabel = UIColor()
  /// Not drawn.
  public static let tertiaryLabel = UIColor()
  /// Not drawn.
  public static let placeholderText = UIColor()
  /// Not drawn.
  public static let link = UIColor()
  /// Not drawn.
  public static let separator = UIColor()
  /// Not drawn.
  public static let systemBackground = UIColor()
  /// Not drawn.
  public static let secondarySystemBackground = UIColor()
  /// Not drawn.
  public static let tertiarySystemBackground = UIColor()
  /// Not drawn.
  public static let systemGroupedBackground = UIColor()
  /// Not drawn.
  public static let secondarySystemGroupedBackground = UIColor()
  /// Not drawn.
  public static let systemFill = UIColor()
  /// Not drawn.
  public static let secondarySystemFill = UIColor()
  /// Not drawn.
  public static let systemBlue = UIColor()
  /// Not drawn.
  public static let systemRed = UIColor()
  /// Not drawn.
  public static let systemGreen = UIColor()
  /// Not drawn.
  public static let systemOrange = UIColor()
  /// Not drawn.
  public static let systemYellow = UIColor()
  /// Not drawn.
  public static let systemPink = UIColor()
  /// Not drawn.
  public static let systemPurple = UIColor()
  /// Not drawn.
  public static let systemTeal = UIColor()
  /// Not drawn.
  public static let systemIndigo = UIColor()
  /// Not drawn.
  public static let systemMint = UIColor()
  /// Not drawn.
  public static let systemCyan = UIColor()
  /// Not drawn.
  public static let systemBrown = UIColor()
  /// Not drawn.
  public static let systemGray = UIColor()
  /// Not drawn.
  public static let systemGray2 = UIColor()
  /// Not drawn.
  public static let systemGray3 = UIColor()
  /// Not drawn.
  public static let systemGray4 = UIColor()
  /// Not drawn.
  public static let systemGray5 = UIColor()
  /// Not drawn.
  public static let systemGray6 = UIColor()
}

/// A font: not drawn.
public struct UIFont: Hashable, Sendable {
  init() {}
  /// Creates a font of a name.
  public init?(name: String, size: CGFloat) {}
  /// How large it is.
  public var pointSize: CGFloat { 0 }
  /// The usual font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont()
  }
  /// The usual font, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  /// The usual font, slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  /// A font whose letters are equally wide.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont()
  }
  /// A font whose digits are equally wide.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont()
  }
  /// The font of a style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  /// How large labels are.
  public static var labelFontSize: CGFloat { 17 }
  /// How large buttons are.
  public static var buttonFontSize: CGFloat { 18 }
  /// How large other texts are.
  public static var systemFontSize: CGFloat { 14 }

  /// How bold a font is.
  public enum Weight: Sendable {
    /// Least.
    case ultraLight
    /// Very little.
    case thin
    /// A little.
    case light
    /// As usual.
    case regular
    /// More.
    case medium
    /// Nearly bold.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// Most.
    case black
  }

  /// What a text is for.
  public enum TextStyle: Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title1
    /// A smaller title.
    case title2
    /// A small title.
    case title3
    /// A heading.
    case headline
    /// A second heading.
    case subheadline
    /// Text.
    case body
    /// Text beside another.
    case callout
    /// A note.
    case footnote
    /// A caption.
    case caption1
    /// A small caption.
    case caption2
  }
}

/// An image: not drawn; its name is that of a button that shows it alone.
public struct UIImage: Hashable, Sendable {
  let name: String

  /// An image of the app.
  public init?(named name: String) { self.name = name }
  /// An image of the system.
  public init?(systemName name: String) {
    self.name = name.replacing(".", with: " ").replacing(" fill", with: "")
  }
  /// An image of the system.
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(systemName: name)
  }
  /// The same in another look.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// The same in a color.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic)
    -> UIImage
  { self }
  /// The same in another look.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }

  /// Whether an image has its own colors.
  public enum RenderingMode: Sendable {
    /// As it is used.
    case automatic
    /// Yes.
    case alwaysOriginal
    /// No.
    case alwaysTemplate
  }

  /// How an image of the system looks.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// Creates a look.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular) {}
    /// Creates a look.
    public init(scale: SymbolScale) {}
    /// Creates a look.
    public init(textStyle: UIFont.TextStyle) {}
  }

  /// How bold an image of the system is.
  public enum SymbolWeight: Sendable {
    /// A little.
    case light
    /// As usual.
    case regular
    /// More.
    case medium
    /// Nearly bold.
    case semibold
    /// Bold.
    case bold
  }

  /// How large an image of the system is.
  public enum SymbolScale: Sendable {
    /// Small.
    case small
    /// As usual.
    case medium
    /// Large.
    case large
  }
}

/// Where a text stands: not drawn.
public enum NSTextAlignment: Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// As its language wants it.
  case natural
}

/// Where a text breaks: not drawn.
public enum NSLineBreakMode: Sendable {
  /// Between words.
  case byWordWrapping
  /// Between letters.
  case byCharWrapping
  /// Nowhere.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}

extension NSAttributedString.Key {
  /// The color of a text: not drawn.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The font of a text: not drawn.
  public static let font = NSAttributedString.Key("NSFont")
}

/// The device: it stands upright.
@MainActor
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()
  /// How it is held.
  public var orientation: UIDeviceOrientation { .portrait }
}

/// How a device is held.
public enum UIDeviceOrientation: Sendable {
  /// Upright.
  case portrait
  /// On its side.
  case landscapeLeft
  /// On its other side.
  case landscapeRight
  /// Whether it lies on a side.
  public var isLandscape: Bool { self != .portrait }
}

/// The screen of a device: its size is nothing.
@MainActor
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()
  /// How large it is.
  public var bounds: CGRect { .zero }
  /// How fine it is.
  public var scale: CGFloat { 1 }
}
