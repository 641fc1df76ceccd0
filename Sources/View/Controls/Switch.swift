/// Something that is on or off: UIKit's `UISwitch`.
///
/// A touch toggles it.
///
/// ```swift
/// let sugar = Switch("Sugar", isOn: true)
/// sugar.addTarget(cup, action: Cup.sugarChanged, for: .valueChanged)
/// let window = makeWindow(.toggle(sugar))
/// window.touch(sugar)
/// #expect(!sugar.isOn)
/// ```
public final class Switch: Control {
  /// Whether it is on; setting it sends no event.
  public var isOn: Bool {
    get { value }
    set {
      value = newValue
      didChangeByProgram()
    }
  }

  private var value: Bool

  /// Creates a switch, which is off unless it is said to be on.
  public init(_ label: Phrase, isOn: Bool = false) {
    value = isOn
    super.init(label)
  }

  override package var touchEvents: [Events] { [.touchDown, .valueChanged] }

  /// Toggles it, and tells the targets; without any, the value has changed all the same.
  ///
  /// - Returns: `false` if there were targets, and none is left.
  public override func touched(in context: TouchContext) -> Bool {
    let isHandled = sendActions(for: .touchDown, in: context)
    guard isEnabled else { return isHandled }
    value.toggle()
    return sendActions(for: [.valueChanged, .primaryActionTriggered], in: context) || isHandled
      || targets == nil
  }
}

extension Phrase {
  static let on = Phrase("on", ko: "켬")
  static let off = Phrase("off", ko: "끔")
}
