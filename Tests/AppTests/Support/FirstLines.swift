/// A recording that has each line once, below what first led to it.
nonisolated struct FirstLines {
  private(set) var text = ""
  private var known: Set<String> = []

  /// Lines that are known already are not in the recording.
  init(knowing known: some Sequence<String> = []) { self.known = Set(known) }

  /// Adds a line, known or not.
  mutating func begin(_ line: String) {
    known.insert(line)
    text += line + "\n"
  }

  /// Adds those of some lines that are new, below their heading.
  mutating func add(_ heading: String?, _ lines: some Sequence<some StringProtocol>) {
    let new = lines.map { String($0) }.filter { known.insert($0).inserted }
    if !new.isEmpty { text += ([heading].compactMap(\.self) + new).map { $0 + "\n" }.joined() }
  }

  /// Adds those lines of a text that are new, below their heading.
  mutating func add(_ heading: String?, _ text: String) {
    add(heading, text.split(separator: "\n"))
  }
}
