public import View

/// A screen that the main screen leads to.
///
/// Give the front door a destination, and the main screen has a button for it; no file of the framework
/// changes.
@MainActor
public struct Destination {
  /// The button's name, in every language.
  public let name: Phrase

  /// Makes the destination's controller, each time that its button is touched.
  ///
  /// It is given the front door, and the email of who is signed in.
  public let makeController: (FrontDoor, String) -> ViewController

  /// Makes a destination.
  public init(
    _ name: Phrase, makeController: @escaping (FrontDoor, _ email: String) -> ViewController
  ) {
    self.name = name
    self.makeController = makeController
  }
}
