public import View

/// A number that a person slides to: UIKit's `UISlider`.
///
/// It begins as 0 in a range from 0 to 1. `+` and `-` move it by a tenth of the range, as a swipe
/// does for VoiceOver. Ten steps of 0.1 are 1.
///
/// ```swift
/// let minutes = Slider("Minutes")
/// minutes.maximumValue = 10
/// minutes.addTarget(cup, action: Cup.minutesChanged, for: .valueChanged)
/// let window = makeWindow(.slider(minutes))
/// window.set(minutes, to: "3")
/// #expect(minutes.value == 3)
/// ```
public final class Slider: RangeControl {
  /// Creates a slider from 0 to 1.
  public init(_ label: Phrase) { super.init(label, upTo: 1) }
}
