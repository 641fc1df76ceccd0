import Testing

/// An app of some kind in which the deeds of a block are done.
protocol OrderStage: AnyObject {
  /// Makes the app, and shows it.
  init(_ app: [String])

  /// Does something, such as `A presents B`.
  func perform(_ deed: [String]) throws

  /// Does something as soon as a call comes.
  func inside(_ call: String, perform deed: [String]) throws

  /// Takes away what was called since the last time.
  func heard(as calls: [String]) -> [String]
}

/// A deed that a stage does not know.
struct UnknownDeed: Error {
  let deed: [String]
}

extension OrderStage {
  func inside(_ call: String, perform deed: [String]) throws { throw UnknownDeed(deed: deed) }
}

extension OrderBlock {
  /// What is called in the app when the block's deeds are done.
  @MainActor
  func heard() throws -> [String] {
    let stage = try stage
    for deed in before { try stage.perform(deed) }
    _ = stage.heard(as: calls)
    for reaction in reactions { try stage.inside(reaction.call, perform: reaction.deed) }
    for deed in deeds { try stage.perform(deed) }
    return stage.heard(as: calls)
  }

  @MainActor
  private var stage: any OrderStage {
    get throws {
      switch app[0] {
      case "window": WindowOrders(app)
      case "parent", "stack", "tabs": ContainerOrders(app)
      case "scenes", "classic": SceneOrders(app)
      case "field", "textView": FieldOrders(app)
      case "table": TableOrders(app)
      case "bar", "search": SearchOrders(app)
      default: throw UnknownDeed(deed: app)
      }
    }
  }
}

/// The orders of calls on the pages of the rules.
@Suite("Orders of the rule pages", .patience)
struct OrderTests {
  @Test("What is done calls what the page says, in its order", arguments: OrderBlock.all)
  func order(_ block: OrderBlock) throws {
    let heard = try block.heard()

    #expect(block.fits(heard), "\(block.testDescription)\n\(heard.joined(separator: "\n"))")
    #expect(Rules.all.contains(block.rule) && !block.evidence.isEmpty, "\(block.heading)")
  }

  @Test("An order that is wrong, too short or too long does not fit")
  func misfits() throws {
    let block = try OrderBlock(
      ["given window A", "when show", "A.loadView", "…", "A.didAppear"], heading: "")
    #expect(block.fits(try block.heard()))
    #expect(!block.fits(["A.loadView"]) && !block.fits(["A.didAppear", "A.loadView"]))
    let exact = try OrderBlock(["given window A", "when show", "A.loadView"], heading: "")
    #expect(!exact.fits(try exact.heard()))
  }
}
