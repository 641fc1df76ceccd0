package import Model
package import View

// What is called again after a change of what it has read: the page Observation.
extension ViewController {
  /// Tracks what is read, if the application of its window does that.
  package var tracker: (any ChangeTracker)? { window?.view.turn?.tracker }

  /// Something has changed that `updateProperties()` has read.
  package func propertiesDidChange() { needsUpdateProperties = true }

  /// Calls `updateProperties()` if that is due.
  package func update(_ log: EventLog, _ tracker: (any ChangeTracker)?) {
    guard needsUpdateProperties else { return }
    needsUpdateProperties = false
    track(.properties, tracker) {
      log.record(event("updateProperties()", .properties, tracker), optionalOf: self) {
        isDefaultUpdate = false
        updateProperties()
        if isDefaultUpdate { log.byDefault(of: self) }
      }
    }
  }

  func updateView(_ tracker: (any ChangeTracker)?) {
    guard let view = viewIfLoaded else { return }
    guard let tracker else { return view.updateProperties() }
    tracker.track(.properties, of: view) { view.updateProperties() }
  }

  package func willLayOut(_ log: EventLog, _ tracker: (any ChangeTracker)?) {
    track(.layout, tracker) {
      log.record(event("viewWillLayoutSubviews()", .layout, tracker)) { viewWillLayoutSubviews() }
    }
  }

  package func didLayOut(_ log: EventLog, _ tracker: (any ChangeTracker)?) {
    track(.layoutEnd, tracker) {
      log.record(event("viewDidLayoutSubviews()", .layoutEnd, nil)) { viewDidLayoutSubviews() }
    }
  }

  func track(_ call: TrackedCall, _ tracker: (any ChangeTracker)?, _ body: () -> Void) {
    guard let tracker else { return body() }
    tracker.track(call, of: self, body)
  }

  private func event(
    _ name: Event.Call, _ call: TrackedCall, _ tracker: (any ChangeTracker)?
  ) -> Event {
    let changes = tracker?.changes(before: call, of: self)
    return Event(
      .call, debugName, name,
      state: changes.flatMap { $0.isEmpty ? nil : "\($0.joined(separator: ", ")) changed" },
      from: changes == nil ? .system : .model, to: .controller)
  }
}
