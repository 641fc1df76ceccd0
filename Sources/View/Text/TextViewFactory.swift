/// Makes every view of the front door as text.
public final class TextViewFactory: ViewFactory {
  private let display: TextDisplay

  /// Makes the views of one display, in its language.
  public init(display: TextDisplay) {
    self.display = display
  }

  /// A window of the display.
  public func makeWindowView() -> any WindowView { display.makeWindow() }

  /// An alert.
  public func makeAlertView() -> any AlertView { TextAlertView() }

  /// The sign-in screen.
  public func makeSignInView() -> any SignView {
    TextSignView(.signIn, language: display.language)
  }

  /// The sign-up screen.
  public func makeSignUpView() -> any SignView {
    TextSignView(.signUp, language: display.language)
  }

  /// The main screen.
  public func makeMainView() -> any MainView { TextMainView(language: display.language) }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
