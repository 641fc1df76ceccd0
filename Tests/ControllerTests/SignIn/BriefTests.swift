import Controller
import Model
import Testing
import View
import ViewText

@Suite("In brief, for kinds", .patience)
struct BriefTests {
  @Test("One sign-up, sign-in and sign-out take at most 75 words", arguments: Language.allCases)
  func words(language: Language) throws {
    let door = try TextFrontDoor(in: language, verbosity: .brief)
    var said = door.display.takeOutput()
    for line in Self.walk { said += door.type(line) }

    let count = said.split { $0.isWhitespace }.count
    #expect(count <= 75, "\(count) words:\n\(said)")
    #expect(door.screen is any SignView)
  }

  @Test("It says only what changed, a line each, and each hint once")
  func lines() throws {
    let door = try TextFrontDoor(verbosity: .brief)
    var steps = [("", door.display.takeOutput())]
    for line in Self.walk { steps.append((line, door.type(line))) }

    #expect(
      steps.map { $0.1.isEmpty ? "" : "> \($0.0)\n\($0.1)" }.joined() == """
        > 
          Sign In:
          Email: (empty)
          Password: (empty)
          Buttons: Sign In, Sign Up
          Return: fill in Email  (:help)
        > sign up
          Sign Up:
          Welcome
          Email: (empty)
          Password: (empty)
          Buttons: Sign In, Sign Up
        > secret123
          Email: lee@example.com
          Password: (hidden)
          Return: Sign Up
        > sign up
          Account created.
          Sign In:
          Email: (empty)
          Password: (empty)
          Buttons: Sign In, Sign Up
        > secret123
          Email: lee@example.com
          Password: (hidden)
          Return: Sign In
        > sign in
          Signed In:
          lee@example.com
          Button: Sign Out
        > sign out
          Sign In:
          Email: (empty)
          Password: (empty)
          Buttons: Sign In, Sign Up

        """)
  }

  @Test("Who hears only this knows every screen after every step", arguments: Language.allCases)
  func listener(language: Language) throws {
    let door = try TextFrontDoor(in: language, verbosity: .brief)
    var listener = Listener()
    listener.hear(door.display.takeOutput())
    #expect(listener.screen == Self.heard(door.screen, in: language))

    for line in Self.walk + Self.refusals + Self.walk(as: "kim@example.com") {
      listener.hear(door.type(line))
      guard door.display.prompt == .command else { continue }
      #expect(listener.screen == Self.heard(door.screen, in: language), "after \(line)")
    }
  }

  @Test("An error is said where the field is")
  func errors() throws {
    let door = try TextFrontDoor(verbosity: .brief)

    let alert = door.type("email", "lee@example.com", "abc", "sign in")
    let form = door.type("ok")

    #expect(
      alert == """
          Email: lee@example.com
          Password: (hidden)
          Return: Sign In
          Notice:
          Enter a password of at least 4 characters.
          Button: OK
          Return: OK, then fill in Password

        """)
    #expect(
      form == """
          Sign In:
          Password: (empty) (Enter a password of at least 4 characters.)
          Return: fill in Password

        """)
  }

  @Test("A second try is said like the first: what was typed, though it looks the same")
  func again() throws {
    let door = try TextFrontDoor(verbosity: .brief)
    door.type("sign up", "email", "lee@example.com", "secret123", "sign up")

    let first = door.type("email", "lee@example.com", "secret124", "sign in")
    let second = door.type("", "secret125", "sign in")

    #expect(first.hasPrefix("  Email: lee@example.com\n  Password: (hidden)\n"))
    #expect(
      second == """
          Sign In:
          Password: (hidden)
          Notice:
          That password is not correct.
          Button: OK

        """)
  }

  @Test("The whole screen is said on request, in words")
  func read() throws {
    let door = try TextFrontDoor(verbosity: .brief)
    door.display.traits.isSpoken = true
    door.type("email", "lee@example.com", "secret123")

    door.display.read()

    #expect(
      door.display.takeOutput() == """
          Sign In
            1  Email      lee@example.com
            2  Password   (hidden)
            3  Sign In
            4  Sign Up
          Return: Sign In  (:help)

        """)
  }

  // MARK: - Fixtures

  private static let walk = walk(as: "lee@example.com")

  private static func walk(as email: String) -> [String] {
    [
      "sign up", "email", email, "secret123", "sign up",
      "email", email, "secret123", "sign in", "sign out",
    ]
  }

  /// Each refusal of the front door, answered by name and by Return, and a mistake.
  private static let refusals = [
    "sign in", "ok", "email", "lee", "secret123", "sign in", "", "nobody@example.com", "secret123",
    "sign in", "ok", "email", "lee@example.com", "secret124", "sign in", "", "abc", "sign in", "1",
    "sign up", "email", "lee@example.com", "secret124", "sign up", "sign in", "ok", "sign in",
  ]

  /// The real screen, as it can be heard.
  private static func heard(_ screen: (any Screen)?, in language: Language) -> Listener.Heard {
    var heard = Listener.Heard()
    for element in screen?.elements ?? [] {
      switch element.kind {
      case .text(let title, .title): heard.title = language[title]
      case .label(let label): heard.texts.append(language[label.shownText])
      case .message(let message, let title):
        heard.title = title.map { language[$0] } ?? ""
        heard.texts.append(language[message])
      case .field(let field):
        let hidden = language == .english ? "(hidden)" : "(가려짐)"
        let empty = language == .english ? "(empty)" : "(비어 있음)"
        let value = field.isSecureTextEntry ? hidden : field.text ?? ""
        heard.fields.append(
          Listener.Field(
            label: language[field.label], value: field.hasText ? value : empty))
      case .button(let button): heard.buttons.append(language[button.label])
      // An ornament, and what the front door has not.
      case .text, .textView, .toggle, .source: break
      }
    }
    return heard
  }
}

