public import View

/// Says what the rows of a picker are called, and is told which one a person chose: UIKit's
/// protocol of this name.
///
/// ```swift
/// extension Kinds: PickerViewDelegate {
///   func pickerView(
///     _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
///   ) -> Phrase? { Phrase(verbatim: teas[row]) }
///
///   func pickerView(
///     _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
///   ) { chosen = teas[row] }
/// }
/// ```
@MainActor
public protocol PickerViewDelegate: AnyObject {
  /// Returns the title of a row, by which a person chooses it.
  ///
  /// - Parameters:
  ///   - pickerView: the picker.
  ///   - row: the row, from 0.
  ///   - component: 0, the only one.
  /// - Returns: the title, or `nil` for a row without one.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> Phrase?

  /// A person has chosen a row that was not selected before.
  ///
  /// - Parameters:
  ///   - pickerView: the picker.
  ///   - row: the row, from 0.
  ///   - component: 0, the only one.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

// A default says so to the log, which then has no call: the delegate does not implement the method.
extension PickerViewDelegate {
  /// Returns `nil`: the row has no title.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> Phrase? { pickerView.byDefault(of: self, nil) }

  /// Does nothing.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) { pickerView.byDefault(of: self) }
}
