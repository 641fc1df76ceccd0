// Sessions outlive the process through the store: LIFECYCLE section 4.
extension Application {
  func restoreSessions() {
    guard openSessions.isEmpty, connectedScenes.isEmpty else { return }
    do throws(SceneSessionArchive.Failure) {
      for record in try archive.load() {
        let session = SceneSession(record)
        if record.isDiscarded {
          discardedWhileNotRunning.insert(session)
        } else {
          adopt(session)
          session.configuration = rememberedConfiguration(record)
          if record.wasSeen { lastSeen.append(session) }
        }
      }
    } catch {
      report(error)
    }
  }

  /// Stores the sessions if they have changed since they were stored.
  func saveSessions() {
    let records =
      sessions.map { session in
        SceneSessionArchive.Record(session, wasSeen: lastSeen.contains { $0 === session })
      } + discardedWhileNotRunning.map { SceneSessionArchive.Record(discarded: $0) }
    do throws(SceneSessionArchive.Failure) {
      try archive.save(records)
    } catch {
      report(error)
    }
  }

  private func rememberedConfiguration(_ record: SceneSessionArchive.Record) -> SceneConfiguration {
    SceneConfiguration(name: record.configurationName, sessionRole: record.role)
  }

  private func report(_ failure: SceneSessionArchive.Failure) {
    switch failure {
    case .unreadable(let reason): report(.sessionsUnreadable(reason: reason))
    case .notStored(let reason): report(.sessionsNotStored(reason: reason))
    }
  }
}

extension SceneSession {
  fileprivate convenience init(_ record: SceneSessionArchive.Record) {
    self.init(role: record.role, persistentIdentifier: record.identifier)
    userInfo = record.userInfo
    stateRestorationActivity = record.activity
  }
}

extension SceneSessionArchive.Record {
  fileprivate init(_ session: SceneSession, wasSeen: Bool) {
    self.init(
      identifier: session.persistentIdentifier, role: session.role,
      configurationName: session.configuration.name, userInfo: session.userInfo,
      activity: session.stateRestorationActivity, wasSeen: wasSeen)
  }

  fileprivate init(discarded session: SceneSession) {
    self.init(
      identifier: session.persistentIdentifier, role: session.role, isDiscarded: true)
  }
}
