public import Controller
public import View

/// A small app that shows one idea of MVC.
@MainActor
public struct GalleryApp {
  /// The name on the command line.
  public let name: String

  /// The name on the screen.
  public let title: Phrase

  /// Makes the first controller of a window.
  public let makeController: () -> ViewController

  /// Makes a controller that was further on the path when the app ended, by its route; `nil` if
  /// what it shows is gone.
  public let restore: (_ route: String) -> ViewController?

  /// Reads again what another program may have changed.
  public let readAgain: () -> Void

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - name: the name on the command line.
  ///   - title: the name on the screen.
  ///   - restore: makes the controller of a route again, or returns `nil` if what it shows is gone.
  ///   - readAgain: reads again what another program may have changed.
  ///   - makeController: makes the first controller of a window.
  public init(
    _ name: String, _ title: Phrase, restore: @escaping (String) -> ViewController? = { _ in nil },
    readAgain: @escaping () -> Void = {}, makeController: @escaping () -> ViewController
  ) {
    self.name = name
    self.title = title
    self.restore = restore
    self.readAgain = readAgain
    self.makeController = makeController
  }
}

/// A controller that is found again after a launch.
@MainActor
public protocol RoutedController: ViewController {
  /// What its app needs to make it again.
  var route: String { get }
}
