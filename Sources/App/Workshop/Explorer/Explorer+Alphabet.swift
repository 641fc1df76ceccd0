public import Controller
import Model
import View
import ViewKit

extension Explorer {
  /// What an explorer tries in every state.
  ///
  /// ```swift
  /// var alphabet = Explorer.Alphabet()
  /// alphabet.textsByName["Tea"] = ["Assam"]
  /// alphabet.untouched = ["Order"]
  /// alphabet.events = [.home, .open, .show, .close]
  /// alphabet.failsWrites = false
  /// explorer.alphabet = alphabet
  /// ```
  public struct Alphabet {
    /// The texts for a field that is not in `textsByName`, and is not secure.
    public var texts = ["", "lee", "lee@example.com", "kim@example.com"]

    /// The texts for a secure field that is not in `textsByName`.
    ///
    /// Placeholders, as in a transcript: a secret of your own is not shown in a way. Choose one
    /// that is in no word on a screen; one of fewer than four characters is typed, but not looked
    /// for.
    public var secrets = ["", "<1>", "<password 1>", "<password 2>"]

    /// The texts for the fields of a name, in any language.
    public var textsByName: [String: [String]] = [:]

    /// The values for the controls of a name, in any language: a slider or a stepper that is not
    /// among them is moved a little up and down, and a picker gets each of its rows.
    public var valuesByName: [String: [String]] = [:]

    /// Whether each text is also typed without Return, so that its field is still edited: this
    /// multiplies the states.
    public var typesWithoutReturn = false

    /// The names, in any language, of controls that are not touched, and of what is not done with
    /// rows.
    public var untouched: Set<String> = []

    /// Whether Escape is touched.
    public var touchesEscape = true

    /// The most windows at a time; more are not opened.
    public var windows = 1

    /// How many processes of the app there are, with one store: 1 or 2; any other number is the
    /// nearest.
    ///
    /// Each takes its steps in every order with those of the other one, so that a change that
    /// undoes what the other has stored is met. This squares the states: give it few texts and
    /// events.
    public var processes = 1

    /// What happens to the app and to its windows; without `open` there is no way back to the app,
    /// and none is looked for.
    ///
    /// A launch needs not be among them, and what needs more than a window is in `arrivals`.
    public var events = Set(SystemEvent.Kind.allCases)

    /// What may arrive; a process that does not run is launched by it.
    public var arrivals: [Arrival] = []

    /// How far the clock is set ahead at a time, in seconds, if the explorer has one.
    ///
    /// What is not between 0 and a hundred years is left out.
    public var clockJumps: [Double] = [60 * 60]

    /// How often the clock is set ahead on one way.
    public var mostClockJumps = 1

    /// Whether each step that changes the store is also tried with each of its changes failing.
    public var failsWrites = true

    /// Creates the default alphabet: everything, with one window.
    public init() {}

    /// Whether one of the events ends the process.
    ///
    /// If none does, the process is ended in each new state, to see what is alive then.
    var endsProcess: Bool { events.contains { $0.effect == .endsProcess } }

    /// What is done with a control besides touching it.
    @MainActor
    func actions(of control: Control) -> [ControlAction] {
      for name in control.label.translations {
        if let values = valuesByName[name] {
          return values.compactMap { control.action(named: $0) }
        }
      }
      return control.actions
    }

    /// The texts for a field.
    @MainActor
    func texts(for field: TextControl) -> [String] {
      for name in field.label.translations {
        if let texts = textsByName[name] { return texts }
      }
      return field.hidesText ? secrets : texts
    }
  }
}

extension ExploredApplication {
  /// The steps that may be possible now, always in the same order: first those of one process, then
  /// those of the other.
  func steps(in alphabet: Explorer.Alphabet) -> [Explorer.Step] {
    let steps = ofEachProcess { ownSteps(in: alphabet) }
    return steps[0] + steps.dropFirst().joined().map { .other($0) }
  }

  /// The steps of the process that is looked at.
  private func ownSteps(in alphabet: Explorer.Alphabet) -> [Explorer.Step] {
    var steps: [Explorer.Step] = []
    let kinds = SystemEvent.Kind.allCases.filter {
      alphabet.events.contains($0) && $0.isPossible(whileRunning: application.isRunning)
    }
    if application.isRunning {
      for (number, window) in windows { addTouches(in: window, number, alphabet, to: &steps) }
      for kind in kinds where kind.need == .nothing {
        if kind == .newWindow, application.sessions.count >= alphabet.windows { continue }
        steps.append(.event(kind))
      }
    } else {
      steps.append(.launch)
      if kinds.contains(.launchInBackground) {
        steps.append(.launchInBackground(connectingScene: false))
        if application.usesScenes { steps.append(.launchInBackground(connectingScene: true)) }
      }
    }
    for arrival in alphabet.arrivals { steps.append(.arrive(arrival)) }
    for session in application.sessions {
      for kind in kinds where kind.need == .window {
        steps.append(.event(kind, window: session.number))
      }
    }
    if let clock, process == 0 {
      let jumps = alphabet.clockJumps.filter { (0...ExplorerClock.century).contains($0) }
      for seconds in jumps where clock.jumps < alphabet.mostClockJumps {
        steps.append(.clock(seconds))
      }
    }
    return steps
  }

  private func addTouches(
    in window: Window, _ number: Int, _ alphabet: Explorer.Alphabet,
    to steps: inout [Explorer.Step]
  ) {
    guard let controls = window.view.subviews.last?.controls else { return }
    for (index, control) in controls.enumerated() {
      if !alphabet.untouched.isDisjoint(with: control.label.translations) { continue }
      let name = control.label.english
      steps.append(.touch(window: number, control: index, name: name))
      for action in alphabet.actions(of: control)
      where control.isEnabled && alphabet.untouched.isDisjoint(with: action.name.translations) {
        steps.append(
          .perform(action.name.english, window: number, control: index, name: name))
      }
      if let view = control as? TextView {
        for text in alphabet.texts(for: view) {
          steps.append(.write(text, window: number, control: index, name: name))
        }
      }
      guard let field = control as? TextField else { continue }
      for text in alphabet.texts(for: field) {
        for isStillEdited in alphabet.typesWithoutReturn ? [false, true] : [false] {
          steps.append(
            .type(
              text, window: number, control: index, name: name,
              isSecure: field.isSecureTextEntry, isStillEdited: isStillEdited))
        }
      }
    }
    // In a text view it types one line break after the other.
    if window.view.editedField is TextField { steps.append(.touchReturn(window: number)) }
    if alphabet.touchesEscape { steps.append(.touchEscape(window: number)) }
  }
}
