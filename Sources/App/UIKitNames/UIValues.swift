public import Foundation
public import View
public import ViewKit

/// A control that shows a value, and whose name is the label right above it.
open class UIValueControl: UIControl {
  private var hasName = false

  /// Its name, if no label is right above it.
  open override var accessibilityLabel: String? {
    didSet {
      hasName = accessibilityLabel != nil
      control.rename(Phrase(verbatim: accessibilityLabel ?? ""))
    }
  }

  override func takesName(_ name: String) -> Bool {
    guard !hasName else { return false }
    control.rename(Phrase(verbatim: name))
    return true
  }
}

/// Something that is on or off.
open class UISwitch: UIValueControl {
  private let core = Switch("")

  /// The switch on the screen.
  open override var control: Control { core }

  override var ownElements: [Element] { [.toggle(core)] }

  /// Whether it is on; setting it sends no event.
  open var isOn: Bool {
    get { core.isOn }
    set { core.isOn = newValue }
  }

  /// Turns it on or off; it sends no event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// A color: not drawn.
  open var onTintColor: UIColor?
  /// A color: not drawn.
  open var thumbTintColor: UIColor?
}

/// A number that a person slides to.
open class UISlider: UIValueControl {
  private let core = Slider("")

  /// The slider on the screen.
  open override var control: Control { core }

  override var ownElements: [Element] { [.slider(core)] }

  /// The number; setting it sends no event.
  open var value: Float {
    get { Float(core.value) }
    set { core.value = Double(newValue) }
  }
  /// The least value.
  open var minimumValue: Float {
    get { Float(core.minimumValue) }
    set { core.minimumValue = Double(newValue) }
  }
  /// The greatest value.
  open var maximumValue: Float {
    get { Float(core.maximumValue) }
    set { core.maximumValue = Double(newValue) }
  }
  /// Whether it sends events all the time: a person types one number.
  open var isContinuous = true
  /// A color: not drawn.
  open var minimumTrackTintColor: UIColor?
  /// A color: not drawn.
  open var maximumTrackTintColor: UIColor?
  /// A color: not drawn.
  open var thumbTintColor: UIColor?
  /// Sets the number; it sends no event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A number that a person steps up and down.
open class UIStepper: UIValueControl {
  private let core = Stepper("")

  /// The stepper on the screen.
  open override var control: Control { core }

  override var ownElements: [Element] { [.stepper(core)] }

  /// The number; setting it sends no event.
  open var value: Double {
    get { core.value }
    set { core.value = newValue }
  }
  /// The least value.
  open var minimumValue: Double {
    get { core.minimumValue }
    set { core.minimumValue = newValue }
  }
  /// The greatest value.
  open var maximumValue: Double {
    get { core.maximumValue }
    set { core.maximumValue = newValue }
  }
  /// How much a step is.
  open var stepValue: Double {
    get { core.stepValue }
    set { core.stepValue = newValue }
  }
  /// Whether a step beyond one end leads to the other.
  open var wraps: Bool {
    get { core.wraps }
    set { core.wraps = newValue }
  }
  /// Whether it repeats while a finger is on it: a person types `+`.
  open var autorepeat = true
  /// Whether it sends events all the time: a person types `+`.
  open var isContinuous = true
}

/// A choice of one of a few.
open class UISegmentedControl: UIValueControl {
  /// The value of `selectedSegmentIndex` while none is selected.
  public static let noSegment = SegmentedControl.noSegment

  private let core = SegmentedControl("", segments: [])

  /// The choice on the screen.
  open override var control: Control { core }

  override var ownElements: [Element] { [.segments(core)] }

  /// It takes the name, and the label stays: a choice is drawn without its name.
  override func takesName(_ name: String) -> Bool {
    _ = super.takesName(name)
    return false
  }

