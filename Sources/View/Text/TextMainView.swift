/// The main screen as text.
public final class TextMainView: MainView, TextScreen {
  /// Who is told when Sign Out is touched.
  public weak var delegate: (any MainViewDelegate)?

  /// The email of who is signed in.
  public var email = ""

  /// The Sign Out button.
  public private(set) lazy var signOutButton = TextButton(.signOut) { [weak self] in
    self?.delegate?.signOutTouched()
  }

  private let language: Language

  /// Makes the screen.
  public init(language: Language) {
    self.language = language
  }

  /// The banner, the title, the email and the button.
  public var elements: [TextElement] {
    [.banner, .title(language[.signedIn]), .label(email), .button(signOutButton)]
  }

  /// No fields.
  public var editableFields: [EditableTextField] { [] }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
