import View

// What a screen shows.
extension StateHash {
  /// Adds what a screen shows: screens that look different have different hashes.
  mutating func add(_ content: ScreenContent) { add(content.parts) }

  private mutating func add(_ parts: [ScreenContent.Part]) {
    add(parts.count)
    for part in parts { add(part) }
  }

  private mutating func add(_ part: ScreenContent.Part) {
    switch part {
    case .text(let text, let role):
      add(0)
      add(text)
      add(role.rawValue)
    case .message(let message, let title):
      add(1)
      add(message)
      add(title)
    case .control(let item):
      add(2)
      add(item)
    case .choice(let name, let items):
      add(3)
      add(name)
      add(items.count)
      for item in items { add(item) }
    case .list(let parts):
      add(4)
      add(parts)
    case .row(let parts):
      add(5)
      add(parts)
    }
  }

  private mutating func add(_ item: ScreenContent.Item) {
    add(item.number)
    add(item.name)
    add(item.marks.rawValue)
    switch item.kind {
    case .field(let text, let isSecure, let placeholder):
      add(0)
      add(text)
      add(isSecure)
      add(placeholder)
    case .button: add(1)
    case .value(let value, let isOn):
      add(2)
      add(value)
      add(isOn)
    case .segment: add(3)
    case .row(let isChecked, let detail, let verbs):
      add(4)
      add(isChecked)
      add(detail)
      add(verbs.count)
      for verb in verbs { add(verb) }
    }
  }

  private mutating func add(_ flag: Bool?) { add(flag.map { $0 ? 1 : 0 } ?? 2) }

  mutating func add(_ phrase: Phrase?) {
    add(phrase != nil)
    guard let phrase else { return }
    add(phrase.english)
    add(phrase.korean)
  }
}
