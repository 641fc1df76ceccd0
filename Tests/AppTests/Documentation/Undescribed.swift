import Foundation

/// The public functions of a Swift file whose comment leaves something out.
nonisolated struct Undescribed {
  /// Those with three or more parameters, without a description of each.
  var parameters: [String] = []

  /// Those that throw, without a word about what.
  var errors: [String] = []

  init(in file: Page) {
    var (comment, isProtocol, known) = ("", false, Set<String>())
    for (index, line) in file.lines.enumerated() {
      let text = line.trimmingPrefix { $0 == " " }
      if text.hasPrefix("///") {
        comment += text + "\n"
        continue
      }
      if text.hasPrefix("@"), !text.contains(/\b(func|init)\b/) { continue }
      defer { comment = "" }
      if line.hasPrefix("public protocol ") { isProtocol = true }
      if line == "}" { isProtocol = false }
      guard let match = text.firstMatch(of: /^([^\/(]*)\b(func [^(<]+|init\??)(<[^(]*>)?\(/),
        match.1.contains(/\b(public|open)\b/) || isProtocol && text.count + 2 == line.count,
        let call = Self.split(
          file.lines[index...].prefix(16).joined(separator: " ").dropFirst(
            line.count - text.count + match.0.count))
      else { continue }
      // Where the caller is, no caller says.
      let described = call.parameters.filter { !$0.contains(/= #(filePath|fileID|line)\b/) }
      let labels = described.map { $0.trimmingPrefix { $0 == " " }.prefix { !" :".contains($0) } }
      let name = "\(file.path): \(match.2)(\(labels.map { "\($0):" }.joined()))"
      // An overload or a default is described where the first one is.
      guard known.insert(name).inserted else { continue }
      if described.count > 2, !comment.contains("- Parameter") { parameters.append(name) }
      if call.effects.contains(/\bthrows\b/), !comment.contains("- Throws:") { errors.append(name) }
    }
  }

  /// The parameters of a declaration after its first parenthesis, and what stands between them and
  /// its result or its body.
  private static func split(_ text: Substring) -> (parameters: [String], effects: String)? {
    var (depth, parameters, last) = (0, [""], Character(" "))
    for (offset, letter) in zip(text.indices, text) {
      if ")]}".contains(letter) || letter == ">" && last != "-" { depth -= 1 }
      if depth < 0 {
        let rest = text[offset...].dropFirst()
        let end = rest.firstRange(of: "->")?.lowerBound ?? rest.endIndex
        return (parameters, String(rest[..<end].prefix { !"{/}".contains($0) }))
      }
      if letter == ",", depth == 0 {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(letter)
      }
      if "([{<".contains(letter) { depth += 1 }
      last = letter
    }
    return nil
  }
}
