import Vestibule

/// Shows the name of an album, and asks for another one.
final class AlbumController: ViewController {
  private let screen = AlbumScreen()
  private(set) var name = "Summer"

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.delegate = self
    screen.name = name
  }

  private func rename(to name: String) {
    self.name = name
    screen.name = name
  }
}

extension AlbumController: AlbumScreenDelegate {
  func renameTouched() {
    let alert = AlertController(
      title: Phrase("Rename Album", ko: "앨범 이름 변경"), message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = Phrase("Name", ko: "이름")
      field.text = self.name
      field.addTarget(self, action: AlbumController.edited, for: .editingChanged)
    }
    let save = AlertAction(title: Phrase("Save", ko: "저장")) { [weak self, weak alert] _ in
      self?.rename(to: alert?.textFields?.first?.text ?? "")
    }
    alert.addAction(AlertAction(title: Phrase("Cancel", ko: "취소"), style: .cancel))
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }

  /// Nothing is renamed to nothing.
  private func edited(_ field: TextField) {
    let alert = presentedViewController as? AlertController
    alert?.preferredAction?.isEnabled = field.hasText
  }
}

@MainActor
protocol AlbumScreenDelegate: AnyObject {
  func renameTouched()
}

/// The screen of an album.
final class AlbumScreen: Screen {
  weak var delegate: (any AlbumScreenDelegate)?
  var name = ""

  private lazy var rename = Button(
    Phrase("Rename", ko: "이름 변경"), sends: "renameTouched()", to: { [weak self] in self?.delegate }
  ) { $0.renameTouched() }

  var elements: [Element] {
    [.title("Album"), .label(Phrase(verbatim: name)), .button(rename)]
  }
}
