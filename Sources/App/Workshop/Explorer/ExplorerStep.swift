public import Controller
import Foundation
import Model
package import View
import ViewKit
import ViewText

extension Explorer {
  /// One step of a way: what a person, the system or a fault does.
  ///
  /// Windows have the numbers of their sessions; the window of an app without scenes is 0.
  ///
  /// ```swift
  /// let error = try #require(throws: ExplorerError.self) {
  ///   try explorer.explore()
  /// }
  /// #expect(
  ///   error.way == [.launch, .touch(window: 1, control: 1, name: "Order")])
  /// ```
  public enum Step: Hashable, Codable, Sendable {
    /// The app is launched.
    case launch
    /// The process is started without being shown.
    case launchInBackground(connectingScene: Bool)
    /// A control of the uppermost screen is touched, by its position.
    case touch(window: Int, control: Int, name: String)
    /// Something else is done with a control, such as deleting a row; by its position.
    case perform(String, window: Int, control: Int, name: String)
    /// A field is touched, its text is replaced, and Return is touched, unless it is still edited.
    case type(
      String, window: Int, control: Int, name: String, isSecure: Bool, isStillEdited: Bool = false)
    /// A text view is touched, its text is replaced line by line, and editing ends.
    case write(String, window: Int, control: Int, name: String)
    /// Return is touched in the field that is being edited.
    case touchReturn(window: Int)
    /// Escape is touched.
    case touchEscape(window: Int)
    /// Something happens to the whole app, or to one window.
    case event(SystemEvent.Kind, window: Int? = nil)
    /// Something arrives; a process that does not run is launched by it.
    case arrive(Arrival)
    /// Time passes, in seconds: the clock is set ahead, and timers that are due fire.
    case clock(Double)
    /// A step during which one change of the store fails: the first, or a later one.
    indirect case failing(Step, write: Int)
    /// A step in the other of two processes that have one store.
    indirect case other(Step)
  }
}

extension Explorer.Step: CustomStringConvertible {
  /// The step as a person does it.
  public var description: String { words().english }

  /// The same in every language; `names` are the phrases of what can be touched, by their English
  /// text.
  package func words(_ names: [String: Phrase] = [:]) -> Phrase {
    switch self {
    case .type(let text, let window, _, let name, let isSecure, let isStillEdited):
      // A secret is shown only if it is a placeholder.
      let text = isSecure && !text.isEmpty && !text.hasPrefix("<") ? "•••" : "\"\(text)\""
      let korean = names[name]?.korean ?? name
      let type = Phrase("type \(text) into \"\(name)\"", ko: "‘\(korean)’에 \(text) 입력하기").in(window)
      return isStillEdited ? type : "\(type)\(Phrase(", then Return", ko: " (Enter까지)"))"
    case .write(let text, let window, _, let name):
      let text = "\"\(text.replacing("\n", with: "\\n"))\""
      return Phrase(
        "write \(text) into \"\(name)\"", ko: "‘\(names[name]?.korean ?? name)’에 \(text) 쓰기"
      ).in(window)
    case .failing(let step, let write):
      let change = write == 1 ? "first change" : "change \(write)"
      let fault = Phrase(
        ", while the store fails at its \(change)", ko: " (저장소가 \(write)번째 변경에서 실패할 때)")
      return "\(step.words(names))\(fault)"
    case .other(let step): return .inOther(step.words(names))
    case .launch, .launchInBackground, .touch, .perform, .touchReturn, .touchEscape, .event,
      .arrive,
      .clock:
      return phrase(names)
    }
  }

  /// The step without what is typed: for a diagram.
  ///
  /// `names` are the phrases of what can be touched, by their English text.
  package func phrase(_ names: [String: Phrase] = [:]) -> Phrase {
    func korean(_ name: String) -> String { names[name]?.korean ?? name }
    switch self {
    case .launch: return SystemEvent.Kind.launch.words()
    case .launchInBackground(let connectingScene):
      let scene = Phrase(", with a scene", ko: " (씬과 함께)")
      return "\(SystemEvent.Kind.launchInBackground.words())\(connectingScene ? scene : "")"
    case .touch(let window, _, let name):
      return Phrase("touch \"\(name)\"", ko: "‘\(korean(name))’ 누르기").in(window)
    case .perform(let action, let window, _, let name):
      return Phrase("\(action) \"\(name)\"", ko: "‘\(korean(name))’: \(korean(action))").in(window)
    case .type(_, let window, _, let name, _, let isStillEdited):
      let type = Phrase("type into \"\(name)\"", ko: "‘\(korean(name))’ 입력하기").in(window)
      return "\(type)\(isStillEdited ? Phrase(", without Return", ko: " (Enter 없이)") : "")"
    case .write(_, let window, _, let name):
      return Phrase("write into \"\(name)\"", ko: "‘\(korean(name))’에 쓰기").in(window)
    case .touchReturn(let window): return Phrase("touch Return", ko: "Enter 누르기").in(window)
    case .touchEscape(let window): return Phrase("touch Escape", ko: "Esc 키 누르기").in(window)
    case .event(let kind, let window): return kind.words(window: window)
    case .arrive(let arrival): return arrival.words
    case .clock(let seconds):
      return Phrase(later: seconds)
    case .other(let step): return .inOther(step.phrase(names))
    case .failing(let step, _):
      return "\(step.phrase(names))\(Phrase(", while the store fails", ko: " (저장소 오류가 날 때)"))"
    }
  }
}

