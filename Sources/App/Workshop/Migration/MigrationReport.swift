public import Controller
public import Model
public import View
import ViewText

/// What becomes of the calls of an app's delegate when the app moves to scenes:
/// <doc:Move-An-App-To-Scenes>.
///
/// The same script is run without scenes and with them. Each call that the delegate of the app got
/// without scenes came with scenes too, came elsewhere, comes later, or no longer comes.
///
/// ```swift
/// let report = try MigrationReport(
///   classic: makeClassicTeaApp, scenes: makeTeaApp
/// ) { scenario in
///   try scenario.launch()
///   try scenario.send(.home)
///   try scenario.send(.open)
/// }
/// #expect(report.findings == [])
/// ```
public struct MigrationReport: Equatable, Sendable {
  /// What became of a call.
  public enum Outcome: Equatable, Sendable {
    /// The same call came.
    case came
    /// Another call came in its place.
    case cameElsewhere(String)
    /// The call, or the one in its place, came after a call that it preceded.
    case comesLater(String, after: String)
    /// No call came in its place.
    case noLongerComes
  }

  /// A call that the delegate of the app got without scenes.
  public struct Line: Equatable, Sendable {
    /// What was done.
    public let step: Phrase

    /// The call, as in the log.
    public let call: String

    /// What became of it.
    public let outcome: Outcome

    /// Where the book says so.
    public let rule: RuleHeading
  }

  /// Something to mend.
  public struct Finding: Equatable, Sendable {
    /// What was found.
    public enum Kind: Equatable, Sendable {
      /// A call no longer comes.
      case lost(String, RuleHeading)
      /// The screen has other texts than without scenes.
      case otherScreen(missing: [Phrase], new: [Phrase])
      /// A misuse is reported, or the launch is refused.
      case reported(String)
      /// The script can go no further.
      case stopped(String)
    }

    /// What was done.
    public let step: Phrase

    /// What was found.
    public let kind: Kind
  }

  /// Each call of the delegate without scenes, in order.
  public internal(set) var lines: [Line] = []

  /// What is to be mended, each once; nothing after a right migration.
  public internal(set) var findings: [Finding] = []

  /// Creates a report of two forms of an app.
  ///
  /// - Parameters:
  ///   - classic: makes the app without scenes, for each of its processes.
  ///   - scenes: makes the app with scenes.
  ///   - filePath: the file of the caller: leave it out.
  ///   - line: the line of the caller: leave it out.
  ///   - script: what is done with each form. What only windows have, such as a reclaim, it does if
  ///     the application uses scenes.
  /// - Throws: why the script cannot be carried out without scenes.
  @MainActor
  public init(
    classic: @escaping (any UserInfoStore, EventLog) -> Application,
    scenes: @escaping (any UserInfoStore, EventLog) -> Application,
    filePath: String = #filePath, line: Int = #line, _ script: (Scenario) throws -> Void
  ) throws {
    func run(
      _ make: @escaping (any UserInfoStore, EventLog) -> Application
    ) -> (steps: [ScenarioStep], failure: (any Error)?) {
      var steps: [ScenarioStep] = []
      do {
        try Scenario.run(
          .loose, allowsMisuses: true, filePath: filePath, line: line, making: make
        ) { scenario in
          defer { steps = scenario.steps }
          try script(scenario)
        }
        return (steps, nil)
      } catch {
        return (steps, error)
      }
    }
    let (before, after) = (run(classic), run(scenes))
    if let failure = before.failure { throw failure }
    let names = before.steps.map(\.name)
    let scenes = after.steps.enumerated().map { index, step in
      let step = Step(step)
      // The launch that is refused is the step of that place.
      return step.isRefused && index < names.count
        ? Step(name: names[index], calls: step.calls, screen: nil) : step
    }
    self.init(
      classic: before.steps.map(Step.init), scenes: scenes,
      failure: after.failure.map { ($0 as? ScenarioError).map { "\($0.reason)" } ?? "\($0)" })
  }
}

// MARK: - How it is made

extension MigrationReport {
  /// A step of a run.
  package struct Step {
    /// What was done.
    package let name: Phrase
    /// The calls that it caused.
    package let calls: [Event]
    /// The screen after it, or `nil` while the app is not seen.
    package let screen: ScreenContent?

    package init(name: Phrase, calls: [Event], screen: ScreenContent?) {
      (self.name, self.calls, self.screen) = (name, calls, screen)
    }

    init(_ step: ScenarioStep) {
      self.init(name: step.name, calls: step.calls, screen: step.screen)
    }
  }

