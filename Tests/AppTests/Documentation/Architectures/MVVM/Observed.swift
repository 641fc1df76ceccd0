/// A value that calls what is bound to it: with what it is, and then at each change.
final class Observed<Value> {
  var value: Value {
    didSet { onChange(value) }
  }

  private var onChange: (Value) -> Void = { _ in }

  init(_ value: Value) { self.value = value }

  func bind(_ onChange: @escaping (Value) -> Void) {
    self.onChange = onChange
    onChange(value)
  }
}
