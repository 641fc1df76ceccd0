import View

/// Says how many rows a picker has: UIKit's protocol of this name.
///
/// ```swift
/// extension Kinds: PickerViewDataSource {
///   func pickerView(
///     _ pickerView: PickerView, numberOfRowsInComponent component: Int
///   ) -> Int { teas.count }
/// }
/// ```
@MainActor
public protocol PickerViewDataSource: AnyObject {
  /// Returns how many rows there are; a picker has one component, 0.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}
