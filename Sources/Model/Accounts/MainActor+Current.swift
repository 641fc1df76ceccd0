import Dispatch

extension MainActor {
  /// Whether what runs now runs on the main actor.
  ///
  /// Its queue is asked, and not the thread: on Linux other threads may run that queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()
}
