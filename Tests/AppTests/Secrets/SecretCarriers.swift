import Foundation

/// Finds the types that hold a secret in the sources: those that are redacted, those with a stored
/// property or a case of such a type, and those with a text that is named like a secret.
nonisolated enum SecretCarriers {
  /// The names of the types, without those of the types around them.
  static func names() throws -> Set<String> {
    let files = try Page.files(in: "Sources", endingWith: ".swift").map {
      // An example in a comment holds nothing.
      try Page($0).lines.filter { !$0.contains("///") }.joined(separator: "\n")
    }
    let redacted = redactedTypes(in: files)
    let views =
      ["Screen"] + files.flatMap { $0.matches(of: /protocol (\w+): Screen\b/).map { String($0.1) } }
    let screens = Set(
      files.flatMap { file in
        file.matches(of: /class (\w+): (\w+)/).filter { views.contains(String($0.2)) }
          .map { String($0.1) }
      })
    let holders = files.flatMap(members).filter { member in
      let words = member.type.split { !$0.isLetter }.map(String.init)
      let isText = words.contains { ["String", "UInt8"].contains($0) }
      // A screen has fields, and those redact themselves: a new screen needs no change here.
      return words.contains(where: redacted.contains) && !screens.contains(member.owner)
        || isText && member.name.lowercased().contains(/password|secret/)
    }
    return redacted.union(holders.map(\.owner))
  }

  /// What says of itself that it is redacted, and what inherits that.
  private static func redactedTypes(in files: [String]) -> Set<String> {
    var types = Set(
      files.flatMap { file in
        file.matches(of: /(?:struct|enum|class|extension) (\w+):[^{]*\bRedacted\b/)
          .map { String($0.1) }
      })
    for match in files.flatMap({ $0.matches(of: /class (\w+): (\w+)/) })
    where types.contains(String(match.2)) {
      types.insert(String(match.1))
    }
    return types
  }

  /// The stored properties of the types in a file, and the cases that carry something.
  private static func members(of file: String) -> [(owner: String, name: String, type: String)] {
    // Made once: to read a pattern takes far longer than to match it.
    let declaration =
      /^(?:[a-z@A-Z]+ )*(?:class|struct|enum|actor|extension) (\w+).*[{,]$/
    let storage =
      /^(?:[a-z()]+ )*(?:let|var|case) (\w+)((?:: [^{=]+|\(.+\))$|(?:: [^{=]+)? = .*)/
    var members: [(String, String, String)] = []
    var types: [(indentation: Int, name: String)] = []
    for line in file.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indentation)
      if code.hasPrefix("}"), types.last?.indentation == indentation { types.removeLast() }
      if let match = code.firstMatch(of: declaration) {
        types.append((indentation, String(match.1)))
      } else if let owner = types.last, indentation == owner.indentation + 2,
        let match = code.firstMatch(of: storage),
        !code.contains("static "), !match.2.contains("->")
      {
        members.append((owner.name, String(match.1), String(match.2)))
      }
    }
    return members
  }
}
