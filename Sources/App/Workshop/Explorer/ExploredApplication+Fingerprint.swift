import Controller
import Model
import View
import ViewKit

// What a state is: everything that a person sees, and everything that the system and the store
// keep.
extension ExploredApplication {
  /// The fingerprint of the state.
  ///
  /// Two windows in either order are one state, unless `isOrdered`.
  func fingerprint(isOrdered: Bool = false) -> UInt64 {
    var hash = StateHash()
    for own in ofEachProcess({ ownFingerprint(isOrdered) }) { hash.add(own) }
    return hash.value
  }

  /// The fingerprint of one process, and of what is stored.
  private func ownFingerprint(_ isOrdered: Bool) -> UInt64 {
    var hash = StateHash()
    if let number = ProcessState.allCases.firstIndex(of: application.processState) {
      hash.add(number)
    }
    hash.add(application.applicationState.rawValue)
    if let clock {
      hash.add(Int(clock.elapsed))
      hash.add(clock.jumps)
    }
    let snapshot = application.snapshot
    let sessions = application.allSessions ?? storedSessions
    let isSaved = snapshot?.isSaved != false
    if let snapshot {
      hash.add(snapshot.isDeactivated)
      hash.add(snapshot.requests)
    } else if let window = application.delegate.window {
      hash.add(window)
    }
    hash.add(isSaved)
    if let hiddenState { hash.add(hiddenState(state)) }
    let hashes = sessions.sorted { $0.number < $1.number }.map { session in
      var hash = StateHash()
      hash.add(session, among: sessions)
      return (session, hash.value)
    }
    // Stored sessions that are the running ones add nothing, if no other process has stored its
    // own.
    let stored = (isSaved && !hasOtherProcess ? [] : storedSessions).map { session in
      var hash = StateHash()
      hash.add(session, among: [])
      return (session, hash.value)
    }
    for (_, value) in stored { hash.add(value) }
    let content = storeFingerprint { number in
      let identifier = String(hexadecimal: number)
      var named = StateHash()
      for (session, value) in hashes + stored
      where session.persistentIdentifier == identifier { named.add(value) }
      return named.value
    }
    hash.add(content)
    let values = hashes.map(\.1)
    for value in isOrdered ? values : values.sorted() { hash.add(value) }
    return hash.value
  }

  /// A hash of what a person sees in the windows in front.
  var visibleFingerprint: UInt64 {
    var hash = StateHash()
    hash.add(application.applicationState.rawValue)
    for (_, window) in windows {
      for screen in window.view.subviews { hash.add(ScreenContent(of: screen)) }
    }
    return hash.value
  }

  /// The sessions that the next launch finds.
  var storedSessions: [SceneSession] {
    guard application.usesScenes else { return [] }
    return SceneSession.stored(in: store)
  }
}

@MainActor
extension StateHash {
  /// Adds values; those that are nested too deep to be stored make no difference.
  private mutating func add(_ values: [String: PropertyValue]) {
    if let bytes = PropertyValue.dictionary(values).bytes { add(bytes) }
  }

  /// Adds a window of the switcher, without its number and its identifier.
  fileprivate mutating func add(_ session: SceneSession, among sessions: [SceneSession]) {
    add(session.role.rawValue)
    add(session.configuration.name ?? "")
    let snapshot = session.snapshot(among: sessions)
    add(snapshot.wasVisible)
    add(snapshot.isDiscarded)
    if !session.userInfo.isEmpty { add(session.userInfo) }
    if let activity = session.stateRestorationActivity {
      add(activity.activityType)
      add(activity.title ?? "")
      add(activity.targetContentIdentifier ?? "")
      add(activity.userInfo)
    }
    guard let scene = session.scene else { return }
    add(scene.activationState.rawValue)
    add(snapshot.hasBeenActive == true)
    add(snapshot.waiting)
    add(snapshot.fronts)
    guard let scene = scene as? WindowScene else { return }
    add(scene.size.width)
    for window in scene.windows {
      add(window === scene.keyWindow)
      add(window)
    }
  }

  /// Adds a window with its controllers, and what they show.
  fileprivate mutating func add(_ window: Window) {
    add(window.isHidden)
    add(window.view.textInput.isKeyboardShown)
    for controller in window.controllers {
      add(controller.debugName)
      add(controller.children.count)
      add(controller.appearance.rawValue)
      if let title = controller.title { add(title) }
      // Also of one that is below another in its stack, whose bar is not shown.
      if let search = controller.parts[NavigationItem.self]?.search {
        add(search.searchBar.isSearching)
        add(ScreenContent(of: [.searchBar(search.searchBar)]))
      }
      if let screen = controller.viewIfLoaded { add(screen) }
    }
  }

  /// Adds a screen: what it shows, and what of it may be seen later.
  private mutating func add(_ screen: any Screen) {
    add(ScreenContent(of: screen))
    addHidden(screen.elements)
  }

  /// Adds what no person sees of some elements: all of one that is hidden, the text of a secure
  /// field, and what a list or a grid does when it is touched.
  private mutating func addHidden(_ elements: [Element]) {
    for element in elements {
      if !element.isShown { add(ScreenContent(of: [element])) }
      element.readHidden {
        switch $0 {
        case .number(let number): add(number)
        case .text(let text): add(text)
        case .elements(let elements): addHidden(elements)
        }
      }
    }
  }
}