extension Explorer.Step {
  /// The step that an event is.
  @MainActor
  init(_ event: SystemEvent) {
    switch event.content {
    case .arrival(let arrival): self = arrival.map(Self.arrive) ?? .launch
    case .connects(let isConnecting): self = .launchInBackground(connectingScene: isConnecting)
    case .window(let session): self = .event(event.kind, window: session.number)
    case .nothing: self = .event(event.kind)
    }
  }

  /// What it does to a person's way: a fault and time lead away from it.
  private var effect: SystemEvent.Kind.Effect {
    switch self {
    case .launchInBackground: SystemEvent.Kind.launchInBackground.effect
    case .event(let kind, _): kind.effect
    case .other(let step): step.effect
    case .clock, .failing: .leadsAway
    case .launch, .touch, .perform, .type, .write, .touchReturn, .touchEscape, .arrive:
      .goesOn
    }
  }

  /// The number of the process that it is of: 0, or 1 for the other one.
  var process: Int {
    switch self {
    case .other: 1
    case .failing(let step, _): step.process
    case .launch, .launchInBackground, .touch, .perform, .type, .write, .touchReturn, .touchEscape,
      .event, .arrive, .clock:
      0
    }
  }

  /// The same step, in whichever process.
  var own: Self {
    switch self {
    case .other(let step): step
    case .launch, .launchInBackground, .touch, .perform, .type, .write, .touchReturn, .touchEscape,
      .event, .arrive, .clock, .failing:
      self
    }
  }

  /// What is done, and the number of the change of the store that fails meanwhile; 0 for none.
  var attempt: (step: Self, failingWrite: Int) {
    switch self {
    case .failing(let step, let write): (step, write)
    case .launch, .launchInBackground, .touch, .perform, .type, .write, .touchReturn, .touchEscape,
      .event, .arrive, .clock, .other:
      (self, 0)
    }
  }

  /// The control that is touched: the number of its window, its position and its name; or `nil`.
  var touch: (window: Int, index: Int, name: String)? {
    switch self {
    case .touch(let window, let index, let name): (window, index, name)
    case .launch, .launchInBackground, .perform, .type, .write, .touchReturn, .touchEscape,
      .event, .arrive, .clock, .failing, .other:
      nil
    }
  }

  /// Whether a person types a text with it.
  func types(_ text: String) -> Bool {
    switch self {
    case .type(let typed, _, _, _, _, _), .write(let typed, _, _, _): typed == text
    case .failing(let step, _), .other(let step): step.types(text)
    case .launch, .launchInBackground, .touch, .perform, .touchReturn, .touchEscape, .event,
      .arrive,
      .clock:
      false
    }
  }

  /// Whether it leads on within the app, as a person sees it: not by ending it, by closing or
  /// opening a window, or by a fault.
  var leadsBack: Bool { effect == .goesOn }

  /// Whether a person does it on a screen.
  package var isTouch: Bool {
    switch self {
    case .touch, .perform, .type, .write, .touchReturn, .touchEscape: true
    case .launch, .launchInBackground, .event, .arrive, .clock, .failing, .other: false
    }
  }

  /// Whether it launches the app.
  var isLaunch: Bool {
    switch self {
    case .launch, .launchInBackground: true
    case .failing(let step, _): step.isLaunch
    case .touch, .perform, .type, .write, .touchReturn, .touchEscape, .event, .arrive,
      .clock, .other:
      false
    }
  }

  /// The number of the window that a person touches, or `nil` if it is something else.
  public var window: Int? {
    switch self {
    case .touch, .perform, .type, .write: control?.window
    case .touchReturn(let window), .touchEscape(let window): window
    case .failing(let step, _), .other(let step): step.window
    case .launch, .launchInBackground, .event, .arrive, .clock: nil
    }
  }

