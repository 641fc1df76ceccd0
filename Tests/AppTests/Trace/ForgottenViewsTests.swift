import Testing

@testable import View

@Suite("A view that is gone")
struct ForgottenViewsTests {
  @Test("A window that goes while a text is edited leaves nothing behind")
  func gone() {
    weak var input: TextInputContext?
    weak var field: TextField?
    weak var screen: FieldParts?
    do {
      let window = WindowView()
      let parts = FieldParts()
      (input, field, screen) = (window.textInput, parts.field, parts)
      window.addSubview(parts)
      window.touch(parts.field)
      #expect(field?.isFirstResponder == true)
    }

    #expect(input == nil && field == nil && screen == nil)
  }

  @Test("A screen whose container is gone has no superview, and no entry stays")
  func forgotten() {
    let screen = FieldParts()
    do {
      let box = ContainerScreen()
      box.addSubview(screen)
      #expect(Superviews.superview(of: screen) === box)
    }

    #expect(Superviews.entries[ObjectIdentifier(screen)] == nil)
  }
}

private final class FieldParts: Screen {
  let field = TextField("Text")
  var elements: [Element] { [.field(field)] }
}
