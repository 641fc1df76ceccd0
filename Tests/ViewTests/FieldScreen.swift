import View

/// A screen that is nothing but some fields.
final class FieldScreen: Screen {
  var elements: [Element]

  init(_ fields: [TextField]) {
    elements = fields.map { .field($0) }
  }
}
