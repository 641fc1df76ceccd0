import Controller
import Foundation
import ProgramKit
import Testing
import Workshop

@testable import App

@Suite("A transcript that a test performs", .patience)
struct ReplayInATestTests {
  @Test("Of a new package's transcripts none differs; of a changed one the lines are told")
  func difference() throws {
    let file = "Front-Door/Tests/StarterTests/Transcripts/wrong-password.transcript"
    let transcript = try String(
      contentsOf: Page.root.appendingPathComponent("Tests/Tutorial/New/\(file)"), encoding: .utf8)
    let changed = transcript.replacing("That password is not correct.", with: "Come in.")

    #expect(try Program.vestibule().difference(replaying: transcript) == nil)
    let told = try #require(try Program.vestibule().difference(replaying: changed))
    #expect(told.contains("-   Notice: Come in.\n"), "\(told)")
    #expect(told.contains("+   Notice: That password is not correct.\n"), "\(told)")
  }

  @Test("What a failing test attaches of a scenario is the transcript of all its processes")
  func attached() throws {
    let (program, record) = (Program.vestibule(), TestRecord { _ in })

    try TestRecord.$current.withValue(record) {
      let scenario = try Scenario(.loose, make: program.making())
      try scenario.launch()
      try scenario.touch("Sign Up")
      for button in ["Sign Up", "Sign In"] {
        try scenario.enter("lee@example.com", into: "Email")
        try scenario.enter("<password 1>", into: "Password")
        try scenario.touch(button)
      }
      // It begins signed in.
      try scenario.relaunch()
      let transcript = try scenario.transcript(of: program)

      #expect(transcript.contains("#! relaunch\n"))
      #expect(record.histories.last?.transcript == transcript)
      try scenario.finish()
    }
  }

  @Test("A text that a test typed without Return ends with it in a transcript")
  func typedWithoutReturn() throws {
    let program = Program.vestibule()
    let scenario = try Scenario(.loose, make: program.making())
    try scenario.launch()
    try scenario.touch("Sign Up")
    try scenario.type("lee", into: "Email")
    let transcript = try scenario.transcript(of: program)
    try scenario.finish()

    #expect(transcript.contains("> lee\n") && !transcript.contains("# Here"), "\(transcript)")
  }

  @Test("What cannot be typed at a prompt is a remark in a transcript")
  func remark() throws {
    let program = Program.vestibule()
    let scenario = try Scenario(.loose, make: program.making())
    try scenario.launch()
    let session = try #require(scenario.application.sessions.first)
    try scenario.move(session, to: .background)
    let transcript = try scenario.transcript(of: program)
    try scenario.finish()

    #expect(
      transcript.contains("# Not here: move window 1 to background.\n"), "\(transcript)")
  }

  @Test("Return after a text that a test typed is the Return of its line in a transcript")
  func typedWithReturn() throws {
    let program = Program.vestibule()
    let transcripts = try [true, false].map { isEntered in
      let scenario = try Scenario(.loose, make: program.making())
      try scenario.launch()
      try scenario.touch("Sign Up")
      if isEntered {
        try scenario.enter("lee", into: "Email")
      } else {
        try scenario.type("lee", into: "Email")
        try scenario.touchReturn()
      }
      let transcript = try scenario.transcript(of: program)
      try scenario.finish()
      return transcript
    }

    #expect(transcripts[0] == transcripts[1], "\(transcripts[1])")
  }
}
