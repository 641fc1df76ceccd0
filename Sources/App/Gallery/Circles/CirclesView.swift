import View
import ViewKit

/// The screen of the drawing, as its controller knows it.
protocol CirclesView: Screen {
  var undo: Button { get }
  var redo: Button { get }
  var point: TextField { get }
  var table: TableView { get }
  var adjust: Button { get }
}

final class CirclesScreen: CirclesView {
  let undo = Button(Phrase("Undo", ko: "실행 취소"))
  let redo = Button(Phrase("Redo", ko: "다시 실행"))
  let point = TextField(
    Phrase("Point", ko: "좌표"), placeholder: Phrase("Enter x and y", ko: "x와 y를 입력하세요"))
  let table = TableView()
  let adjust = Button(Phrase("Adjust Diameter", ko: "지름 조절"))

  var elements: [Element] {
    [.button(undo), .button(redo), .field(point), .table(table), .button(adjust)]
  }

  /// None: Return alone takes nothing back.
  var primaryButton: Button? { nil }
}

/// The sheet for a diameter, as its controller knows it.
protocol AdjustView: Screen {
  var slider: Slider { get }
  var stepper: Stepper { get }
  var done: Button { get }
}

final class AdjustScreen: AdjustView {
  let slider = Slider(Phrase("Diameter", ko: "지름"))
  let stepper = Stepper(Phrase("One by one", ko: "한 칸씩"))
  let done = Button(Phrase("Done", ko: "완료"))
  private let title: Phrase

  init(_ circle: Drawing.Circle) { title = .adjust(circle) }

  var elements: [Element] { [.title(title), .slider(slider), .stepper(stepper), .button(done)] }
}

extension Phrase {
  static let circles = Phrase("Circle Drawer", ko: "원 그리기")

  static let noPoint = Phrase(
    "Type two whole numbers: x from 0 to 199, y from 0 to 99.",
    ko: "정수 두 개를 입력해주세요: x는 0~199, y는 0~99.")

  static func diameter(_ diameter: Int) -> Phrase {
    Phrase("diameter \(diameter)", ko: "지름 \(diameter)")
  }

  static func adjust(_ circle: Drawing.Circle) -> Phrase {
    Phrase("Circle at \(circle.place)", ko: "\(circle.place)의 원")
  }
}

extension Drawing.Command {
  /// What is taken back, in words.
  var name: Phrase {
    switch self {
    case .create(let circle), .remove(let circle): .adjust(circle)
    case .resize(let id, let old, let new):
      Phrase("Diameter of circle \(id): \(old) to \(new)", ko: "\(id)번 원의 지름: \(old)에서 \(new)")
    }
  }
}

extension Drawing.Circle {
  var place: String { "\(x), \(y)" }
}
