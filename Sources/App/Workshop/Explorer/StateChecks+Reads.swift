import Controller
import ControllerKit
import Model
import Observation
import View
import ViewText

// Whether a screen follows what it has read of an observable model: the page Observation.
extension StateChecks {
  /// What a controller has read in a method that is not called again, and what a launch shows
  /// otherwise since it has changed.
  mutating func staleRead(_ app: ExploredApplication) -> Fault? {
    // What is being typed is gone after a launch.
    guard app.windows.allSatisfy({ $0.window.view.editedField == nil }) else { return nil }
    let controllers = app.windows.flatMap(\.window.controllers)
    guard controllers.contains(where: { observes($0) }) else { return nil }
    guard let stale = explorer.staleRead(after: app.way) else { return nil }
    return Fault(.reads, hidingSecrets(stale))
  }

  /// Whether a controller has a model that is observable; its class is looked at once.
  private mutating func observes(_ controller: ViewController) -> Bool {
    let kind = ObjectIdentifier(type(of: controller))
    if let known = observing[kind] { return known }
    // An observer is told of changes, wherever it reads.
    let isObserving = !(controller is any SharedObserver) && controller.modelIsObservable
    observing[kind] = isObserving
    return isObserving
  }
}

extension Explorer {
  /// Takes a way once more, with the reasons of each step, and then ends the process and launches.
  ///
  /// - Returns: what was read too early, if the same screen says something else after that.
  fileprivate func staleRead(after way: [Step]) -> String? {
    let app = ExploredApplication(self, making: make)
    (app.isDrawn, app.log.isRecording, app.log.isExplaining) = (true, true, true)
    for step in way { app.perform(step) }
    let controllers = app.windows.flatMap(\.window.controllers)
    let names = Set(controllers.filter { !($0 is any SharedObserver) }.map(\.debugName))
    let stale = app.log.omissions.last { omission in
      omission.reason.isReadElsewhere && omission.receiver.map(names.contains) == true
    }
    guard let stale else { return nil }
    let (screen, texts) = (app.application.screenName, app.contents.map { $0.texts(in: .english) })
    app.perform(.event(.crash))
    app.perform(.launch)
    let later = app.contents.map { $0.texts(in: .english) }
    guard screen == app.application.screenName, texts != later else { return nil }
    return "\(stale.reason). After a launch \(screen) says \(later), and not \(texts)."
  }
}

extension ViewController {
  fileprivate var modelIsObservable: Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let each = mirror, each.subjectType != ViewController.self {
      // What is in an optional is looked at, too.
      if each.children.contains(where: { $0.value is any Observable }) { return true }
      mirror = each.superclassMirror
    }
    return false
  }
}

extension Reason {
  fileprivate var isReadElsewhere: Bool {
    if case .readElsewhere = self { true } else { false }
  }
}
