import Controller
import Model
import Observation
import View
import ViewKit
import Workshop

// Faults of what is stored, and of what is said about it.
extension PlantedFault {
  nonisolated static let inStores = [
    PlantedFault("a failed change that nobody is told of", .stored, steps: 2) {
      exploring { store, _ in
        PlainController("Root").button("Save") { root in
          try? store.set(true, for: UserInfoKey("saved"))
          root.show("Saved")
        }
      }
    },
    PlantedFault("a number that is read once, when the view is loaded", .reads, steps: 2) {
      exploring { store, _ in ForgetfulCounter(KeptCount(store)) }
    },
    PlantedFault("a second launch that shows something else", .relaunch, steps: 3) {
      exploring { store, _ in
        let key = UserInfoKey<Int64>("launches")
        let count = (try? store.value(for: key)) ?? 0
        try? store.set(min(count + 1, 2), for: key)
        return PlainController("Root").button("\(min(count + 1, 2))") { _ in }
      }
    },
    PlantedFault("a screen of a later launch that nothing leads back from", .wayBack, steps: 4) {
      let explorer = exploring { store, _ in
        let key = UserInfoKey<Bool>("own.begun")
        if (try? store.value(for: key)) == true { return PlainController("Main") }
        return PlainController("Welcome").button("Begin") { root in
          do { try store.set(true, for: key) } catch { return root.show("Not begun") }
          root.show("Begun")
        }
      }
      explorer.alphabet.events = [.crash]
      return explorer
    },
    PlantedFault("a password stored in the clear", .noSecret, steps: 3) {
      exploring { store, _ in
        let root = PlainController("Root")
        let field = root.field("Password", isSecure: true)
        return root.button("Save") { [unowned field] root in
          do { try store.set(field.text, for: UserInfoKey("password")) } catch { root.show("No") }
        }
      }
    },
    PlantedFault("a password as the name of a value", .noSecret, steps: 3) {
      exploring { store, _ in
        let root = PlainController("Root")
        let field = root.field("Password", isSecure: true)
        return root.button("Save") { [unowned field] root in
          let key = UserInfoKey<Bool>("own.\(field.text ?? "")")
          do { try store.set(true, for: key) } catch { root.show("No") }
        }
      }
    },
    PlantedFault("a session half written", breaking: "a flag has its email", steps: 2) {
      let (flag, email) = (UserInfoKey<Bool>("own.flag"), UserInfoKey<String>("own.email"))
      let explorer = exploring { store, _ in
        PlainController("Root").button("Sign In") { root in
          do {
            try store.set(true, for: flag)
            try store.set("lee", for: email)
            root.show("Signed in")
          } catch {
            root.show("Not signed in")
          }
        }
      }
      explorer.always("a flag has its email") { state in
        let isWhole =
          try (state.store.value(for: flag) == nil) == (state.store.value(for: email) == nil)
        return isWhole ? nil : "There is one without the other."
      }
      return explorer
    },
    PlantedFault(
      "a store that was wrong before the first launch", breaking: "a flag is there", steps: 0
    ) {
      let explorer = exploring { _, _ in PlainController("Root") }
      explorer.always("a flag is there") { state in
        try state.store.value(for: UserInfoKey<Bool>("own.flag")) == nil ? "It is not." : nil
      }
      return explorer
    },
    PlantedFault("an email that is a key", breaking: "nobody is signed in by a name", steps: 3) {
      let flag = UserInfoKey<String>("isLogined")
      let explorer = exploring { store, _ in
        let root = PlainController("Root")
        let field = root.field("Email")
        return root.button("Sign Up") { [unowned field] root in
          do { try store.set("an account", for: UserInfoKey(field.text ?? "")) } catch {
            root.show("No")
          }
        }
      }
      explorer.alphabet.texts = ["lee", "isLogined"]
      explorer.always("nobody is signed in by a name") { state in
        try state.store.value(for: flag).map { "The flag is \($0)." }
      }
      return explorer
    },
    PlantedFault("a session without an end", breaking: "a session ends", steps: 3) {
      let clock = ExplorerClock()
      let explorer = Explorer(
        clock: clock,
        making: app { store, _ in
          let key = UserInfoKey<Int64>("own.since")
          return PlainController("Root").button("Sign In") { root in
            do { try store.set(clock.clocks.secondsSince1970(), for: key) } catch {
              root.show("No")
            }
          }
        })
      explorer.alphabet.clockJumps = [31 * 24 * 60 * 60]
      explorer.always("a session ends") { state in
        guard let since = try state.store.value(for: UserInfoKey<Int64>("own.since")) else {
          return nil
        }
        return clock.clocks.secondsSince1970() - since > LoginSession.maximumAge
          ? "It is older." : nil
      }
      return explorer
    },
  ]
}

/// A number that is kept, up to two.
@Observable
private final class KeptCount {
  private(set) var count: Int64
  private let store: any UserInfoStore
  private static let key = UserInfoKey<Int64>("own.count")

  init(_ store: any UserInfoStore) {
    self.store = store
    count = (try? store.value(for: Self.key)) ?? 0
  }

  func add() throws {
    try store.set(min(count + 1, 2), for: Self.key)
    count = min(count + 1, 2)
  }
}

/// Reads the number in `viewDidLoad()` alone.
private final class ForgetfulCounter: ViewController {
  private let count: KeptCount
  private let label = Label("")
  private let screen = PlainScreen()

  init(_ count: KeptCount) {
    self.count = count
    super.init()
    let add = Button("Add", sends: "addTouched()", to: { [weak self] in self }) { $0.addTouched() }
    screen.elements = [.title("Root"), .label(label), .button(add)]
  }

  override func loadView() { view = screen }

  override func viewDidLoad() { label.text = "\(count.count)" }

  private func addTouched() {
    do { try count.add() } catch { label.text = "Not added" }
  }
}
