import Foundation

/// What came of a run of the tests, file by file, as the testing library writes it down.
struct TestReport {
  /// What came of the tests of one file.
  struct File: Equatable {
    /// The tests that were found, and those that ended.
    fileprivate(set) var found: Set<String> = []
    fileprivate(set) var ended: Set<String> = []
    /// The first expectation that failed.
    fileprivate(set) var issue: Issue?

    /// Whether all of its tests ran to their end.
    var isFinished: Bool { found == ended }
  }

  /// An expectation that failed, in a test of a name.
  struct Issue: Equatable {
    let test: String
    let text: String
  }

  /// The files with tests by their names.
  private(set) var files: [String: File] = [:]

  /// The file whose test has begun last and not ended: when the process is gone, that test ended it.
  private(set) var running: (file: String, test: String)?

  private var tests: [String: (file: String, test: String)] = [:]

  /// Reads records, one JSON object a line; a line that was cut off is left out.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
        continue
      }
      read(record.payload)
    }
  }

  private mutating func read(_ payload: Payload) {
    if payload.kind == "function", let id = payload.id, let place = payload.sourceLocation {
      let file = String(place.fileID.split(separator: "/").last ?? "")
      tests[id] = (file, payload.displayName ?? payload.name ?? id)
      files[file, default: File()].found.insert(id)
    }
    guard let id = payload.testID, let test = tests[id] else { return }
    switch payload.kind {
    case "testStarted": running = test
    case "testEnded", "testSkipped":
      running = nil
      files[test.file]?.ended.insert(id)
    case "issueRecorded" where payload.issue?.isKnown != true:
      if files[test.file]?.issue == nil {
        files[test.file]?.issue = Issue(
          test: test.test, text: Self.text(of: payload.messages ?? []))
      }
    default: break
    }
  }

  /// What failed, with the test's own words about it; they are all that there is without an
  /// expectation.
  private static func text(of messages: [Payload.Message]) -> String {
    let first = messages.first?.text ?? ""
    // Of an explanation, the first line says which step it was.
    let words = messages.dropFirst().filter { $0.symbol == "details" }.map { message in
      String(message.text.prefix { !$0.isNewline })
    }
    let all = words.joined(separator: " ")
    let text = words.isEmpty ? first : first == "Issue recorded" ? all : "\(first) (\(all))"
    // A text of several lines could look like what is said of another exercise.
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private struct Record: Decodable {
    let payload: Payload
  }

  private struct Payload: Decodable {
    struct Place: Decodable { let fileID: String }
    struct Message: Decodable {
      let symbol: String?
      let text: String
    }

    struct Known: Decodable { let isKnown: Bool? }

    let kind: String?
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Place?
    let testID: String?
    let messages: [Message]?
    let issue: Known?
  }
}
