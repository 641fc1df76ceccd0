/// Writes an event log as indented text, as the notes' `print(self, #function)` does, and more.
public struct TextTrace: Sendable {
  private let locate: @Sendable (Event) -> String?

  /// Makes a writer.
  ///
  /// - Parameter locate: tells the file and line of the method that received a call, if known.
  public init(locate: @escaping @Sendable (Event) -> String? = { _ in nil }) {
    self.locate = locate
  }

  /// One line for one entry, without its newline, indented by its depth.
  public func line(for event: Event) -> String {
    let indentation = String(repeating: "  ", count: event.depth)
    let location = event.kind == .call ? locate(event).map { "  \($0)" } : nil
    return "\(indentation)\(event)\(location ?? "")"
  }
}
