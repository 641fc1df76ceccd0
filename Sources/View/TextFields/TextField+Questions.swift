import Model

// What a field is asked, and what it asks its delegate.
extension TextField {
  /// Whether the field is not empty.
  public var hasText: Bool { !content.isEmpty }

  /// Whether it has no label of its own.
  var hasPlaceholderAsLabel: Bool { name.english.isEmpty }

  /// Whether Return ends editing, unless the delegate refuses it.
  package var endsOnReturn: Bool { resignsOnReturn || hasTarget(for: .editingDidEndOnExit) }

  /// Whether Return calls anybody, or ends editing.
  package var handlesReturn: Bool {
    delegate != nil || endsOnReturn || hasTarget(for: .primaryActionTriggered)
  }

  var shouldBeginEditing: Bool {
    ask(.shouldBegin) { $0.textFieldShouldBeginEditing(self) }
  }

  var shouldEndEditing: Bool {
    ask(.shouldEnd) { $0.textFieldShouldEndEditing(self) }
  }

  /// Whether a key reaches the field; one that is lost in a window is reported.
  func takesKey() -> Bool {
    guard isEnabled else {
      omit([.shouldChange, .shouldReturn], because: .controlIsDisabled(control: label.english))
      return false
    }
    guard let input, input.firstResponder !== self || input.isCovered(self) else { return true }
    omit(
      [.shouldChange, .shouldReturn],
      because: input.isCovered(self)
        ? .isBelowAnotherScreen(control: label.english)
        : .fieldIsNotEdited(field: label.english))
    input.log.report(TouchDiagnostic.keyLost(field: label.english), from: "Window")
    return false
  }

  /// Whether a person can touch the field's buttons; a touch below another screen is reported.
  func isInReach() -> Bool {
    guard let input, input.isCovered(self) else { return true }
    omit([.shouldClear], because: .isBelowAnotherScreen(control: label.english))
    input.log.report(TouchDiagnostic.outOfReach(control: label.english), from: "Window")
    return false
  }

  /// Whether its delegate is gone, or all of its targets are.
  var hasLostListener: Bool {
    flags.contains(.delegated) && delegateStorage == nil || targets != nil && !hasTarget
  }

  /// Whether the delegate lets a key change the text.
  // Inlined, or a flow takes 2 % more instructions: each key asks.
  @inline(__always)
  func mayChange(_ range: Range<String.Index>, to string: String) -> Bool {
    if notImplemented.contains(.shouldChange) { return true }
    guard let delegateStorage else {
      omit([.shouldChange], because: whyNobodyIsAsked)
      return true
    }
    let may = record(
      """
      textField(\(label.english), shouldChangeCharactersIn: …, \
      replacementString: \(shown(string)))
      """, of: delegateStorage, answering: \.description
    ) {
      delegateStorage.textField(self, shouldChangeCharactersIn: range, replacementString: string)
    }
    if !may {
      let name = label.english
      input?.log.omit("editingChanged(\(name))", of: nil, because: .mayNotChange(field: name))
    }
    return may
  }
}
