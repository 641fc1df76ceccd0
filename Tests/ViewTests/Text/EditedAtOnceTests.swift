import Model
import Testing

@testable import View
@testable import ViewText

@MainActor
@Suite("A screen that comes with its field edited")
struct EditedAtOnceTests {
  private let display = TextDisplay(language: .english)
  private let window: WindowView
  private let field = TextField("Email")

  init() {
    window = TextViewFactory(display: display).makeWindowView()
    window.becomeKey()
  }

  private func draw() -> String {
    display.refresh()
    return display.takeOutput()
  }

  @Test("A screen whose field is edited at once is drawn once, without its banner")
  func drawn() {
    let screen = ElementScreen([.banner("Welcome"), .title("Sign In"), .field(field)])
    field.becomeFirstResponder()
    window.addSubview(screen)

    let first = draw()
    #expect(first.contains("Sign In") && first.contains("Email") && !first.contains("Welcome"))
    #expect(display.prompt == .field(name: "Email", isSecure: false))
    #expect(draw() == "")
    window.removeSubview(screen)
    #expect(!field.isFirstResponder && display.prompt == .command)
  }

  @Test("An alert over it is drawn, and what is below it is not drawn again while it is edited")
  func below() {
    field.becomeFirstResponder()
    window.addSubview(ElementScreen([.title("Sign In"), .field(field)]))
    _ = draw()
    let alert = ElementScreen([.title("Notice"), .button(Button("OK"))])

    window.addSubview(alert)
    #expect(draw().contains("Notice"))
    window.removeSubview(alert)

    #expect(draw() == "" && field.isFirstResponder)
    window.addSubview(alert)
    window.removeSubview(alert)
    field.insertText("x")
    #expect(draw() == "", "an alert that nobody has seen")
  }
}
