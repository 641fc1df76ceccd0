package import View

/// What a cell looks like depends on: UIKit's `UICellConfigurationState`.
///
/// ```swift
/// cell.configurationUpdateHandler = { cell, state in
///   cell.text = state.isSelected ? "Assam, please" : "Assam"
/// }
/// ```
public struct CellConfigurationState: Equatable, Sendable {
  /// Whether the cell is selected.
  public let isSelected: Bool

  /// Whether a finger is on it.
  public let isHighlighted: Bool
}

/// A cell of a list or a grid, whose handler sets what it looks like.
@MainActor
package protocol ConfiguredCell: Control {
  /// The list or grid that shows it, where that has made its cells.
  var displayer: (any ElementSource)? { get }

  /// What calls the handler, if there is one.
  var configuration: (() -> Void)? { get }
}

extension ConfiguredCell {
  /// Calls the handler, if there is one and the cell is shown.
  package func configure() { configure(in: displayer) }

  /// Calls it for a cell that is being shown.
  func configure(in displayer: (any ElementSource)?) {
    guard let configuration, let displayer else { return }
    guard let input = (displayer as? any AskingView)?.input else { return configuration() }
    input.track(.configuration, of: self, configuration)
  }
}
