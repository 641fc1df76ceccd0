import Testing
import Vestibule

@MainActor
@Suite("Examples: text views")
struct TextViewTests {
  private let table = WishesController()

  @Test("Return types a line break")
  func textView() {
    let wishes = TextView("Wishes")
    wishes.delegate = table
    let window = makeWindow(.textView(wishes))
    window.touch(wishes)
    wishes.insertText("No sugar.")
    wishes.touchReturn()
    wishes.insertText("Hot milk.")
    #expect(wishes.text == "No sugar.\nHot milk." && table.lines == 2)

    wishes.insertText(String(repeating: "!", count: 200))
    #expect(wishes.text == "No sugar.\nHot milk.")
  }

  @Test("A field and a text view are touched, typed into and read alike")
  func shared() {
    let (tea, wishes) = (TextField("Tea"), TextView("Wishes"))

    let window = makeWindow(.field(tea), .textView(wishes))
    let texts: [TextControl] = [tea, wishes]
    for text in texts {
      window.touch(text)
      text.insertText("Hot")
    }
    #expect(texts.allSatisfy { $0.text == "Hot" } && wishes.isFirstResponder)
  }
}

private final class WishesController: ViewController {
  private(set) var lines = 0
}

extension WishesController: TextViewDelegate {
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool {
    (textView.text ?? "").count + text.count <= 200
  }

  func textViewDidChange(_ textView: TextView) {
    lines = (textView.text ?? "").split(separator: "\n").count
  }
}
