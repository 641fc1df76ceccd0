import Controller
import ControllerKit
import Model
import ModelKit
import View
import ViewText
import Workshop

/// What is around the app while a transcript is performed: a clock that stands still, a store that
/// can fail, and a device.
@MainActor
final class SimulatedSystem {
  /// The error of a change that fails.
  static let failure = StoreError.failed(
    path: "the store", reason: .verbatim("the transcript lets it fail"))

  /// The device that the app runs on, once there is one.
  weak var device: Device?

  let clock: ExplorerClock

  private var store: FailingStore?

  /// Creates it at the time of a recording, or at one that is always the same.
  init(at time: TranscriptTime?) {
    clock = time?.clock ?? ExplorerClock()
  }

  /// A store in front of another one, whose changes can be made to fail.
  func watch(_ store: any UserInfoStore) -> any UserInfoStore {
    let failing = FailingStore(store, error: Self.failure)
    // It may be a change of the next launch.
    failing.count(failing: self.store?.remaining ?? 0)
    self.store = failing
    return failing
  }

  /// Lets an event happen; one that cannot happen now is answered with a sentence.
  func perform(_ event: TranscriptEvent) {
    switch event {
    case .event(let kind, let number): device?.receive(kind, window: number)
    case .arrive(let command, let argument): device?.receive(command, argument)
    case .wait(let seconds):
      clock.jump(by: seconds)
      device?.application.pass(seconds)
    case .fail(let change): store?.count(failing: change)
    case .leave: _ = device?.display.leaveField()
    }
  }
}
