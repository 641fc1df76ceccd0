import Controller
import Model
import View

extension [String] {
  /// A line of a comparison, marked as in `diff`: `-` is in the first text alone, `+` in the
  /// second.
  package typealias Marked = (mark: Character, line: String)

  /// Compares these lines with others: the common ones once, what is missing before what is new.
  package func sideBySide(
    with others: [String], by areSame: (String, String) -> Bool = (==)
  ) -> [Marked] {
    let changes = others.difference(from: self, by: areSame)
    var lines: [Marked] = map { (" ", $0) }
    for case .remove(let offset, _, _) in changes { lines[offset].mark = "-" }
    var (place, count) = (0, 0)
    for case .insert(let offset, let line, _) in changes {
      while count < offset || place < lines.count && lines[place].mark == "-" {
        if lines[place].mark != "-" { count += 1 }
        place += 1
      }
      lines.insert(("+", line), at: place)
    }
    return lines
  }
}
