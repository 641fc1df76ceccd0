import Vestibule

// The mended controllers of the exercises: each overrides the one method that has the fault.

/// Exercise 5: the closure holds neither of the two.
final class MendedGuestBookController: GuestBookController {
  override func addTouched() {
    let guest = GuestController()
    guest.onDone = { [weak self, weak guest] in
      self?.lastGuest.text = Phrase(verbatim: guest?.name.text ?? "")
      self?.dismiss(animated: true)
    }
    present(guest, animated: true)
  }
}

/// Exercise 6: a name of spaces is no name.
final class MendedGreeterController: GreeterController {
  override func greetTouched() {
    guard !screen.name.allSatisfy(\.isWhitespace) else { return }
    screen.greeting = "Hello, \(screen.name)!"
  }
}

/// Exercise 7: back to what it was, and not as much more.
final class MendedVolumeController: VolumeController {
  override func muteTouched() {
    if let before = muted {
      volume = before
      muted = nil
    } else {
      muted = volume
      volume = 0
    }
  }
}

/// Exercise 8: first the model, then the table.
final class MendedShoppingController: ShoppingController {
  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath])
  }
}

/// Exercise 10: what another device hands over, else what was there before.
final class MendedDraftSceneDelegate: DraftSceneDelegate {
  override func activity(to options: Scene.ConnectionOptions, of session: SceneSession)
    -> UserActivity?
  {
    options.userActivities.first ?? session.stateRestorationActivity
  }
}
