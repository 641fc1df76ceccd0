/// One flow without a framework: type key by key, sign in, see the main screen, sign out.
///
/// Fair because it takes every step of the documented design, through its delegates and protocols,
/// and looks whether it led there. It leaves out what a framework is there for.
package final class BareFlow {
  private let store = FakeStore()
  private let form = FakeForm()
  private let sign = FakeSign()
  private let root: BareSignInController
  private var screen = BareScreen()

  package init() {
    root = BareSignInController(form, sign, store)
    root.load()
    root.viewWillAppear()
    root.viewDidAppear()
  }

  /// The flow.
  ///
  /// - Returns: whether every step led where it should.
  @inline(never)
  package func run() -> Bool {
    type()
    (sign.signIn as? FakeButton)?.press()
    guard let main = root.presented as? BareMainController, main.label == Sample.email else {
      return false
    }
    (main.signOut as? FakeButton)?.press()
    return root.presented == nil && store.logined == nil
  }

  /// The flow with both screens drawn as text, into one buffer that is used again and again.
  ///
  /// - Returns: whether every step led where it should.
  @inline(never)
  package func runDrawn() -> Bool {
    type()
    screen.draw(root)
    guard screen.bytes.count == 73 else { return false }
    (sign.signIn as? FakeButton)?.press()
    screen.draw(root)
    guard screen.bytes.starts(with: Self.mainTitle.utf8) else { return false }
    ((root.presented as? BareMainController)?.signOut as? FakeButton)?.press()
    return root.presented == nil
  }

  private static let mainTitle = "Main\nSigned in as: \(Sample.email)\n"

  private func type() {
    guard let email = form.email as? FakeField, let password = form.password as? FakeField
    else { return }
    for character in Sample.email { email.type(character) }
    for character in Sample.password { password.type(character) }
  }
}