  /// Creates a choice of titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      let title = item as? String ?? (item as? UIImage)?.name
      core.insertSegment(withTitle: Phrase(verbatim: title ?? ""), at: numberOfSegments)
    }
  }

  /// The index of the selected segment; setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { core.selectedSegmentIndex }
    set { core.selectedSegmentIndex = newValue }
  }
  /// How many segments there are.
  open var numberOfSegments: Int { core.segments.count }
  /// Adds a segment at a place.
  ///
  /// - Parameters: those that UIKit has.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    core.insertSegment(withTitle: Phrase(verbatim: title ?? ""), at: segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) { core.removeSegment(at: segment) }
  /// Removes all segments.
  open func removeAllSegments() { core.removeAllSegments() }
  /// Renames a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    core.setTitle(Phrase(verbatim: title ?? ""), forSegmentAt: segment)
  }
  /// The title of a segment, or `nil` if there is no such segment.
  open func titleForSegment(at segment: Int) -> String? {
    core.titleForSegment(at: segment)?.english
  }
  /// Whether a segment can be touched.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if core.segments.indices.contains(segment) { core.segments[segment].isEnabled = enabled }
  }
  /// A color: not drawn.
  open var selectedSegmentTintColor: UIColor?
  /// How titles look: not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}

/// How far something is.
open class UIProgressView: UIView {
  private let core = ProgressView("")

  override var ownElements: [Element] { [.progress(core)] }

  /// Creates a view; how it looks is not drawn.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// How far it is: from 0 to 1.
  open var progress: Float {
    get { Float(core.progress) }
    set {
      core.progress = Double(newValue)
      core.text = "\(Int((core.progress * 100).rounded())) %"
    }
  }
  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// A color: not drawn.
  open var progressTintColor: UIColor?
  /// A color: not drawn.
  open var trackTintColor: UIColor?

  /// How it looks: not drawn.
  public enum Style: Sendable {
    /// As usual.
    case `default`
    /// As in a bar.
    case bar
  }
}

/// A choice of one of several rows, with one component.
open class UIPickerView: UIView {
  let core = PickerView("")

  override var ownElements: [Element] { [.picker(core)] }

  /// Creates a picker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    Views.note(self, for: core)
  }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  isolated deinit { Views.forget(core) }

  /// The picker on the screen: a test touches it.
  public var control: Control { core }

  /// Its name, if no label is right above it.
  open override var accessibilityLabel: String? {
    didSet { core.rename(Phrase(verbatim: accessibilityLabel ?? "")) }
  }

  override func takesName(_ name: String) -> Bool {
    guard accessibilityLabel == nil else { return false }
    core.rename(Phrase(verbatim: name))
    return true
  }

  /// Says how many rows there are; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { core.dataSource = dataSource }
  }
  /// Says what the rows are called; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { core.delegate = delegate }
  }
  /// Whether it is left out of the screen.
  open override var isHidden: Bool { didSet { core.isHidden = isHidden } }
  /// How many rows there are.
  open func numberOfRows(inComponent component: Int) -> Int {
    core.numberOfRows(inComponent: component)
  }
  /// The row that is selected, or -1 while there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    core.selectedRow(inComponent: component)
  }
  /// Selects a row; the delegate is not told.
  ///
  /// - Parameters: those that UIKit has.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    core.selectRow(row, inComponent: component)
  }
  /// Asks for all rows again.
  open func reloadAllComponents() { core.reloadAllComponents() }
  /// Asks for all rows again.
  open func reloadComponent(_ component: Int) { core.reloadAllComponents() }
}

/// Says how many rows a picker has.
@MainActor
public protocol UIPickerViewDataSource: PickerViewDataSource {
  /// How many components there are: one is shown.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows there are.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

extension UIPickerViewDataSource {
  /// Asks the method with UIKit's name.
  public func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    guard let view = Views.of(pickerView, UIPickerView.self) else { return 0 }
    return self.pickerView(view, numberOfRowsInComponent: component)
  }
}

/// Says what the rows of a picker are called, and is told which one a person chose.
@MainActor
public protocol UIPickerViewDelegate: PickerViewDelegate {
  /// The title of a row.
  ///
  /// - Parameters: those that UIKit has.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// A person chose a row.
  ///
  /// - Parameters: those that UIKit has.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { pickerView.core.byDefault(of: self, nil) }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { pickerView.core.byDefault(of: self) }
  /// Asks the method with UIKit's name.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> Phrase? {
    guard let view = Views.of(pickerView, UIPickerView.self) else { return nil }
    let title: String? = self.pickerView(view, titleForRow: row, forComponent: component)
    return title.map(Phrase.init(verbatim:))
  }
  /// Calls the method with UIKit's name.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    guard let view = Views.of(pickerView, UIPickerView.self) else { return }
    self.pickerView(view, didSelectRow: row, inComponent: component)
  }
}
