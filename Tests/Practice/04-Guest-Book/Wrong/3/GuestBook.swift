import Vestibule

// A person sees nothing. But after a day at the door, the app has used up the memory.

/// Shows the last guest, and asks for the next one.
final class GuestBookController: ViewController {
  private let lastGuest = Label()
  private let add = Button("Add")

  override func loadView() {
    view = ListedScreen { [lastGuest, add] in [.label(lastGuest), .button(add)] }
  }

  override func viewDidLoad() {
    add.addTarget(self, action: GuestBookController.addTouched, for: .touchUpInside)
  }

  private func addTouched() {
    let guest = GuestController()
    guest.onDone = { [weak self] in
      self?.lastGuest.text = Phrase(verbatim: guest.name.text ?? "")
      self?.dismiss(animated: true)
    }
    present(guest, animated: true)
  }
}

/// Asks for a name.
final class GuestController: ViewController {
  let name = TextField("Name")
  var onDone: (() -> Void)?
  private let done = Button("Done")

  override func loadView() {
    view = ListedScreen { [name, done] in [.field(name), .button(done)] }
  }

  override func viewDidLoad() {
    done.addTarget(self, action: GuestController.doneTouched, for: .touchUpInside)
  }

  private func doneTouched() {
    onDone?()
    onDone = nil
  }
}