  /// The control that it is done with: the number of its window, its position and its name; or
  /// `nil`.
  var control: (window: Int, index: Int, name: String)? {
    switch self {
    case .touch(let window, let index, let name), .perform(_, let window, let index, let name),
      .type(_, let window, let index, let name, _, _), .write(_, let window, let index, let name):
      (window, index, name)
    case .failing(let step, _), .other(let step): step.control
    case .launch, .launchInBackground, .touchReturn, .touchEscape, .event, .arrive,
      .clock:
      nil
    }
  }

  /// Whether the store fails during it.
  var isFailing: Bool { attempt.failingWrite > 0 }

  /// Whether the process may end.
  var mayEndProcess: Bool { effect == .mayEndProcess || effect == .endsProcess }
}

extension Explorer.Step {
  /// The step as a line of a test that drives a scenario; a remark where a scenario has none.
  ///
  /// - Parameter constant: returns the name of the constant in the test that has a secret, or `nil`
  ///   if the text itself may be in the test.
  /// - Returns: the line, without its end.
  package func scenarioLine(naming constant: (_ secret: String) -> String? = { _ in nil })
    -> String
  {
    call(constant) + (window.map { $0 > 1 ? "  // In window \($0)." : "" } ?? "")
  }

  private func call(_ constant: (String) -> String?) -> String {
    switch self {
    case .launch: "try scenario.launch()"
    case .touch(_, _, let name): "try scenario.touch(\(name.swiftLiteral))"
    case .perform(let action, _, _, let name):
      "try scenario.perform(\(action.swiftLiteral), on: \(name.swiftLiteral))"
    case .type(let text, _, _, let name, let isSecure, _):
      Self.enter((isSecure ? constant(text) : nil) ?? text.swiftLiteral, into: name)
    case .write(let text, _, _, let name): Self.enter(text.swiftLiteral, into: name)
    case .touchReturn: "try scenario.touchReturn()"
    case .touchEscape: "try scenario.touchEscape()"
    case .event(let kind, let number?):
      """
      try scenario.send(.\(kind.rawValue)(#require(scenario.application.session(\(number)))))
      """
    case .event(let kind, nil) where kind.need == .window:
      """
      try scenario.send(.\(kind.rawValue)(#require(scenario.application.sessions.first)))
      """
    case .event(.newWindow, nil): "try scenario.send(.newWindow())"
    case .event(let kind, nil): "try scenario.send(.\(kind.rawValue))"
    case .launchInBackground, .arrive, .clock, .failing, .other:
      "// \("\(self)".printable)"
    }
  }

  private static func enter(_ text: String, into name: String) -> String {
    "try scenario.enter(\(text), into: \(name.swiftLiteral))"
  }

  /// The step with another text in place of one that is typed into a secure field.
  package func hidingSecret(_ placeholder: (String) -> String) -> Self {
    switch self {
    case .type(let text, let window, let control, let name, isSecure: true, let isStillEdited):
      .type(
        placeholder(text), window: window, control: control, name: name, isSecure: true,
        isStillEdited: isStillEdited)
    case .failing(let step, let write): .failing(step.hidingSecret(placeholder), write: write)
    case .other(let step): .other(step.hidingSecret(placeholder))
    case .launch, .launchInBackground, .touch, .perform, .type, .write, .touchReturn, .touchEscape,
      .event, .arrive, .clock:
      self
    }
  }
}

extension Phrase {
  /// A step in the other process.
  fileprivate static func inOther(_ step: Phrase) -> Phrase {
    Phrase("in the other process \(step.english)", ko: "다른 프로세스에서 \(step.korean)")
  }

  /// A time that passes, in the largest unit that says it exactly.
  fileprivate init(later seconds: Double) {
    let units: [(Double, String, String)] = [
      (86_400, "day", "일"), (3_600, "hour", "시간"), (60, "minute", "분"),
    ]
    let (size, english, korean) =
      units.first { seconds != 0 && seconds.truncatingRemainder(dividingBy: $0.0) == 0 }
      ?? (1, "second", "초")
    let count = (seconds / size).plain
    self.init(
      "\(count) \(english)\(count == "1" ? "" : "s") later", ko: "\(count)\(korean) 뒤")
  }

  /// The step in a window, which is named if there may be another.
  fileprivate func `in`(_ window: Int) -> Phrase {
    window > 1 ? Phrase("\(english) in window \(window)", ko: "\(window)번 창의 \(korean)") : self
  }
}
