import Dispatch

/// The queue of the main actor.
package enum MainQueue {
  /// Whether the code that asks runs on it: then it may assume that it is isolated.
  ///
  /// Not the thread is asked, as on Linux other threads may run that queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
