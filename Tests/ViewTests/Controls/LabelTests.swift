import Model
import Testing
import View
import ViewText

@MainActor
@Suite("Labels")
struct LabelTests {
  @Test("A label that was listed once shows what it says now")
  func changed() {
    let label = Label("One")
    let screen = ListedScreen([.label(label)])
    let (display, window) = shown(screen)
    #expect(display.takeOutput().contains("One"))

    label.text = "Two"
    display.refresh()

    #expect(display.takeOutput().contains("Two"))
    withExtendedLifetime(window) {}
  }

  @Test("A label without a text, or hidden, takes no line")
  func nothing() {
    let (empty, hidden) = (Label(), Label("Hidden"))
    hidden.isHidden = true
    let screen = ListedScreen([.label(empty), .label(hidden), .label("Here")])

    #expect(screen.shownElements.count == 1)

    hidden.isHidden = false
    empty.text = "No longer"
    #expect(screen.shownElements.count == 3)
  }

  private func shown(_ screen: any Screen) -> (TextDisplay, WindowView) {
    let display = TextDisplay(language: .english)
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
    display.refresh()
    return (display, window)
  }
}

/// A screen whose list never changes, as that of a controller from UIKit.
private final class ListedScreen: Screen {
  let elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }
}
