import Model
package import View

// What is said of a mistake: on three lines at most, so that the screen above it stays in sight.
extension TextDisplay {
  private static let mistakeLines = 3

  /// Says why the last line did nothing.
  package func refuse(_ phrase: Phrase) {
    hasRefused = true
    var lines = lines(of: phrase)
    guard lines.count > Self.mistakeLines else { return say(phrase, .refusal) }
    lines = Array(lines.prefix(Self.mistakeLines))
    say(Phrase(verbatim: lines.joined(separator: " ") + "…"), .refusal)
  }

  /// Says why the last line did nothing, and below it which names can be typed: of many only the
  /// first ones.
  func refuse(
    _ reason: Phrase? = nil, listing names: [Phrase], in sentence: ([Phrase]) -> Phrase
  ) {
    let room = Self.mistakeLines - (reason.map { lines(of: $0).count } ?? 0)
    // Show at least one name.
    let lists = [names] + (1..<max(1, names.count)).reversed().map { names.prefix($0) + ["…"] }
    let list = lists.lazy.map(sentence).first { self.lines(of: $0).count <= room }
    if let reason {
      refuse(reason)
      if let list { say(list) }
    } else {
      refuse(list ?? sentence(names))
    }
  }

  /// Says that several names are the same, or begin the same.
  func refuse(_ positions: [Int], among names: ScreenNames) {
    let labels = positions.map { names.controls[$0].label }
    // Where two names are the same, more of the name would not help.
    let areSame = [\Phrase.english, \.korean].contains { name in
      Set(labels.map { $0[keyPath: name].lowercased() }).count < labels.count
    }
    if areSame {
      refuse(listing: positions.map(names.numberedName)) { .sameNames($0) }
    } else {
      refuse(listing: labels) { .ambiguous($0) }
    }
  }

  private func lines(of phrase: Phrase) -> [String] {
    language[phrase].printable.lines(of: traits.room(after: 2))
  }
}
