import Foundation
package import Model

extension Transcript {
  /// The session as a test in Swift, which does the same and expects the same screens.
  ///
  /// - Parameters:
  ///   - program: the program, whose value in Swift is called as the program is.
  ///   - hasher: hashes passwords while the session is performed.
  ///   - path: the file of the transcript.
  ///   - onProgress: is called before each line, with the part that is done.
  /// - Returns: the text of a Swift file.
  /// - Throws: an error when the options make no sense here.
  @MainActor
  package func test(
    of program: Program, hasher: any PasswordHasher, named path: String,
    onProgress: @escaping (Double) -> Void = { _ in }
  ) throws(ProgramError) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let writer = TestWriter(
      of: program, named: name, options: options, isStored: isStored, at: time)
    _ = try perform(
      by: program, hasher: hasher, store: nil, onProgress: onProgress,
      onLaunch: { writer.willLaunch($0) }, onStep: { writer.note($0, on: $1) })
    return writer.text
  }
}
