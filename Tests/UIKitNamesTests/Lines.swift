import Foundation

/// How many lines of a controller that moved over are what they were.
///
/// A line counts if it has a word, is no comment, imports nothing, and lays nothing out. Those that
/// are not as UIKit has them end in `// changed`.
struct Lines {
  let all: Int
  let changed: Int
  var unchanged: Int { all - changed }
  var percent: Int { unchanged * 100 / all }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  init(of name: String) throws {
    let file = Self.folder.appending(path: "Controllers/\(name).swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { line in
        !line.hasPrefix("//") && !line.hasPrefix("import ") && line.contains(where: \.isLetter)
          && !Self.layout.contains { line.contains($0) }
      }
    all = lines.count
    changed = lines.count { $0.hasSuffix("// changed") }
  }

  /// What only says where something is and how it looks.
  private static let layout = [
    "Anchor", "NSLayout", "translatesAuto", ".constant", "constant:", "equalTo:", "// layout",
    ".font", "backgroundColor", "Color", "tint", ".layer", "CALayer", ".frame", "CGRect", "CGFloat",
    "CGSize", "bottomLine", ".spacing", ".axis", "ayoutMargins", "borderStyle", "textAlignment",
    "numberOfLines", "clipsToBounds", "contentMode", "setContent", "prefersLargeTitles", ".height",
  ]
}
