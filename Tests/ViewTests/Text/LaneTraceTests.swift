import Foundation
import Model
import Testing

@testable import View
@testable import ViewText

@Suite("A trace at a terminal", .patience)
@MainActor
struct LaneTraceTests {
  @Test("Each line has an arrow from layer to layer, and the names of both")
  func wide() {
    #expect(
      plain(drawn(at: 100)) == """
          P─▶V  ·  ·  ·  Person ▶ SignScreen.touch("Sign In")
          ·  V─▶C  ·  ·  SignScreen ▶ SignInController.signInTouched()
          ·  V◀─C  ·  ·  SignInController ▶ Email.text = ""
          ·  ·  C─▶M  ·  SignInController ▶ Accounts.authenticate(UserInfo(•••), for: 3) = Account(•••)
          ·  ·  C◀─M  ·  LoginSession ▶ MainController.session(began)
          ·  ·  C◁╌M  ·  SignInController ◀ LoginSession = true
          ·  ·  C◀────S  System ▶ MainController.viewDidLoad()
          ·  ·  C  ·  ·  SignInController ▶ SignInController.present(MainController)

        """)
  }

  @Test("In Korean a layer without a receiver's name has its Korean name")
  func korean() {
    let display = TextDisplay(language: .korean)
    display.traits = TextTraits(isStyled: true)
    display.trace(Self.events[0].0, from: nil)

    #expect(plain(display.takeOutput()) == "  P─▶V  ·  ·  ·  사용자 ▶ SignScreen.touch(\"Sign In\")\n")
  }

  @Test("A result whose receiver is not known goes to its layer")
  func resultWithoutTaker() {
    let display = TextDisplay(language: .english)
    display.traits = TextTraits(isStyled: true)
    display.trace(Self.events[5].0, from: nil)

    #expect(
      plain(display.takeOutput()) == "  ·  ·  C◁╌M  ·  Controller ◀ LoginSession = true\n")
  }

  @Test("A narrow terminal has the two letters, and breaks a call at its joints")
  func narrow() {
    #expect(
      plain(drawn(at: 40)).hasPrefix(
        """
        P▶V Person ▶ SignScreen.touch("Sign In")
        V▶C SignScreen ▶ SignInController.
            signInTouched()
        C▶V SignInController ▶ Email.text = ""
        C▶M SignInController ▶ Accounts.
            authenticate(UserInfo(•••), for: 3)
            = Account(•••)

        """))
  }

  @Test("Where there is hardly room, what is broken goes on near the edge")
  func tiny() {
    #expect(
      plain(drawn(at: 20)).hasPrefix(
        """
        P▶V Person ▶
         SignScreen.touch(
         "Sign In")
        V▶C SignScreen ▶
         SignInController.
         signInTouched()
        C▶V SignInController
         ▶ Email.text = ""

        """))
  }

  @Test(
    "No line is wider than the terminal, and nothing is lost",
    arguments: [10, 20, 39, 40, 63, 64, 80])
  func widths(columns: Int) {
    let text = plain(drawn(at: columns))

    for line in text.split(separator: "\n") { #expect(String(line).displayWidth <= columns) }
    let letters = text.filter { $0.isLetter || $0 == "•" }
    for (event, caller) in Self.events {
      let name = caller ?? ""
      #expect(letters.contains((name + event.receiver).filter(\.isLetter)))
      #expect(letters.contains(event.text.filter { $0.isLetter || $0 == "•" }))
    }
  }

  @Test("A joint that stands alone in a line leaves no room for a piece that fills one")
  func filled() {
    let display = display(columns: 10)
    display.trace(
      Event(.call, "ABCDEFGHI", "bcdefghi()", from: .view, to: .controller), from: "V")

    #expect(plain(display.takeOutput()) == "V▶C V ▶\n ABCDEFGHI\n .\n bcdefghi(\n )\n")
  }

  @Test("A letter that is wider than the room stands in the line that is begun")
  func wider() {
    let display = display(columns: 2)
    display.trace(Event(.call, "가", "나()", from: .view, to: .controller), from: "다")

    #expect(plain(display.takeOutput()) == "V▶C 다\n ▶\n 가\n .\n 나\n (\n )\n")
  }

  @Test("From 64 columns on each layer has a column", arguments: [63, 64])
  func limit(columns: Int) {
    #expect(plain(drawn(at: columns)).contains("·") == (columns == 64))
  }

  @Test(
    "What goes on in other lines begins in one column, whatever spaces are in it",
    arguments: 24...63)
  func spaces(columns: Int) {
    let display = display(columns: columns)
    display.trace(
      Event(
        .call, "Field", "text = one  two  three  four  five  six", from: .controller, to: .view),
      from: "Form")

    let lines = plain(display.takeOutput()).split(separator: "\n").dropFirst()
    #expect(Set(lines.map { $0.prefix { $0 == " " }.count }).count <= 1, "\(lines)")
  }

  @Test("Each layer's arrow has its color, and a callback of the system has none")
  func colors() {
    let lines = drawn(at: 100).split(separator: "\n").map(String.init)

    #expect(lines[0].contains("P\u{1B}[0m\u{1B}[34m─▶\u{1B}[0m"))
    #expect(lines[1].contains("V\u{1B}[0m\u{1B}[33m─▶\u{1B}[0m"))
    #expect(lines[3].contains("C\u{1B}[0m\u{1B}[35m─▶\u{1B}[0m"))
    #expect(lines[3].contains("\u{1B}[1mAccounts\u{1B}[0m"))
    let codes = lines[6].matches(of: /\u{1B}\[([0-9;]+)m/).map { String($0.1) }
    #expect(Set(codes) == ["2", "0"])
  }

  @Test("The names of objects that are said have their color, and no other word has one")
  func names() {
    let display = display(columns: 80)

    display.say("\"A_1\" is Form2", in: ["A_1": .view, "Form2": .controller])

    #expect(
      display.takeOutput()
        == "  \"\u{1B}[1mA_1\u{1B}[0m\" is \u{1B}[1mForm2\u{1B}[0m\n")
  }

  @Test("A call of the system has no color, as a callback has none")
  func system() {
    let display = display(columns: 100)
    display.trace(Event(.call, "Device", "buzz()", from: .controller, to: .system), from: "Form")

    let codes = display.takeOutput().matches(of: /\u{1B}\[([0-9;]+)m/).map { String($0.1) }
    #expect(Set(codes) == ["2", "0"])
  }

  @Test("A state is not torn from its parenthesis")
  func state() {
    let display = display(columns: 70)
    display.trace(
      Event(
        .call, "SceneDelegate 1", "sceneWillResignActive(_:)", state: "foregroundActive",
        from: .system, to: .controller), from: nil)

    #expect(
      plain(display.takeOutput()) == """
          ·  ·  C◀────S  System ▶ SceneDelegate 1.sceneWillResignActive(_:)
                         (foregroundActive)

        """)
  }

  @Test("A misuse is a line of its own, without an arrow")
  func misuse() {
    let display = display(columns: 80)
    display.trace(Event(.diagnostic, "Screen", "has no delegate"), from: nil)

    let text = display.takeOutput()
    #expect(plain(text) == "  ! Screen: has no delegate\n")
    #expect(text.replacing(/\u{1B}\[1m.*?\u{1B}\[0m/, with: "") == "\n", "all of it stands out")
  }

  @Test("What a person typed acts on no terminal")
  func hostile() {
    let display = display(columns: 80)
    display.trace(
      Event(
        .call, "Field\u{1B}[2J", "text = \u{9B}31m", result: "\u{202E}", from: .controller,
        to: .view),
      from: "\u{1B}]0;x\u{7}")

    let text = plain(display.takeOutput())
    #expect(
      !text.unicodeScalars.contains {
        $0 != "\n" && ($0.value < 32 || $0 == "\u{9B}" || $0 == "\u{202E}")
      })
  }

  @Test("Without styles a call is one plain line, without lane, arrow or color")
  func unstyled() {
    let display = TextDisplay(language: .english)
    display.trace(Self.events[1].0, from: "SignScreen")

    #expect(display.takeOutput() == "  | SignInController.signInTouched()\n")
  }

  // MARK: - Fixtures

  private static let events: [(Event, String?)] = [
    (Event(.call, "SignScreen", "touch(\"Sign In\")", from: .person, to: .view), nil),
    (
      Event(.call, "SignInController", "signInTouched()", from: .view, to: .controller),
      "SignScreen"
    ),
    (Event(.call, "Email", "text = \"\"", from: .controller, to: .view), "SignInController"),
    (
      Event(
        .call, "Accounts", "authenticate(UserInfo(•••), for: 3)", result: "Account(•••)",
        from: .controller, to: .model), "SignInController"
    ),
    (
      Event(.call, "MainController", "session(began)", from: .model, to: .controller),
      "LoginSession"
    ),
    (Event(.result, "LoginSession", "true", from: .model, to: .controller), "SignInController"),
    (Event(.call, "MainController", "viewDidLoad()", from: .system, to: .controller), nil),
    (
      Event(
        .call, "SignInController", "present(MainController)", from: .controller, to: .controller),
      "SignInController"
    ),
  ]

  private func display(columns: Int) -> TextDisplay {
    let display = TextDisplay(language: .english)
    display.traits = TextTraits(columns: columns, isStyled: true)
    return display
  }

  private func drawn(at columns: Int) -> String {
    let display = display(columns: columns)
    for (event, caller) in Self.events { display.trace(event, from: caller) }
    return display.takeOutput()
  }

  private func plain(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
