import Testing

/// What a person does in a task of 7GUIs, and what must be seen then: in words, so that any
/// implementation can be held to it.
///
/// Names are those of the task's own description; an implementation says what its controls are called.
nonisolated struct SevenTask: Sendable, CustomTestStringConvertible {
  /// One thing that a person does, or time does.
  enum Deed: Sendable {
    /// A button or a row is touched.
    case touch(String)
    /// A text takes the place of that of a field; Return ends it.
    case type(String, into: String)
    /// A slider, a stepper or a choice is set.
    case set(String, to: String)
    /// Time passes, in seconds.
    case wait(Double)
    /// A dialog is closed by its own button.
    case close
  }

  /// What must be seen.
  enum Sight: Sendable {
    /// A field has a text, or anything else a value.
    case value(of: String, String)
    /// A control can be used, or cannot.
    case enabled(String, Bool)
    /// A field is shown as wrong, or is not.
    case wrong(String, Bool)
    /// The rows of the list, from top to bottom.
    case rows([String])
    /// The row that is selected.
    case selected(String?)
    /// What a message says.
    case message(String)
    /// The gauge is full, or is not.
    case full(Bool)
  }

  /// A deed, and what is seen after it.
  struct Step: Sendable {
    let deed: Deed?
    let sights: [Sight]

    init(_ deed: Deed? = nil, _ sights: Sight...) { (self.deed, self.sights) = (deed, sights) }
  }

  /// The task: counter, temperature, flight, timer, crud, circles or cells.
  let task: String
  let name: String
  let steps: [Step]

  init(_ task: String, _ name: String, _ steps: Step...) {
    (self.task, self.name, self.steps) = (task, name, steps)
  }

  var testDescription: String { "\(task): \(name)" }
}

/// Does and sees in one implementation what the cases say.
protocol SevenTaskDriver {
  func perform(_ deed: SevenTask.Deed) throws
  /// What is wrong about a sight, or `nil`.
  func complaint(about sight: SevenTask.Sight) -> String?
}