/// Hears brief lines, and keeps a model of the screen by nothing else.
private struct Listener {
  struct Field: Equatable {
    let label: String
    var value: String
  }

  struct Heard: Equatable {
    var title = ""
    var texts: [String] = []
    var fields: [Field] = []
    var buttons: [String] = []
  }

  private(set) var screen = Heard()
  private var known: [String: Heard] = [:]

  mutating func hear(_ lines: String) {
    // The screen that was just named, with all that is said of it.
    var new: Heard?
    for line in lines.split(separator: "\n").map({ String($0.dropFirst(2)) }) {
      if line.hasSuffix(":") {
        known[screen.title + ":"] = screen
        new = Heard(title: String(line.dropLast()))
        screen = known[line] ?? Heard(title: String(line.dropLast()))
      } else if Self.isHint(line) {
        continue
      } else if let field = Self.field(in: line), new != nil || isShown(field) {
        set(field, in: &screen)
        if var whole = new {
          set(field, in: &whole)
          new = whole
        }
      } else if var whole = new {
        // More than fields: the screen is said whole.
        if let buttons = Self.buttons(in: line) {
          whole.buttons += buttons
        } else {
          whole.texts.append(line)
        }
        (screen, new) = (whole, whole)
      }
    }
  }

  private func isShown(_ field: Field) -> Bool {
    screen.fields.contains { $0.label == field.label }
  }

  private func set(_ field: Field, in heard: inout Heard) {
    if let index = heard.fields.firstIndex(where: { $0.label == field.label }) {
      heard.fields[index] = field
    } else {
      heard.fields.append(field)
    }
  }

  private static func isHint(_ line: String) -> Bool {
    line.hasPrefix("Return: ") || line.hasPrefix("Enter: ")
  }

  private static func buttons(in line: String) -> [String]? {
    line.wholeMatch(of: /(?:Buttons?|버튼): (.+)/).map {
      $0.1.split(separator: ", ").map(String.init)
    }
  }

  private static func field(in line: String) -> Field? {
    guard buttons(in: line) == nil else { return nil }
    // The reason of a refusal is beside the value.
    return line.wholeMatch(of: /([^:]+): (\([^)]+\)|[^ ]+)( \(.+\))?/).map {
      Field(label: String($0.1), value: String($0.2))
    }
  }
}
