public import Controller
public import Model
public import View
public import Workshop

/// A lesson to practise: what it is about, a page to read, and situations in an order in which each
/// needs only what came before.
///
/// ```swift
/// reading.lessons = {
///   [
///     Lesson(
///       "Touch and delegate", read: "Follow-A-Touch",
///       "A button calls its delegate. It is a controller. It asks the model.",
///       [firstTouch])
///   ]
/// }
/// ```
public struct Lesson: Sendable {
  /// What it is called.
  public let title: Phrase

  /// The page of the book to read.
  public let page: String

  /// What that page is called, or `nil` for its English name.
  let pageTitle: Phrase?

  /// Three sentences to begin with.
  public let introduction: Phrase

  /// What happens next is asked of each.
  public let situations: [Situation]

  /// Creates a lesson.
  ///
  /// - Parameters:
  ///   - title: what the lesson is called.
  ///   - page: the page of the book to read, by its file's name without the ending.
  ///   - pageTitle: what that page is called, or `nil` for its English name.
  ///   - introduction: three sentences to begin with.
  ///   - situations: those that are asked about, from easy to hard.
  public init(
    _ title: Phrase, read page: String, titled pageTitle: Phrase? = nil, _ introduction: Phrase,
    _ situations: [Situation]
  ) {
    self.title = title
    self.page = page
    self.pageTitle = pageTitle
    self.introduction = introduction
    self.situations = situations
  }
}

/// A situation, something that is done in it, and a question about what happens.
///
/// The answer is no part of it: the app is run, and the log has the answer.
///
/// ```swift
/// let firstTouch = Situation(
///   "tea-order", of: makeTeaApp, "The form is empty.",
///   then: { try $0.touch("Order") },
///   ask: .calls(of: ["OrderController", "AlertController"]),
///   rule: ("Alerts", "An alert covers nothing"))
/// ```
public struct Situation: Sendable {
  /// Its name, by which it is remembered: the same in every version.
  public let name: String

  /// What a person has to know before it.
  public let story: Phrase

  /// What is asked.
  public let question: Question

  /// Where the rule is in the book.
  public let rule: RuleHeading

  /// What is done, or `nil` for what the step itself is called.
  let act: Phrase?

  /// Whether the situation was generated, not written.
  var isDrawn = false

  let make: Make
  let before: Step
  let step: Step

  /// Makes the app of a process.
  public typealias Make = @MainActor @Sendable (any UserInfoStore, EventLog) -> Application

  /// Does something in the app.
  public typealias Step = @MainActor @Sendable (Scenario) throws -> Void

  /// What is asked about the step.
  public enum Question: Sendable {
    /// Which calls of these objects come, in which order; those with some words are not asked.
    case calls(of: [String], besides: [String] = [])
    /// Which of these objects gets a call.
    case receiver(of: String, among: [String])
    /// Which of these fields is edited now; none is one answer.
    case firstResponder(among: [Phrase])
    /// From which layer to which a call goes.
    case layers(of: String)
    /// Which of some texts is true now; `fact` says why the others are not.
    case value(
      Phrase, among: [Phrase], is: @MainActor @Sendable (Scenario) -> Phrase, because: Phrase)
  }

  /// Creates a situation; the app is launched already.
  ///
  /// - Parameters:
  ///   - name: its name, by which it is remembered: the same in every version.
  ///   - make: makes the app.
  ///   - story: what a person has to know before the step.
  ///   - before: is done unseen, after the launch.
  ///   - act: what is done, or `nil` for what the step itself is called.
  ///   - step: is what is asked about.
  ///   - question: what is asked.
  ///   - rule: the page of the book with the rule, and the heading there.
  public init(
    _ name: String, of make: @escaping Make, _ story: Phrase, before: @escaping Step = { _ in },
    saying act: Phrase? = nil, then step: @escaping Step, ask question: Question,
    rule: (page: String, heading: String)
  ) {
    self.name = name
    self.make = make
    self.story = story
    self.before = before
    self.act = act
    self.step = step
    self.question = question
    self.rule = RuleHeading(rule.page, rule.heading)
  }
}
