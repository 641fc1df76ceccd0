import Model
import View

/// What a window asks of the application that it belongs to.
@MainActor
protocol WindowHost: Responder {
  /// Whether the application is active, inactive or in the background.
  var applicationState: Application.State { get }

  /// Whether the application behaves as one that has scenes, as those since iOS 13 do.
  var knowsScenes: Bool { get }

  /// Whether its process runs.
  var isRunning: Bool { get }

  /// Its turns: what a callback requests comes after the running one.
  var turn: EventTurn { get }
}

extension Application: WindowHost {
  var knowsScenes: Bool { policy.knowsScenes }
}
