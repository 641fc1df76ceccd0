/// What an ``Explorer`` found: which invariant does not hold, the shortest way, and the state.
///
/// ```swift
/// explorer.always("nobody is asked twice") { state in
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

  /// If two ways should lead to the same and do not, the other one.
  public let otherWay: [Explorer.Step]?

  /// How the outcomes of both ways differ: what is after the first alone (−), and after the other (+).
  public let difference: [String]

  /// Where more things than one have the name of a step's: which one was meant.
  private let places: [String?]
  private let otherPlaces: [String?]

  /// The state at the end of the way: scenes, windows, controllers, and what is in front.
  public let state: [String]

  /// What was known when it was found.
  public let report: Explorer.Report

  /// The file of the test.
  public let filePath: String

  /// The line of the test.
  public let line: Int

  init(
    _ failure: Explorer.Failure, report: Explorer.Report, places: [String?] = [],
    otherPlaces: [String?] = [], filePath: String, line: Int
  ) {
    difference = failure.difference
    (self.places, self.otherPlaces) = (places, otherPlaces)
    invariant = failure.invariant
    explanation = failure.explanation
    way = failure.way
    otherWay = failure.otherWay
    state = failure.state
    self.report = report
    self.filePath = filePath
    self.line = line
  }
}

extension ExplorerError: CustomStringConvertible {
  /// The place, the invariant, the way and the state.
  public var description: String {
    var text = "\(filePath.split(separator: "/").last ?? ""):\(line): Not always true: "
    text += "\(invariant).\n\(explanation)\nA shortest way:\n" + ways
    return text + "The state:\n" + state.map { "  \($0)" }.joined(separator: "\n")
  }

  /// The way, the other one, and what differs after them.
  package var ways: String {
    var text = Self.list(way, places)
    if let otherWay { text += "The other way:\n" + Self.list(otherWay, otherPlaces) }
    guard !difference.isEmpty else { return text }
    return text + "After the first way (−) and after the other (+):\n"
      + difference.map { "  \($0)\n" }.joined()
  }

  /// The steps, numbered from 1.
  private static func list(_ way: [Explorer.Step], _ places: [String?]) -> String {
    way.enumerated().map { index, step in
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
    var otherWay: [Step]?
    var difference: [String] = []
    let state: [String]
  }
}
