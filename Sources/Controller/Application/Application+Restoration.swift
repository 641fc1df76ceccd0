import Model

// Sessions outlive the process through the store: LIFECYCLE section 4.
extension Application {
  func restoreSessions() {
    do throws(StoreError) {
      for record in try archive.load() {
        let session = SceneSession(record)
        if record.isDiscarded {
          discardedWhileNotRunning.insert(session)
        } else {
          session.wasSeen = record.wasSeen
          adopt(session)
          // What was just read has not changed, but for its number where others are gone.
          if session.number == record.number { changes.withdraw(session) }
        }
      }
    } catch {
      report(.sessionsUnreadable(reason: error.description))
    }
  }

  /// Stores the sessions that have changed since they were stored.
  func saveSessions() {
    guard !changes.isEmpty else { return }
    let records = changes.changed.map { session in
      SceneSessionArchive.Record(
        session, isDiscarded: discardedWhileNotRunning.contains(session))
    }
    do throws(StoreError) {
      try archive.save(
        records.sorted { $0.number < $1.number }, removing: changes.removed)
      changes.removeAll()
    } catch {
      report(.sessionsNotStored(reason: error.description))
    }
  }

  /// Remembers who comes back when the app is opened.
  func rememberWhoIsSeen() {
    for session in openSessions {
      let isSeen = session.scene?.activationState.isForeground ?? false
      // Only what has changed is stored.
      guard session.wasSeen != isSeen else { continue }
      session.wasSeen = isSeen
      changes.note(session)
    }
  }

  /// Forgets a session for good.
  func forget(_ session: SceneSession) {
    openSessions.remove(session)
    changes.noteRemoval(of: session)
    // A change that comes later would bring it back.
    session.changes = nil
  }
}

extension SceneSession {
  fileprivate convenience init(_ record: SceneSessionArchive.Record) {
    self.init(
      role: record.role,
      configuration: SceneConfiguration(name: record.configurationName, sessionRole: record.role),
      persistentIdentifier: record.identifier)
    userInfo = record.userInfo
    stateRestorationActivity = record.activity
  }
}

extension SceneSessionArchive.Record {
  fileprivate init(_ session: SceneSession, isDiscarded: Bool) {
    self.init(
      identifier: session.persistentIdentifier, number: session.number, role: session.role,
      configurationName: session.configuration.name, userInfo: session.userInfo,
      activity: session.stateRestorationActivity, wasSeen: session.wasSeen, isDiscarded: isDiscarded
    )
  }
}
