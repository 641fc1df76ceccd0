/// The main screen as text.
public final class TextMainView: MainView, TextScreen {
  /// Who is told when Sign Out is touched.
  public weak var delegate: (any MainViewDelegate)?

  /// The email of who is signed in.
  public var email = ""

  /// The names of the buttons that lead on.
  public var rooms: [Phrase] = [] {
    didSet {
      roomButtons = rooms.indices.map { index in
        TextButton(
          rooms[index], isHeard: { [unowned self] in delegate != nil }
        ) { [unowned self] in delegate?.roomTouched(at: index) }
      }
    }
  }

  /// The buttons that lead on.
  public private(set) var roomButtons: [TextButton] = []

  /// The Sign Out button.
  public private(set) lazy var signOutButton = TextButton(
    .signOut, isHeard: { [unowned self] in delegate != nil }
  ) { [unowned self] in
    delegate?.signOutTouched()
  }

  private let language: Language

  /// Makes the screen.
  public init(language: Language) {
    self.language = language
  }

  /// The banner, the title, the email and the buttons.
  public var elements: [TextElement] {
    var elements: [TextElement] = []
    elements.reserveCapacity(roomButtons.count + 4)
    elements.append(.banner)
    elements.append(.title(language[.signedIn]))
    elements.append(.label(email))
    for button in roomButtons { elements.append(.button(button)) }
    elements.append(.button(signOutButton))
    return elements
  }

  /// The Sign Out button.
  public var primaryButton: TextButton? { signOutButton }

  /// No fields.
  public var editableFields: [EditableTextField] { [] }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
