import Controller
import Model
import View
import ViewText

// What holds of a step, and of what a process leaves for the next one.
extension StateChecks {
  /// The first property that does not hold of a step.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - previous: the app, where it was before.
  ///   - app: the app after the step.
  /// - Returns: what does not hold.
  func fault(
    of step: Explorer.Step, from previous: ExploredApplication, to app: ExploredApplication
  )
    -> Fault?
  {
    let (before, after) = (previous.state, app.state)
    for (name, check) in explorer.properties.steps where !found.contains(name) {
      do {
        if let explanation = try check(before, step, after) {
          return Fault(name, hidingSecrets(explanation))
        }
      } catch {
        return Fault(name, hidingSecrets("\(error)"))
      }
    }
    return nil
  }

  /// What was presented during the step, and is in no window any more.
  func unseen(in app: ExploredApplication) -> Fault? {
    let presented = app.log.events.map(\.call).filter { $0.isCall(of: "present") }
    guard app.application.isRunning else { return nil }
    let names = app.application.windows.flatMap(\.controllers).map(\.debugName)
    let gone = presented.first { !names.contains($0.arguments.first ?? "") }
    return gone.map { call in
      Fault(
        .seen,
        "\(call) was followed by its end in the same step, so no person could see it. Dismiss what is in "
          + "front first, and present in the completion.")
    }
  }

  /// Two things of one kind and one name on a screen, or one without a name.
  func ambiguous(_ screen: any Screen) -> Fault? {
    var names: Set<[String]> = []
    for item in ScreenContent(of: screen).parts.compactMap(\.single) {
      let kind: String
      switch item.kind {
      case .button: kind = "button"
      case .field: kind = "field"
      case .textView: kind = "text view"
      case .value: kind = "switch"
      case .picker: kind = "picker"
      case .number(_, _, in: _, isStepper: let isStepper): kind = isStepper ? "stepper" : "slider"
      case .segment, .row, .cell: continue
      }
      let name = item.name.english
      // A field of an alert may have none, as in UIKit.
      if name.isEmpty, kind == "field" { continue }
      if name.isEmpty {
        return Fault(.names, "A \(kind) has no name, so no person can ask for it.")
      }
      guard names.insert([kind, name]).inserted else {
        return Fault(
          .names,
          "There are two of the \(kind) \"\(name)\": who hears or types it cannot say which.")
      }
    }
    return nil
  }

  /// What the app keeps in a state, by the number of the property; nothing where a write has
  /// failed.
  func keptValues(in app: ExploredApplication) -> [Int: String] {
    guard !app.windows.isEmpty, !app.hasFailedWrite else { return [:] }
    let state = app.state
    var values: [Int: String] = [:]
    for (index, property) in explorer.properties.kept.enumerated()
    where !found.contains(property.name) {
      do {
        values[index] = try property.value(state)
      } catch {
        values[index] = "\(error)"
      }
    }
    return values
  }

  /// A stored value that a launch has changed.
  func changed(_ kept: [StoreKey: UInt64], in app: ExploredApplication) -> Fault? {
    guard (app.clock?.jumps ?? 0) == 0 else { return nil }
    lazy var now = app.keptRows
    let names = kept.filter { now[$0.key] != $0.value }.map(\.key.name).sorted()
    return names.first.map { name in
      Fault(
        .kept,
        "The launch has changed the stored value \(name), though no person has done anything. Read it "
          + "before anything is stored; if the launch has to change it, take `kept` out of the "
          + "invariants.")
    }
  }
}
