extension Unicode.Scalar {
  /// Whether a scalar is invisible, breaks the line or reorders text.
  ///
  /// Joiners and variation selectors are hidden too, though emoji need them: check their neighbours
  /// to allow them. Spaces are not hidden.
  package var isHidden: Bool {
    if properties.isDefaultIgnorableCodePoint || isBlank { return true }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether the scalar counts as a letter, a mark or a symbol, but is invisible.
  ///
  /// Unicode has no property for these; they are found by their names: blank, filler, null, space,
  /// joiner, selector, and the object replacement character.
  private var isBlank: Bool {
    switch value {
    case 0x2800, 0x2D7F, 0xFFFC, 0x1107F, 0x13440...0x13442, 0x16FE4, 0x1BC9D, 0x1D159,
      0x1DA7F...0x1DA80:
      true
    default: false
    }
  }
}
