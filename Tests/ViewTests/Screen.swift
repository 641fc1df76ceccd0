import View

/// A screen that is nothing but some fields.
final class Screen: ViewInterface {
  var editableFields: [EditableTextField]

  init(_ fields: [EditableTextField]) {
    editableFields = fields
  }
}
