import Foundation

/// The numbers that an app can pass to the public interface, found in the sources.
///
/// A property that can be set, or a method with such a parameter, is named by its file and its name, as
/// in `Stepper.stepValue`. What only the framework calls is left out: data sources and delegates.
enum PublicNumbers {
  static func names() throws -> Set<String> {
    let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    var names: Set<String> = []
    for module in ["Model", "View", "Controller", "App/Workshop"] {
      let folder = root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        let type = String(file.lastPathComponent.prefix { $0 != "+" && $0 != "." })
        guard file.pathExtension == "swift", !type.hasSuffix("DataSource"),
          !type.hasSuffix("Delegate")
        else { continue }
        let source = try String(contentsOf: file, encoding: .utf8)
        names.formUnion(Self.names(in: source).map { "\(type).\($0)" })
      }
    }
    return names
  }

  static func names(in source: String) -> [String] {
    let modifiers = "(?:(?:static|class|final|override|mutating|convenience) )*"
    let number = "(?:Int|Int32|Int64|UInt|Double|Duration|IndexPath|IndexSet)"
    return source.matches(of: /(?m)^ *(?:public|open) .*/).compactMap { match -> String? in
      let rest = source[match.range.lowerBound...].prefix(600)
      let lines = rest.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
      let line = String(match.output)
      if let name = line.capture("(?:public|open) \(modifiers)var (\\w+)") {
        let isNumber = line.contains("var \(name): \\[?\(number)\\b", or: "var \(name) = -?[0-9]")
        let body = line.hasSuffix("{") ? lines.prefix(3).joined() : line
        let isSet = body.contains("didSet|get \\{")
        return isNumber && (!line.contains("\\{") || isSet) ? name : nil
      }
      guard let name = line.capture("(?:public|open) \(modifiers)(init|subscript|func \\S+?)[(<]")
      else { return nil }
      let parameters = rest.parameters.replacing("line: Int = #line", with: "")
      return parameters.contains("\\b\(number)\\b") ? name.replacing("func ", with: "") : nil
    }
  }
}

extension StringProtocol {
  fileprivate func contains(_ pattern: String, or other: String? = nil) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
      || other.map { range(of: $0, options: .regularExpression) != nil } ?? false
  }

  /// What the first group of a pattern matches.
  fileprivate func capture(_ pattern: String) -> String? {
    let text = String(self)
    guard let expression = try? Regex(pattern), let match = text.firstMatch(of: expression) else {
      return nil
    }
    return match.output[1].substring.map(String.init)
  }

  /// What is in the first pair of parentheses.
  fileprivate var parameters: String {
    var depth = 0
    var parameters = ""
    for character in drop(while: { $0 != "(" }) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
      parameters.append(character)
    }
    return parameters
  }
}
