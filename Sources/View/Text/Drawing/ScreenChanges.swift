import View

/// A line of a screen as it is shown or said.
struct ScreenLine: Hashable {
  let text: String

  /// What the line is about, which stays the same when its value changes; `nil` for a mere text.
  var name: String?
}

/// What differs between two readings of one screen.
struct ScreenChanges {
  /// The lines that are new or differ, in order, and those that were asked for.
  private(set) var lines: [ScreenLine] = []

  /// The lines that are gone, and that no other line has replaced.
  private(set) var gone: [ScreenLine] = []

  /// Compares two readings line by line; lines with one of some names are among the changes even if
  /// they are the same.
  init(from old: [ScreenLine], to new: [ScreenLine], always names: Set<String> = []) {
    var (removals, insertions): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    let inserted = Set(insertions.map { new[$0].key })
    let removed = Set(removals.map { old[$0].key })
    var (before, now) = (0, 0)
    while before < old.count || now < new.count {
      var missing: [ScreenLine] = []
      var isReplaced = false
      while removals.contains(before) {
        if !inserted.contains(old[before].key) { missing.append(old[before]) }
        before += 1
      }
      while insertions.contains(now) {
        if !removed.contains(new[now].key) { isReplaced = true }
        lines.append(new[now])
        now += 1
      }
      if !isReplaced { gone += missing }
      // A line that is in both.
      if now < new.count, let name = new[now].name, names.contains(name) { lines.append(new[now]) }
      (before, now) = (before + 1, now + 1)
    }
  }

  var isEmpty: Bool { lines.isEmpty && gone.isEmpty }

  /// What to call the lines that are gone: the names of some, otherwise their texts.
  var goneNames: [String] {
    let names = gone.compactMap(\.name)
    return names.isEmpty ? gone.map(\.text) : names
  }
}

extension ScreenLine {
  /// What finds the line again after its value has changed.
  fileprivate var key: String { name ?? text }
}

@MainActor
extension Screen {
  /// The screens that a person sees as this one: if one of them is another, so is what is seen.
  var identity: [ObjectIdentifier] {
    [ObjectIdentifier(self)] + (container?.subviews.flatMap(\.identity) ?? [])
  }
}
