import Model
public import View

// The chain begins at the controller whose screen has the control.
extension Window: Responder {
  /// The scene, or without scenes the application.
  public var next: (any Responder)? { windowScene ?? application }
}

extension Window: ResponderFinder {
  package func responder(showing control: Control?) -> (any Responder)? {
    guard let uppermost = root?.uppermost else { return self }
    guard let control else { return uppermost.innermost { $0.isVisible } }
    return uppermost.innermost { $0.viewIfLoaded?.has(control) == true }
  }

  package func frontPart<Part: AnyObject>(_ kind: Part.Type) -> Part? {
    var responder = responder(showing: nil)
    while let controller = responder as? ViewController {
      if let part = controller.family?.parts[kind] { return part }
      responder = controller.next
    }
    return parts[kind]
  }

  package var isActive: Bool {
    // A scene made by hand has no state.
    if let windowScene {
      // The state first, which is read from nothing weak.
      return windowScene.activationState == .foregroundActive || !windowScene.isConnected
    }
    return application.map { $0.applicationState == .active } ?? true
  }
}

extension Window: PartsHolder {}

extension ViewController {
  /// The last descendant down the way of those that satisfy a condition, or this controller.
  fileprivate func innermost(_ isOn: (ViewController) -> Bool) -> ViewController {
    children.last(where: isOn)?.innermost(isOn) ?? self
  }
}

extension Scene: Responder {
  /// The application.
  public var next: (any Responder)? { application }
}

extension Application: Responder {
  /// The delegate, if it is a responder.
  public var next: (any Responder)? { delegate as? any Responder }
}

/// What a window asks of the application that it belongs to.
@MainActor
protocol WindowHost: Responder {
  /// Whether the application is active, inactive or in the background.
  var applicationState: Application.State { get }

  /// Whether the application behaves as one that has scenes, as those since iOS 13 do.
  var knowsScenes: Bool { get }

  /// Whether its process runs.
  var isRunning: Bool { get }

  /// Its turns: what a callback requests comes after the running one.
  var turn: EventTurn { get }
}

extension Application: WindowHost {
  var knowsScenes: Bool { policy.knowsScenes }
}
