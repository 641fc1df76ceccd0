/// What the archive of an application's sessions does not know yet.
///
/// Each open session notes its changes here. That it does also says whose session it is.
@MainActor
final class SceneSessionChanges {
  /// Whether the archive knows everything: asked after every event, and cheaper to ask than the two
  /// collections.
  private(set) var isEmpty = true

  private(set) var changed: Set<SceneSession> = []
  /// The identifiers of the sessions that are gone.
  private(set) var removed: [String] = []

  /// Notes that sessions are not as they were.
  func note(_ sessions: some Sequence<SceneSession>) {
    for session in sessions { note(session) }
  }

  /// Notes that a session is not as it was.
  func note(_ session: SceneSession) {
    changed.insert(session)
    isEmpty = false
  }

  /// Notes that a session is gone for good.
  func noteRemoval(of session: SceneSession) {
    changed.remove(session)
    removed.append(session.persistentIdentifier)
    isEmpty = false
  }

  /// Forgets that a session has changed: it is as it was stored.
  func withdraw(_ session: SceneSession) {
    changed.remove(session)
    isEmpty = changed.isEmpty && removed.isEmpty
  }

  /// Forgets everything: it is stored, or nobody will ever ask for it.
  func removeAll() {
    (changed, removed, isEmpty) = ([], [], true)
  }

}
