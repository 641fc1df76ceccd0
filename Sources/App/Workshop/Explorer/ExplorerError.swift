import Controller
import Model
import View
import ViewText

/// What an ``Explorer`` found: which invariant does not hold, the shortest way, and the state.
///
/// ```swift
/// explorer.always("no person is asked twice") { state in
///   state.controllerNames.last == "AlertController" ? "It asks." : nil
/// }
/// do {
///   try explorer.explore()
/// } catch {
///   #expect(error.way.map(\.description) == ["launch the app", "touch \"Order\""])
/// }
/// ```
public struct ExplorerError: Error {
  /// What does not hold, in words.
  public let invariant: String

  /// What is wrong.
  public let explanation: String

  /// A shortest way from an app that does not run.
  public let way: [Explorer.Step]

  /// What can go on for ever after the way, if something never comes about: or nothing.
  public let loop: [Explorer.Step]

  /// What else does not hold, if `limits.failures` let the walk go on.
  public internal(set) var others: [ExplorerError] = []

  /// If two ways should lead to the same and do not, the other one.
  public let otherWay: [Explorer.Step]?

  /// How the outcomes of both ways differ: what is after the first alone (−), and after the other
  /// (+).
  public let difference: [String]

  /// Where more things than one have the name of a step's: which one was meant.
  private let places: [String?]
  private let otherPlaces: [String?]

  /// The state at the end of the way: scenes, windows, controllers, and what is in front.
  public let state: [String]

  /// The steps of the way and the loop with what came of each, for a page.
  package let steps: [ScenarioStep]

  /// What was known when it was found.
  public let report: Explorer.Report

  /// The file of the test.
  public let filePath: String

  /// The line of the test.
  public let line: Int

  init(
    _ failure: Explorer.Failure, report: Explorer.Report, places: [String?] = [],
    otherPlaces: [String?] = [], steps: [ScenarioStep] = [], filePath: String, line: Int
  ) {
    self.steps = steps
    difference = failure.difference
    (self.places, self.otherPlaces) = (places, otherPlaces)
    invariant = failure.invariant
    explanation = failure.explanation
    way = failure.way
    loop = failure.loop
    otherWay = failure.otherWay
    state = failure.state
    self.report = report
    self.filePath = filePath
    self.line = line
  }
}

extension ExplorerError: CustomStringConvertible {
  /// The place, the invariant, the way, the state and a test; then whatever else does not hold.
  public var description: String {
    var text = "\(filePath.split(separator: "/").last ?? ""):\(line): Not always true: "
    text += "\(invariant).\n\(explanation)\nA shortest way:\n" + ways
    text += "The state:\n" + state.map { "  \($0)\n" }.joined()
    text += "As a test, with the closure of the explorer:\n" + test
    return ([text.printableLines] + others.map(\.description)).joined(separator: "\n\n")
  }

  /// The same on one line, in the form of a compiler: what a CI marks at the line of the test.
  public var annotation: String {
    let way = way.map(\.description).joined(separator: ", ")
    return "\(filePath):\(line): error: Not always true: \(invariant). \(explanation) Way: \(way)"
      .split(whereSeparator: \.isNewline).joined(separator: " ").printable
  }

  /// The way as a test in Swift, without the end of its line: it takes the steps and checks nothing
  /// yet.
  ///
  /// A secret that was typed is not in it: it has a constant for each, which is to be filled in.
  public var test: String {
    var secrets: [String] = []
    func constant(_ text: String) -> String? {
      if text.isEmpty || text.hasPrefix("<") { return nil }
      if !secrets.contains(text) { secrets.append(text) }
      return Self.constant(secrets.firstIndex(of: text) ?? 0)
    }
    var lines: [String] = []
    for (index, step) in (way + loop).enumerated() {
      if index == way.count { lines.append("    // From here on again and again:") }
      let isNext = index > 0 && step == .launch
      let line = isNext ? "try scenario.relaunch()" : step.scenarioLine(naming: constant)
      lines.append("    " + line)
    }
    let head =
      ["@Test(\(invariant.swiftLiteral))", "func way() throws {"]
      + secrets.indices.map { "  let \(Self.constant($0)) = \"\"  // yours" }
      + ["  try Scenario.run(.loose, making: make) { scenario in"]
    let remark = explanation.split(whereSeparator: \.isNewline).first ?? ""
    return (head + lines + ["    // Here: \(String(remark).printable)", "  }", "}"]).joined(
      separator: "\n")
  }

  /// The name of the constant of a secret, by its index.
  private static func constant(_ index: Int) -> String {
    "password\(index == 0 ? "" : "\(index + 1)")"
  }

  /// The way, the other one, and what differs after them.
  package var ways: String {
    var text = Self.list(way[...], places)
    if !loop.isEmpty {
      text += "And then again and again:\n" + Self.list((way + loop)[way.count...], places)
    }
    if let otherWay { text += "The other way:\n" + Self.list(otherWay[...], otherPlaces) }
    guard !difference.isEmpty else { return text }
    return text + "After the first way (−) and after the other (+):\n"
      + difference.map { "  \($0)\n" }.joined()
  }

  /// The steps, numbered from 1.
  private static func list(_ way: ArraySlice<Explorer.Step>, _ places: [String?]) -> String {
    zip(way.indices, way).map { index, step in
      let place = places.indices.contains(index) ? places[index] : nil
      return "  \(index + 1). \(step)" + (place.map { " (\($0))" } ?? "") + "\n"
    }.joined()
  }
}

extension Explorer {
  /// What a walk ends with when an invariant does not hold.
  struct Failure: Error {
    let invariant: String
    let explanation: String
    let way: [Step]
    var loop: [Step] = []
    var otherWay: [Step]?
    var difference: [String] = []
    let state: [String]
  }
}
