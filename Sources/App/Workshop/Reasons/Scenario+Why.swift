import Controller
package import Model
import View

extension Scenario {
  /// Why a call came in the last step, or why it did not.
  ///
  /// - Parameters:
  ///   - call: the method, as `viewWillAppear`, with or without its arguments.
  ///   - object: a receiver by its class, or a field by its name; `nil` for all.
  /// - Returns: what is known, the calls that were made first.
  public func why(_ call: String, of object: String? = nil) -> Explanation {
    let (events, omissions) = log.lastStep
    return application.explainer(events, omissions, earlier: log.events.map(\.call))
      .explanation(of: call, of: object)
  }

  /// Why calls that were expected did not come since then, where it is known.
  func whyNot(_ missing: [String], since start: (events: Int, omissions: Int)) -> [Explanation] {
    let explainer = application.explainer(
      Array(log.events(from: start.events)), log.omissions(from: start.omissions), earlier: [])
    return missing.compactMap { event in
      guard let dot = event.firstIndex(of: ".") else { return nil }
      let why = explainer.explanation(
        of: String(event[event.index(after: dot)...]), of: String(event[..<dot]))
      return why.reasons.isEmpty ? nil : why
    }
  }
}

extension TestWindow {
  /// Why a call came in the last step, or why it did not: as ``Scenario/why(_:of:)``.
  public func why(_ call: String, of object: String? = nil) -> Explanation {
    let (events, omissions) = log.lastStep
    return Explainer(
      events: events, omissions: omissions, earlier: log.events.map(\.call),
      controllers: window.controllers
    ).explanation(of: call, of: object)
  }
}

extension Omission {
  /// Those that were not made after all, each once.
  @MainActor
  package static func notMade(_ omissions: [Omission], among calls: [Event]) -> [Omission] {
    Explainer(events: calls, omissions: omissions).everythingLeftOut()
  }
}

extension Application {
  /// Why a call came among some events, or why it did not.
  package func why(
    _ call: String, of object: String?, in events: [Event], _ omissions: [Omission],
    earlier: [Event.Call]
  ) -> Explanation {
    explainer(events, omissions, earlier: earlier).explanation(of: call, of: object)
  }

  func explainer(_ events: [Event], _ omissions: [Omission], earlier: [Event.Call]) -> Explainer {
    let controllers = windows.flatMap(\.controllers)
    return log.unrecorded {
      Explainer(
        events: events, omissions: omissions, standing: standingOmissions, earlier: earlier,
        controllers: controllers, objects: objects.objects.map(\.name))
    }
  }
}
