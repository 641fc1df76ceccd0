import Foundation

// Fails when a public symbol has no summary. What the compiler makes by itself has no place for one.
struct Entry: Decodable {
  struct Kind: Decodable { let isSymbol: Bool }
  let title: String
  let kind: Kind
  let hasAbstract: Bool
  let referencePath: String
}

let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let missing = try JSONDecoder().decode([Entry].self, from: data).filter { entry in
  entry.kind.isSymbol && !entry.hasAbstract
    && !["init(rawValue:)", "init(from:)"].contains(entry.title)
}
for entry in missing { print("without a summary: \(entry.referencePath)") }
exit(missing.isEmpty ? 0 : 1)
