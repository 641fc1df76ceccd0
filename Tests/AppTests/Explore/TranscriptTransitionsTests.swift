import Foundation
import Testing

@testable import App
@testable import ProgramKit

/// The page Front-Door-States lists the transitions that are not in this list.
@Suite("What the transcripts visit", .patience)
struct TranscriptTransitionsTests {
  @Test("Each step from screen to screen that a transcript performs is in the list, and no other")
  func list() throws {
    let transitions = TranscriptTransitions()
    for name in TranscriptFolder.standard.names() {
      let transcript = try Transcript(TranscriptFolder.standard.text(of: name) ?? "")
      // The page is about the front door.
      if !transcript.options.contains("--app") {
        try transitions.add(transcript, hasher: InProcessProgram.hasher)
      }
    }
    let now = transitions.lines.sorted().map { $0 + "\n" }.joined()

    let file = URL(filePath: TranscriptFolder.standard.path).appending(path: "transitions.txt")
    let before = try? String(contentsOf: file, encoding: .utf8)
    if TranscriptFolder.standard.mode == .accept {
      try now.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      before == now,
      """
      Accept it with VESTIBULE_TRANSCRIPTS=accept swift test --filter TranscriptTransitions,
      and then the page with VESTIBULE_TRANSCRIPTS=accept swift test --filter FrontDoorStates.
      """)
  }

  @Test("A segment and a verb after a name are steps, and a name that asks for its value is none")
  func values() throws {
    let transitions = TranscriptTransitions()

    try transitions.add(
      Transcript(
        """
        #! --app todos
        > what
        > feed the cat
        >
        > filter active
        > filter
        > completed
        > all
        > 3 delete

        """), hasher: InProcessProgram.hasher)

    let steps = transitions.lines.map { $0.components(separatedBy: " | ")[1] }
    #expect(
      Set(steps) == [
        "launch the app", "type into \"What needs to be done?\"", "touch \"Active\"",
        "touch \"Completed\"", "touch \"All\"", "delete \"feed the cat\"", "terminate",
        "touch \"What needs to be done?\"", "touch Return",
      ])
  }

  @Test("A process that still runs when the next one is launched has ended before")
  func relaunched() throws {
    let transitions = TranscriptTransitions()

    try transitions.add(
      Transcript("#! relaunch\n#! event crash\n"), hasher: InProcessProgram.hasher)

    #expect(
      transitions.lines == [
        "not running | launch the app | SignInController",
        "SignInController | terminate | not running", "SignInController | crash | not running",
      ])
  }

  @Test("Whatever a line or an event does is the explorer's steps, word for word")
  func everything() throws {
    let transcripts = [
      """
      #! --demo
      > 1
      > nobody@example.com
      > 2
      > nobody@example.com
      >
      > <escape>
      > :new
      > :windows
      > :switch 1
      > :split
      > :interrupt
      > :wait 60
      > :wait
      > :reclaim 1
      > :close 2
      > :home
      > :kill
      > :open
      #! event openSwitcher
      #! wait 30
      #! event crash
      #! relaunch
      > sign up
      #! fail 1
      > :home
      > :open
      > nothing is called so
      > :nothing
      #! interrupt
      #! interrupt

      """,
      """
      #! --app contacts
      > 1
      > 2
      > a
      > b
      > .
      > :quit

      """,
      """
      #! --classic
      > 1
      > a
      > :interrupt
      > :split
      > :home
      > :terminate

      """,
    ]
    var text = ""
    for transcript in transcripts {
      let transitions = TranscriptTransitions()
      try transitions.add(Transcript(transcript), hasher: InProcessProgram.hasher)
      text += transcript + transitions.lines.sorted().map { $0 + "\n" }.joined() + "\n"
    }

    try expect(text, isAsIn: "Words/transitions-of-lines.txt")
  }

  @Test("A step is noted as the explorer has it: screen, step and screen")
  func sample() throws {
    let transitions = TranscriptTransitions()

    try transitions.add(
      Transcript(
        """
        #! --language ko
        > 회원가입
        > emial
        > :home
        > :open
        > :interrupt
        #! event memoryWarning
        #! fail 1
        > 3
        #! event crash

        """), hasher: InProcessProgram.hasher)

    #expect(
      transitions.lines.sorted() == [
        #"SignInController | crash | not running"#,
        #"SignInController | touch "Sign Up" | SignInController › SignUpController"#,
        #"SignInController › SignUpController | home | background"#,
        #"SignInController › SignUpController | interruption | inactive"#,
        #"SignInController › SignUpController | memory warning | SignInController › SignUpController"#,
        #"SignInController › SignUpController | touch "Sign In", while the store fails | SignInController"#,
        #"background | open | SignInController › SignUpController"#,
        #"inactive | interruption ended | SignInController › SignUpController"#,
        #"not running | launch the app | SignInController"#,
      ])
  }
}
