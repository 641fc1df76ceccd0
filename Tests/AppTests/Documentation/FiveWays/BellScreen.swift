import Vestibule

/// A bell and how often it was rung: it lets the controller have its button.
final class BellScreen: Screen {
  let count = Label(.rung(0))
  let ring = Button(.ring)

  var elements: [Element] { [.title(.bell), .label(count), .button(ring)] }
}

// The words of the screen.
extension Phrase {
  static let bell = Phrase("Bell", ko: "초인종")
  static let ring = Phrase("Ring", ko: "누르기")

  static func rung(_ count: Int) -> Phrase { Phrase("Rung: \(count)", ko: "울림: \(count)") }
}
