import Model
package import View
import ViewKit

/// What a person may name at the `>` prompt on a screen.
@MainActor
package struct ScreenNames {
  /// In order of their numbers; after them what has a name alone, as a segmented control has.
  package let controls: [Control]

  /// How many have a number: from 1.
  ///
  /// Those of the cells of a grid are not shown.
  let numbered: Int

  init(of screen: any Screen) {
    var controls = screen.controls
    numbered = controls.count
    for element in screen.elements where element.isShown {
      if let segments = element.source as? SegmentedControl, segments.hasName {
        controls.append(segments)
      }
    }
    self.controls = controls
  }

  /// The names of some controls, each with a number, without a screen.
  package init(_ controls: [Control]) {
    self.controls = controls
    numbered = controls.count
  }

  /// Whether a line is a number, or begins or ends with all of a name.
  func isWhole(_ line: String, at position: Int) -> Bool {
    let words = line.split(separator: " ")
    if [words.first, words.last].contains(where: { $0 == "\(position + 1)" }) { return true }
    let typed = line.lowercased()
    return controls[position].label.translations.map { $0.lowercased() }.contains {
      typed == $0 || typed.hasPrefix($0 + " ") || typed.hasSuffix(" " + $0)
    }
  }

  /// Whether something is called so, in any language.
  func has(_ name: String) -> Bool {
    let name = name.lowercased()
    // No closure: each call of one asks at run time whether it is on the main actor.
    for control in controls where control.label.isCalled(name) { return true }
    return false
  }

  /// Every name, with its number if it has one.
  var numberedNames: [Phrase] {
    // Of a grid there would be too many.
    controls.indices.filter { !(controls[$0] is CollectionViewCell) }.map(numberedName)
  }

  /// The name at a position with its number, if it has one.
  func numberedName(at position: Int) -> Phrase {
    let label = controls[position].label
    guard position < numbered, !(controls[position] is CollectionViewCell) else { return label }
    return Phrase("\(position + 1) \(label.english)", ko: "\(position + 1) \(label.korean)")
  }

  /// What can be typed to this screen that begins like a text, each line once: names, and what may
  /// follow one of them or its number.
  func lines(completing typed: String, in language: Language) -> [String] {
    var lines: [String] = []
    func add(_ line: String) {
      if !lines.contains(line), line.printable == line { lines.append(line) }
    }
    for (position, control) in controls.enumerated() {
      let name = language[control.label]
      add(name)
      let number = position < numbered ? "\(position + 1)" : name
      for head in [number, name] where typed.hasPrefix(head.lowercased() + " ") {
        for more in control.following { add("\(head) \(language[more])") }
      }
    }
    return lines
  }

  // MARK: - What is not on the page

  /// What a line means elsewhere in a grid or on the other pages of a list, unless something on the
  /// screen has the whole name; the page of what was found is shown.
  func meaning(
    of line: String, elsewhereOn screen: any Screen, unless meaning: LineMeaning
  ) -> (meaning: LineMeaning, names: ScreenNames)? {
    let elements = screen.shownElements
    for element in elements {
      guard let grid = element.source as? CollectionView, !has(line.lowercased()),
        let place = grid.indexPath(named: line), grid.cellForItem(at: place) == nil
      else { continue }
      grid.scrollToItem(at: place)
      let names = ScreenNames(of: screen)
      return (names.meaning(of: line), names)
    }
    for element in elements {
      guard let table = element.source as? TableView, table.hasPages else { continue }
      if let position = meaning.position, isWhole(line, at: position) { return nil }
      let verbs = table.actionNames.flatMap(\.translations).map { $0.lowercased() }
      let lines = line.lowercased().withoutVerb(of: verbs)
      let rows = table.rowsElsewhere { name in lines.contains { name.isCalled($0) } }
      guard let row = rows.first else { continue }
      if rows.count > 1 { return (.several, self) }
      table.scrollToRow(at: row)
      let names = ScreenNames(of: screen)
      return (names.meaning(of: line), names)
    }
    return nil
  }
}

extension Control {
  fileprivate var hasName: Bool { label != "" }
}

extension Screen {
  /// The controls that take a value after their names.
  var valueControls: [any ValueControl] {
    ScreenNames(of: self).controls.compactMap { $0 as? any ValueControl }
  }
}

extension Phrase {
  /// Whether it is a name, in lower case, in any language.
  func isCalled(_ name: String) -> Bool {
    english.isSame(as: name) || korean.isSame(as: name)
  }
}

extension String {
  /// Whether it is a name, which is in lower case.
  fileprivate func isSame(as name: String) -> Bool {
    // Most names begin with another letter: they need not be changed to lower case. Nothing from
    // the Hangul syllables on is composed of ASCII or has it as its lower case.
    guard let first = utf8.first, let other = name.utf8.first else {
      return isEmpty && name.isEmpty
    }
    if other < 0x80 {
      if first >= 0xEA { return false }
      if first < 0x80, first | 0x20 != other | 0x20 { return false }
    }
    return lowercased() == name
  }
}

extension String {
  /// A line, and what is left of it without one of some verbs before or behind it.
  fileprivate func withoutVerb(of verbs: [String]) -> [String] {
    var lines = [self]
    for verb in verbs {
      if hasSuffix(" " + verb) { lines.append(String(dropLast(verb.count)).trimmed) }
      if hasPrefix(verb + " ") { lines.append(String(dropFirst(verb.count)).trimmed) }
    }
    return lines
  }
}
