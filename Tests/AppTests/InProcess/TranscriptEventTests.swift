import Controller
import Model
import Terminal
import Testing
import Workshop

@testable import App
@testable import ProgramKit

@Suite("What happens around the app in a transcript", .patience)
struct TranscriptEventTests {
  @Test("Time stands still until the transcript lets it pass")
  func wait() throws {
    let attempt = ["> password", "> <password 9>", "> sign in", "> ok"]
    let attempts = [[String]](repeating: attempt, count: 6).joined()
    let right = ["> password", "> asdf", "> sign in"]

    let outputs = try outputs(
      of: ["#! --demo", "> email", "> Qwer", "#! interrupt"] + attempts + right
        + ["> ok", "#! wait 899", "#! wait 1"] + right)

    #expect(outputs.dropLast(7).last?.contains("That password is not correct.") == false)
    #expect(outputs.dropLast(6).contains { $0.contains("Too many attempts.") })
    #expect(outputs.last?.contains("Sign Out") == true)
  }

  @Test("What waits for time hears of each second that passes")
  func timer() throws {
    let outputs = try outputs(of: ["#! --app timer", "#! wait 9"])

    #expect(outputs.last?.contains("   9.0 s of 15.0 s\n") == true, "\(outputs)")
  }

  @Test("A field is left if one is edited, and else the program goes on")
  func leave() throws {
    let outputs = try outputs(of: ["#! --demo", "> email", "#! leave", "#! leave", "> sign up"])

    #expect(outputs[2].contains("Sign In"))
    #expect(outputs[3] == "")
    #expect(outputs[4].contains("Sign Up"))
  }

  @Test("An app that is not active, but there, is not said to be in the background")
  func interruptedInSwitcher() throws {
    let outputs = try outputs(of: ["#! event openSwitcher", "> :interrupt"])

    #expect(outputs.last == "  That is not possible now. :tree shows the state of the app.\n")
  }

  @Test(
    "While the switcher is open the app is seen, and nothing can be touched until it is opened",
    arguments: ["--classic", "--memory"])
  func touchedInSwitcher(option: String) throws {
    let outputs = try outputs(
      of: ["#! \(option)", "#! event openSwitcher", "> email", "> sign up", "> :open", "> email"])

    let refusal = "  The app is inactive, so nothing can be touched. :open makes it active.\n"
    #expect(outputs[2] == refusal)
    #expect(outputs[3] == refusal)
    #expect(!outputs[5].contains(refusal))
  }

  @Test("A wait is at most a hundred years, and a longer one is no line of a transcript")
  func longestWait() throws {
    let century = 3_153_600_000
    let signIn = ["> email", "> Qwer", "> asdf", "> sign in"]

    let outputs = try outputs(
      of: ["#! --demo", "#! wait \(century)", "#! wait \(century)"] + signIn)

    #expect(outputs.last?.contains("Sign Out") == true)
    #expect(TranscriptEvent("#! wait \(century + 1)") == nil)
    #expect(TranscriptEvent("#! wait 9300000000000000") == nil)
  }

  @Test("A change of the store fails once, and is shown to the person as any other failure")
  func fail() throws {
    let outputs = try outputs(
      of: [
        "#! store", "> sign up", "> email", "> lee@example.com", "> <password 1>", "#! fail 1",
        "> sign up", "> ok", "> email", "> lee@example.com", "> <password 1>", "> sign up",
      ])

    #expect(outputs[6].contains("the transcript lets it fail"))
    #expect(outputs.count { $0.contains("Account created.") } == 1)
    #expect(outputs.last?.contains("Account created.") == true)
  }

  @Test("A change that is to fail may be one of the next launch")
  func failLater() throws {
    let outputs = try outputs(
      of: [
        "#! fail 1", "#! event crash", "> :open", "> sign up", "> email", "> lee@example.com",
        "> <password 1>", "> sign up",
      ])

    #expect(outputs.last?.contains("the transcript lets it fail") == true)
  }

  @Test("A change that is to fail may be one of the next process")
  func failAfterRelaunch() throws {
    let transcript = try Transcript(
      """
      #! store
      #! fail 1
      #! event crash
      #! relaunch
      > sign up
      > email
      > lee@example.com
      > <password 1>
      > sign up

      """)

    let sessions = try transcript.perform(hasher: InProcessProgram.hasher)

    #expect(sessions.last?.ending.contains("the transcript lets it fail") == true)
  }

