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
          adopt(session)
          if record.wasSeen { lastSeen.append(session) }
        }
      }
      // What was just read has not changed.
      changedSessions = []
    } catch {
      report(.sessionsUnreadable(reason: error.description))
    }
  }

  /// Stores the sessions that have changed since they were stored.
  func saveSessions() {
    guard !changedSessions.isEmpty || !removedSessions.isEmpty else { return }
    let records = changedSessions.map { session in
      SceneSessionArchive.Record(
        session, wasSeen: lastSeen.contains { $0 === session },
        isDiscarded: discardedWhileNotRunning.contains(session))
    }
    do throws(StoreError) {
      try archive.save(
        records.sorted { $0.number < $1.number }, removing: removedSessions)
      changedSessions = []
      removedSessions = []
    } catch {
      report(.sessionsNotStored(reason: error.description))
    }
  }

  /// Remembers who comes back when the app is opened.
  func rememberAsSeen(_ scenes: [Scene]) {
    changedSessions.formUnion(lastSeen)
    lastSeen = scenes.map(\.session)
    changedSessions.formUnion(lastSeen)
  }

  /// Forgets a session for good.
  func forget(_ session: SceneSession) {
    openSessions.remove(session)
    changedSessions.remove(session)
    removedSessions.append(session.persistentIdentifier)
    lastSeen.removeAll { $0 === session }
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
  fileprivate init(_ session: SceneSession, wasSeen: Bool, isDiscarded: Bool) {
    self.init(
      identifier: session.persistentIdentifier, number: session.number, role: session.role,
      configurationName: session.configuration.name, userInfo: session.userInfo,
      activity: session.stateRestorationActivity, wasSeen: wasSeen, isDiscarded: isDiscarded)
  }
}
