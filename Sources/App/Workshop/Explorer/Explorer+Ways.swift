import Controller
import Model
import View
import ViewKit

extension Explorer {
  /// The field that is being edited before each step of a way, with its name and text.
  ///
  /// A person who types the way at a terminal has to leave that field first.
  package func editedFields(along way: [Step]) -> [(name: String, text: String)?] {
    let app = ExploredApplication(self, making: make)
    return way.map { step in
      let field = app.windows.lazy.compactMap(\.window.view.editedField).first
      app.perform(step)
      return field.map { ($0.label.english, $0.text ?? "") }
    }
  }

  /// Steps that can be taken one after the other from one launch, for a benchmark: in each state
  /// another one than before, so that after many of them each transition was taken about as often
  /// as another.
  package func tour(of count: Int) -> [Step] {
    let app = ExploredApplication(self, making: make)
    var next: [UInt64: Int] = [:]
    var tour: [Step] = []
    while tour.count < count {
      let steps = app.steps(in: alphabet)
      guard !steps.isEmpty else { break }
      let step = steps[next[app.fingerprint(), default: 0] % steps.count]
      next[app.fingerprint(), default: 0] += 1
      if app.perform(step) { tour.append(step) }
    }
    return tour
  }

  /// Takes steps one after the other, and returns the fingerprint of each state, without exploring:
  /// for a benchmark.
  @discardableResult
  package func take(_ steps: [Step]) -> [UInt64] {
    let app = ExploredApplication(self, making: make)
    return steps.map { step in
      app.perform(step)
      return app.fingerprint()
    }
  }
}

extension ExploredApplication {
  /// Takes a step and keeps what came of it, for a page.
  func keptStep(_ step: Explorer.Step, failure: String?) -> ScenarioStep {
    let names = Dictionary(names.map { ($0.english, $0) }) { first, _ in first }
    log.removeAll()
    log.isRecording = true
    defer { log.isRecording = false }
    perform(step)
    return look(atProcess: step.process) {
      ScenarioStep(
        action: step, name: step.words(names), failure: failure,
        screen: windows.first?.window.content, calls: log.events, leftOut: [],
        objects: log.unrecorded { application.objects })
    }
  }

  /// For each step of a way which one it touches, where several things on the screen have its name:
  /// the row, or the number that is typed at a prompt.
  func places(along way: [Explorer.Step]) -> [String?] {
    begin()
    return way.map { step in
      let place = place(of: step)
      perform(step)
      return place
    }
  }

  private func place(of step: Explorer.Step) -> String? {
    guard let (window, index, name) = step.control else { return nil }
    return look(atProcess: step.process) {
      let controls = windows.first { $0.number == window }?.window.view.subviews.last?.controls
      guard let controls, controls.indices.contains(index),
        controls.count(where: { $0.label.english == name }) > 1
      else { return nil }
      guard controls[index] is TableViewCell else { return "number \(index + 1)" }
      return "row \(controls[...index].count { $0 is TableViewCell })"
    }
  }
}
