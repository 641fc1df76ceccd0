import Controller
import Terminal
import View
import ViewText
import Workshop

/// The way that a walk is on: if the app traps, it is what the program still says.
@MainActor
final class LastWay {
  private let descriptor: Int32
  private let language: Language
  private var way: [Explorer.Step]?
  /// What is said of the way.
  private(set) var text: [UInt8] = []

  init(on descriptor: Int32, in language: Language) {
    self.descriptor = descriptor
    self.language = language
  }

  /// Notes the way to a step that is about to be taken.
  func note(_ way: [Explorer.Step]) {
    // Most ways are the one before and a step more: to write each whole would take most of a walk.
    if self.way.map({ way.dropLast() == $0[...] }) != true {
      text = Array((language[.trapped] + "\n").utf8)
      for (index, step) in way.dropLast().enumerated() { add(step, index) }
    }
    if let step = way.last { add(step, way.count - 1) }
    self.way = way
    LastWords.set(text, on: descriptor)
  }

  /// The walk is over.
  func end() {
    text = []
    LastWords.set(text, on: descriptor)
  }

  private func add(_ step: Explorer.Step, _ index: Int) {
    text += "#   \(index + 1). \(language[step.words()].printable)\n".utf8
  }
}

extension Phrase {
  static let trapped = Phrase(
    "# The app has trapped in the last step of this way:",
    ko: "# 다음 순서의 마지막 단계에서 앱이 멈췄습니다:")
}
