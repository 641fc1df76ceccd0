import Terminal
import Testing

@testable import App
@testable import ProgramKit

@Suite("The Escape key in a script", .patience)
struct EscapeTests {
  @Test(
    "It cancels a question, then the form, as at a terminal",
    arguments: [[], ["--brief"], ["--plain"]])
  func cancel(options: [String]) throws {
    let escape = "\u{1B}"

    let session = try InProcessProgram(["--app", "contacts"] + options).launch(
      typing: ["add", "name", "Kim", escape, escape, ":read", escape, "discard", ":read"])

    expectPresent("Discard what you have changed?", in: session.outputs[4])
    // The question is gone, and the form is as it was.
    expectPresent("Kim", in: session.outputs[6])
    expectPresent("Discard what you have changed?", in: session.outputs[7])
    expectAbsent("Kim", in: session.outputs[9])
    expectAbsent("does nothing", in: session.output)
  }

  @Test("In a form's field it leaves the field alone, as it was", arguments: [[], ["--brief"]])
  func field(options: [String]) throws {
    let session = try InProcessProgram(["--app", "contacts"] + options).launch(
      typing: ["add", "name", "Kim", "name", "\u{1B}", ":read"])

    expectPresent("Kim", in: session.outputs[6])
    expectAbsent("Discard", in: session.output)
  }

  @Test("An alert without a cancel action stays, and that is said", arguments: [[], ["--brief"]])
  func alert(options: [String]) throws {
    let session = try InProcessProgram(options).launch(typing: ["sign in", "\u{1B}", "ok"])

    expectPresent("Escape does nothing here.", in: session.outputs[2])
    #expect(session.outcome == .finished)
  }

  @Test("Through a pipe an empty line is an empty text, as before")
  func emptyLine() throws {
    let session = try InProcessProgram(["--app", "contacts"]).launch(
      typing: ["add", "name", "Kim", "name", "", ":read"])

    expectAbsent("Kim", in: session.outputs[6])
  }
}
