import View

extension Explorer {
  /// The field that is being edited before each step of a way, with its name and text.
  ///
  /// A person who types the way at a terminal has to leave that field first.
  package func editedFields(along way: [Step]) -> [(name: String, text: String)?] {
    let app = ExploredApplication(self, making: make)
    app.begin()
    return way.map { step in
      let field = app.windows.lazy.compactMap(\.window.view.editedField).first
      app.perform(step)
      return field.map { ($0.label.english, $0.text ?? "") }
    }
  }

  /// Takes the steps of a way and makes a fingerprint of the state, without exploring: for a benchmark.
  package func `repeat`(_ way: [Step]) {
    let app = ExploredApplication(self, making: make)
    app.begin(way)
    _ = app.fingerprint()
  }
}

extension ExploredApplication {
  /// For each step of a way which one it touches, where several things on the screen have its name: the
  /// row, or the number that is typed at a prompt.
  func places(along way: [Explorer.Step]) -> [String?] {
    begin()
    return way.map { step in
      let place = place(of: step)
      perform(step)
      return place
    }
  }

  private func place(of step: Explorer.Step) -> String? {
    switch step {
    case .failing(let step, _): return place(of: step)
    case .other(let step): return look(atProcess: 1) { place(of: step) }
    case .touch(let window, let index, let name), .perform(_, let window, let index, let name),
      .type(_, let window, let index, let name, _, _):
      let controls = windows.first { $0.number == window }?.window.view.subviews.last?.controls
      guard let controls, controls.indices.contains(index),
        controls.count(where: { $0.label.english == name }) > 1
      else { return nil }
      guard controls[index] is TableViewCell else { return "number \(index + 1)" }
      return "row \(controls[...index].count { $0 is TableViewCell })"
    default: return nil
    }
  }
}
