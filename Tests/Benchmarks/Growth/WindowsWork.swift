import App
import BareSwift
import ProgramKit

/// Opens many windows in the program, goes to each and closes each, line by line.
final class WindowsWork {
  private let transcript: Transcript
  private let windows: Int

  init(windows: Int) throws {
    self.windows = windows
    let lines =
      (1..<windows).map { _ in ":new" } + (1...windows).map { ":switch \($0)" }
      + (1..<windows).map { ":close \($0)" } + [":windows"]
    transcript = try Transcript(
      "#! --language en\n" + lines.map { "> " + $0 + "\n" }.joined())
  }

  func run() throws {
    let session = try demanded(
      transcript.perform(by: .vestibule(), hasher: FreeHasher(), store: "").first, "a session")
    try demand(
      session.outputs.last?.contains("\(windows)  Sign In, on the screen") == true,
      "the last window alone")
  }
}
