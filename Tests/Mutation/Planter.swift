import SwiftSyntax

/// Finds every fault that could be planted in one source.
///
/// A fault is written so that the source still compiles, and is as before while it is not planted: a
/// condition is compared with the switch, a statement stands behind it.
final class Planter: SyntaxVisitor {
  private(set) var faults: [Fault] = []
  private let file: String
  private let lines: SourceLocationConverter
  private let neighbors: [String: String]
  private let conditions: Conditions
  private let isAttack: Bool

  /// Reads a source, with what belongs to each operator; `neighbors` has the name of the next case for
  /// that of an enumeration's case.
  init(
    file: String, tree: Syntax, neighbors: [String: String], conditions: Conditions, isAttack: Bool
  ) {
    self.file = file
    self.neighbors = neighbors
    self.conditions = conditions
    self.isAttack = isAttack
    lines = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// A fault in the place of a node, or of all from it to another one.
  private func plant(
    _ kind: Fault.Kind, at node: some SyntaxProtocol, to last: (any SyntaxProtocol)? = nil,
    _ changed: String, code: String
  ) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = (last ?? node).endPositionBeforeTrailingTrivia
    let line = lines.location(for: start).line
    faults.append(
      Fault(
        kind: kind, file: file, line: line, text: lines.sourceLines[line - 1],
        range: start.utf8Offset..<end.utf8Offset,
        original: last.map { "\(node.trimmedDescription); \($0.trimmedDescription)" }
          ?? node.trimmedDescription,
        changed: changed, code: code))
  }

  /// One expression in the place of another; not over several lines, as it is written twice.
  private func plant(_ kind: Fault.Kind, at node: some SyntaxProtocol, insteadOf changed: String) {
    let original = node.trimmedDescription
    if original.contains("\n") || changed.contains("\n") { return }
    if node.parent?.is(CodeBlockItemSyntax.self) == true {
      let code = "if \(Fault.question) { \(changed) } else { \(original) }"
      return plant(kind, at: node, changed, code: code)
    }
    plant(kind, at: node, changed, code: "(\(Fault.question) ? \(changed) : \(original))")
  }

  // MARK: - Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    guard case .expression(let condition) = node.condition else { return .visitChildren }
    // A loop that never ends would be noticed by waiting alone.
    if node.parent?.parent?.is(WhileStmtSyntax.self) != true {
      negate(condition)
      if let list = node.parent?.as(ConditionElementListSyntax.self), list.count > 1 {
        plant(
          .condition, at: condition, "true",
          code: "(\(Fault.question) || (\(condition.trimmedDescription)))")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(ConditionElementSyntax.self) != true {
      let changed = node.literal.text == "true" ? "false" : "true"
      plant(.negation, at: node, changed, code: "(\(Fault.question) != \(node.literal.text))")
    }
    return .visitChildren
  }

  private func negate(_ condition: ExprSyntax) {
    let text = condition.trimmedDescription
    plant(.negation, at: condition, "!(\(text))", code: "(\(Fault.question) != (\(text)))")
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let (left, right) = (node.leftOperand, node.rightOperand)
    let sides = (left.trimmedDescription, right.trimmedDescription)
    func plant(_ kind: Fault.Kind, with sign: String) {
      self.plant(kind, at: node, insteadOf: "\(sides.0) \(sign) \(sides.1)")
    }
    let hasNumber =
      left.is(IntegerLiteralExprSyntax.self) || right.is(IntegerLiteralExprSyntax.self)
    switch node.operator.trimmedDescription {
    case "<": plant(.boundary, with: "<=")
    case "<=": plant(.boundary, with: "<")
    case ">": plant(.boundary, with: ">=")
    case ">=": plant(.boundary, with: ">")
    case "+" where hasNumber: plant(.boundary, with: "-")
    case "-" where hasNumber: plant(.boundary, with: "+")
    case "&&":
      for (side, text) in [(left, sides.0), (right, sides.1)] {
        self.plant(.condition, at: side, "true", code: "(\(Fault.question) || (\(text)))")
      }
    case "||":
      for (side, text) in [(left, sides.0), (right, sides.1)] {
        self.plant(.condition, at: side, "false", code: "(!\(Fault.question) && (\(text)))")
      }
    case "==" where node.parent?.is(ConditionElementSyntax.self) != true,
      "!=" where node.parent?.is(ConditionElementSyntax.self) != true:
      negate(ExprSyntax(node))
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard case .case(let label) = node.label, label.caseItems.count == 1,
      let item = label.caseItems.first, item.whereClause == nil,
      let cases = node.parent?.as(SwitchCaseListSyntax.self),
      cases.contains(where: { $0.as(SwitchCaseSyntax.self)?.isDefault == true })
    else { return .visitChildren }
    let text = item.trimmedDescription
    plant(.missingCase, at: item, "", code: "\(text) where !\(Fault.question)")
    return .visitChildren
  }

  // MARK: - Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let text = node.item.trimmedDescription
    if let kind = node.kindOfDrop {
      plant(kind, at: node.item, "", code: "if !\(Fault.question) { \(text) }")
      if isAttack { attack(node, kind) }
    }
    return .visitChildren
  }

  /// A call that is made twice, and two statements in the other order.
  private func attack(_ node: CodeBlockItemSyntax, _ kind: Fault.Kind) {
    let text = node.item.trimmedDescription
    // A target that is added twice is called once, and the order of targets has no effect.
    guard !text.contains(".addTarget(") else { return }
    if kind == .call, !text.hasPrefix("precondition(") {
      plant(
        .twice, at: node.item, "\(text); \(text)", code: "\(text); if \(Fault.question) { \(text) }"
      )
    }
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self),
      let index = list.index(of: node), list.index(after: index) < list.endIndex
    else { return }
    let next = list[list.index(after: index)]
    let other = next.item.trimmedDescription
    guard next.kindOfDrop != nil, !other.contains(".addTarget("),
      node.mayAffect(next)
    else { return }
    plant(
      .statements, at: node.item, to: next.item, "\(other); \(text)",
      code: "if \(Fault.question) { \(other); \(text) } else { \(text); \(other) }")
  }

