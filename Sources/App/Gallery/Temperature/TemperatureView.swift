import View

/// The screen of the converter, as its controller knows it.
protocol TemperatureView: Screen {
  var celsius: TextField { get }
  var fahrenheit: TextField { get }
}

final class TemperatureScreen: TemperatureView {
  let celsius = TextField(Phrase("Celsius", ko: "섭씨"))
  let fahrenheit = TextField(Phrase("Fahrenheit", ko: "화씨"))

  var elements: [Element] { [.field(celsius), .field(fahrenheit)] }
}

extension Phrase {
  static let temperature = Phrase("Temperature", ko: "온도 변환")
}
