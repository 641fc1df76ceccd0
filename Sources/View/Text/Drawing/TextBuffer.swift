import View

/// Output lines in UTF-8, to which text is appended.
///
/// Bytes, because appending to a `String` piece by piece takes several times as long.
struct TextBuffer: Equatable {
  private(set) var bytes: [UInt8] = []

  /// Reserves room for a screen: growing piece by piece takes 4 % of a drawn flow.
  init() {
    bytes.reserveCapacity(512)
    beginnings.reserveCapacity(16)
  }

  /// A paragraph that is indented as a screen is.
  init(paragraph text: String, on traits: TextTraits) {
    addParagraph(text, after: "  ", on: traits)
  }

  /// Where each part begins that is compared as one: a line with those that it is wrapped to.
  private var beginnings: [Int] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// Begins another part.
  mutating func beginPart() { beginnings.append(bytes.count) }

  /// The parts, each with its line ends.
  var parts: [String] {
    zip(beginnings, beginnings.dropFirst() + [bytes.count]).map {
      String(decoding: bytes[$0..<$1], as: UTF8.self)
    }
  }

  /// The lines with others before the last part.
  func inserting(_ lines: TextBuffer) -> TextBuffer {
    let end = beginnings.last ?? bytes.count
    var all = self
    all.bytes = bytes[..<end] + lines.bytes + bytes[end...]
    return all
  }

  /// How many lines have ended.
  var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ text: String) {
    // All bytes at once: `text.utf8` passes them one by one.
    text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
      ?? bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ lines: TextBuffer) {
    bytes.append(contentsOf: lines.bytes)
  }

  mutating func add(_ text: String, _ style: TextStyle?, on traits: TextTraits) {
    guard traits.isStyled, let code = style?.code(on: traits.ground) else { return add(text) }
    add(code)
    add(text)
    add(TextStyle.end)
  }

  /// Adds a number from 0, without a text of it.
  mutating func add(_ number: Int) {
    if number > 9 { add(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  mutating func addSpaces(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  /// Ends the line, without blanks at its end: those before an empty field's content.
  mutating func endLine() {
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a text as lines with the same beginning, which is ASCII.
  mutating func addParagraph(
    _ text: String, after beginning: String, _ style: TextStyle? = nil, on traits: TextTraits
  ) {
    let beginning = traits.columns.map { String(beginning.prefix($0 / 2)) } ?? beginning
    let room = traits.room(after: beginning.utf8.count)
    if text.fits(in: room) { return addLine(text, after: beginning, style, on: traits) }
    for line in text.lines(of: room) { addLine(line, after: beginning, style, on: traits) }
  }

  private mutating func addLine(
    _ text: String, after beginning: String, _ style: TextStyle?, on traits: TextTraits
  ) {
    add(beginning)
    add(text, style, on: traits)
    endLine()
  }

  /// Adds a text in a column beside its head, or below it if there is no room.
  mutating func addEntry(
    _ text: String, beside head: String, at column: Int, _ style: TextStyle? = nil,
    on traits: TextTraits
  ) {
    if traits.isNarrow(after: column) {
      addParagraph(head, after: "", style, on: traits)
      return addParagraph(text, after: "      ", on: traits)
    }
    var head = head
    for line in text.lines(of: traits.room(after: column)) {
      add(head, head.isEmpty ? nil : style, on: traits)
      addSpaces(column - head.displayWidth)
      add(line)
      endLine()
      head = ""
    }
  }
}
