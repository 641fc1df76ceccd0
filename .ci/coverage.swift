import Foundation

// Fails when a public symbol has no summary, or a module's page does not say where to find it. What
// the compiler makes by itself has no place for a summary.
struct Entry: Decodable {
  struct Kind: Decodable { let isSymbol: Bool }
  let title: String
  let kind: Kind
  let hasAbstract: Bool
  let referencePath: String
}

// A group that docc makes of what is in no topic has a name such as Classes, and says so.
struct ModulePage: Decodable {
  struct Group: Decodable {
    let title: String?
    let identifiers: [String]
    let generated: Bool?
  }
  let topicSections: [Group]
}

func decode<Content: Decodable>(_ path: String) throws -> Content {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  return try JSONDecoder().decode(Content.self, from: data)
}

let site = CommandLine.arguments[1]
let entries: [Entry] = try decode("\(site)/documentation-coverage.json")
let missing = entries.filter { entry in
  entry.kind.isSymbol && !entry.hasAbstract
    && !["init(rawValue:)", "init(from:)"].contains(entry.title)
}
for entry in missing { print("without a summary: \(entry.referencePath)") }

var lost: [String] = []
for module in CommandLine.arguments.dropFirst(2) {
  let page: ModulePage = try decode("\(site)/data/documentation/\(module.lowercased()).json")
  lost += page.topicSections.filter { $0.generated == true }.flatMap(\.identifiers)
}
for identifier in lost { print("in no topic of its module's page: \(identifier)") }
exit(missing.isEmpty && lost.isEmpty ? 0 : 1)
