package import View
import ViewKit

// What a screen shows, taken apart: for its names, its texts and its fingerprint.
extension ScreenContent {
  /// What can be touched, in the order of the numbers.
  package var items: [Item] { parts.flatMap(\.items) }

  /// What a person may name, in the order of ``ScreenNames``: after what has a number, the choices
  /// that have a name.
  package var named: [Part] {
    items.map(Part.control) + parts.flatMap(\.cells).map(Part.control)
      + parts.filter(\.isNamedChoice)
  }

  /// Every text, from top to bottom; of a secure field, not what was typed.
  package var phrases: [Phrase] { details.texts }

  /// Every text that is not empty, in a language.
  package func texts(in language: Language) -> [String] {
    phrases.map { language[$0] }.filter { !$0.isEmpty }
  }

  /// What the rows take besides a touch.
  package var verbs: [Phrase] { details.verbs }

  /// What the pickers may be set to.
  package var options: [Phrase] { details.options }

  private var details: (texts: [Phrase], verbs: [Phrase], options: [Phrase]) {
    var details: (texts: [Phrase], verbs: [Phrase], options: [Phrase]) = ([], [], [])
    visit {
      switch $0 {
      case .text(let text): details.texts.append(text)
      case .verb(let verb): details.verbs.append(verb)
      case .option(let option): details.options.append(option)
      case .number: break
      }
    }
    return details
  }

  /// The name of a cell that can be typed: of the second row, where there is one.
  var exampleOfCell: Phrase? {
    for part in parts {
      guard case .grid(let grid) = part else { continue }
      return (grid.rows.dropFirst().first ?? grid.rows.first)?.cells.first?.name
    }
    return nil
  }

  /// Something that a screen shows, without what it is for.
  package enum Detail {
    /// A text.
    case text(Phrase)
    /// What a row takes besides a touch.
    case verb(Phrase)
    /// What a picker may be set to.
    case option(Phrase)
    /// A kind, a count, a role or a mark, as a number.
    case number(Int)
  }

  /// Calls a closure with everything that the screen shows, from top to bottom: two screens that
  /// look different differ in what they are called with.
  ///
  /// The texts of a screen and its fingerprint are made from this, so a new part is added here
  /// alone.
  package func visit(_ see: (Detail) -> Void) { parts.visit(see) }
}

extension ScreenContent.Part {
  /// What can be touched there, if it is one thing by itself: not in a choice, a list or a grid.
  package var single: ScreenContent.Item? {
    switch self {
    case .control(let item): item
    case .text, .message, .progress, .choice, .list, .row, .grid: nil
    }
  }

  /// Whether it is a choice that can be typed by its name.
  fileprivate var isNamedChoice: Bool {
    switch self {
    case .choice(let name, _): name != ""
    case .text, .message, .progress, .control, .list, .row, .grid: false
    }
  }

  fileprivate var items: [ScreenContent.Item] {
    switch self {
    case .text, .message, .progress: []
    case .control(let item): [item]
    case .choice(_, let items): items
    case .list(let parts), .row(let parts): parts.flatMap(\.items)
    case .grid(let grid): grid.buttons
    }
  }

  /// The cells of a grid, which have names alone.
  fileprivate var cells: [ScreenContent.Item] {
    switch self {
    case .grid(let grid): grid.rows.flatMap(\.cells)
    // Those of a grid in a row cannot be named.
    case .text, .message, .progress, .control, .choice, .list, .row: []
    }
  }

  fileprivate func visit(_ see: (ScreenContent.Detail) -> Void) {
    switch self {
    case .text(let text, let role):
      see(.number(0))
      see(.text(text))
      see(.number(role.rawValue))
    case .message(let message, let title):
      see(.number(1))
      title.visit(see)
      see(.text(message))
    case .progress(let name, let fraction, let text):
      see(.number(6))
      see(.text(name))
      see(.text(text))
      see(.number(Int(truncatingIfNeeded: fraction.bitPattern)))
    case .control(let item):
      see(.number(2))
      item.visit(see)
    case .choice(let name, let items):
      see(.number(3))
      see(.text(name))
      see(.number(items.count))
      for item in items { item.visit(see) }
    case .list(let parts):
      see(.number(4))
      parts.visit(see)
    case .row(let parts):
      see(.number(5))
      parts.visit(see)
    case .grid(let grid):
      see(.number(7))
      see(.number(grid.columns.count))
      for column in grid.columns { see(.text(column)) }
      for row in grid.rows {
        see(.text(row.title))
        for cell in row.cells { cell.visit(see) }
      }
      for button in grid.buttons { button.visit(see) }
    }
  }
}

extension ScreenContent.Item {
  fileprivate func visit(_ see: (ScreenContent.Detail) -> Void) {
    see(.number(number))
    see(.text(name))
    see(.number(marks.rawValue))
    switch kind {
    case .field(let text, let isSecure, let placeholder):
      see(.number(0))
      placeholder.visit(see)
      see(.number(isSecure ? text.isEmpty ? 0 : 1 : 2))
      if !isSecure { see(.text(Phrase(verbatim: text))) }
    case .textView(let text):
      see(.number(9))
      see(.text(Phrase(verbatim: text)))
    case .button: see(.number(1))
    case .value(let value, let isOn):
      see(.number(2))
      see(.text(value))
      see(.number(isOn.number))
    case .picker(let value, let options):
      see(.number(5))
      see(.text(value))
      see(.number(options.count))
      for option in options { see(.option(option)) }
    case .number(let text, let number, let range, let isStepper):
      see(.number(isStepper ? 7 : 6))
      see(.text(text))
      see(.text(.range(range)))
      see(.number(Int(truncatingIfNeeded: number.bitPattern)))
    case .segment: see(.number(3))
    case .cell(let text):
      see(.number(8))
      see(.text(text))
    case .row(let isChecked, let detail, let verbs):
      see(.number(4))
      see(.number(isChecked.number))
      detail.visit(see)
      see(.number(verbs.count))
      for verb in verbs { see(.verb(verb)) }
    }
  }
}

extension [ScreenContent.Part] {
  fileprivate func visit(_ see: (ScreenContent.Detail) -> Void) {
    see(.number(count))
    for part in self { part.visit(see) }
  }
}

extension Phrase? {
  fileprivate func visit(_ see: (ScreenContent.Detail) -> Void) {
    see(.number(self == nil ? 0 : 1))
    if let text = self { see(.text(text)) }
  }
}

extension ScreenContent.Item {
  /// What stands beside the name: a value, and the range that it is in; `nil` for what has none.
  package var value: (text: Phrase, range: Phrase?)? {
    switch kind {
    case .value(let text, _), .picker(let text, _): (text, nil)
    case .number(let text, _, let range, _): (text, .range(range))
    case .field, .textView, .button, .segment, .row, .cell: nil
    }
  }
}

extension ScreenContent.Item {
  /// Of a row its box, what stands beside it, and what else can be done with it; `nil` for all
  /// else.
  var row: (isChecked: Bool?, detail: Phrase?, verbs: [Phrase])? {
    switch kind {
    case .row(let isChecked, let detail, let verbs): (isChecked, detail, verbs)
    case .field, .textView, .button, .value, .picker, .number, .segment, .cell: nil
    }
  }

  /// The text of a cell of a grid; empty for all else.
  package var text: Phrase {
    switch kind {
    case .cell(let text): text
    case .field, .textView, .button, .value, .picker, .number, .segment, .row: ""
    }
  }
}

extension Bool? {
  fileprivate var number: Int { self.map { $0 ? 1 : 0 } ?? 2 }
}
