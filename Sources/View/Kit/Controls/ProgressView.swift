public import View

/// How far something is: UIKit's `UIProgressView`.
///
/// It cannot be touched. Where signs would be read aloud, only its text is said.
///
/// ```swift
/// let steeped = ProgressView("Steeped")
/// steeped.progress = 0.6
/// steeped.text = "3 of 5 minutes"
/// #expect(PlainScreen([.progress(steeped)]).controls.isEmpty)
/// ```
@MainActor
public final class ProgressView {
  /// What it is the progress of.
  public let label: Phrase

  /// How far it is: from 0 to 1.
  public var progress: Double {
    get { fraction }
    // What is no number is 0.
    set { fraction = max(0, min(newValue, 1)) }
  }

  /// The same in words.
  public var text: Phrase = ""

  /// Whether it is left out of its screen.
  public var isHidden = false

  private var fraction = 0.0

  /// Creates a view that shows no progress yet.
  public init(_ label: Phrase) { self.label = label }
}

extension ProgressView: ElementSource {
  package var isShown: Bool { !isHidden }
  package var controls: [Control] { [] }
  package var namedControls: [Control] { [] }
  package var textControls: [TextControl] { [] }
  package func has(_ control: Control) -> Bool { false }
  package func isValue(_ control: Control) -> Bool { false }
  package func enter(_ input: TextInputContext) {}
  package func leave(_ input: TextInputContext) {}
  package func read(by reader: inout ScreenContentReader) -> ScreenContent.Part {
    .progress(label, progress, text)
  }
  package func readHidden(_ see: (HiddenDetail) -> Void) {}
}

extension Element {
  /// How far something is.
  public static func progress(_ view: ProgressView) -> Element { Element(view) }
}
