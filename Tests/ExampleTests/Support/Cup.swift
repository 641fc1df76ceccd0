import Vestibule

/// What the controls of the examples change.
@MainActor
final class Cup {
  private(set) var name = ""
  private(set) var size = 0
  private(set) var hasSugar = false
  private(set) var minutes = 0.0
  private(set) var isPoured = false

  func kettleBoiled(_ notification: Notification) { pour() }
  func pour() { isPoured = true }
  func nameChanged(_ name: TextField) { self.name = name.text ?? "" }
  func sizeChanged(_ size: SegmentedControl) { self.size = size.selectedSegmentIndex }
  func minutesChanged(_ minutes: Slider) { self.minutes = minutes.value }
  func sugarChanged(_ sugar: Switch) { hasSugar = sugar.isOn }
}
