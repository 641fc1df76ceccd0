import Model

/// The main screen, which shows the signed-in user.
///
/// ```swift
/// final class TeaHouseMainScreen: MainView {
///   weak var delegate: (any MainViewDelegate)?
///   var email = ""
///   var destinations: [Phrase] = []
///
///   var elements: [Element] { [.title("Tea House"), .label("\(email)")] }
/// }
/// ```
public protocol MainView: Screen {
  /// The delegate, held weakly.
  var delegate: (any MainViewDelegate)? { get set }

  /// The email of the signed-in user.
  var email: String { get set }

  /// The names of the destination buttons, in order; none at first.
  var destinations: [Phrase] { get set }
}

/// Receives the touches on the main screen.
///
/// ```swift
/// extension Doorman: MainViewDelegate {
///   func signOutTouched() { touches.append("Sign Out") }
///   func destinationTouched(at index: Int) { touches.append("\(index)") }
/// }
/// ```
@MainActor
public protocol MainViewDelegate: AnyObject {
  /// The Sign Out button was touched.
  func signOutTouched()

  /// A destination button was touched; the index is that in `destinations`.
  func destinationTouched(at index: Int)
}

/// The main screen.
///
/// ```swift
/// let main = MainScreen()
/// main.delegate = doorman
/// main.email = "lee@example.com"
/// main.destinations = ["Order Tea"]
/// ```
public final class MainScreen: MainView {
  /// The delegate, held weakly.
  public weak var delegate: (any MainViewDelegate)?

  /// The email of the signed-in user.
  public var email = "" {
    didSet { elements = makeElements() }
  }

  /// The names of the destination buttons, in order.
  public var destinations: [Phrase] = [] {
    didSet {
      destinationButtons = destinations.enumerated().map { index, name in
        Button(
          name, sends: "destinationTouched(at: \(index))", to: { [weak self] in self?.delegate }
        ) { $0.destinationTouched(at: index) }
      }
      elements = makeElements()
    }
  }

  private var destinationButtons: [Button] = []

  private lazy var signOut = Button(
    .signOut, sends: "signOutTouched()", to: { [weak self] in self?.delegate }
  ) { $0.signOutTouched() }

  /// Creates the screen.
  public init() {}

  /// The banner, the title, the email and the buttons.
  public private(set) lazy var elements = makeElements()

  // Made once: to list them at each look takes a drawn flow a seventh longer.
  private func makeElements() -> [Element] {
    var elements: [Element] = [
      .banner(.logo), .title(.mainTitle), .label(Phrase(verbatim: email)),
    ]
    for button in destinationButtons { elements.append(.button(button)) }
    elements.append(.button(signOut))
    return elements
  }

  /// `nil`, so that an empty line does not sign out.
  public var primaryButton: Button? { nil }
}
