import App
import Controller
import Gallery
import Model
import ModelKit
import ProgramKit
import Synchronization
import Testing
import View
import ViewKit
import Workshop

/// Runs an app of the gallery as the program does, with a strict scenario: whatever leaves the screen
/// must be released, and no misuse is reported.
func runGallery(
  _ name: String, store: any UserInfoStore = MemoryStore(), _ body: (Scenario) throws -> Void
) throws {
  try Scenario.run(store: store, making: makeGallery(name)) { scenario in
    try scenario.launch()
    try body(scenario)
    #expect(scenario.log.events.filter { $0.kind == .diagnostic }.map(\.description) == [])
    scenario.takeEvents()
  }
}

/// Makes one process of an app of the gallery.
func makeGallery(_ name: String) -> (any UserInfoStore, EventLog) -> Application {
  { store, log in
    let content = GalleryContent(GalleryApps.named(name, in: store, log: log))
    return Application(
      delegate: AppDelegate(content), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { SceneDelegate(content) },
      store: store, log: log)
  }
}

// What a test of the gallery looks at and does.
extension Scenario {
  /// The windows in front, in the order in which they were opened.
  var windows: [Window] {
    application.scenes.compactMap { ($0 as? WindowScene)?.keyWindow }
  }

  /// The rows of the list in front, each with its box if it has one.
  var rows: [String] { window?.rows ?? [] }

  /// The title of the screen in front.
  var title: String? { window?.title }

  /// What can be touched, in English.
  var names: [String] { window?.names ?? [] }

  /// The field that is being edited, in English.
  var edited: String? { window?.view.textInput.firstResponder?.label.english }

  /// Empties the field that is being edited, and types another text.
  func retype(_ text: String) {
    window?.view.textInput.firstResponder?.replaceText(with: text)
  }

  /// The message of the alert in front.
  var message: Phrase? { (window?.controllers.last as? AlertController)?.message }
}

extension Window {
  var table: TableView? {
    view.subviews.last?.elements.lazy.compactMap { $0.view as? TableView }.first
  }

  var rows: [String] {
    (table?.visibleCells ?? []).map { cell in
      let box = cell.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
      return box + cell.text.english + (cell.isSelected ? " *" : "")
    }
  }

  /// The lines of the list with the titles of its sections.
  var sectionedRows: [String] {
    (table?.lines ?? []).compactMap { line in
      switch line {
      case .header(let title): "\(title.english):"
      case .row(let cell): cell.text.english
      case .footer, .button: nil
      }
    }
  }

  var title: String? {
    for element in view.subviews.last?.elements ?? [] {
      if case .text(let title, .title) = element.kind { return title.english }
    }
    return nil
  }

  var names: [String] { (view.subviews.last?.controls ?? []).map(\.label.english) }

  /// Touches what has a name, in English.
  func touch(_ name: String) {
    guard let control = view.subviews.last?.controls.first(where: { $0.label.english == name })
    else {
      Issue.record("\(name) is not among \(names)")
      return
    }
    view.touch(control)
  }

  /// Does something else with what has a name, in English.
  func perform(_ action: String, on name: String) {
    let control = view.subviews.last?.controls.first { $0.label.english == name }
    guard let control, let action = control.actions.first(where: { $0.name.english == action })
    else {
      Issue.record("\(name) is not among \(names), or takes no \(action)")
      return
    }
    view.perform(action, on: control)
  }
}

/// A store that changes nothing while it is told to.
nonisolated final class FullStore: StoreProxy {
  static let error = StoreError.diskFull(path: "the store")

  let memory = MemoryStore()
  var base: any UserInfoStore { memory }
  private let state = Mutex((isFull: false, updates: 0))

  /// How many transactions there were.
  var updates: Int { state.withLock { $0.updates } }

  func refuse(_ isFull: Bool) { state.withLock { $0.isFull = isFull } }

  func willAccess(_ access: StoreAccess) throws(StoreError) {
    guard access == .update else { return }
    let isFull = state.withLock { state in
      state.updates += 1
      return state.isFull
    }
    if isFull { throw Self.error }
  }
}
