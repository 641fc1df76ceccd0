public import Foundation
import View
public import ViewKit

/// A row of a table.
///
/// What is in its `contentView` is shown of it: where that is text alone, it is the text of the row,
/// which a person can select; else its controls are in the row.
open class UITableViewCell: UIView {
  /// How a row is edited.
  public typealias EditingStyle = TableViewCell.EditingStyle

  /// The identifier under which the cell is used again, or `nil`.
  public let reuseIdentifier: String?

  /// Where subviews are added.
  public let contentView = UIView()

  /// The cell of the framework, while a row shows it: that holds this one.
  private(set) weak var host: HostCell?

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a cell for a table.
  public required convenience init(reuseIdentifier: String? = nil) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  /// The cell will be used again, for another row; call `super` in your own.
  open func prepareForReuse() {}

  /// Whether the row is selected.
  open var isSelected: Bool { host?.isSelected ?? false }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool { host?.isHighlighted ?? false }

  /// The text of the row.
  public private(set) lazy var textLabel: UILabel? = label()

  /// What is shown after the text.
  public private(set) lazy var detailTextLabel: UILabel? = label()

  private func label() -> UILabel {
    let label = UILabel()
    label.textDidChange = { [weak self] _ in self?.showContent() }
    return label
  }

  /// An image: not drawn.
  public private(set) lazy var imageView: UIImageView? = UIImageView()

  /// What stands at the end of the row: a check mark is a box that is checked, another mark is not
  /// drawn.
  open var accessoryType = AccessoryType.none {
    didSet { showContent() }
  }

  /// What stands there in the row, such as a switch, which gets the row's text as its name.
  open var accessoryView: UIView?

  /// What the row shows: a text and one after it.
  open var contentConfiguration: UIListContentConfiguration? {
    didSet {
      textLabel?.text = contentConfiguration?.text
      detailTextLabel?.text = contentConfiguration?.secondaryText
    }
  }

  /// An empty content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// How a selected row looks: not drawn.
  open var selectionStyle = SelectionStyle.default
  /// What is behind the row: not drawn.
  open var backgroundView: UIView?
  /// What is behind a selected row: not drawn.
  open var selectedBackgroundView: UIView?
  /// Where the line below it begins: not drawn.
  open var separatorInset = UIEdgeInsets.zero
  /// The mark while the table is edited: not drawn.
  open var editingAccessoryType = AccessoryType.none

  /// The cell that a row shows of it.
  func makeHost() -> HostCell {
    let cell = host ?? HostCell(of: self)
    host = cell
    showContent()
    return cell
  }

  /// Shows what is in it, if a row shows it.
  private func showContent() {
    guard let host else { return }
    host.isHidden = isHidden
    host.text = Phrase(verbatim: textLabel?.text ?? "")
    host.detailText = detailTextLabel?.text.map(Phrase.init(verbatim:))
    host.isChecked = accessoryType == .checkmark ? true : nil
    var elements = elements
    if let accessoryView {
      // As the name of what is in the row alone, its text is not shown again.
      _ = accessoryView.takesName(host.text.english)
      elements += accessoryView.elements
    }
    let texts = elements.compactMap { ($0.view as? Label)?.text }.filter { $0 != "" }
    let isText = texts.count == elements.count
    if !isText || !host.contentElements.isEmpty { host.contentElements = isText ? [] : elements }
    guard isText, let first = texts.first else { return }
    let others = texts.dropFirst().map(\.english).joined(separator: "  ")
    host.text = first
    host.detailText = others.isEmpty ? nil : Phrase(verbatim: others)
  }

  /// Where the texts of a row stand: not drawn.
  public enum CellStyle: Sendable {
    /// One text.
    case `default`
    /// A second one at the end.
    case value1
    /// A second one beside it.
    case value2
    /// A second one below it.
    case subtitle
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Sendable {
    /// Nothing.
    case none
    /// A mark that more follows.
    case disclosureIndicator
    /// A mark that shows details.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A mark that shows details.
    case detailButton
  }

  /// How a selected row looks.
  public enum SelectionStyle: Sendable {
    /// As others.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// As usual.
    case `default`
  }
}

/// The cell of a row, which holds the view that it shows.
final class HostCell: TableViewCell {
  let owner: UITableViewCell

  init(of owner: UITableViewCell) {
    self.owner = owner
    super.init(reuseIdentifier: owner.reuseIdentifier)
  }

  required init(reuseIdentifier: String?) {
    owner = UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
    super.init(reuseIdentifier: reuseIdentifier)
  }

  override func prepareForReuse() { owner.prepareForReuse() }
}

/// What a row shows: a text and one after it.
public struct UIListContentConfiguration {
  /// The text.
  public var text: String?
  /// What is shown after it.
  public var secondaryText: String?
  /// An image: not drawn.
  public var image: UIImage?
  /// How the text looks: not drawn.
  public var textProperties = TextProperties()
  /// How the second text looks: not drawn.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks: not drawn.
  public var imageProperties = ImageProperties()

  /// Creates an empty content.
  public init() {}
  /// The content of a row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a row with a line below its text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a row with a value.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// How a text looks: not drawn.
  public struct TextProperties {
    /// The font.
    public var font = UIFont()
    /// The color.
    public var color = UIColor()
    /// How many lines it has.
    public var numberOfLines = 0
  }

  /// How an image looks: not drawn.
  public struct ImageProperties {
    /// The color.
    public var tintColor: UIColor?
  }
}
