import Model
import ModelKit
import View

extension Phrase {
  /// How far long work on a store is, as a part of 1.
  static func progress(of work: StoreWork, _ part: Double) -> Phrase {
    switch work {
    case .copying: progress("Copying the store", ko: "저장소 복사", part)
    case .checking: progress("Checking the store", ko: "저장소 점검", part)
    }
  }

  /// How far some work is, as a part of 1.
  static func progress(_ english: String, ko korean: String, _ part: Double) -> Phrase {
    let percent = Int(part * 100)
    return Phrase("\(english): \(percent) %", ko: "\(korean): \(percent)%")
  }
}
