import Vestibule

// The volume goes from 0 to 3. A person says that it was at 4 once, but does not know how.

/// A volume from 0 to 3, which can be muted.
final class VolumeController: ViewController {
  private var volume = 0 {
    didSet { label.text = "Volume \(volume)" }
  }

  /// What the volume was before it was muted.
  private var muted: Int? {
    didSet { mute.setTitle(muted.map { "Back to \($0)" } ?? "Mute", for: .normal) }
  }

  private var first: Int?
  private let label = Label("Volume 0")
  private let louder = Button("Louder")
  private let mute = Button("Mute")

  override func loadView() {
    view = ListedScreen { [label, louder, mute] in
      [.label(label), .button(louder), .button(mute)]
    }
  }

  override func viewDidLoad() {
    louder.addTarget(self, action: VolumeController.louderTouched, for: .touchUpInside)
    mute.addTarget(self, action: VolumeController.muteTouched, for: .touchUpInside)
  }

  private func louderTouched() {
    if volume < 3 { volume += 1 }
  }

  private func muteTouched() {
    if let before = muted {
      volume = first ?? before
      muted = nil
    } else {
      muted = volume
      first = first ?? volume
      volume = 0
    }
  }
}
