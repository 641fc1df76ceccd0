package import Model
import View

extension Phrase {
  /// The name of a lane.
  package init(_ lane: Lane) {
    self =
      switch lane {
      case .person: Phrase("Person", ko: "사용자")
      case .view: Phrase("View", ko: "뷰")
      case .controller: Phrase("Controller", ko: "컨트롤러")
      case .model: Phrase("Model", ko: "모델")
      case .system: Phrase("System", ko: "시스템")
      }
  }
}
