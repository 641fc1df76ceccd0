import View

/// The screen of the counter, as its controller knows it.
protocol CounterView: Screen {
  var value: Int { get set }

  /// Where the controller adds itself as a target.
  var countButton: Button { get }
}

final class CounterScreen: CounterView {
  var value = 0
  let countButton = Button(Phrase("Count", ko: "세기"))

  var elements: [Element] { [.label(.value(value)), .button(countButton)] }
}

extension Phrase {
  static let counter = Phrase("Counter", ko: "카운터")

  static func value(_ value: Int) -> Phrase { Phrase("Value: \(value)", ko: "값: \(value)") }
}
