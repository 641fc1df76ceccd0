public import Controller
import ControllerKit
import Model
package import View

// The state of the application, for a person to read.
extension Application {
  /// Scenes, windows, controllers, views and models, one a line, each indented below what it
  /// belongs to.
  public var tree: [String] { tree(in: .english) }

  /// The same in a language: the names of classes and styles are those of the code.
  package func tree(in language: Language) -> [String] {
    guard isRunning else { return [language[.application(.notRunning)]] }
    let state = processState == .suspended ? .suspended : Phrase(applicationState)
    var lines = [language[.application(state)]]
    for session in sessions {
      let scene = session.scene as? WindowScene
      let state = language[Phrase(scene?.activationState ?? .unattached)]
      lines.append("  \(language[.scene]) \(session.number) \(state)")
      for window in scene?.windows ?? [] {
        lines += window.tree(isKey: window === scene?.keyWindow, in: language).map { "    " + $0 }
      }
    }
    if !usesScenes, let window = delegate.window {
      lines += window.tree(isKey: true, in: language).map { "  " + $0 }
    }
    return lines
  }

  /// The name of what is in front: the controllers of each window, or the state of the app.
  package var screenName: String {
    let windows = windowsInFront
    guard windows.isEmpty else {
      return windows.map(\.window.screenName).sorted().joined(separator: " + ")
    }
    switch processState {
    case .notRunning: return "not running"
    case .suspended: return "suspended"
    case .running: return "\(applicationState)"
    }
  }

  /// The windows that a person can touch, with their numbers.
  var windowsInFront: [(number: Int, window: Window)] {
    guard usesScenes else {
      guard applicationState == .active, let window = delegate.window else { return [] }
      return [(0, window)]
    }
    return scenes.compactMap { scene in
      guard scene.activationState == .foregroundActive,
        let window = (scene as? WindowScene)?.keyWindow
      else { return nil }
      return (scene.session.number, window)
    }
  }

  /// The windows of the other scenes that are connected.
  var windowsBehind: [Window] {
    connectedScenes.compactMap { scene in
      scene.activationState == .foregroundActive ? nil : (scene as? WindowScene)?.keyWindow
    }
  }
}

extension Window {
  /// The names of its controllers, from the root on.
  var screenName: String { controllers.map(\.debugName).joined(separator: " › ") }
}

extension ViewController {
  /// The controller, and below it its models, each with one value, the calls whose reads are
  /// tracked, each with what has set it off last, and its children.
  fileprivate func tree(_ style: String, _ prefix: String = "", in language: Language) -> [String] {
    let view = viewIfLoaded.map { " \(type(of: $0))" } ?? ""
    let models = modelObjects.map {
      "  \(language[.model]) \($0.model.pageName) \($0.model.pageValue)"
    }
    let tracked = trackedCalls.map { call, names in
      "  \(language[.tracked]) \(call)"
        + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
    }
    return ["\(prefix)\(debugName) \(language[Phrase(appearance)])\(style)\(view)"] + models
      + tracked
      + children.flatMap { $0.tree("", language[.child] + " ", in: language) }.map { "  " + $0 }
  }
}

extension ViewController {
  /// The calls whose reads are tracked, and the properties that have set them off last.
  var trackedCalls: [(call: String, names: [String])] {
    let tracker = window?.view.turn?.tracker as? ObservationTracker
    return tracker?.tracked(of: self) ?? []
  }
}

extension Window {
  fileprivate func tree(isKey: Bool, in language: Language) -> [String] {
    let marks = [isKey ? Phrase.key : nil, isHidden ? .hidden : nil].compactMap(\.self)
    var lines = [([Phrase.window] + marks).map { language[$0] }.joined(separator: " ")]
    for (depth, controller) in presentations.enumerated() {
      let style = depth > 0 ? " \(controller.modalPresentationStyle)" : ""
      let indentation = String(repeating: "  ", count: depth + 1)
      lines += controller.tree(style, in: language).map { indentation + $0 }
    }
    return lines
  }
}

// The words of the tree; in English those of the code.
extension Phrase {
  fileprivate static let notRunning = Phrase("not running", ko: "실행 중이 아님")
  fileprivate static let suspended = Phrase("suspended", ko: "일시 중단됨")
  fileprivate static let scene = Phrase("Scene", ko: "씬")
  fileprivate static let window = Phrase("Window", ko: "창")
  fileprivate static let key = Phrase("key", ko: "(키 창)")
  fileprivate static let hidden = Phrase("hidden", ko: "(숨김)")
  fileprivate static let child = Phrase("child", ko: "자식")
  fileprivate static let tracked = Phrase("tracked", ko: "추적")
  fileprivate static let model = Phrase("model", ko: "모델")

  fileprivate static func application(_ state: Phrase) -> Phrase {
    Phrase("Application \(state.english)", ko: "앱 \(state.korean)")
  }

  fileprivate init(_ state: Application.State) {
    let korean =
      switch state {
      case .active: "활성"
      case .inactive: "비활성"
      case .background: "백그라운드"
      }
    self.init("\(state)", ko: korean)
  }

  fileprivate init(_ state: Scene.ActivationState) {
    let korean =
      switch state {
      case .unattached: "메모리에 없음"
      case .foregroundActive: "활성"
      case .foregroundInactive: "비활성"
      case .background: "백그라운드"
      }
    self.init("\(state)", ko: korean)
  }

  init(_ appearance: ViewController.Appearance) {
    let korean =
      switch appearance {
      case .disappeared: "보이지 않음"
      case .appearing: "나타나는 중"
      case .appeared: "보임"
      case .disappearing: "사라지는 중"
      }
    self.init("\(appearance)", ko: korean)
  }
}
