import Foundation
import SystemEdit

/// Edits lines at a terminal with libedit: arrows, history, completion.
///
/// It uses libedit's own interface, not the one of readline: there we read the characters, so that
/// signals, the end of the input, the longest line and invalid UTF-8 are handled as without it.
///
/// Each line has an editor of its own, so that nothing of a field stays behind: neither its text
/// nor what was cut from it.
@MainActor
final class LineEditor {
  /// How editing ended.
  enum Outcome {
    case line(LineSplitter.Line)
    /// The source had no more bytes; what was typed so far.
    case stopped(half: String)
  }

  /// Where a line comes from, and what is known about it.
  struct Source {
    /// The next byte, or `nil` when the line is to be given up.
    let nextByte: @MainActor () -> UInt8?
    /// Whether the next byte is there.
    let isAhead: @MainActor () -> Bool
    /// The lines that begin with a text.
    let completions: @MainActor (String) -> [String]
    /// Shows completions in a new row.
    let show: @MainActor ([String]) -> Void
  }

  let library: UnsafeMutableRawPointer
  let output: Output
  private(set) var editor: vestibule_editor?
  private(set) var source: Source?
  private(set) var prompt: [EditedCharacter] = []

  /// What the terminal shows, and its width.
  var shown: (line: [EditedCharacter], columns: Int) = ([], .zero)

  /// How many rows libedit keeps.
  var rows: Int = .zero

  /// What the insertion key inserts, and in place of how many characters before the cursor.
  var insertion: (replaced: Int, characters: [EditedCharacter])?

  /// The editor whose line is being read: libedit's functions know no other way to it.
  static var reading: LineEditor?

  /// Whether libedit is to know a terminal of this size: it takes memory and time for each
  /// character of it, at each line.
  var isSmall: Bool { output.columns * output.rows <= 1_000_000 }

  /// How many lines are remembered.
  private static let memory = 500

  private let input: Int32
  /// What libedit reads and writes.
  private var descriptors: [Int32] = []
  private var history: [[wchar_t]] = []
  private var promptText: UnsafeMutablePointer<wchar_t>?
  private var decoder = CharacterDecoder()
  private var isOverlong = false
  /// What the line begins with, until that is in it.
  private var beginning: [EditedCharacter] = []
  /// Whether that is as if selected: the first character that is typed replaces it.
  private var isSelected = false
  private var half: String?
  private var bytesAtBeginning: Int = .zero

  /// Loads the library; `nil` where it is missing or does not know the terminal.
  init?(reading input: Int32, writing output: Output, terminal: String) {
    #if canImport(Darwin)
      let name = "libedit.dylib"
    #else
      let name = "libedit.so.2"
    #endif
    guard Self.usesUTF8(), let library = vestibule_edit_load(name),
      vestibule_edit_knows(library, terminal) != 0
    else { return nil }
    self.library = library
    self.input = input
    self.output = output
  }

  /// Lets the C library know letters and their columns whatever `LANG` says.
  private static func usesUTF8() -> Bool {
    ["C.UTF-8", "UTF-8", ""].contains { (name: String) in
      setlocale(LC_CTYPE, name) != nil && vestibule_columns(0xAC00) == 2
    }
  }

  /// Edits a line, or returns `nil` where that cannot be done.
  ///
  /// It begins with a text of printable characters; if that is selected, the first character
  /// replaces it, and any other key keeps it to be edited. A line that is remembered can be found
  /// again with the arrows, in a later one that is remembered; so are choices, the first one at
  /// once.
  func read(
    _ prompt: String, beginningWith text: String = "", isSelected: Bool = true, remembers: Bool,
    offering choices: [String] = [], from source: Source
  ) -> Outcome? {
    guard isSmall else { return nil }
    guard let input = fdopen(dup(input), "r") else { return nil }
    defer { fclose(input) }
    guard let output = fdopen(dup(output.descriptor), "w") else { return nil }
    defer { fclose(output) }
    guard let editor = vestibule_edit_init(library, "vestibule", input, output) else { return nil }
    defer { vestibule_edit_end(library, editor) }
    descriptors = [fileno(input), fileno(output)]
    start(editor, prompt, source)
    beginning = text.unicodeScalars.map { EditedCharacter($0) }
    bytesAtBeginning = text.utf8.count
    self.isSelected = isSelected && !text.isEmpty
    defer { finish() }
    var past: UnsafeMutableRawPointer?
    if remembers {
      past = remember(history, in: editor)
    } else if !choices.isEmpty {
      let lines = choices.prefix(Self.memory).reversed().map { choice in
        choice.unicodeScalars.map { EditedCharacter($0).value } + [0]
      }
      past = remember(lines, in: editor)
    }
    defer { if let past { vestibule_history_end(library, past) } }

    var count: Int32 = .zero
    let isEntered = vestibule_edit_read(library, editor, &count) != nil
    defer { clear() }
    if let half { return .stopped(half: half) }
    guard isEntered else { return .line(.end) }
    let typed = Array(characters.prefix { !$0.isNewline })
    let line = line(typed)
    if remembers, line.validText != nil, !typed.isEmpty {
      history = Array((history + [typed.map(\.value) + [0]]).suffix(Self.memory))
    }
    return .line(line)
  }

