/// The interface of an application: its scenes or, as before iOS 13, one interface without scenes.
@MainActor
protocol AppInterface: AnyObject {
  /// The state of the application, which follows from its interface.
  var state: Application.State { get }

  var windows: [Window] { get }

  /// Appears for the first time, with the launch options.
  func appear(_ options: Application.LaunchOptions, in app: Application)

  /// Handles an event that concerns the interface.
  func send(_ event: SystemEvent, in app: Application) throws(LifeCycleError)

  /// Goes to the background by the legal steps from any state.
  func enterBackground(in app: Application)
}
