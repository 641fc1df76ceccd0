public import Controller
import Foundation
public import Model
import View
import ViewText

/// Walks through every state of an application that a person, the system and faults can reach, and
/// checks in each what must always hold.
///
/// It takes the states in the order of their ways, so no way is shorter than the one to the first
/// failure. It goes from one state to another by steps of the app, and by a launch and the way to
/// the state if no step near by leads there. So whatever the app does must follow from its store,
/// its clock and what happens to it. Inject an `ExplorerClock`, an `ExplorerRandomness`, and a
/// hasher that costs nothing.
///
/// Two states are one if they show the same, and if the store and the system keep the same. If an
/// app hides something that makes a difference, that is a failure too, and it names two ways.
///
/// ```swift
/// let explorer = Explorer(making: makeTeaApp)
/// explorer.alphabet.textsByName["Tea"] = ["", "Assam"]
/// explorer.alphabet.events = [.home, .open, .crash]
/// explorer.always("an alert has a way out") { state in
///   let isAlert = state.controllerNames.last == "AlertController"
///   return isAlert && !state.texts.contains("OK") ? "It has no button." : nil
/// }
/// let report = try explorer.explore()
/// #expect(report.limit == nil)
/// ```
@MainActor
public final class Explorer {
  /// Makes the application of each process; the store and the log outlive it.
  public typealias Make = (any UserInfoStore, EventLog) -> Application

  /// What is tried in every state.
  public var alphabet = Alphabet()

  /// What is checked in every state.
  public var invariants = Set(Invariant.allCases)

  /// Where to stop; a report says first which limit was reached.
  public var limits = Limits()

  /// Whether the store keeps values that expire from one step to the next.
  ///
  /// A count of failed attempts makes many states of one: walk through them with few texts, and
  /// through all else without them.
  public var keepsExpiringValues = true

  /// What is secret though no secure field has it, such as a PIN that is touched digit by digit: it
  /// is looked for wherever a secret is.
  public var secretTexts: Set<String> = []

  /// The screens to which a way must lead back from everywhere, named as in a report; if there are
  /// none, those that a window shows first.
  public var homes: Set<String> = []

  /// What an app keeps that neither a screen nor the store shows, such as rows that a filter hides:
  /// two states that differ in it are two.
  ///
  /// ```swift
  /// explorer.hiddenState = { state in
  ///   "\(state.allControllers.compactMap { ($0 as? UndoController)?.past })"
  /// }
  /// ```
  public var hiddenState: ((State) -> String)?

  /// Makes the same application in another language: every way must lead to the same state there.
  public var makeTranslated: Make?

  /// Called now and then during the walk.
  public var onProgress: ((Progress) -> Void)?

  /// Whether a walk without `onProgress` says on standard error how far it is, ten seconds after it
  /// began and every ten seconds from then on, and at its end which limit it has reached.
  public var tellsProgress = true

  /// What time it is: a test has a clock of its own.
  var now: () -> ContinuousClock.Instant = { .now }

  /// Receives a line about the progress.
  var tell: (String) -> Void = { NSLog("%@", NSString(string: $0)) }

  /// Called with the whole way before each step is taken, also when a way is repeated.
  ///
  /// A trap in the app ends the process before anything can be said of it: write the ways to
  /// standard error, and the last one leads to the trap. The walk comes to each step by a shortest
  /// way then, which takes longer.
  public var onStep: (([Step]) -> Void)?

  /// Called with the way of each step that was possible: for a benchmark.
  package var onTransition: (([Step]) -> Void)?

  /// Which states are expanded here, and not by another job.
  package var part = Part.all

  /// How many states beyond its part a job expands, after as many of its own.
  package var beyondPart: (_ own: Int) -> Int = { $0 / 4 + 50 }

  /// What jobs have found before.
  package var known: [WalkRecord] = []

  /// Whether the report has what other jobs can go on from.
  package var isRecorded = false

  /// Asked now and then whether to stop with what is known.
  public var isStopped: () -> Bool = { false }

  /// What must hold in the app itself.
  var properties = Properties()

  /// The fingerprint of a state; a test leaves something out of it.
  var fingerprint: (_ app: ExploredApplication, _ isOrdered: Bool) -> UInt64 = {
    $0.fingerprint(isOrdered: $1)
  }

  /// How a screen looks on paper; a test draws it wrong.
  var draw: (_ screen: any Screen, _ language: Language, _ columns: Int) -> String = {
    $0.drawn(in: $1, columns: $2)
  }

