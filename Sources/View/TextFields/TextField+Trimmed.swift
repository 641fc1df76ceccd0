import Model

extension TextField {
  /// The text without white space around it.
  public var trimmedText: String { (text ?? "").trimmed }
}
