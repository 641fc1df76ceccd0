public import Foundation
import View

/// A line of text.
open class UILabel: UIView {
  private let label = Label()

  /// Is called with a new text.
  var textDidChange: ((String?) -> Void)?

  override var ownElements: [Element] { [.label(label)] }

  /// The text, or `nil` for none.
  open var text: String? {
    get { label.text?.english }
    set {
      label.text = newValue.map(Phrase.init(verbatim:))
      textDidChange?(newValue)
    }
  }

  /// The text; how it looks is not drawn.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// How many lines it may have: as many as it needs.
  open var numberOfLines = 1
  /// Where it breaks: not drawn.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether it becomes smaller: not drawn.
  open var adjustsFontSizeToFitWidth = false
  /// Whether it follows the size of the system's text: not drawn.
  open var adjustsFontForContentSizeCategory = false
  /// How small it may become: not drawn.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether it looks enabled: not drawn.
  open var isEnabled = true
}

/// An image: not drawn; its `accessibilityLabel` is its text, if it has one.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// Creates a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  override var ownElements: [Element] {
    accessibilityLabel.map { [.label(Phrase(verbatim: $0))] } ?? []
  }
}

/// Shows that something goes on.
open class UIActivityIndicatorView: UIView {
  /// Whether it is left out while nothing goes on.
  open var hidesWhenStopped = true
  /// Whether something goes on.
  public private(set) var isAnimating = false
  /// How it looks: not drawn.
  open var style: Style = .medium
  /// A color: not drawn.
  open var color: UIColor?

  /// Creates a view of a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Something begins.
  open func startAnimating() { isAnimating = true }

  /// It is over.
  open func stopAnimating() { isAnimating = false }

  override var ownElements: [Element] {
    isAnimating ? [.label(Phrase("Please wait …", ko: "기다려 주세요 …"))] : []
  }

  /// How it looks.
  public enum Style: Sendable {
    /// As usual.
    case medium
    /// Large.
    case large
  }
}

/// A view behind others: not drawn.
open class UIVisualEffectView: UIView {
  /// Where subviews are added.
  public private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
}
