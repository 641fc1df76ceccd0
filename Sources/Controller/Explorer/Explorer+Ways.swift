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
