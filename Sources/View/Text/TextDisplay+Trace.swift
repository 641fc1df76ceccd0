package import Model
package import View

// The lines of a trace.
extension TextDisplay {
  /// Adds a line of a trace to the output.
  public func trace(_ line: String) {
    note(drawing(ofTrace: line))
  }

  /// Adds an entry of a trace to the output: at a terminal with its layers, and `caller`, who calls.
  package func trace(_ event: Event, from caller: String?) {
    note(drawing(of: event, from: caller))
  }

  /// Adds a remark about a trace to the output.
  package func trace(remark: Phrase) {
    guard traits.isStyled else { return trace(language[remark]) }
    var lines = TextBuffer()
    lines.addParagraph(language[remark], after: "  ", .dim, on: traits)
    note(lines)
  }

  /// An entry of a trace as it would be added, in UTF-8.
  package func bytes(ofTrace event: Event, from caller: String?) -> [UInt8] {
    drawing(of: event, from: caller).bytes
  }

  private func drawing(of event: Event, from caller: String?) -> TextBuffer {
    traits.isStyled
      ? LaneTrace(event, from: caller, in: language).lines(on: traits)
      : drawing(ofTrace: TextTrace.line(for: event))
  }

  private func drawing(ofTrace line: String) -> TextBuffer {
    let indentation = line.prefix { $0 == " " }
    var lines = TextBuffer()
    lines.addParagraph(line.trimmed.printable, after: "  | " + indentation, on: traits)
    return lines
  }
}
