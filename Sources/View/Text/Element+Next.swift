extension Screen {
  /// What Return alone touches.
  var nextControl: Control? { elements.nextControl(orElse: primaryButton) }
}

@MainActor
extension [Element] {
  /// The first empty field, which Return alone edits, else the button that it touches.
  func nextControl(orElse button: Button?) -> Control? {
    for case .field(let field) in self where field.text.isEmpty { return field }
    return button
  }

  /// What is above the screen, once.
  var banner: Phrase? {
    if case .banner(let phrase)? = first { phrase } else { nil }
  }
}
