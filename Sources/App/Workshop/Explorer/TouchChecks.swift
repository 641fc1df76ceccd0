import Controller
import Model
import View

/// A row that was touched, and the screen that it opened.
struct OpenedRow {
  /// The controller of its list.
  let list: String
  let row: String
  /// The texts of the other rows of the list.
  let others: [String]
  /// The name of the screen that it opened, and its texts.
  let screen: String
  let texts: [String]
}

/// What touches have shown: of rows that look the same, of rows that open a screen about another
/// one, and of buttons and switches that do nothing.
@MainActor
struct TouchChecks {
  /// For each row of the state that is expanded, if another one looks the same, what a touch of the
  /// first has shown.
  private var rows: [[String]: [ScreenContent]] = [:]

  /// For each button that was touched a way at whose end it does nothing, or `nil` once it did
  /// something.
  private var ways: [String: [Explorer.Step]?] = [:]

  /// The texts of all rows that were in the list of a controller.
  private var texts: [String: Set<String>] = [:]

  /// The rows whose touch has led to a screen that has their text: list, row and screen.
  private var right: Set<[String]> = []

  /// The rows whose touch has led to a screen without their text, the shortest way to each.
  private var doubtful: [[String]: (row: OpenedRow, way: [Explorer.Step])] = [:]

  /// The steps of another state begin.
  mutating func beginState() { rows = [:] }

  /// That two rows look the same, and lead to two screens; unless a person typed their text on the
  /// way.
  mutating func fault(
    of touch: (row: [String], shown: [ScreenContent]), after way: () -> [Explorer.Step]
  ) -> StateChecks.Fault? {
    let first = rows[touch.row, default: touch.shown]
    rows[touch.row] = first
    guard first != touch.shown, !way().contains(where: { $0.types(touch.row[1]) }) else {
      return nil
    }
    return StateChecks.Fault(
      .rows,
      "Two rows with the text \"\(touch.row[1])\" look the same, and each leads to another screen. Show "
        + "in them what tells them apart.")
  }

  /// Notes which screen a row has opened.
  mutating func note(_ row: OpenedRow, after way: @autoclosure () -> [Explorer.Step]) {
    texts[row.list, default: []].formUnion(row.others + [row.row])
    let key = [row.list, row.row, row.screen]
    if row.texts.contains(where: { $0.contains(row.row) }) {
      right.insert(key)
    } else if doubtful[key] == nil {
      doubtful[key] = (row, way())
    }
  }

  /// That a row has opened a screen about another row, and elsewhere the same screen about itself,
  /// with the shortest way to one.
  var wrongRow: (fault: StateChecks.Fault, way: [Explorer.Step])? {
    // The same walk says the same, and a dictionary has no order.
    let inOrder = doubtful.sorted {
      ($0.value.way.count, $0.key.joined()) < ($1.value.way.count, $1.key.joined())
    }
    for (key, found) in inOrder
    where right.contains(key) && !found.row.others.contains(found.row.row) {
      let others = texts[found.row.list, default: []].sorted()
      guard let other = others.first(where: found.row.texts.contains) else { continue }
      let fault = StateChecks.Fault(
        .rows,
        "The row \"\(found.row.row)\" has opened \(found.row.screen) with \"\(other)\", which is "
          + "another row of the list. Elsewhere it opens it with its own text.")
      return (fault, found.way)
    }
    return nil
  }

  /// Notes whether a touch did nothing.
  mutating func note(_ touch: StepOutcome.Touch, after way: @autoclosure () -> [Explorer.Step]) {
    if !touch.isVain {
      ways[touch.button] = .some(nil)
    } else if ways[touch.button] == nil {
      ways[touch.button] = way()
    }
  }

  /// That a button does nothing in any state, with the shortest way to one.
  var vain: (fault: StateChecks.Fault, way: [Explorer.Step])? {
    let vain = ways.compactMapValues(\.self).min {
      ($0.value.count, $0.key) < ($1.value.count, $1.key)
    }
    return vain.map { button, way in
      let fault = StateChecks.Fault(
        .effect,
        "Nothing follows a touch of \"\(button), in any state. If it does something that neither a "
          + "screen nor the store nor the log shows, take `effect` out of the invariants.")
      return (fault, way)
    }
  }
}