  @Test("A change that fails last does not fail the replay: the transcript let it happen")
  func failLast() throws {
    let outputs = try outputs(
      of: [
        "> sign up", "> email", "> lee@example.com", "> <password 1>", "#! fail 1", "> sign up",
      ])

    #expect(outputs.last?.contains("the transcript lets it fail") == true)
  }

  @Test("An event happens without a command, and what cannot happen is said")
  func event() throws {
    let outputs = try outputs(
      of: [
        "#! event suspend", "#! event home", "#! event suspend", "> :open", "#! event reclaim 7",
        "#! event crash", "> :open",
      ])

    let notNow = "  That is not possible now. :tree shows the state of the app.\n"
    #expect(outputs[1] == notNow)
    #expect(outputs[2] == "  The app is in the background. :open brings it back.\n")
    #expect(outputs[3] == "")
    #expect(outputs[4].contains("Return: fill in Email"))
    #expect(outputs[5] == notNow)
    #expect(outputs[6] == "  The app is not running. :open starts it.\n")
    #expect(outputs[7].contains("Return: fill in Email"))
  }

  @Test("An event is a step of its own, which :trace last shows")
  func step() throws {
    let last = try outputs(of: ["> sign up", "#! event home", "> :trace last"]).last ?? ""

    expectPresent("sceneDidEnterBackground", in: last)
    expectAbsent("signUpTouched", in: last)
  }

  @Test("Nothing can be touched in the background, whether a command or an event led there")
  func touchedInBackground() throws {
    let answers = try ["> :home", "#! event home"].map { home in
      try outputs(of: [home, "> email", "> sign up"]).suffix(2)
    }

    #expect(answers[0].allSatisfy { !$0.isEmpty } && answers[0] == answers[1])
  }

  @Test("A process that crashed is launched again, and finds what was stored")
  func crash() throws {
    let transcript = try Transcript(
      """
      #! store
      > sign up
      > email
      > lee@example.com
      > <password 1>
      > sign up
      #! event crash
      #! relaunch
      > email
      > lee@example.com
      > <password 1>
      > sign in

      """)

    let sessions = try transcript.perform(hasher: InProcessProgram.hasher)

    #expect(sessions.map(\.outcome) == [.finished, .finished])
    #expect(sessions[1].ending.contains("Sign Out"))
    let text = transcript.performed(sessions)
    #expect(try Transcript(text).difference(hasher: InProcessProgram.hasher) == nil)
  }

  @Test("A line says the same again, and nothing else is taken for one")
  func lines() throws {
    let events =
      SystemEvent.Kind.allCases.filter { $0.need == .nothing }.map { TranscriptEvent.event($0) }
      + SystemEvent.Kind.allCases.filter { $0.need == .window }.map { .event($0, window: 2) }
      + [.wait(seconds: 60), .fail(change: 3)]

    for event in events { #expect(TranscriptEvent(event.line) == event) }
    #expect(TranscriptEvent("> wait 60") == nil, "what is typed is none")
    let others = [
      "#! event", "#! event earthquake", "#! event close", "#! event close 0", "#! event home 1",
      "#! event openURL", "#! wait -1", "#! fail x",
    ]
    for line in others {
      #expect(TranscriptEvent(line) == nil)
      #expect(throws: ProgramError.misdirected(by: line, at: 2)) {
        try Transcript("> 1\n\(line)\n")
      }
    }
  }

  @Test(
    "A line is secret that is a password, typed by itself or after a command, and no placeholder",
    arguments: [
      ("> secret123", true), ("> :why secret123", true), ("> <1>", false), ("  secret123", false),
      ("secret123", false), (">\u{A0}secret123", false), ("> email secret123", false),
      ("> :whysecret123", false), ("> secret1234", false), ("> :secret123", false),
      ("> \\u{73}ecret123", true),
    ])
  func secret(line: String, isSecret: Bool) throws {
    let transcript = try Transcript("> a\n")

    #expect(transcript.isSecret(line, among: ["secret123", "<1>"]) == isSecret)
  }

  /// What is said before the first input and after each.
  private func outputs(of lines: [String]) throws -> [String] {
    let text = lines.map { $0 + "\n" }.joined()
    return try Transcript(text).perform(hasher: InProcessProgram.hasher)[0].outputs
  }
}
