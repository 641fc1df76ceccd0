/// A value that tells whoever is bound to it: what it is, and then each change.
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
