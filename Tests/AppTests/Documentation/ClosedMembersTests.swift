import Foundation
import Testing

/// The tables of what cannot be overridden, held against the sources.
@Suite("What is closed")
nonisolated struct ClosedMembersTests {
  @Test("Each member that cannot be overridden stands on the page, with its reason")
  func members() throws {
    let listed = try Self.rows("Members that cannot be overridden").flatMap { row in
      Self.names(row[1]).flatMap { type in Self.names(row[2]).map { "\(type).\($0)" } }
    }

    #expect(Set(listed).count == listed.count, "each once")
    #expect(Set(listed) == Self.closedMembers(of: try Self.sources()))
  }

  @Test("Each class that cannot be inherited from stands on the page, with its reason")
  func classes() throws {
    let listed = try Self.rows("Classes without subclasses").flatMap { Self.names($0[1]) }

    #expect(Set(listed).count == listed.count, "each once")
    #expect(
      Set(listed)
        == Set(
          try Self.sources().flatMap { source in
            source.matches(of: /(?m)^public (?:final )?class (\w+)/).map { String($0.output.1) }
          }))
  }

  @Test("What is not open is found, wherever it is declared")
  func found() {
    let source = """
      open class Tea: Leaf {
        public init() {}
        open var name = ""
        public internal(set) weak var cup: Cup?
        public final func pour(
        static public let none = 1
        var secret = 2
        func f() {
          public var local = 1
        }
      }
      extension Tea: Hot {
        public func cool() {}
      }
      extension Sender where Self: Tea {
        public func send<T>(_ t: T) {}
      }
      final class Cup {
        public var size = 1
      }
      """

    #expect(
      Self.closedMembers(of: [source]) == ["Tea.cup", "Tea.pour", "Tea.cool", "Tea.send"])
  }

  // MARK: - The page

  /// The cells of a table's rows, under a heading.
  private static func rows(_ heading: String) throws -> [[String]] {
    let lines = try Page("\(Page.catalogue)/Articles/What-You-Cannot-Override.md").lines
    let section = lines.drop { $0 != "## \(heading)" }.dropFirst().prefix { !$0.hasPrefix("#") }
    let rows = section.filter { $0.hasPrefix("| `") }
    try #require(!rows.isEmpty, "\(heading)")
    return rows.map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
  }

  private static func names(_ cell: String) -> [String] {
    cell.matches(of: /`(\w+)`/).map { String($0.output.1) }
  }

  // MARK: - The sources

  /// The texts of the framework's files; its renderers, its drivers and the front door are others.
  private static func sources() throws -> [String] {
    let rooms =
      ["Core/Controls", "Core/Screens", "Core/TextFields", "Kit"].map { "Sources/View/\($0)" }
      + ["Core/Application", "Core/Scenes", "Core/ViewControllers"].map {
        "Sources/Controller/\($0)"
      }
      + ["Kit/ViewControllers", "Kit/Undo", "Kit/Timers", "Kit/Notifications"].map {
        "Sources/Controller/\($0)"
      }
    return try rooms.flatMap { try Page.files(in: $0, endingWith: ".swift") }
      .map { try Page($0).lines.joined(separator: "\n") }
  }

  /// The public members of open classes that are not open themselves, in all their extensions.
  private static func closedMembers(of sources: [String]) -> Set<String> {
    let open = Set(
      sources.flatMap { $0.matches(of: /(?m)^open class (\w+)/).map { String($0.output.1) } })
    var members: Set<String> = []
    for source in sources {
      var type = ""
      for line in source.split(separator: "\n") {
        if let match = line.firstMatch(of: /^(?:open class|extension) (?:.*where Self: )?(\w+)/) {
          type = String(match.output.1)
        } else if line.firstMatch(of: /^[a-z@]/) != nil {
          type = ""
        }
        guard line.contains("public ") else { continue }
        let member = /^  ((?:@?[a-z]+(?:\([a-z]+\))? )*)(?:func|var|let) (\w+)/
        guard open.contains(type), let match = line.firstMatch(of: member) else { continue }
        let words = match.output.1.split(separator: " ")
        if words.contains("public"), !words.contains("static"), !words.contains("open") {
          members.insert("\(type).\(match.output.2)")
        }
      }
    }
    return members
  }
}