  let store: MemoryStore
  let clock: ExplorerClock?
  let randomness: ExplorerRandomness
  let make: Make

  /// Creates an explorer, which begins with a copy of a store.
  ///
  /// - Parameters:
  ///   - store: what the app finds at its first launch.
  ///   - clock: the clock that the app was given, or `nil` if it needs none.
  ///   - randomness: the source that the app was given, if it draws anything at random.
  ///   - make: makes the application of each process, as for a ``Scenario``.
  public init(
    store: MemoryStore = MemoryStore(), clock: ExplorerClock? = nil,
    randomness: ExplorerRandomness = ExplorerRandomness(), making make: @escaping Make
  ) {
    self.store = store
    self.clock = clock
    self.randomness = randomness
    self.make = make
  }

  /// Walks through every state.
  ///
  /// - Throws: ``ExplorerError`` with the first invariant that does not hold, and a shortest way;
  ///   and with others, if `limits.failures` lets the walk go on.
  @discardableResult
  public func explore(filePath: String = #filePath, line: Int = #line)
    throws(ExplorerError) -> Report
  {
    var walk = Walk(self, isTour: onStep == nil)
    walk.run()
    let doubt = walk.doubt
    if walk.isDoubtful {
      walk = Walk(self, isTour: false)
      walk.run()
    }
    let failures = walk.failures.isEmpty ? [doubt].compactMap(\.self) : walk.failures
    let app = ExploredApplication(self, making: make)
    let errors = failures.map { failure in
      ExplorerError(
        failure, report: walk.report, places: app.places(along: failure.way + failure.loop),
        otherPlaces: app.places(along: failure.otherWay ?? []),
        steps: walk.steps(along: failure.way + failure.loop, to: failure.explanation),
        filePath: filePath, line: line)
    }
    guard var first = errors.first else {
      // A caller that does not read the report would take a walk to a limit for a whole one.
      if tellsProgress, onProgress == nil, let limit = walk.report.reachedLimit {
        tell("\(filePath.split(separator: "/").last ?? ""):\(line): \(limit.english)")
      }
      return walk.report
    }
    first.others = Array(errors.dropFirst())
    throw first
  }

  /// Where an explorer stops.
  ///
  /// An app that adds on and on has states without end. A report then says which limit was reached,
  /// and in what the newest states differ.
  ///
  /// ```swift
  /// let explorer = Explorer(making: makeTeaApp)
  /// explorer.limits.states = 5
  /// explorer.limits.time = .seconds(10)
  /// #expect(try explorer.explore().limit != nil)
  /// ```
  public struct Limits: Equatable, Sendable {
    /// The most states.
    public var states = 20_000

    /// The most steps of a way, or `nil` for no limit.
    public var depth: Int?

    /// The longest time, or `nil` for no limit.
    ///
    /// In an unattended walk, limit the states: on a busy machine fewer are seen in a time.
    public var time: Duration?

    /// How many failures end the walk, each of another invariant.
    ///
    /// After one that does not end it, its invariant is not checked any more.
    public var failures = 1

    /// How many steps are tried after both ways to states that were reached in two, at first.
    ///
    /// Later, all of each 128th such state are, and at the end ten times as many in a row.
    public var comparisons = 100

    /// Creates the default limits: twenty thousand states, however long they take.
    public init() {}

    /// No limit but memory: for a walk that may take hours.
    public static var none: Limits {
      var limits = Limits()
      limits.states = .max
      return limits
    }
  }

  /// How far a walk has come.
  ///
  /// ```swift
  /// explorer.onProgress = { progress in counts.append(progress.states) }
  /// let report = try explorer.explore()
  /// #expect(report.progress.frontier == 0)
  /// ```
  public struct Progress: Sendable {
    /// How many states were seen.
    public var states = 0
    /// From how many of them the walk still has to go on.
    public var frontier = 0
    /// How many steps the longest way has.
    public var depth = 0
    /// How many steps were taken that were possible.
    public var transitions = 0
    /// How long it took.
    public var time = Duration.zero

    /// How many steps were taken in a second.
    public var transitionsPerSecond: Int {
      let seconds = time / .seconds(1)
      guard seconds > 0 else { return 0 }
      return Int(exactly: (Double(transitions) / seconds).rounded(.towardZero)) ?? .max
    }
  }
}
