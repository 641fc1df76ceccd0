import Controller
import Model
import View

/// What touches have shown: of rows that look the same, and of buttons that do nothing.
@MainActor
struct TouchChecks {
  /// For each row of the state that is expanded, if another one looks the same, what a touch of the
  /// first has shown.
  private var rows: [[String]: [ScreenContent]] = [:]

  /// For each button that was touched a way at whose end it does nothing, or `nil` once it did
  /// something.
  private var ways: [String: [Explorer.Step]?] = [:]

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
