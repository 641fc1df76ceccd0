import Model
public import View

/// What a run with `--demo` has in its store, which is in memory.
///
/// ```swift
/// recipe.demo = Demo("in memory, with three books") { surroundings in
///   try Books(in: surroundings.store).add("Moby-Dick")
/// }
/// ```
@MainActor
public struct Demo {
  /// What `--help` says about it.
  public let explanation: Phrase

  /// What a person at a terminal reads above the first screen, or `nil`.
  public var welcome: Phrase?

  /// The texts that the explorer types.
  public var texts: [String] = []

  /// What is typed into a field that hides it, and is no secret: a recording has it as it is.
  public var hiddenTexts: [String] = []

  /// Fills a new store.
  private let body: (Surroundings) throws -> Void

  /// Creates a demo.
  public init(_ explanation: Phrase, fill body: @escaping (Surroundings) throws -> Void) {
    self.explanation = explanation
    self.body = body
  }

  func fill(_ surroundings: Surroundings) throws(StoreError) {
    do {
      try body(surroundings)
    } catch let error as StoreError {
      throw error
    } catch {
      throw .rolledBack(reason: .verbatim("\(error)"))
    }
  }
}
