/// Reads lines from a descriptor, and lets something else happen while none comes.
package final class IdleLines {
  private let descriptor: Int32
  private var splitter = LineSplitter(ofStream: true)
  private var reader = DescriptorReader()

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line, or `nil` at the end, or when a signal ends the program.
  ///
  /// While no line comes, something else is done twice a second.
  package func next<Failure: Error>(
    whileIdle idle: () throws(Failure) -> Void
  ) throws(Failure) -> String? {
    while !Signals.isEnding {
      if let line = splitter.next() {
        // A line that is too long or not UTF-8 is not understood, as any other would be.
        return line.validText ?? ""
      }
      switch Signals.wait(toRead: descriptor, atMost: 500) {
      case .late: try idle()
      case .signal: return nil
      case .ready:
        guard case .end = reader.read(descriptor, { splitter.append($0) }) else { continue }
        if case .unterminated(let text) = splitter.finish() { return text }
        return nil
      }
    }
    return nil
  }
}
