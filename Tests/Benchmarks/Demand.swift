/// What is measured does not do what it is measured for: no figure of it would be true.
nonisolated struct NotDone: Error, CustomStringConvertible {
  let description: String

  init(_ what: String) {
    description = "The benchmark itself is wrong, there is not: \(what)."
  }
}

/// Makes sure that something was done.
nonisolated func demand(_ condition: Bool, _ what: @autoclosure () -> String) throws(NotDone) {
  if !condition { throw NotDone(what()) }
}

/// Makes sure that something is there.
nonisolated func demanded<Value>(_ value: Value?, _ what: @autoclosure () -> String) throws(NotDone)
  -> Value
{
  guard let value else { throw NotDone(what()) }
  return value
}
