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

  /// The sessions of an app that does not run, without those that were closed meanwhile.
  ///
  /// Read each time: another process may have run since.
  var rememberedSessions: [SceneSession] {
    guard declaresScenes else { return [] }
    do throws(StoreError) {
      return try archive.load().filter { !$0.isDiscarded }.map { record in
        let session = SceneSession(record)
        session.number = record.number
        return session
      }
    } catch {
      report(.sessionsUnreadable(reason: error.description))
      return []
    }
  }

  /// Closes a session of an app that does not run; the app hears of it at its next launch:
  /// LIFECYCLE 1.11.
  func closeRemembered(_ session: SceneSession, _ event: SystemEvent) throws(LifeCycleError) {
    guard declaresScenes else { throw .notRunning(event: event.name) }
    var closed: SceneSessionArchive.Record?
    do throws(StoreError) {
      closed = try archive.load().first {
        $0.identifier == session.persistentIdentifier && !$0.isDiscarded
      }
      closed?.isDiscarded = true
      if let closed { try archive.save([closed], removing: []) }
    } catch {
      throw .storeFailed(event: event.name, reason: error.description)
    }
    if closed == nil { throw .notRunning(event: event.name) }
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
    numbered[session.number] = nil
    changes.noteRemoval(of: session)
    // A change that comes later would bring it back.
    session.changes = nil
  }
}

extension SceneSession {
  fileprivate convenience init(_ record: SceneSessionArchive.Record) {
    var configuration = SceneConfiguration(
      name: record.configurationName, sessionRole: record.configurationRole)
    configuration.delegateClassName = record.delegateClassName
    self.init(
      role: record.role, configuration: configuration, persistentIdentifier: record.identifier)
    userInfo = record.userInfo
    stateRestorationActivity = record.activity
  }
}

@MainActor
extension SceneSessionArchive.Record {
  fileprivate init(_ session: SceneSession, isDiscarded: Bool) {
    self.init(
      identifier: session.persistentIdentifier, number: session.number, role: session.role,
      configurationRole: session.configuration.role, configurationName: session.configuration.name,
      delegateClassName: session.configuration.delegateClassName, userInfo: session.userInfo,
      activity: session.stateRestorationActivity, wasSeen: session.wasSeen, isDiscarded: isDiscarded
    )
  }
}
