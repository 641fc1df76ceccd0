/// Where the front end's lines come from.
protocol LineInput: AnyObject {
  /// The next line, waited for.
  ///
  /// - Parameter isSecure: whether it must not be seen while it is typed.
  func next(isSecure: Bool) -> LineSplitter.Line
}
