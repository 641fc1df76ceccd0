package import Model
package import View

// What is called again after a change of what it has read: the page Observation.
extension ViewController {
  /// Tracks what is read, if the application of its window does that.
  package var tracker: (any ChangeTracker)? { window?.view.turn?.tracker }

  /// Something has changed that `updateProperties()` has read.
  package func propertiesDidChange() { needsUpdateProperties = true }

  /// Calls `updateProperties()` if that is due; it is in the log of an application that tracks.
  package func update(_ log: EventLog, _ tracker: (any ChangeTracker)?) {
    guard needsUpdateProperties else { return }
    needsUpdateProperties = false
    guard let tracker else { return updateProperties() }
    tracker.track(.properties, of: self) {
      // Else each first appearance makes an event that is thrown away.
      if tracker.knowsDefault(of: self) { return updateProperties() }
      log.record(event("updateProperties()", .properties, tracker), optionalOf: self) {
        isDefaultUpdate = false
        updateProperties()
        guard isDefaultUpdate else { return }
        log.byDefault(of: self)
        tracker.learnDefault(of: self)
      }
    }
  }

  func updateView(_ tracker: (any ChangeTracker)?) {
    guard let view = viewIfLoaded else { return }
    guard let tracker else { return view.updateProperties() }
    tracker.track(.properties, of: view) { view.updateProperties() }
  }

  package func willLayOut(_ log: EventLog, _ tracker: any ChangeTracker) {
    tracker.track(.layout, of: self) {
      log.record(event("viewWillLayoutSubviews()", .layout, tracker)) { viewWillLayoutSubviews() }
    }
  }

  package func didLayOut(_ log: EventLog, _ tracker: any ChangeTracker) {
    tracker.track(.layoutEnd, of: self) {
      note("viewDidLayoutSubviews()", in: log) { viewDidLayoutSubviews() }
    }
  }

  private func event(
    _ name: Event.Call, _ call: TrackedCall, _ tracker: any ChangeTracker
  ) -> Event {
    let changes = tracker.changes(before: call, of: self)
    return Event(
      .call, debugName, name,
      state: changes.flatMap { $0.isEmpty ? nil : "\($0.joined(separator: ", ")) changed" },
      from: changes == nil ? .system : .model, to: .controller)
  }
}
