import Foundation

/// The documentation in the comments of a Swift file, and the public types in it.
nonisolated struct SourceComments {
  /// A type that code sees which imports its module.
  struct PublicType {
    /// Its name, after those of the types around it.
    let name: String
    let hasExample: Bool
  }

  /// Where the file is, from the top of the package.
  let path: String

  /// Every block of code in a comment.
  let blocks: [Page.Block]

  let types: [PublicType]

  init(_ path: String) throws { self.init(try Page(path)) }

  /// The comments of a Swift file with these lines.
  init(_ file: Page) {
    path = file.path
    blocks = Page(path, lines: file.lines.map { Self.comment(of: $0) ?? "" }).blocks
    types = Self.types(in: file.lines)
  }

  /// The files of the library, read once.
  static func library() throws -> [SourceComments] { try read.get() }

  private static let read = Result {
    try ["Model", "View", "Controller", "App/Workshop", "App/Terminal"].flatMap {
      try Page.files(in: "Sources/\($0)", endingWith: ".swift")
    }.map { try SourceComments($0) }
  }

  /// What a line says after three slashes.
  private static func comment(of line: String) -> String? {
    line.trimmingPrefix { $0 == " " }.wholeMatch(of: /\/\/\/ ?(.*)/).map { String($0.output.1) }
  }

  private static func types(in lines: [String]) -> [PublicType] {
    let declaration =
      /((?:[a-z]+ )*)(?:class|struct|enum|protocol|actor|extension) ([A-Z][\w.]*)(.*)/
    var types: [PublicType] = []
    var around: [(indentation: Int, name: String)] = []
    var hasExample = false
    for line in lines {
      let text = line.trimmingPrefix { $0 == " " }
      if let comment = comment(of: line) {
        hasExample = hasExample || comment == "```swift"
      } else if let match = text.wholeMatch(of: declaration) {
        let indentation = line.count - text.count
        around.removeAll { $0.indentation >= indentation }
        around.append((indentation, String(match.output.2)))
        if match.output.1.contains(/\b(public|open)\b/) {
          let name = around.map(\.name).joined(separator: ".")
          types.append(PublicType(name: name, hasExample: hasExample))
        }
        hasExample = false
      } else if !text.hasPrefix("@") {
        hasExample = false
      }
    }
    return types
  }
}
