/// An error of the compiler: where, and what it says.
struct CompilerError: Equatable, CustomStringConvertible {
  /// The name of the file.
  let file: String
  let line: String
  let text: String

  var description: String { "\(file):\(line): \(text)" }

  /// The errors in what a build says, in order.
  static func all(in output: String) -> [CompilerError] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(?:.*\/)?([^\/:]+\.swift):(\d+):\d+: error: (.*)/)
      else {
        return nil
      }
      return CompilerError(
        file: String(match.1), line: String(match.2), text: String(match.3))
    }
  }
}
