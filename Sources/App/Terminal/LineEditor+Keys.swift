import SystemEdit

// Keys that work on whole characters: libedit itself takes an emoji apart into its scalars.
extension LineEditor {
  func bindKeys() {
    var keys = vestibule_keys(
      left: { _, _ in LineEditor.perform { $0.move(by: -$0.lengthBefore) } },
      right: { _, _ in LineEditor.perform { $0.move(by: $0.lengthAfter) } },
      erase: { _, _ in LineEditor.perform { $0.erase($0.lengthBefore) } },
      erase_forward: { _, _ in LineEditor.perform { $0.eraseForward() } },
      end: { _, _ in LineEditor.perform { $0.end() } },
      complete: { _, _ in LineEditor.perform { $0.complete() } },
      insert: { _, _ in LineEditor.perform { $0.performInsertion() } })
    vestibule_edit_bind(library, editor, &keys)
  }

  private nonisolated static func perform(
    _ key: @MainActor (LineEditor) -> vestibule_key_result
  ) -> UInt8 {
    MainActor.assumeIsolated {
      UInt8(reading.map { key($0).rawValue } ?? vestibule_key_refused.rawValue)
    }
  }

  /// How many scalars the character before the cursor has.
  private var lengthBefore: Int { beforeCursor.text.last?.unicodeScalars.count ?? 0 }

  /// How many scalars the character after the cursor has.
  private var lengthAfter: Int { afterCursor.text.first?.unicodeScalars.count ?? 0 }

  private func move(by length: Int) -> vestibule_key_result {
    guard length != 0 else { return vestibule_key_refused }
    vestibule_edit_move(library, editor, Int32(length))
    return vestibule_key_redraw
  }

  private func erase(_ length: Int) -> vestibule_key_result {
    guard length > 0 else { return vestibule_key_refused }
    vestibule_edit_delete(library, editor, Int32(length))
    return vestibule_key_redraw
  }

  private func eraseForward() -> vestibule_key_result {
    let length = lengthAfter
    return move(by: length) == vestibule_key_refused ? vestibule_key_refused : erase(length)
  }

  /// Ctrl-D, which ends the input in an empty line only.
  private func end() -> vestibule_key_result {
    characters.isEmpty ? vestibule_key_end_of_input : eraseForward()
  }

  private func performInsertion() -> vestibule_key_result {
    guard let insertion else { return vestibule_key_refused }
    self.insertion = nil
    vestibule_edit_delete(library, editor, Int32(insertion.replaced))
    return insert(insertion.characters)
  }

  private func insert(_ characters: [EditedCharacter]) -> vestibule_key_result {
    vestibule_edit_insert(library, editor, characters.map(\.value) + [0])
    return vestibule_key_redraw
  }

  // MARK: - Completion

  /// Completes what is before the cursor as far as there is one way to, or shows the ways.
  private func complete() -> vestibule_key_result {
    let typed = beforeCursor
    let lines = source?.completions(typed.text) ?? []
    guard let first = lines.first else { return vestibule_key_refused }
    let common = lines.dropFirst().reduce(first) { $0.commonPrefix(withEqualCase: $1) }
    if lines.count == 1 || common.count > typed.text.count {
      vestibule_edit_delete(library, editor, Int32(typed.count))
      return insert(common.unicodeScalars.map { EditedCharacter($0) })
    }
    moveToEnd()
    output.write("\n")
    source?.show(lines)
    vestibule_edit_draw(library, editor)
    return vestibule_key_done
  }
}

extension KeyDecoder.Key {
  /// The byte of a text.
  var byte: UInt8? {
    switch self {
    case .byte(let byte): byte
    case .escape: 0x1B
    default: nil
    }
  }

  /// The key with which the editor goes through earlier lines, where the first one is on top.
  var turned: KeyDecoder.Key {
    switch self {
    case .up: .down
    case .down: .up
    case .byte, .escape, .left, .right, .home, .end, .delete, .wordLeft, .wordRight, .deleteWord:
      self
    }
  }

  /// The byte that is this key for the editor: Ctrl-B for Left, or one of its own.
  var editingByte: UInt8 {
    switch self {
    case .byte(let byte): byte
    case .escape: 0x1B
    case .up: 0x10
    case .down: 0x0E
    case .left: 0x02
    case .right: 0x06
    case .home: 0x01
    case .end: 0x05
    case .delete: UInt8(vestibule_key_delete)
    case .wordLeft: UInt8(vestibule_key_word_left)
    case .wordRight: UInt8(vestibule_key_word_right)
    case .deleteWord: 0x17
    }
  }
}

extension String {
  /// The characters that both begin with, whatever their case, as the first one has them.
  fileprivate func commonPrefix(withEqualCase other: String) -> String {
    let count = zip(self, other).prefix { $0.lowercased() == $1.lowercased() }.count
    return String(prefix(count))
  }
}