  // MARK: - References

  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    let capture = node.capture?.items.first { $0.specifier?.specifier.text == "weak" }
    if isAttack, let capture, capture.initializer == nil {
      let (text, name) = (capture.trimmedDescription, capture.name.text)
      let signature = node.trimmedDescription
      let kept = "\(name == "self" ? "this" : name)Kept"
      let planted = "[weak \(name), \(kept) = (\(Fault.question) ? \(name) : nil)"
      plant(
        .leak, at: node, signature.replacing(text, with: name),
        code: signature.replacing("[\(text)", with: planted) + " _ = \(kept);")
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isWeak = node.modifiers.contains { $0.name.text == "weak" }
    if isAttack, isWeak, node.parent?.is(MemberBlockItemSyntax.self) == true,
      let binding = node.bindings.first, let type = binding.typeAnnotation,
      binding.accessorBlock == nil
    {
      let (text, name) = (node.trimmedDescription, binding.pattern.trimmedDescription)
      plant(
        .leak, at: node, text.replacing("weak ", with: ""),
        code: "\(text) { didSet { \(name)Kept = \(Fault.question) ? \(name) : nil } }; "
          + "private var \(name)Kept\(type.trimmedDescription)")
    }
    return .visitChildren
  }

  // MARK: - Values

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text) { plant(.constant, at: node, insteadOf: "\(value + 1)") }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == node.id ? $0 : nil
    }
    if let base = node.base {
      // There is no suffix up to a place, nor while something holds.
      let isOneWay = name.hasSuffix("fix") && call?.arguments.first?.label != nil
      guard let other = Self.opposites[name], !isOneWay, !node.isWritten else {
        return .visitChildren
      }
      let kind: Fault.Kind = ["english", "korean"].contains(name) ? .language : .order
      let changed = "\(base.trimmedDescription).\(other)"
      if let call {
        let rest = call.trimmedDescription.dropFirst(node.trimmedDescription.count)
        plant(kind, at: call, insteadOf: changed + rest)
      } else {
        plant(kind, at: node, insteadOf: changed)
      }
    } else if call == nil, let neighbor = neighbors[name] {
      plant(.constant, at: node, insteadOf: ".\(neighbor)")
    }
    return .visitChildren
  }

  private static let opposites: [String: String] = {
    let pairs = [
      ("first", "last"), ("firstIndex", "lastIndex"), ("min", "max"), ("prefix", "suffix"),
      ("dropFirst", "dropLast"), ("removeFirst", "removeLast"), ("hasPrefix", "hasSuffix"),
      ("startIndex", "endIndex"), ("lowerBound", "upperBound"), ("english", "korean"),
      ("minX", "maxX"), ("leading", "trailing"), ("formUnion", "subtract"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($0.1, $0.0) })
  }()

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.saysCapacity { return .skipChildren }
    let arguments = node.arguments.map(\.expression)
    // A text that has Korean letters would be missed in the source, which a switch does not change:
    // `WordsInSourcesTests`.
    if let korean = node.arguments.first(where: { $0.label?.text == "ko" }),
      let english = arguments.first, !korean.expression.hasKoreanLetters
    {
      plant(.language, at: korean.expression, insteadOf: english.trimmedDescription)
    }
    if node.arguments.count == 2, node.arguments.allSatisfy({ $0.label == nil }),
      arguments.allSatisfy({ $0.is(DeclReferenceExprSyntax.self) }),
      !["swapAt", "min", "max"].contains(node.name)
    {
      let (first, second) = (arguments[0].trimmedDescription, arguments[1].trimmedDescription)
      let question = Fault.question
      plant(
        .arguments, at: node.arguments, "\(second), \(first)",
        code: "\(question) ? \(second) : \(first), \(question) ? \(first) : \(second)")
    }
    return .visitChildren
  }

  // MARK: - Where nothing can be planted

  // What is not an expression of the program that runs here.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.elements(of: node) { walk(elements) }
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is where a value is written, which could not go to one of two places.
  fileprivate var isWritten: Bool {
    guard let infix = parent?.as(InfixOperatorExprSyntax.self) else {
      return parent?.is(InOutExprSyntax.self) == true
    }
    return infix.leftOperand.id == id && infix.isAssignment
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called.
  fileprivate var name: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether it says how much will be stored: that changes nothing but the time.
  fileprivate var saysCapacity: Bool { name == "reserveCapacity" }
}

