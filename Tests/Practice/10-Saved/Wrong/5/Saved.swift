import Vestibule

// A person touches Save. The message is gone before it can be read, and the form is still there.

/// The first screen: how many trips were saved.
final class TripsController: ViewController {
  private(set) var trips: [String] = []
  private let new = Button("New")

  override func loadView() {
    view = ListedScreen { [new] in [.button(new)] }
  }

  override func viewDidLoad() {
    new.addTarget(self, action: TripsController.newTouched, for: .touchUpInside)
  }

  private func newTouched() {
    let form = TripController()
    form.onSave = { [weak self] in self?.trips.append($0) }
    present(form, animated: true)
  }
}

/// The form for a trip.
final class TripController: ViewController {
  var onSave: ((String) -> Void)?
  private let place = TextField("Place")
  private let save = Button("Save")

  override func loadView() {
    view = ListedScreen { [place, save] in [.field(place), .button(save)] }
  }

  override func viewDidLoad() {
    save.addTarget(self, action: TripController.saveTouched, for: .touchUpInside)
  }

  private func saveTouched() {
    onSave?(place.trimmedText)
    let saved = AlertController(title: nil, message: "Saved.", preferredStyle: .alert)
    saved.addAction(
      AlertAction(title: "OK") { [weak self] _ in
        saved.dismiss(animated: true)
        self?.dismiss(animated: true)
      })
    present(saved, animated: true)
  }
}
