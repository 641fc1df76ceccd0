import Model

// The questions and messages of a text field's delegate as entries of a log. They are made where
// the question is asked, so that what the delegate does because of it comes after it; the answer
// is part of the entry only where it is known beforehand.
extension Event {
  static func textFieldShouldBeginEditing(_ field: any TextField, result: Bool? = nil) -> Event {
    delegate("textFieldShouldBeginEditing(\(name(of: field)))", result)
  }

  static func textFieldDidBeginEditing(_ field: any TextField) -> Event {
    delegate("textFieldDidBeginEditing(\(name(of: field)))")
  }

  static func textFieldShouldEndEditing(_ field: any TextField, result: Bool? = nil) -> Event {
    delegate("textFieldShouldEndEditing(\(name(of: field)))", result)
  }

  static func textFieldDidEndEditing(
    _ field: any TextField, reason: TextFieldDidEndEditingReason
  ) -> Event {
    delegate("textFieldDidEndEditing(\(name(of: field)), reason: \(reason))")
  }

  static func textField(
    _ field: any TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String, result: Bool? = nil
  ) -> Event {
    let (name, text) = (name(of: field), field.text)
    if isSecret(field) {
      return delegate(
        "textField(\(name), shouldChangeCharactersIn: \(secret), replacementString: \(secret))",
        result)
    }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    let end = start + text.distance(from: range.lowerBound, to: range.upperBound)
    return delegate(
      """
      textField(\(name), shouldChangeCharactersIn: \(start)..<\(end), \
      replacementString: "\(string)")
      """, result)
  }

  static func textFieldShouldClear(_ field: any TextField, result: Bool? = nil) -> Event {
    delegate("textFieldShouldClear(\(name(of: field)))", result)
  }

  static func textFieldShouldReturn(_ field: any TextField, result: Bool? = nil) -> Event {
    delegate("textFieldShouldReturn(\(name(of: field)))", result)
  }

  /// What stands in the place of a secret.
  static let secret = "•••"

  private static func delegate(_ text: String, _ result: Bool? = nil) -> Event {
    Event(.call, "TextFieldDelegate", text, result: result.map { "\($0)" })
  }

  private static func name(of field: any TextField) -> String {
    (field as? RecordingTextField)?.name ?? field.placeholder
  }

  private static func isSecret(_ field: any TextField) -> Bool {
    (field as? RecordingTextField)?.isSecret ?? field.isSecureTextEntry
  }
}
