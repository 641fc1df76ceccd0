import Foundation
import Model
import ProgramKit
import Synchronization
import Terminal
import Testing
import View
import ViewText
import Workshop

/// A test that runs, with what was done in it.
final class RunningTest: Sendable {
  let record: TestRecord
  private let name: String
  private let place: SourceLocation
  private let key: Int
  private let told = Mutex<String?>(nil)
  private let failures = Atomic(0)

  init(_ name: String, at place: SourceLocation) {
    (self.name, self.place) = (name, place)
    let title = "Trapped in the test \"\(name)\" (\(place.fileName):\(place.line))."
    let key = TestsThatRun.all.begin(title)
    record = TestRecord { history in
      TestsThatRun.all.note(
        [title, StepAccount(history).text], of: key, isInStep: history.running != nil)
    }
    self.key = key
  }

  func end() { TestsThatRun.all.end(key) }

  var hasFailed: Bool { failures.load(ordering: .relaxed) > 0 }

  // MARK: - An issue

  /// The issue with what led to it; the same is not said twice.
  func explain(_ issue: Issue) -> Issue {
    guard issue.isFailure, !(issue.error is ExplorerError) else { return issue }
    failures.wrappingAdd(1, ordering: .relaxed)
    guard let history = record.histories.last else { return issue }
    var account = StepAccount(history)
    account.tellStep(of: issue.error)
    if MainQueue.isCurrent, !account.isOver {
      account.screen = MainActor.assumeIsolated { history.screen }
    }
    var text = account.text
    let before = told.withLock { told in
      defer { told = text }
      return told
    }
    guard text != before, !text.isEmpty else { return issue }
    if before == nil, !Self.areAttachmentsKept {
      text += "\nTo look at every step: swift test --attachments-path FOLDER"
    }
    var issue = issue
    issue.comments.append(Comment(rawValue: text))
    return issue
  }

  // MARK: - Attachments

  /// Whether the run keeps what is attached; what is not kept is not made.
  private static let areAttachmentsKept: Bool = {
    #if canImport(Darwin)
      return true
    #else
      return CommandLine.arguments.contains {
        $0.hasPrefix("--") && $0.contains("attachments-path")
      }
    #endif
  }()

  /// Attaches what was done to the test.
  @MainActor
  func attach() {
    guard Self.areAttachmentsKept else { return }
    for (name, text) in files { Attachment.record(text, named: name, sourceLocation: place) }
  }

  /// What is attached: the names of the files, and their texts.
  @MainActor
  var files: [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    for history in record.histories where !history.steps.isEmpty {
      let screen = history.steps.last { $0.screen != nil }?.screen
      let texts: [(kind: String, text: String?)] = [
        ("html", history.steps.page(titled: name, in: history.language)),
        ("transcript", history.transcript), ("txt", screen?.drawn(in: history.language)),
      ]
      for (kind, text) in texts {
        if let text { files.append((nameOfFile(kind), text)) }
      }
    }
    return files
  }

  /// The name of the file of what is attached: that of the test, without signs.
  func nameOfFile(_ kind: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" }) + ".\(kind)"
  }
}

/// Whether the code runs on the queue of the main actor: not every system has a thread for it.
private enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// The tests that run, for the last words of a process that traps.
private final class TestsThatRun: Sendable {
  static let all = TestsThatRun()

  private struct State {
    /// What is said of each, by when something was done last.
    var tests: [Said] = []
    var count = 0
  }

  private struct Said {
    let key: Int
    let lines: [String]
    let isInStep: Bool
  }

  private let state = Mutex(State())

  private init() { LastWords.sayAtTrap() }

  /// A test begins; returns its key.
  func begin(_ title: String) -> Int {
    let key = state.withLock { state in
      state.count += 1
      return state.count
    }
    note([title], of: key)
    return key
  }

  func note(_ lines: [String], of key: Int, isInStep: Bool = false) {
    change { tests in
      tests.removeAll { $0.key == key }
      tests.append(Said(key: key, lines: lines, isInStep: isInStep))
    }
  }

  func end(_ key: Int) {
    change { $0.removeAll { $0.key == key } }
  }

  /// It is the test that takes a step; between two steps of some, the one that took the last, or
  /// another one.
  private func change(_ body: (inout [Said]) -> Void) {
    state.withLock { state in
      body(&state.tests)
      let begun = state.tests.filter { $0.lines.count > 1 }
      let last = begun.last ?? state.tests.last
      let others = last?.isInStep == true ? [] : begun.dropLast().map { "Or: \($0.lines[0])" }
      let text = ((last?.lines ?? []) + others).joined(separator: "\n")
      LastWords.set(Array((text.isEmpty ? "" : "\n\(text)\n\n").utf8), on: STDERR_FILENO)
    }
  }
}
