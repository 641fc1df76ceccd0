public import Controller
import Model
public import View
import ViewText

/// *Whatever arrives is seen*: what comes of each thing that can arrive at each place where an app
/// can stand: <doc:Whatever-Arrives>.
///
/// Each cell is tried in an app of its own, by a shortest way.
///
/// ```swift
/// let matrix = explorer.matrix(of: [.url(assam)]) { arrival, window in
///   window.controllers.count { $0.title == "Assam" }
/// }
/// #expect(matrix.faults.map(\.description) == [])
/// ```
public struct ArrivalMatrix: Sendable {
  /// Where an app stands when something arrives.
  public enum Place: CaseIterable, Sendable {
    /// It does not run.
    case cold
    /// Its window is active.
    case inFront
    /// It is in the background.
    case behind
    /// It is in the background, and its scene's memory was taken back.
    case disconnected
    /// A second window is in front.
    case secondWindow
    /// An alert is on the screen, which is answered then.
    case underAlert
  }

  /// What comes of it.
  public enum Outcome: Sendable {
    /// The window in front shows it, once.
    case seen
    /// No window shows it.
    case lost
    /// The window in front shows it more than once.
    case repeated
    /// Another window shows it, and the one in front does not.
    case elsewhere
    /// The app cannot stand there: it has no scenes, or one window.
    case impossible
  }

  /// One thing that arrives at one place.
  public struct Cell: Sendable {
    /// What arrives.
    public let arrival: Arrival
    /// Where the app stands.
    public let place: Place
    /// What comes of it.
    public let outcome: Outcome
    /// What is done, from an app that does not run.
    public let way: [Phrase]
  }

  /// The cells: of each thing, in the order of the places.
  public let cells: [Cell]

  /// The cells in which something is lost, shown twice, or shown elsewhere.
  public var faults: [Cell] { cells.filter(\.isFault) }
}

extension ArrivalMatrix.Cell: CustomStringConvertible {
  var isFault: Bool {
    switch outcome {
    case .lost, .repeated, .elsewhere: true
    case .seen, .impossible: false
    }
  }

  /// What comes of it, with its way.
  public var description: String { words.english }

  /// The same in every language.
  var words: Phrase {
    let way = Phrase(
      way.map(\.english).joined(separator: ", "), ko: way.map(\.korean).joined(separator: ", "))
    return "\(place.words), \(arrival.word.phrase): \(outcome.words). \(way)"
  }
}

extension Explorer {
  /// Lets each thing arrive at each place where the app can stand.
  ///
  /// Addresses that come together are looked for one by one. Each counts as seen if the window in
  /// front shows it once, after an alert was answered.
  ///
  /// - Parameters:
  ///   - arrivals: what arrives.
  ///   - count: how often a window shows something that has arrived: how many of its controllers, or
  ///     how many of its texts, are about it.
  /// - Returns: what came of each.
  public func matrix(
    of arrivals: [Arrival], seen count: (Arrival, Window) -> Int
  ) -> ArrivalMatrix {
    ArrivalMatrix(
      cells: arrivals.flatMap { arrival in
        ArrivalMatrix.Place.allCases.map { place in
          var trial = ArrivalTrial(ExploredApplication(self, making: make))
          let outcome = trial.outcome(of: arrival, at: place, seen: count)
          return ArrivalMatrix.Cell(
            arrival: arrival, place: place, outcome: outcome, way: trial.way)
        }
      })
  }
}

/// One thing that arrives at an app of its own.
@MainActor
private struct ArrivalTrial {
  private let app: ExploredApplication
  private(set) var way: [Phrase] = []

  init(_ app: ExploredApplication) { self.app = app }

  private var windows: [Window] { app.application.windows }

  private var inFront: Window? { app.application.windowsInFront.last?.window }

  mutating func outcome(
    of arrival: Arrival, at place: ArrivalMatrix.Place, seen count: (Arrival, Window) -> Int
  ) -> ArrivalMatrix.Outcome {
    guard stand(at: place) else { return .impossible }
    let alert = place == .underAlert ? presentAlert() : nil
    if place == .underAlert, alert == nil { return .impossible }
    // What was shown before has not arrived now.
    let parts = arrival.parts
    let before = windows.map { window in (window, parts.map { count($0, window) }) }
    guard take(.arrive(arrival)) else { return .impossible }
    if let alert { answer(alert) }
    guard let inFront else { return .lost }
    let outcomes = parts.enumerated().map { index, part in
      func new(in window: Window) -> Int {
        count(part, window) - (before.first { $0.0 === window }?.1[index] ?? 0)
      }
      let times = new(in: inFront)
      if times > 0 { return times == 1 ? ArrivalMatrix.Outcome.seen : .repeated }
      return windows.contains { new(in: $0) > 0 } ? .elsewhere : .lost
    }
    return outcomes.first { $0 != .seen } ?? .seen
  }

