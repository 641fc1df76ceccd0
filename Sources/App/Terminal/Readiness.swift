import Foundation
import SystemProcess

/// What a descriptor is ready for.
enum Readiness {
  /// What of some events is so at a descriptor, or becomes so within some milliseconds; that its
  /// other end is gone is always told.
  static func events(
    _ events: Int32 = .zero, at descriptor: Int32, within milliseconds: Int32 = .zero
  ) -> Int32 {
    var state = [pollfd()]
    (state[0].fd, state[0].events) = (descriptor, Int16(events))
    _ = poll(&state, nfds_t(state.count), milliseconds)
    return Int32(state[0].revents)
  }
}
