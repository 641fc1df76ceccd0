import SwiftSyntax

/// Reads which cases stand beside each other in the enumerations of all sources.
final class Neighbors: SyntaxVisitor {
  private var neighbors: [String: String] = [:]
  private var times: [String: Int] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  /// The next case, for each name that is that of one case alone and of no static member.
  var names: [String: String] { neighbors.filter { times[$0.key] == 1 } }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.memberBlock.members.flatMap {
      $0.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
    }
    for element in elements { times[element.name.text, default: 0] += 1 }
    let plain = elements.filter { $0.parameterClause == nil }.map(\.name.text)
    if plain.count > 1 {
      for (name, next) in zip(plain, plain.dropFirst() + plain.prefix(1)) { neighbors[name] = next }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "static" }) {
      for binding in node.bindings { times[binding.pattern.trimmedDescription, default: 0] += 1 }
    }
    return .visitChildren
  }
}