extension ExprSyntax {
  /// Whether it is a text with Korean letters of its own.
  fileprivate var hasKoreanLetters: Bool {
    self.as(StringLiteralExprSyntax.self)?.segments.contains { segment in
      let text = segment.as(StringSegmentSyntax.self)?.content.text ?? ""
      return text.unicodeScalars.contains { ("가"..."힣").contains($0) }
    } == true
  }
}

extension InfixOperatorExprSyntax {
  fileprivate var isAssignment: Bool {
    let sign = self.operator.trimmedDescription
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
  }
}

extension SwitchCaseSyntax {
  fileprivate var isDefault: Bool {
    if case .default = label { return true }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// Whether the order of two statements could matter: one writes what the other one names, or calls
  /// a function that may do anything.
  fileprivate func mayAffect(_ other: CodeBlockItemSyntax) -> Bool {
    [self, other].contains { $0.item.trimmedDescription.hasSuffix("()") }
      || !written.isDisjoint(with: other.names) || !other.written.isDisjoint(with: names)
  }

  /// The names of the variables in it, without those of their members.
  private var names: Set<String> { Self.names(in: Syntax(item)) }

  /// The names of the variables that it may change.
  private var written: Set<String> {
    let assigned = item.as(ExprSyntax.self)?.as(InfixOperatorExprSyntax.self)?.leftOperand
    return Self.names(in: assigned.map { Syntax($0) } ?? Syntax(item))
  }

  private static func names(in node: Syntax) -> Set<String> {
    Set(
      node.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard let name = token.parent?.as(DeclReferenceExprSyntax.self), token.text != "self",
          name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
        else { return nil }
        return token.text
      })
  }

  /// What is missing if the statement is, or `nil` where the source would not compile without it.
  fileprivate var kindOfDrop: Fault.Kind? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    // The one expression of a block may be its value.
    let isAlone = list.count == 1 && !isBodyWithoutResult
    let isInInitializer = has { $0.is(InitializerDeclSyntax.self) }
    switch item {
    case .stmt(let statement):
      if let exit = statement.as(ReturnStmtSyntax.self), exit.expression != nil { return nil }
      let isExit = statement.is(ReturnStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
      return isExit && list.parent?.parent?.is(IfExprSyntax.self) == true ? .exit : nil
    case .expr(let expression):
      if isAlone { return nil }
      if let infix = expression.as(InfixOperatorExprSyntax.self) {
        return infix.isAssignment && !isInInitializer ? .statement : nil
      }
      var inner = expression
      while true {
        if let trying = inner.as(TryExprSyntax.self) {
          inner = trying.expression
        } else if let waiting = inner.as(AwaitExprSyntax.self) {
          inner = waiting.expression
        } else {
          break
        }
      }
      // What says what holds anyway, or how much will be stored, is never missed.
      let call = inner.as(FunctionCallExprSyntax.self)
      if call?.name == "assert" || call?.saysCapacity == true { return nil }
      let isCall =
        inner.is(FunctionCallExprSyntax.self) || inner.is(OptionalChainingExprSyntax.self)
      return isCall && !inner.trimmedDescription.hasPrefix("super.init") ? .call : nil
    default: return nil
    }
  }

  /// Whether the statement is in the body of a function without a result, or in that of an `if`.
  private var isBodyWithoutResult: Bool {
    guard let block = parent?.parent?.as(CodeBlockSyntax.self), let owner = block.parent else {
      return false
    }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    return owner.is(IfExprSyntax.self) || owner.is(ForStmtSyntax.self)
      || owner.is(GuardStmtSyntax.self) || owner.is(DeferStmtSyntax.self)
  }

  /// Whether the innermost function around it is of a kind.
  private func has(_ isMeant: (Syntax) -> Bool) -> Bool {
    var node = parent
    while let each = node {
      if isMeant(each) { return true }
      if each.is(FunctionDeclSyntax.self) || each.is(ClosureExprSyntax.self) { return false }
      node = each.parent
    }
    return false
  }
}
