import Controller
import Foundation
public import View
public import Workshop

extension Explorer.Report {
  /// Writes the map of all screens and the ways between them into a file.
  ///
  /// The end of the path says how: `.html` for a page, `.svg` or `.dot` for a picture, and anything
  /// else for Mermaid. A file that is there is replaced.
  ///
  /// ```swift
  /// let report = try explorer.explore()
  /// try report.map(to: folder + "/tea.html")
  /// ```
  ///
  /// - Throws: the system's error, if the file cannot be written.
  public func map(to path: String, in language: Language = .english) throws {
    let text = diagram(for: path, StateMap(self, of: [], in: language, isOfTest: true))
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The map, as the end of a path says; otherwise Mermaid.
  func diagram(for path: String, _ map: @autoclosure () -> StateMap) -> String {
    switch path.split(separator: ".").last {
    case "dot": dot
    case "svg": map().svg
    case "html": map().html
    default: mermaid
    }
  }
}
