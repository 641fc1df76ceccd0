import Foundation

/// Finds the methods in the sources that a trace tells of.
enum SourceMethods {
  /// The folder of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folders and files whose methods receive the calls of a trace.
  private static let places = [
    "App/AppDelegate.swift", "App/SceneDelegate.swift", "Controller/SignIn",
    "Controller/Presentation/AlertController.swift", "Model/Accounts", "View/Text",
  ]

  /// The folders of the program that hold a room: a reader's own.
  static func rooms(in sources: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: "App").path)
      .filter { $0.contains(/\/Room\+\w+\.swift$/) }
      .map { "App/" + $0.prefix { $0 != "/" } }
      .sorted()
  }

  /// `Type.method` and `Type.method(labels:)` with the file and line of each.
  static func table(in sources: URL) throws -> [String: String] {
    var table: [String: String] = [:]
    var parents: [String: String] = [:]
    for place in try places + rooms(in: sources) {
      for file in try files(at: sources.appending(path: place)) {
        let text = try String(contentsOf: file, encoding: .utf8)
        read(text, of: file.lastPathComponent, into: &table, &parents)
      }
    }
    for (child, parent) in parents {
      for (key, location) in table where key.hasPrefix(parent + ".") {
        let inherited = child + key.dropFirst(parent.count)
        if table[inherited] == nil { table[inherited] = location }
      }
    }
    return table
  }

  /// Writes the table into the sources.
  static func write(_ table: [String: String], below sources: URL) throws {
    let rows = table.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": \"\($0.value)\"," }
    let text = """
      // Written by the tests, which also check it: see SourceLocationsTests.
      nonisolated extension SourceLocations {
        static let table: [String: String] = [
      \(rows.joined(separator: "\n"))
        ]
      }

      """
    let file = sources.appending(path: "App/Trace/SourceLocations+Table.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func files(at place: URL) throws -> [URL] {
    if place.pathExtension == "swift" { return [place] }
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  private static func read(
    _ text: String, of file: String, into table: inout [String: String],
    _ parents: inout [String: String]
  ) {
    let lines = text.components(separatedBy: "\n")
    var type = ""
    for (index, line) in lines.enumerated() {
      if let match = line.firstMatch(
        of: /^(?:[a-z@A-Z]+ )*(?:class|struct|extension) (\w+)(?:: (\w+))?.*\{/)
      {
        type = String(match.1)
        if let parent = match.2, line.contains("class ") { parents[type] = String(parent) }
      }
      guard let match = line.firstMatch(of: /^  (?:[a-z]+ )*func (\w+)/) else { continue }
      let signature = lines[index...].prefix(8).joined(separator: " ")
      let key = "\(type).\(match.1)"
      let location = "\(file):\(index + 1)"
      table["\(key)(\(labels(of: signature)))"] = location
      if table[key] == nil { table[key] = location }
    }
  }

  /// The labels of the first parameter list in a declaration, for example `_:didRefuse:`.
  private static func labels(of declaration: String) -> String {
    guard let open = declaration.firstIndex(of: "(") else { return "" }
    var (depth, labels, part) = (0, "", "")
    for character in declaration[open...] {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      default: break
      }
      if depth == 0 || (depth == 1 && character == ",") {
        let words = part.split { $0 == " " || $0 == "(" || $0 == ":" }
        if let label = words.first { labels += "\(label):" }
        part = ""
        if depth == 0 { break }
      } else {
        part.append(character)
      }
    }
    return labels
  }
}
