package import Model

/// What a session and its scene keep, and only show later.
///
/// A new field of a scene that makes a difference later belongs here: an explorer tells states
/// apart by it.
package struct SceneSnapshot: Hashable {
  /// Whether a person saw the session when the app last went to the background.
  package let wasVisible: Bool

  /// Whether a person closed the session while the process did not run, or by ending the process.
  package let isDiscarded: Bool

  /// Whether the scene has been active since it was connected; `nil` without a scene.
  package let hasBeenActive: Bool?

  /// How many actions wait until the scene is active.
  package let waiting: Int

  /// How many windows have come in front since the session's last did.
  package let fronts: Int
}

/// What the process of an app with scenes keeps, and only shows later.
package struct ProcessSnapshot: Hashable {
  /// Whether a person is in the switcher, or something lies over the app.
  package let isDeactivated: Bool

  /// How many requests wait until the process is no longer suspended.
  package let requests: Int

  /// Whether the sessions are stored as they are.
  package let isSaved: Bool

  /// The number of the newest session.
  package let lastNumber: Int
}

extension SceneSession {
  /// What it keeps, and its scene.
  package func snapshot(among sessions: [SceneSession]) -> SceneSnapshot {
    SceneSnapshot(
      wasVisible: wasVisible, isDiscarded: isDiscarded, hasBeenActive: scene?.hasBeenActive,
      waiting: scene?.waitingActions.count ?? 0,
      fronts: scene == nil ? 0 : sessions.count { $0.front > front })
  }

  /// The sessions that a store has, also those that were closed; none if they cannot be read.
  package static func stored(in store: any UserInfoStore) -> [SceneSession] {
    (try? SceneSessions(storedIn: store))?.slots ?? []
  }
}

extension Application {
  /// What the process keeps; `nil` while none runs, and without scenes.
  package var snapshot: ProcessSnapshot? {
    guard let process, let scenes = process.scenes else { return nil }
    return ProcessSnapshot(
      isDeactivated: scenes.isDeactivated, requests: process.requests.count,
      isSaved: scenes.sessions.isSaved, lastNumber: scenes.sessions.lastNumber)
  }

  /// The sessions of the process, also those that were closed; `nil` while none runs.
  package var allSessions: [SceneSession]? { process?.scenes?.sessions.slots }
}
