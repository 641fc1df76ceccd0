import Controller
package import Model
import View
import ViewText

/// How a picture looks, light or dark: UIKit's `UIUserInterfaceStyle`.
///
/// ```swift
/// let pictures = UserInterfaceStyle.allCases.map { content.svg($0, in: .english) }
/// ```
public enum UserInterfaceStyle: String, CaseIterable, Sendable {
  /// Dark on white.
  case light
  /// Light on black.
  case dark

  /// The colors of a picture.
  package enum Color: CaseIterable, Sendable {
    /// Behind everything.
    case paper
    /// Behind a field or a button.
    case surface
    /// A text.
    case ink
    /// A text that is less important.
    case dim
    /// A border.
    case line
    /// What Return touches, what is selected, what is edited.
    case accent
    /// What was refused, and what might destroy something.
    case warning
    /// The view's layer.
    case view
    /// The controllers' layer.
    case controller
    /// The model's layer.
    case model

    /// The color of a layer; a person and the system have none of their own.
    package init(_ lane: Lane) {
      switch lane {
      case .person: self = .ink
      case .view: self = .view
      case .controller: self = .controller
      case .model: self = .model
      case .system: self = .dim
      }
    }
  }

  // Texts have a contrast of at least 4.5 to 1 on the paper and on a surface (WCAG 1.4.3).
  package func color(_ color: Color) -> String {
    switch (color, self) {
    case (.paper, .light): "#ffffff"
    case (.paper, .dark): "#15181c"
    case (.surface, .light): "#f2f4f7"
    case (.surface, .dark): "#23272e"
    case (.ink, .light): "#1b1f24"
    case (.ink, .dark): "#e8eaed"
    case (.dim, .light): "#5b6470"
    case (.dim, .dark): "#a3acb8"
    case (.line, .light): "#868f9c"
    case (.line, .dark): "#6f7987"
    case (.accent, .light): "#0b57c4"
    case (.accent, .dark): "#7db3ff"
    case (.warning, .light): "#b3261e"
    case (.warning, .dark): "#ff9a8f"
    case (.view, .light): "#0b67d4"
    case (.view, .dark): "#7db3ff"
    case (.controller, .light): "#8f4a00"
    case (.controller, .dark): "#f2b25c"
    case (.model, .light): "#5a1090"
    case (.model, .dark): "#e6d0ff"
    }
  }

  /// The colors as variables of CSS, light or dark as the reader likes; pictures on the page have
  /// the same.
  static let style = """
    :root { \(UserInterfaceStyle.light.variables) }
    @media (prefers-color-scheme: dark) { :root { \(UserInterfaceStyle.dark.variables) } }
    \(rules { "var(--\($0))" })
    """

  /// The dark colors of a picture that is light in itself.
  static let darkPictures =
    "@media (prefers-color-scheme: dark) { \(rules(UserInterfaceStyle.dark.color)) }"

  private static func rules(_ value: (Color) -> String) -> String {
    Color.allCases.map {
      ".fill-\($0) { fill: \(value($0)); } .stroke-\($0) { stroke: \(value($0)); }"
    }.joined(separator: " ")
  }

  var variables: String {
    Color.allCases.map { "--\($0): \(color($0));" }.joined(separator: " ")
  }
}
