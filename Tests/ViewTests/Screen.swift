import View

/// A screen that is nothing but some fields.
final class Screen: ViewInterface {
  let editableFields: [EditableTextField]

  init(_ fields: [EditableTextField]) {
    editableFields = fields
  }
}
