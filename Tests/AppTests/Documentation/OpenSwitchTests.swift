import Foundation
import Testing

/// A switch over an enumeration of ours has no `default:`, where a new case has to be thought of.
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

  @Test("Every other switch over cases is without `default:`")
  func switches() throws {
    var found: Set<String> = []
    for path in try Page.files(in: "Sources", endingWith: ".swift") {
      let lines = try String(contentsOf: Page.root.appending(path: path), encoding: .utf8)
        .components(separatedBy: "\n")
      let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
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
