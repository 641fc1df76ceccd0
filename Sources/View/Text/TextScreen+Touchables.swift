extension TextScreen {
  /// The fields and buttons among the elements.
  public var touchables: [Touchable] {
    elements.controls.map { control in
      switch control {
      case .field(let field): .field(field.name, field)
      case .button(let button): .button(button.name, isHeard: button.isHeard, button.touch)
      }
    }
  }
}
