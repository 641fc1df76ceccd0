import Foundation
import Testing

/// A switch over an enumeration of ours has no `default:`, where a new case has to be thought of,
/// and no `if case` stands for such a switch.
@Suite("Switches over our enumerations name every case", .patience, .onOwnThreads)
nonisolated struct OpenSwitchTests {
  /// Where `default:` is right, by file and by what is switched over, and why.
  private static let allowed: [String: String] = [
    // Each of these asks for a few cases; all others, also new ones, have the same answer.
    "Application: event": "`AppProcess` names every event",
    "SceneInterface+Events: event": "`AppProcess` names every event",
    "ClassicInterface: event": "refused: an app without scenes has no other events",
    "ErrorPresentation: error": "the message of the error itself",
    "CRUDController: (change.before, change.after)": "optional values",
    "QuizChoices: self": "a reason depends on the state alone",
    "DeviceError: event": "not possible now",
    "Device: command": "the events of the command",
    "DeviceCommand: self": "the screen says it, and a command takes a window or nothing",
    "Device+Steps: step.event": "no step",
    "PasswordPlaceholders: CredentialRules.fault(in: typed)": "a password that is not too short",
    "Scenario+Transcript: (step, way.last)": "no two steps that are one",
    "LineEditor+Keys: self": "a key without a byte",
    "TerminalInput: input": "passed on as it is",
    "TerminalInput+Editing: interruption": "passed on as it is",
    "KeptText: input": "passed on as it is",
    "KeyDecoder: state": "waits for no more bytes",
    "KeyDecoder: (state, byte)": "bytes of a sequence that is not known",
    "Console: signal": "ends the run",
    "TextField: method": "an option set, which no switch can name in full",
    "TextView: method": "an option set, which no switch can name in full",
    // Enumerations of Swift, numbers and scalars.
    "String+Normalization: properties.generalCategory": "Unicode's categories",
    "String+Width: properties.generalCategory": "Unicode's categories",
    "String+Printable: properties.generalCategory": "Unicode's categories",
    "String+Printable: scalar": "scalars",
    "StoreFile: status.st_mode & S_IFMT": "numbers of the system",
  ]

  /// Where a pattern is right outside a switch, by why, and then by file and pattern.
  ///
  /// One in a line that gives both answers, such as `if case .share = self { true } else { false }`,
  /// is the question itself and needs no reason.
  private static let patterns: [String: [String]] = [
    "A value that was kept is read as what it was kept as; what is of another kind is not it": [
      "Account: .record(let record)", "SignInThrottle: .expiring(let failures, let latest)",
      "StoredValue: .bytes(let value)", "StoredValue: .flag(let value)",
      "StoredValue: .integer(let value)", "StoredValue: .text(let value)",
      "UserDefaultsStore: .expiring(let number, let since)?",
      "MemoryStore: (let key, .expiring(let number, let since))",
      "SceneSession+Bytes: .dictionary(let activity)?",
      "SceneSession+Bytes: .dictionary(let userInfo)?",
      "SceneSession+Bytes: .dictionary(let userInfo)?",
      "SceneSession+Bytes: .dictionary(let values)?",
      "SceneSession+Bytes: .flag(let isDiscarded)?",
      "SceneSession+Bytes: .flag(let wasVisible)?", "SceneSession+Bytes: .integer(let number)?",
      "GalleryContent: .array(let path)?", "GalleryContent: .integer(let tab)?",
    ],
    "One error has something to it besides its sentence": [
      "Credentials: .failure(.emailTooShort)",
      "Credentials: .failure(.passwordTooShort)", "Scenario: .different(let expected, let actual)",
      "Shared: .store(let failure)",
      "TodoEditingController: .changedElsewhere", "ViewController+Shared: .store",
    ],
    "An error in a formula is its value": ["Formula: .error", "Formula: .error(let error)"],
    "The first text of one kind is looked for": [
      "ScreenContent: .message(let message, _)", "ScreenContent: .message(let message, let title)",
      "ScreenContent: .text(let title, .title)", "ScreenContent+Visit: .grid(let grid)",
      "TextDisplay: .text(let banner, .banner)?",
    ],
    "One of several is meant, and all others have the same answer": [
      "Console: .signal", "EventLogState: .recorded(let position)", "IdleLines: .end",
      "IdleLines: .unterminated(let text)", "Options: .practiceInFolder(let words)",
      "PracticeSession: .found(let index)", "StepAccount: .alertCoversPart",
      "TerminalInput: .end(let reason)", "TestWriter: .touchReturn",
      "TextDisplay+Answers: .touch(let position)",
    ],
    "An enumeration of Swift": [
      "Array+SideBySide: .insert(let offset, let line, _)",
      "Array+SideBySide: .remove(let offset, _, _)", "LineEditor: (let start?, let end?)",
      "LoginSession: (let key, var account)?",
    ],
  ]

  @Test("Every other pattern is in a switch")
  func patterns() throws {
    var found: [String] = []
    for (name, lines) in try Self.sources() {
      for line in lines where line.contains("case ") && !line.contains(" } else { ") {
        for match in line.matches(of: Self.condition) {
          found.append("\(name): \(match.1 ?? match.2 ?? "")")
        }
      }
    }

    #expect(found.sorted() == Self.patterns.values.joined().sorted())
  }

  @Test("A language is asked for its words in one place, by a switch")
  func languages() throws {
    var found: [String] = []
    for (name, lines) in try Self.sources() {
      // First the names, as a search for a pattern takes long.
      let named = lines.filter { $0.contains(".english") || $0.contains(".korean") }
      found += named.filter { $0.contains(Self.language) }.map { "\(name): \(Self.text($0))" }
    }

    #expect(
      found.sorted() == [
        "Language+Marks: case .english: english()", "Language+Marks: case .korean: korean()",
        "Language: case .english: phrase.english", "Language: case .korean: phrase.korean",
      ])
  }

  /// A pattern outside a switch: of `if`, `guard` or `while`, or of `for`.
  private static var condition: Regex<(Substring, Substring?, Substring?)> {
    #/case (\.[\w.]+(?:\((?:[^()=]|\([^()]*\))*\))?\??|\((?:[^()=]|\([^()]*\))*\)\??) = |for case (\.\S+.*|\(.*\)) in /#
  }

  /// A language in a comparison or a pattern.
  private static var language: Regex<Substring> { /(?:[!=]= |case [^:]*)\.(?:english|korean)\b/ }

  /// The lines of each file that are not comments, by its name.
  private static func sources() throws -> [(name: Substring, lines: [String])] {
    try Page.files(in: "Sources", endingWith: ".swift").map { path in
      let lines = try String(contentsOf: Page.root.appending(path: path), encoding: .utf8)
        .components(separatedBy: "\n")
      let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      return (name, lines.filter { !text($0).hasPrefix("//") })
    }
  }

  @Test("Every other switch over cases is without `default:`")
  func switches() throws {
    var found: Set<String> = []
    for (name, lines) in try Self.sources() {
      for index in lines.indices where Self.text(lines[index]).hasPrefix("default:") {
        if let subject = Self.subject(ofSwitchBefore: index, in: lines) {
          found.insert("\(name): \(subject)")
        }
      }
    }

    #expect(found.subtracting(Self.allowed.keys).sorted() == [])
    #expect(Set(Self.allowed.keys).subtracting(found).sorted() == [])
  }

  /// What the switch of a `default:` is over, if it has cases with a dot.
  private static func subject(ofSwitchBefore index: Int, in lines: [String]) -> Substring? {
    let indent = lines[index].prefix { $0 == " " }.count
    var hasCases = false
    for line in lines[..<index].reversed() where line.prefix(while: { $0 == " " }).count <= indent {
      if let start = line.firstRange(of: "switch ") {
        return hasCases ? line[start.upperBound...].dropLast(2) : nil
      }
      let pattern = text(line)
      hasCases =
        hasCases
        || pattern.hasPrefix("case ") && pattern.contains(/^case (let )?\.|\(\.|, \./)
    }
    return nil
  }

  private static func text(_ line: String) -> Substring { line.drop { $0 == " " } }
}
