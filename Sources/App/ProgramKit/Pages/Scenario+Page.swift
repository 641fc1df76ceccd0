public import Controller
import Foundation
public import Model
public import View
import ViewText
public import Workshop

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
  ///
  /// - Throws: the system's error, if the file cannot be written.
  public func page(to path: String) throws {
    try SessionPage(of: steps, at: path, in: language).write(to: path)
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
  /// - Parameters:
  ///   - path: where the page is written, if the scenario fails; a file that is there is replaced.
  ///   - strictness: whether an event that no expectation names is a failure.
  ///   - allowsMisuses: whether a misuse may be reported.
  ///   - store: the store of the app.
  ///   - filePath: the file of the caller: leave it out.
  ///   - line: the line of the caller: leave it out.
  ///   - make: makes the app, with that store and a log, for each of its processes.
  ///   - body: does and expects something.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` throws, or a ``/Controller/ScenarioError`` that lists what is left at
  ///   the end.
  @discardableResult
  public static func run<Result>(
    leaving path: String, _ strictness: Strictness = .strict, allowsMisuses: Bool = false,
    store: any UserInfoStore = MemoryStore(),
    filePath: String = #filePath, line: Int = #line,
    making make: @escaping (any UserInfoStore, EventLog) -> Application,
    _ body: (Scenario) throws -> Result
  ) throws -> Result {
    var made: Scenario?
    do {
      return try run(
        strictness, allowsMisuses: allowsMisuses, store: store, filePath: filePath, line: line,
        making: make
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

extension ExplorerError {
  /// Writes a page of the way: step by step the screen, the calls, and who holds whom; the last
  /// step says what is wrong.
  ///
  /// A file that is there is replaced. What has a secret in it is not on the page.
  ///
  /// ```swift
  /// try error.page(to: folder + "/asked.html")
  /// ```
  ///
  /// - Throws: the system's error, if the file cannot be written.
  public func page(to path: String, in language: Language = .english) throws {
    try SessionPage(of: steps, at: path, in: language).write(to: path)
  }
}

extension [ScenarioStep] {
  /// The steps as the text of a page.
  package func page(titled title: String, in language: Language) -> String {
    SessionPage(of: self, titled: title, in: language).text
  }
}

extension SessionPage {
  /// The page of some steps, whose title is the name of its file.
  fileprivate init(of steps: [ScenarioStep], at path: String, in language: Language) {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(of: steps, titled: name, in: language)
  }

  fileprivate init(of steps: [ScenarioStep], titled title: String, in language: Language) {
    self.init(
      title: title, language: language,
      steps: steps.map { step in
        SessionStep(
          cause: .step(step.name), messages: step.failure.map { [$0] } ?? [],
          screen: step.screen, calls: step.calls, leftOut: step.leftOut, objects: step.objects)
      })
  }

  fileprivate func write(to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
