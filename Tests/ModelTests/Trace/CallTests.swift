import Model
import Testing

@Suite("A call that keeps its arguments apart")
struct CallTests {
  @Test("Arguments are what was interpolated, whatever characters they have", arguments: cases)
  func arguments(first: String, second: String) {
    let call: Event.Call = "pour(\(first), into: \(second))"

    #expect(call.arguments == [first, second])
    #expect(call.parts == ["pour(", ", into: ", ")"])
    #expect(Array(call.text.utf8) == Array("pour(\(first), into: \(second))".utf8))
    #expect(call == Event.Call("pour(\(first), into: \(second))"))
    #expect(call.isCall(of: "pour") && !call.isCall(of: "po"))
  }

  @Test("A text has no arguments, and a name is none")
  func text() {
    #expect(Event.Call("a\u{1}b\u{1}(\u{2})").arguments == [])
    #expect(Event.Call("a\u{1}b\u{1}(\u{2})").text == "a\u{1}b\u{1}(\u{2})")
    let call: Event.Call = "\(method: "touch\u{1}")(\(2))"
    #expect(call.arguments == ["2"] && call.text == "touch\u{1}(2)")
  }

  private static let cases = [
    ("tea", "the pot"), ("", ""), ("", "\u{1}"), ("\u{1}\u{2}", "\u{2}"), ("차", "a\u{1}, into: b"),
  ]
}
