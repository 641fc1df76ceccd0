public import View

/// A screen that the main screen leads to.
///
/// The main screen has a button for each destination of the front door.
///
/// ```swift
/// let order = Destination("Order Tea") { door, email in
///   OrderController(screen: OrderScreen())
/// }
/// let door = FrontDoor(
///   accounts: accounts, session: session, views: SignInScreens(),
///   destinations: [order])
/// ```
@MainActor
public struct Destination {
  /// The button's name, in every language.
  public let name: Phrase

  /// Makes the destination's controller, each time that its button is touched.
  ///
  /// Its arguments are the front door and the email of the signed-in user.
  public let makeController: (FrontDoor, String) -> ViewController

  /// Creates a destination.
  public init(
    _ name: Phrase, makeController: @escaping (FrontDoor, _ email: String) -> ViewController
  ) {
    self.name = name
    self.makeController = makeController
  }
}
