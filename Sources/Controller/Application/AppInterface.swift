/// What can be seen of an application: its scenes or, as before iOS 13, one interface without.
@MainActor
protocol AppInterface: AnyObject {
  /// The state of the application that follows from what is seen of it.
  var state: Application.State { get }

  var windows: [Window] { get }

  /// Appears for the first time, with what the application was launched for.
  func appear(_ options: Application.LaunchOptions, in app: Application)

  /// Lets something happen that has to do with what is seen.
  func send(_ event: SystemEvent, in app: Application) throws(LifeCycleError)

  /// Goes to the background by the legal steps from wherever it is.
  func enterBackground(in app: Application)
}
