// What a field is asked, and what it asks its delegate.
extension TextField {
  /// Whether the field is not empty.
  public var hasText: Bool { !content.isEmpty }

  /// Whether it has no label of its own.
  var hasPlaceholderAsLabel: Bool { name.english.isEmpty }

  /// Whether Return ends editing, unless the delegate refuses it.
  package var endsOnReturn: Bool { resignsOnReturn || hasTarget(for: .editingDidEndOnExit) }

  /// Whether Return calls anybody, or ends editing.
  package var answersReturn: Bool {
    delegate != nil || endsOnReturn || hasTarget(for: .primaryActionTriggered)
  }

  var shouldBeginEditing: Bool {
    ask(.shouldBegin) { $0.textFieldShouldBeginEditing(self) }
  }

  var shouldEndEditing: Bool {
    ask(.shouldEnd) { $0.textFieldShouldEndEditing(self) }
  }

  var takesKeys: Bool { isEnabled && (input == nil || isFirstResponder) }

  /// Whether a key may change the text.
  func mayChange(_ range: Range<String.Index>, to string: String) -> Bool {
    guard takesKeys else { return false }
    guard !notImplemented.contains(.shouldChange), let listener else { return true }
    return record(
      """
      textField(\(label.english), shouldChangeCharactersIn: …, \
      replacementString: \(shown(string)))
      """, of: listener, answering: \.description
    ) { listener.textField(self, shouldChangeCharactersIn: range, replacementString: string) }
  }
}
