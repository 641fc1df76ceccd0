import Foundation
import Model
import Terminal
import View

/// The file of `--record`: a transcript, or a page if its name says so.
@MainActor
final class Recording {
  /// Where the lines come from, in place of the input that is recorded.
  let input: any LineInput

  let file: Output

  /// Whether it is a transcript, which begins with an empty store and has no styles.
  var isTranscript: Bool { transcript != nil }

  private let transcript: TranscriptRecorder?
  private let page: SessionRecorder?
  private let language: Language
  private let command: String
  private let begin = TranscriptTime(SystemClocks.system)

  /// Whether the session began with an empty store, as a replay does.
  var beganEmpty = true

  /// Creates the file, or returns `nil` if nothing is to be recorded.
  init?(
    of input: any LineInput, in files: NewFiles, program: Program, options: Options,
    language: Language
  ) throws(ProgramError) {
    guard let path = options.record else { return nil }
    let file = try files.create(path)
    self.file = file
    self.language = language
    command = options.command(of: program)
    if path.hasSuffix(".html") {
      let recorder = SessionRecorder(
        input, program: program, options: options, language: language)
      (self.input, page, transcript) = (recorder, recorder, nil)
    } else {
      let recorder = TranscriptRecorder(
        input, program: program, options: options, language: language, at: begin
      ) {
        file.write($0)
      }
      (self.input, page, transcript) = (recorder, nil, recorder)
    }
  }

  /// An app is about to be launched on a device.
  func willLaunch(on device: Device) { page?.device = device }

  /// When it began, by the clock on the wall.
  private var time: String {
    "\(Date(timeIntervalSince1970: Double(begin.seconds)))".prefix(16) + " UTC"
  }

  /// Takes a part of the output.
  func receive(_ bytes: [UInt8]) { transcript?.receive(bytes) }

  /// The session is over.
  func end() {
    if beganEmpty, let text = transcript?.corrected() { file.replace(by: text) }
    guard let page else { return }
    page.history.didEnd()
    let text = page.page(correcting: beganEmpty) { steps in
      SessionPage(
        title: language[.session], language: language, steps: steps, command: command, time: time
      ).text
    }
    file.write(text)
  }
}
