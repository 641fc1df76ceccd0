import Vestibule

/// Asks for the password, asks once more, and deletes the account.
final class DeleteAccountController: ViewController {
  private let door: FrontDoor
  private let email: String
  private let screen = DeleteAccountScreen()

  init(_ door: FrontDoor, email: String) {
    self.door = door
    self.email = email
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.delegate = self
  }

  private func remove(_ userInfo: UserInfo) {
    let window = window
    do {
      try door.accounts.remove(userInfo)
      window?.announce(Phrase("Account deleted.", ko: "계정이 삭제되었습니다"))
    } catch {
      presentNotice(door.message(for: error))
    }
  }
}

extension DeleteAccountController: DeleteAccountScreenDelegate {
  func deleteTouched() {
    let userInfo = UserInfo(email: email, password: screen.password.text ?? "")
    presentQuestion(.deleteAccount(email), destructive: .delete) { [weak self] in
      self?.remove(userInfo)
    }
  }
}

@MainActor
protocol DeleteAccountScreenDelegate: AnyObject {
  func deleteTouched()
}

/// The screen on which a person deletes the account.
final class DeleteAccountScreen: Screen {
  weak var delegate: (any DeleteAccountScreenDelegate)?
  let password = TextField(.password, isSecureTextEntry: true)

  private lazy var delete = Button(
    .delete, sends: "deleteTouched()", to: { [weak self] in self?.delegate }
  ) { $0.deleteTouched() }

  init() {
    password.resignsOnReturn = true
    delete.role = .destructive
  }

  var elements: [Element] { [.title("Account"), .field(password), .button(delete)] }
}

extension Phrase {
  fileprivate static let delete = Phrase("Delete", ko: "삭제")

  fileprivate static func deleteAccount(_ email: String) -> Phrase {
    Phrase("Delete the account \(email)?", ko: "\(email) 계정을 삭제할까요?")
  }
}
