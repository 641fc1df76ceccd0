public import Controller
import Foundation
public import Model
import View

extension Scenario {
  /// Writes a page of what the scenario did until now: step by step the screen, the calls, and who
  /// holds whom.
  ///
  /// A file that is there is replaced. The text of a secure field is not on the page.
  ///
  /// ```swift
  /// try scenario.touch("Order")
  /// try scenario.page(to: folder + "/order.html")
  /// ```
  public func page(to path: String) throws {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let page = SessionPage(
      title: name.printable, language: language,
      steps: steps.map { step in
        SessionStep(
          cause: .step(step.name), messages: step.failure.map { [$0] } ?? [],
          screen: step.screen, calls: step.calls, leftOut: step.leftOut, objects: step.objects)
      })
    try Data(page.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Creates a scenario, runs a closure with it, and finishes it; one that fails leaves a page.
  ///
  /// ```swift
  /// try Scenario.run(leaving: folder + "/tea.html", making: makeTeaApp) { scenario in
  ///   try scenario.launch()
  ///   scenario.takeEvents()
  ///   try scenario.touch("Coffee")
  /// }
  /// ```
  ///
  /// What else it takes is as for a scenario that leaves no page; `path` is that of the page.
  ///
  /// - Throws: what `body` throws, or a ``/Controller/ScenarioError`` that lists what is left at the end.
  @discardableResult
  public static func run<Result>(
    leaving path: String, _ strictness: Strictness = .strict,
    store: any UserInfoStore = MemoryStore(),
    filePath: String = #filePath, line: Int = #line,
    making make: @escaping (any UserInfoStore, EventLog) -> Application,
    _ body: (Scenario) throws -> Result
  ) throws -> Result {
    var made: Scenario?
    do {
      return try run(
        strictness, store: store, filePath: filePath, line: line, making: make
      ) { scenario in
        made = scenario
        return try body(scenario)
      }
    } catch {
      // Why it failed is more than why there is no page.
      try? made?.page(to: path)
      throw error
    }
  }
}
