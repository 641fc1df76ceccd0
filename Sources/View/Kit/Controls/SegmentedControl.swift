import Model
public import View

/// A choice of one of a few: UIKit's `UISegmentedControl`.
///
/// A person touches one of its segments.
///
/// ```swift
/// let size = SegmentedControl("Size", segments: ["Small", "Large"])
/// size.selectedSegmentIndex = 0
/// size.addTarget(cup, action: Cup.sizeChanged, for: .valueChanged)
/// let window = makeWindow(.segments(size))
/// window.touch(size.segments[1])
/// #expect(size.selectedSegmentIndex == 1)
/// ```
public class SegmentedControl: Control {
  /// The value of `selectedSegmentIndex` while none is selected.
  public static let noSegment = -1

  /// The segments, in order.
  public private(set) var segments: [Segment]

  /// The index of the selected segment; setting it sends no event, and out of range selects none.
  public var selectedSegmentIndex: Int {
    get { segments.firstIndex { $0.isSelected } ?? Self.noSegment }
    set {
      for (index, segment) in segments.enumerated() { segment.isSelected = index == newValue }
      didChangeByProgram()
    }
  }

  /// Creates a control with a segment for each name; none is selected.
  public init(_ label: Phrase, segments names: [Phrase]) {
    segments = names.map { Segment($0) }
    super.init(label)
    asksForValue = true
    for segment in segments { segment.owner = self }
  }

  // MARK: - Changing the segments

  /// Adds a segment; the selected one stays selected.
  ///
  /// - Parameters:
  ///   - title: the name of the segment.
  ///   - index: its place, from 0; beyond the ends it is the first or the last one.
  ///   - animated: has no effect.
  public func insertSegment(withTitle title: Phrase, at index: Int, animated: Bool = false) {
    let segment = Segment(title)
    segment.owner = self
    segments.insert(segment, at: max(0, min(index, segments.count)))
  }

  /// Removes a segment; if it was selected, none is after that.
  ///
  /// - Parameters:
  ///   - index: its place, from 0; beyond the ends it is the first or the last one.
  ///   - animated: has no effect.
  public func removeSegment(at index: Int, animated: Bool = false) {
    if !segments.isEmpty { segments.remove(at: max(0, min(index, segments.count - 1))) }
  }

  /// Removes all segments.
  public func removeAllSegments() { segments = [] }

  /// Renames a segment; one that is not there changes nothing.
  public func setTitle(_ title: Phrase, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index].rename(title) }
  }

  /// The name of a segment, or `nil` if it is not there.
  public func titleForSegment(at index: Int) -> Phrase? {
    segments.indices.contains(index) ? segments[index].label : nil
  }

  /// Selects the segment that a person touched; the selected one again changes nothing.
  ///
  /// - Returns: `false` if there were targets, and none is left.
  func touched(_ segment: Segment, in context: TouchContext) -> Bool {
    guard !segment.isSelected else {
      context.log.decide(.isSelected(self))
      return true
    }
    for other in segments { other.isSelected = other === segment }
    return sendActions(for: [.valueChanged, .primaryActionTriggered], in: context) || !hasTargets
  }

  /// One of the choices, which the control makes of a name.
  public final class Segment: Control {
    fileprivate weak var owner: SegmentedControl?

    /// Whether a person can choose it: not while the whole control is disabled.
    public override var isEnabled: Bool {
      get { super.isEnabled && owner?.isEnabled != false }
      set { super.isEnabled = newValue }
    }

    /// Selects it.
    public override func touched(in context: TouchContext) -> Bool {
      owner?.touched(self, in: context) ?? false
    }
  }
}

extension SegmentedControl: ElementSource {
  package var controls: [Control] { segments }
  package func has(_ control: Control) -> Bool {
    !isHidden && segments.contains { $0 === control }
  }
  // The tabs are set by their controller, also after a touch.
  package func isValue(_ control: Control) -> Bool { self === control && !(self is TabBar) }
  package func enter(_ input: TextInputContext) {}
  package func leave(_ input: TextInputContext) {}
  package func read(by reader: inout ScreenContentReader) -> ScreenContent.Part {
    .choice(label, segments.map { reader.item($0, .segment) })
  }
  package func readHidden(_ see: (HiddenDetail) -> Void) {}
}

extension Element {
  /// A choice of one of a few.
  public static func segments(_ segments: SegmentedControl) -> Element { Element(segments) }
}