  /// Compares the steps of two runs, which have the same names.
  package init(classic: [Step], scenes: [Step], failure: String? = nil) {
    let reported = Set(classic.flatMap(\.misuses))
    var (old, new) = (classic[...], scenes[...])
    var excused: Set<Phrase> = []
    let names = classic.map(\.name.english).sideBySide(with: scenes.map(\.name.english))
    for (mark, _) in names {
      // A step that only one run has: only its misuses count.
      let before = mark == "+" ? nil : old.popFirst()
      let after = mark == "-" ? nil : new.popFirst()
      let step = after?.name ?? before?.name ?? ""
      let misuses = (after?.misuses ?? []).filter { !reported.contains($0) }
      for text in misuses { find(.reported(text), at: step) }
      // The app ended there: whatever else does not come, does not for that reason.
      if after?.isRefused == true { return }
      guard let before, let after else { continue }
      let hasLost = match(before, after)
      let (missing, added) = Self.difference(before, after)
      // The lost call is the reason of another screen, now and as long as that shows it.
      if hasLost { excused.formUnion(missing + added) }
      // So is a misuse, whatever it has led to.
      if findings.contains(where: \.isReport) { continue }
      let texts = [missing, added].map { $0.filter { !excused.contains($0) } }
      if texts != [[], []] { find(.otherScreen(missing: texts[0], new: texts[1]), at: step) }
      // Said once, however long it stays.
      excused.formUnion(texts.joined())
    }
    if let failure { find(.stopped(failure), at: scenes.last?.name ?? "") }
  }

  private mutating func find(_ kind: Finding.Kind, at step: Phrase) {
    if findings.allSatisfy({ $0.kind != kind }) {
      findings.append(Finding(step: step, kind: kind))
    }
  }

  /// Finds each call of the classic run among those of the other, and returns whether one is lost.
  private mutating func match(_ classic: Step, _ scenes: Step) -> Bool {
    let (calls, others) = (classic.delegateCalls, scenes.delegateCalls)
    var free = Array(others.indices)
    let places = calls.map { call -> Int? in
      for name in Counterparts.of(call) {
        if let index = free.firstIndex(where: { others[$0] == name }) {
          return free.remove(at: index)
        }
        // Several things may arrive by one call.
        if Counterparts.isArrival(call), let place = others.lastIndex(of: name) { return place }
      }
      return nil
    }
    for (index, call) in calls.enumerated() {
      let rule: RuleHeading
      let outcome: Outcome
      if let place = places[index] {
        let overtaken = places[index...].compactMap(\.self).first { $0 < place }
        rule = Counterparts.rule(of: others[place], for: call)
        outcome =
          overtaken.map { .comesLater(others[place], after: others[$0]) }
          ?? (others[place] == call ? .came : .cameElsewhere(others[place]))
      } else {
        rule = Counterparts.ruleOfLoss(of: call)
        outcome = .noLongerComes
        find(.lost(call, rule), at: classic.name)
      }
      lines.append(Line(step: classic.name, call: call, outcome: outcome, rule: rule))
    }
    return places.contains(nil)
  }

  /// The texts that only the first screen has, and those that only the other one has.
  private static func difference(_ classic: Step, _ scenes: Step) -> ([Phrase], [Phrase]) {
    let (old, new) = (classic.screen?.phrases ?? [], scenes.screen?.phrases ?? [])
    let changes = new.difference(from: old)
    func texts(_ changes: [CollectionDifference<Phrase>.Change]) -> [Phrase] {
      changes.map { change in
        switch change {
        case .insert(_, let text, _), .remove(_, let text, _): text
        }
      }
    }
    return (texts(changes.removals), texts(changes.insertions))
  }
}

extension MigrationReport.Step {
  /// The calls that the system makes of the delegates of the app, of its scenes and of its
  /// notifications, in order.
  fileprivate var delegateCalls: [String] {
    calls.filter { event in
      event.kind == .call && event.callerLane == .system && Counterparts.isDelegateCall(event.text)
    }.map(\.text)
  }

  /// Whether the app has ended while launching.
  fileprivate var isRefused: Bool {
    misuses.contains { $0.hasPrefix("Application failed to launch: ") }
  }

  /// The misuses that were reported; what stays alive is no matter of a move.
  fileprivate var misuses: [String] {
    calls.filter { $0.kind == .diagnostic && $0.receiver != "Scenario" }.map(\.text)
  }
}

extension MigrationReport.Finding {
  /// Whether it is a misuse that was reported.
  fileprivate var isReport: Bool {
    switch kind {
    case .reported: true
    case .lost, .otherScreen, .stopped: false
    }
  }
}
