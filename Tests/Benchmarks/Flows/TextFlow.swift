import BareSwift
import Controller
import Foundation
import Model
import View
import ViewText

/// The flow through the text renderer, both screens drawn.
final class TextFlow {
  private let display = TextDisplay(language: .english)
  private let window: Window

  init() throws {
    let store = MemoryStore()
    let accounts = Accounts(store: store, hasher: FreeHasher())
    try accounts.register(UserInfo(email: Sample.email, password: Sample.password))
    let door = FrontDoor(
      accounts: accounts, session: LoginSession(store: store), views: SignInScreens())
    window = Window(view: TextViewFactory(display: display).makeWindowView(), log: EventLog())
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
  }

  @inline(never)
  func run() throws {
    let controls = try demanded(window.view.subviews.last, "a sign-in screen").controls
    try type(Sample.email, into: controls[0])
    try type(Sample.password, into: controls[1])
    (controls[1] as? TextField)?.resignFirstResponder()
    try draw(Self.signIn)
    window.view.touch(controls[2])
    try draw(Self.mainTitle)
    window.view.touch(try demanded(window.view.subviews.last?.controls.last, "Sign Out"))
    try demand(window.rootViewController?.presentedViewController == nil, "the way back")
  }

  private func type(_ text: String, into control: Control) throws {
    let field = try demanded(control as? TextField, "a field")
    field.becomeFirstResponder()
    for character in text { field.insertText(String(character)) }
  }

  // Taken away as the program does it, and compared as a whole, as the bare flow's screen is; not
  // byte by byte with `==`, which takes a fiftieth of the flow.
  private func draw(_ screen: [UInt8]) throws {
    display.refresh()
    let isDrawn = display.passOutput {
      $0.count == screen.count && memcmp($0, screen, screen.count) == 0
    }
    try demand(isDrawn, "the screen \(String(decoding: screen, as: UTF8.self))")
  }

  private static let signIn = Array(
    """
      Vestibule   ● ● ●

      Sign In
        1  Email      \(Sample.email)
        2  Password   ●●●
        3  Sign In
        4  Sign Up
      Return: Sign In  (:help)

    """.utf8)

  private static let mainTitle = Array(
    """
      Vestibule   ● ● ●

      Signed In
        \(Sample.email)
        1  Sign Out
      Type a name or its number  (:help)

    """.utf8)
}
