// What a field is asked, and what it asks its delegate.
extension TextField {
  /// Whether it has no label of its own.
  var hasPlaceholderAsLabel: Bool { name.english.isEmpty }

  /// Whether Return ends editing, unless the delegate refuses it.
  package var endsOnReturn: Bool { resignsOnReturn || hasTarget(for: .editingDidEndOnExit) }

  var shouldBeginEditing: Bool {
    ask("textFieldShouldBeginEditing") { $0.textFieldShouldBeginEditing(self) }
  }

  var shouldEndEditing: Bool {
    ask("textFieldShouldEndEditing") { $0.textFieldShouldEndEditing(self) }
  }
}
