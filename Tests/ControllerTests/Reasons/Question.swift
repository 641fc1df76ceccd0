import Model
import Testing
import View

@testable import Controller
@testable import Workshop

/// A question that people ask in public about UIKit: the situation, the call, and the right reason.
nonisolated struct Question: CustomTestStringConvertible, Sendable {
  let asked: String
  let reasons: [Reason]
  let answer: @MainActor @Sendable () throws -> Explanation

  init(
    _ asked: String, _ reasons: Reason...,
    answer: @escaping @MainActor @Sendable () throws -> Explanation
  ) {
    self.asked = asked
    self.reasons = reasons
    self.answer = answer
  }

  var testDescription: String { asked }
}

/// A controller with a name of its own.
final class AskedController: ViewController {
  private let name: String
  private let elements: [Element]
  var whenLoaded: (AskedController) -> Void = { _ in }
  var whenAppearing: (AskedController) -> Void = { _ in }
  var whenAppeared: (AskedController) -> Void = { _ in }

  init(_ name: String, _ elements: [Element] = [], style: ModalPresentationStyle = .automatic) {
    self.name = name
    self.elements = elements
    super.init()
    title = Phrase(verbatim: name)
    modalPresentationStyle = style
  }

  override func loadView() { view = OwnScreen(elements) }

  override var debugName: String { name }

  override func viewDidLoad() { whenLoaded(self) }

  override func viewWillAppear(_ animated: Bool) { whenAppearing(self) }

  override func viewDidAppear(_ animated: Bool) { whenAppeared(self) }
}

extension TestWindow {
  /// Does something as a step of its own, then asks about it.
  func why(_ call: String, of object: String? = nil, after step: () -> Void) -> Explanation {
    log.beginStep()
    step()
    return why(call, of: object)
  }
}