  private func line(_ typed: [EditedCharacter]) -> LineSplitter.Line {
    let text = typed.text
    if isOverlong || text.utf8.count > LineSplitter.limit { return .tooLong }
    return typed.contains(.invalid) ? .invalid : .text(text)
  }

  // MARK: - The line

  /// What is in the line.
  var characters: [EditedCharacter] { characters { ($0.start, $0.end) } }

  /// How many characters are in the line.
  var length: Int {
    let line = vestibule_edit_line(library, editor)
    return line.end - line.start
  }

  /// What is in the line before the cursor.
  var beforeCursor: [EditedCharacter] { characters { ($0.start, $0.cursor) } }

  /// What is in the line after the cursor.
  var afterCursor: [EditedCharacter] { characters { ($0.cursor, $0.end) } }

  private func characters(
    _ ends: (vestibule_line) -> (UnsafePointer<wchar_t>?, UnsafePointer<wchar_t>?)
  ) -> [EditedCharacter] {
    let line = vestibule_edit_line(library, editor)
    guard case (let start?, let end?) = ends(line) else { return [] }
    return UnsafeBufferPointer(start: start, count: end - start).map { EditedCharacter($0) }
  }

  /// Overwrites the line where libedit keeps it.
  private func clear() {
    let line = vestibule_edit_line(library, editor)
    guard let start = line.start, let end = line.end else { return }
    UnsafeMutablePointer(mutating: start).update(repeating: .zero, count: end - start)
  }

  // MARK: - One line from its beginning to its end

  private func start(_ editor: vestibule_editor, _ prompt: String, _ source: Source) {
    self.editor = editor
    self.source = source
    self.prompt = prompt.unicodeScalars.map { EditedCharacter($0) }
    let text = self.prompt.map(\.value) + [0]
    promptText = .allocate(capacity: text.count)
    promptText?.initialize(from: text, count: text.count)
    shown = ([], output.columns)
    rows = output.rows
    Self.reading = self
    vestibule_edit_set_up(
      library, editor,
      { _ in
        let address = MainActor.assumeIsolated { UInt(bitPattern: LineEditor.reading?.promptText) }
        return UnsafeMutablePointer(bitPattern: address)
      },
      { _, next in
        guard let value = MainActor.assumeIsolated({ LineEditor.reading?.nextCharacter() }) else {
          return -1
        }
        next?.pointee = value
        return 1
      })
    bindKeys()
  }

  private func finish() {
    Self.reading = nil
    editor = nil
    source = nil
    half = nil
    isOverlong = false
    shown.line = []
    promptText?.deallocate()
    promptText = nil
  }

  private func remember(_ lines: [[wchar_t]], in editor: vestibule_editor)
    -> UnsafeMutableRawPointer?
  {
    let past = vestibule_history_init(library, Int32(Self.memory))
    for line in lines { vestibule_history_enter(library, past, line) }
    vestibule_edit_use(library, editor, past)
    return past
  }

  // MARK: - What is typed

  /// The next character or key, or `nil` when the line is given up.
  private func nextCharacter() -> wchar_t? {
    if !beginning.isEmpty {
      grow(for: beginning)
      insertion = (.zero, beginning)
      beginning = []
      return wchar_t(vestibule_key_insert)
    }
    grow()
    if source?.isAhead() == false { redraw() }
    while let source, let character = decoder.next(from: source.nextByte) {
      resize()
      if character.isNewline { return character.value }
      defer { isSelected = false }
      if isSelected, !character.isControl {
        insertion = (length, [character])
        return wchar_t(vestibule_key_insert)
      }
      if character == .killLine { isOverlong = false }
      // The rest of a line that is too long is dropped, up to its end.
      if isOverlong || !character.isControl && isFull {
        if !isOverlong { output.write("\u{07}") }
        isOverlong = true
      } else if let composed = composition(with: character) {
        insertion = (1, [composed])
        return wchar_t(vestibule_key_insert)
      } else {
        return character.value
      }
    }
    half = characters.text
    if Signals.waitToOwn(input) { moveToEnd() } else { leaveTerminal() }
    return nil
  }

  /// Takes the terminal from libedit, whose end would touch it, and be stopped for that again and
  /// again.
  private func leaveTerminal() {
    let nothing = open("/dev/null", O_RDWR)
    for descriptor in descriptors { dup2(nothing, descriptor) }
    close(nothing)
  }

  private var isFull: Bool {
    // Counted only when it may be so.
    bytesAtBeginning + decoder.count > LineSplitter.limit
      && characters.text.utf8.count >= LineSplitter.limit
  }

  /// One character of the character before the cursor and another, if there is such a one.
  private func composition(with character: EditedCharacter) -> EditedCharacter? {
    guard character.isNumbered, let before = beforeCursor.last else { return nil }
    // Decomposed first: a syllable and its final consonant are not composed otherwise.
    let text = [before, character].text
      .decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping
    return Unicode.Scalar(text).map { EditedCharacter($0) }
  }
}
