/// Those who are told what happens to an application: the last who came, and those before.
///
/// It never changes: who comes or goes makes another one, and who is telling goes on with the old
/// one. What it owns is there as long as it is itself, so nobody has to be held to be told.
final class ApplicationObservers {
  private let last: any ApplicationObserver
  private let before: ApplicationObservers?

  init(_ last: any ApplicationObserver, after before: ApplicationObservers?) {
    self.last = last
    self.before = before
  }

  /// All but one, who is there at most once.
  func without(_ observer: any ApplicationObserver) -> ApplicationObservers? {
    if last === observer { return before }
    let others = before?.without(observer)
    return others === before ? self : ApplicationObservers(last, after: others)
  }

  /// Tells all of a scene or an application, in the order in which they came.
  func tell<Subject: AnyObject>(
    _ subject: Subject, _ notification: (any ApplicationObserver, Subject) -> Void
  ) {
    before?.tell(subject, notification)
    notification(last, subject)
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
