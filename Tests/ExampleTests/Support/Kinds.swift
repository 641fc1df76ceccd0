import Vestibule

/// The kinds of tea of the examples, and the one that a person chose.
@MainActor
final class Kinds {
  let teas = ["Assam", "Sencha"]
  private(set) var chosen = ""
}

extension Kinds: PickerViewDataSource {
  func pickerView(
    _ pickerView: PickerView, numberOfRowsInComponent component: Int
  ) -> Int { teas.count }
}

extension Kinds: PickerViewDelegate {
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> Phrase? { Phrase(verbatim: teas[row]) }

  func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) { chosen = teas[row] }
}
