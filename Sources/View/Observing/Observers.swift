/// Those who are told what happens: the last who came, and those before.
///
/// It never changes: who comes or goes makes another one, and who is telling goes on with the old
/// one. What it owns is there as long as it is itself, so nobody has to be held to be told.
package final class Observers<Observer> {
  @usableFromInline let last: Observer
  @usableFromInline let before: Observers?
  // A protocol's name stands for `Observer`, of which the compiler does not see that it is a class.
  private let id: ObjectIdentifier

  /// Adds one.
  ///
  /// - Parameters:
  ///   - last: who is told last.
  ///   - id: the same, as an object.
  ///   - before: who is told before, or `nil` for nobody.
  package init(_ last: Observer, _ id: ObjectIdentifier, after before: Observers?) {
    self.last = last
    self.id = id
    self.before = before
  }

  /// All but one, who is there at most once.
  package func without(_ id: ObjectIdentifier) -> Observers? {
    if self.id == id { return before }
    let others = before?.without(id)
    return others === before ? self : Observers(last, self.id, after: others)
  }

  /// Whether someone is among them.
  package func contains(_ id: ObjectIdentifier) -> Bool {
    self.id == id || (before?.contains(id) ?? false)
  }

  /// Tells all of something, in the order in which they came, but for those who are gone by then.
  ///
  /// - Parameters:
  ///   - subject: what it is about.
  ///   - current: who is to be told at this moment.
  ///   - notification: tells one of them.
  package func tell<Subject>(
    _ subject: Subject, among current: () -> Observers?,
    _ notification: (Observer, Subject) -> Void
  ) {
    before?.tell(subject, among: current, notification)
    guard let now = current(), now === self || now.contains(id) else { return }
    notification(last, subject)
  }

  /// Tells all of something, in the order in which they came.
  @inlinable
  package func tell<Subject>(_ subject: Subject, _ notification: (Observer, Subject) -> Void) {
    before?.tell(subject, notification)
    notification(last, subject)
  }
}