  private mutating func stand(at place: ArrivalMatrix.Place) -> Bool {
    switch place {
    case .cold: return true
    case .inFront, .underAlert: return take(.launch)
    case .behind: return take(.launch) && take(.event(.home))
    case .disconnected:
      return take(.launch) && take(.event(.home)) && take(.event(.reclaim, window: 1))
    case .secondWindow:
      guard take(.launch), take(.event(.newWindow)) else { return false }
      // Side by side both are active: what arrives then reaches the first.
      return app.application.windowsInFront.count == 1 || take(.event(.resizeBegan, window: 1))
    }
  }

  private mutating func take(_ step: Explorer.Step) -> Bool {
    way.append(step.words())
    return app.perform(step)
  }

  /// Shows an alert over what the window shows, as an app does at any time.
  private mutating func presentAlert() -> AlertController? {
    let alert = AlertController(title: "Meanwhile", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    inFront?.controllers.last?.present(alert, animated: true)
    way.append(Phrase("an alert", ko: "경고창"))
    return alert.presentingViewController == nil ? nil : alert
  }

  /// Touches the button of the alert, if it is still there.
  private mutating func answer(_ alert: AlertController) {
    guard let view = alert.window?.view, let button = view.subviews.last?.controls.first else {
      return
    }
    way.append(Phrase("touch \"OK\"", ko: "‘OK’ 누르기"))
    view.touch(button)
  }
}

extension Arrival {
  /// Each of the addresses that come together, or the thing itself.
  fileprivate var parts: [Arrival] {
    switch self {
    case .urls(let urls): urls.map(Arrival.url)
    case .userActivity, .handoff, .shortcutItem, .notificationResponse: [self]
    }
  }
}

// MARK: - Words

extension ArrivalMatrix {
  /// The matrix as a table, or as lines where it would be too wide; then each fault with its way.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - columns: how wide the paper is.
  /// - Returns: the lines.
  public func lines(in language: Language, columns: Int = 80) -> [String] {
    let tried = cells.filter { $0.outcome != .impossible }
    let head = Phrase(
      "Whatever arrives is seen: \(tried.count - faults.count) of \(tried.count).",
      ko: "도착한 것은 모두 보입니다: \(tried.count)개 가운데 \(tried.count - faults.count)개.")
    let rows = Place.allCases.map { place in (place, cells.filter { $0.place == place }) }
    let names = rows[0].1.map { language[$0.arrival.word.phrase] }
    let table =
      [[""] + names]
      + rows.map { place, row in
        [language[place.words]] + row.map { language[$0.outcome.words] }
      }
    let widths = table[0].indices.map { index in
      (table.map { $0[index].displayWidth }.max() ?? 0) + 2
    }
    let isTable = widths.reduce(0, +) <= columns
    let body =
      isTable
      ? table.map { row in
        let texts = zip(row, widths).map { text, width in
          text + String(repeating: " ", count: width - text.displayWidth)
        }
        return ("  " + texts.joined()).trimmedAtEnd
      }
      : rows.flatMap { place, row in
        ["  " + language[place.words]]
          + zip(row, names).map { "    \($1): \(language[$0.outcome.words])" }
      }
    return [language[head]] + body + faults.map { "  \(language[$0.words])" }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

extension ArrivalMatrix.Place {
  var words: Phrase {
    switch self {
    case .cold: Phrase("not running", ko: "실행 전")
    case .inFront: Phrase("in front", ko: "화면에 있을 때")
    case .behind: Phrase("behind", ko: "백그라운드")
    case .disconnected: Phrase("disconnected", ko: "연결이 끊긴 뒤")
    case .secondWindow: Phrase("second window", ko: "두 번째 창")
    case .underAlert: Phrase("under an alert", ko: "경고창 아래")
    }
  }
}

extension ArrivalMatrix.Outcome {
  fileprivate var words: Phrase {
    switch self {
    case .seen: Phrase("seen", ko: "보임")
    case .lost: Phrase("LOST", ko: "사라짐")
    case .repeated: Phrase("TWICE", ko: "두 번")
    case .elsewhere: Phrase("ELSEWHERE", ko: "다른 창")
    case .impossible: "–"
    }
  }
}

extension Arrival.Word {
  fileprivate var phrase: Phrase {
    switch self {
    case .link: Phrase("link", ko: "주소")
    case .continue: Phrase("activity", ko: "활동")
    case .handoff: Phrase("Handoff", ko: "핸드오프")
    case .shortcut: Phrase("quick action", ko: "빠른 동작")
    case .notification: Phrase("notification", ko: "알림")
    }
  }
}
