import Model
import View
import ViewKit

@testable import Controller
@testable import Workshop

// Faults in copies of the front door's controllers, first of all those of the design notes.
extension PlantedFault {
  nonisolated static let inFrontDoor = [
    PlantedFault("a duplicate that dismisses", breaking: "a duplicate stays", steps: 5) {
      let explorer = try exploringDoor { door in
        copiedSignIn(
          door,
          signUp: CopiedForm(
            "Sign Up", door,
            onSignUp: { form in
              guard form.inputForm.canSignUp(), let typed = form.inputForm.fetch() else { return }
              do { try form.door.accounts.register(typed) } catch {
                let below = form.presentingViewController
                form.dismiss(animated: true)
                below?.presentNotice(form.door.message(for: error))
              }
            }))
      }
      explorer.always("a duplicate stays") { state in
        state.texts.contains("That email is already registered.")
          && !state.controllerNames.contains("Sign Up") ? "The sign-up screen is gone." : nil
      }
      return explorer
    },
    PlantedFault("a field cleared too much", breaking: "the email stays", steps: 4) {
      let explorer = try exploringDoor { door in
        CopiedForm(
          "Sign In", door,
          onSignIn: { form in
            signIn(form) { form.inputForm.clear([.email, .password]) }
          })
      }
      explorer.alphabet.secrets = ["<password 2>"]
      explorer.always("the email stays") { state in
        guard state.texts.contains("That password is not correct."),
          let form = state.windows.first?.controllers.first as? FormController
        else { return nil }
        return form.typedEmail.isEmpty ? "It is gone." : nil
      }
      return explorer
    },
    PlantedFault("a way back that does nothing", .wayBack, steps: 2) {
      try exploringDoor { door in
        copiedSignIn(door, signUp: CopiedForm("Sign Up", door, onSignIn: { _ in }))
      }
    },
    PlantedFault("a main screen over a session that was not begun", breaking: inAndOut, steps: 4) {
      let explorer = try exploringDoor { door in
        CopiedForm(
          "Sign In", door,
          onSignIn: { form in
            guard form.inputForm.canSignIn(), let typed = form.inputForm.fetch() else { return }
            do {
              let account = try form.door.accounts.authenticate(typed)
              form.present(MainController(form.door, email: account.email), animated: true)
            } catch {
              form.show(error)
            }
          })
      }
      return keepingInAndOut(explorer)
    },
    PlantedFault("a sign-out that ends no session", breaking: inAndOut, steps: 5) {
      let explorer = try exploringDoor { door in
        CopiedForm(
          "Sign In", door,
          onSignIn: { form in
            signIn(form) {
            } main: { _ in
              PlainController("Main").button("Sign Out") { $0.dismiss(animated: true) }
            }
          })
      }
      return keepingInAndOut(explorer)
    },
    PlantedFault("the wrong window signed out", breaking: "all windows agree", steps: 4) {
      let flag = UserInfoKey<Bool>("own.flag")
      let explorer = exploring { store, _ in
        let root = PlainController("Root")
          .button("Sign In") { root in
            do { try store.set(true, for: flag) } catch { return root.show("Not stored") }
            root.show("Signed in")
          }
          .button("Sign Out") { root in
            do { try store.set(nil, for: flag) } catch { return root.show("Not stored") }
            // As the design notes do: the first of all scenes, which may be another window.
            let first = root.window?.windowScene?.application?.scenes.first as? WindowScene
            (first?.keyWindow?.rootViewController as? PlainController)?.show("Signed out")
          }
        root.show((try? store.value(for: flag)) == true ? "Signed in" : "Signed out")
        return root
      }
      explorer.alphabet.windows = 2
      explorer.alphabet.failsWrites = false
      explorer.always("all windows agree") { state in
        let isIn = try state.store.value(for: flag) == true
        return !isIn && state.texts.contains("Signed in") ? "One still shows it." : nil
      }
      return explorer
    },
  ]

  private nonisolated static let inAndOut = "the main screen is there while someone is signed in"

  /// Adds the invariant that the screen and the session say the same.
  @MainActor
  private static func keepingInAndOut(_ explorer: Explorer) -> Explorer {
    explorer.always(inAndOut) { state in
      guard let top = state.controllerNames.last else { return nil }
      let isIn = try state.store.value(for: UserInfoKey<Bool>.isLogined) == true
      let isMain = top.hasPrefix("Main")
      return isIn == isMain ? nil : "On \(top), and signed \(isIn ? "in" : "out")."
    }
    return explorer
  }
}

/// A copy of the controllers of the two forms, with what their buttons do.
private final class CopiedForm: FormController, SignButtonDelegate {
  private let name: String
  private let onSignIn: (CopiedForm) -> Void
  private let onSignUp: (CopiedForm) -> Void

  init(
    _ name: String, _ door: FrontDoor,
    onSignIn: @escaping (CopiedForm) -> Void = { $0.dismiss(animated: true) },
    onSignUp: @escaping (CopiedForm) -> Void = { _ in }
  ) {
    self.name = name
    self.onSignIn = onSignIn
    self.onSignUp = onSignUp
    super.init(door) { name == "Sign In" ? $0.makeSignInView() : $0.makeSignUpView() }
    modalPresentationStyle = .fullScreen
  }

  override var debugName: String { name }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.signContainer.setButtonDelegate(self)
  }

  func signInTouched() { onSignIn(self) }

  func signUpTouched() { onSignUp(self) }
}

/// A sign-in screen that leads to a sign-up screen.
@MainActor
private func copiedSignIn(
  _ door: FrontDoor, signUp: @escaping @autoclosure () -> CopiedForm
) -> CopiedForm {
  CopiedForm(
    "Sign In", door, onSignIn: { signIn($0) {} },
    onSignUp: { $0.present(signUp(), animated: true) })
}

/// Signs in as the front door does, and does something more after an error.
@MainActor
private func signIn(
  _ form: CopiedForm, afterError: () -> Void,
  main: (String) -> ViewController? = { _ in nil }
) {
  guard form.inputForm.canSignIn(), let typed = form.inputForm.fetch() else { return }
  do {
    let account = try form.door.accounts.authenticate(typed)
    try form.door.loginSession.begin(for: account)
    form.inputForm.clear([.email, .password])
    form.present(
      main(account.email) ?? MainController(form.door, email: account.email), animated: true)
  } catch {
    form.show(error)
    afterError()
  }
}

/// An explorer of a copy of the front door with the account lee@example.com, and one text a field.
@MainActor
private func exploringDoor(_ root: @escaping (FrontDoor) -> ViewController) throws -> Explorer {
  let (clock, randomness) = (ExplorerClock(), ExplorerRandomness())
  let explorer = Explorer(
    store: try storeWithAccount(), clock: clock, randomness: randomness,
    making: app { store, log in
      let session = LoginSession(
        store: store, clock: clock.clocks, randomness: randomness.numbers, log: log)
      let accounts = Accounts(
        store: store, hasher: ExplorerHasher(), clock: clock.clocks, session: session, log: log)
      return root(
        FrontDoor(accounts: accounts, session: session, views: SignInScreens(log: log)))
    })
  explorer.keepsExpiringValues = false
  explorer.alphabet.events = [.crash]
  explorer.alphabet.texts = ["lee@example.com"]
  explorer.alphabet.secrets = ["<password 1>"]
  explorer.alphabet.mostClockJumps = 0
  return explorer
}
