import Vestibule

// Exercise 7.

/// A volume from 0 to 3, which can be muted.
class VolumeController: ViewController {
  var volume = 0 {
    didSet { label.text = "Volume \(volume)" }
  }

  /// What the volume was before it was muted.
  var muted: Int? {
    didSet { mute.setTitle(muted.map { "Back to \($0)" } ?? "Mute", for: .normal) }
  }

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

  func muteTouched() {
    if let before = muted {
      volume += before
      muted = nil
    } else {
      muted = volume
      volume = 0
    }
  }
}
