import Model

/// Tracks what calls read of observable objects, and makes them again after it has changed.
///
/// It is a part of the kit: the page Observation.
@MainActor
package protocol ChangeTracker: AnyObject {
  /// Makes a call, and from now on tracks what it has read in place of what it had read before.
  func track(_ call: TrackedCall, of object: AnyObject, _ body: () -> Void)

  /// Makes a call again at the end of the turn.
  func request(_ call: TrackedCall, of object: AnyObject)

  /// Whether another object of the class was found to have only the default of
  /// `updateProperties()`.
  func knowsDefault(of object: AnyObject) -> Bool

  /// The object has only the default of `updateProperties()`.
  func learnDefault(of object: AnyObject)

  /// The properties whose change a call is made for; `nil` if it is made for none.
  func changes(before call: TrackedCall, of object: AnyObject) -> [String]?

  /// A turn has ended: makes the calls that wait for that.
  func turnDidEnd()
}

/// A call whose reads are tracked.
package enum TrackedCall: Hashable {
  /// `updateProperties()`
  case properties
  /// `viewWillLayoutSubviews()`, and with it `viewDidLayoutSubviews()`
  case layout
  /// `viewDidLayoutSubviews()`, which is made again with the one before it
  case layoutEnd
  /// The handler of a button or a cell.
  case configuration
  /// Any other method: it is not made again, and a question may ask why.
  case other(String)
}
