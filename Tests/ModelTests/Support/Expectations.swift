import Testing

/// Expects that bytes are those that were there, and shows where they differ, not thousands of
/// numbers.
func expect(
  _ bytes: [UInt8], are expected: [UInt8], _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard bytes != expected else { return }
  let same = zip(bytes, expected).prefix { $0 == $1 }.count
  Issue.record(
    "\(bytes.count) bytes are not the \(expected.count) expected from byte \(same) on. \(comment)",
    sourceLocation: sourceLocation)
}
