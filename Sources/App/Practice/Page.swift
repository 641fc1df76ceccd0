import Controller
import View

/// A controller made for a situation: a name, a style, and what is on its screen.
final class Page: ViewController {
  private let name: String
  private let screen: PageScreen

  /// - Parameters:
  ///   - name: its name in the log, for example `OrderPage`.
  ///   - style: how it is presented.
  ///   - elements: its fields, switches and lists.
  ///   - buttons: its buttons, with what they do.
  init(
    _ name: String, style: ModalPresentationStyle = .automatic, _ elements: [Element] = [],
    buttons: [PageButton] = []
  ) {
    self.name = name
    screen = PageScreen(
      elements + buttons.map { .button(Button($0.label)) })
    super.init()
    modalPresentationStyle = style
    title = Phrase(verbatim: name)
    let made = screen.elements.suffix(buttons.count)
    actions = zip(made, buttons).compactMap { element, button in
      (element.view as? Button).map { PageAction($0, self, button.body) }
    }
  }

  private var actions: [PageAction] = []

  /// What it keeps alive, as a property would.
  var kept: [AnyObject] = []

  override var debugName: String { name }

  override func loadView() { view = screen }
}

/// A button of a page, and what it does.
struct PageButton {
  let label: Phrase
  let body: @MainActor (Page) -> Void

  init(_ label: Phrase, _ body: @escaping @MainActor (Page) -> Void) {
    self.label = label
    self.body = body
  }
}

/// Does what a button of a page does.
@MainActor
private final class PageAction {
  private weak var page: Page?
  private let body: @MainActor (Page) -> Void

  init(_ button: Button, _ page: Page, _ body: @escaping @MainActor (Page) -> Void) {
    self.page = page
    self.body = body
    button.addTarget(self, action: PageAction.touched, for: .touchUpInside)
  }

  private func touched() {
    if let page { body(page) }
  }
}

private final class PageScreen: Screen {
  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
}
