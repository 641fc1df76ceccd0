import Foundation
import ProgramKit
import View
import ViewText
import Workshop

/// What came of the exercises of some packages, one row for each: for a gradebook.
struct PracticeReport {
  /// One exercise of one learner.
  struct Row: Equatable {
    /// The name of the learner's folder.
    let who: String
    /// The name of the exercise's folder, or `foretell` and the name of a situation; nothing if the
    /// package could not be judged.
    var exercise = ""
    var isDone = false
    /// The planted faults, each with the test that noticed it.
    var faults: [Fault] = []
    /// How many hints were taken.
    var hints = 0
    /// What a person reads of it.
    let explanation: String
  }

  /// A planted fault by what a person would see, and the test that noticed it, or `nil`.
  struct Fault: Codable, Equatable {
    let fault: String
    let noticedBy: String?
  }

  /// What a file is made of, by the end of its name.
  enum Format: String, CaseIterable {
    case json, csv, xml

    init?(path: String) {
      guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix(".\($0)") })
      else {
        return nil
      }
      self = format
    }
  }

  var rows: [Row] = []

  func text(_ format: Format) -> String {
    switch format {
    case .json: json
    case .csv: csv
    case .xml: xml
    }
  }

  // MARK: - JSON

  private struct Entry: Encodable {
    let who, exercise: String
    let done: Bool
    let faults: [Fault]
    let hints: Int
    let explanation: String
  }

  private var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = rows.map { row in
      Entry(
        who: row.who.printable, exercise: row.exercise.printable, done: row.isDone,
        faults: row.faults.map {
          Fault(fault: $0.fault.printable, noticedBy: $0.noticedBy?.printable)
        }, hints: row.hints, explanation: row.explanation.printable)
    }
    let data = (try? encoder.encode(entries)) ?? Data("[]".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  // MARK: - CSV

  private var csv: String {
    let head = "who,exercise,done,faults,noticed,noticed by,hints,explanation"
    let lines = rows.map { row in
      let tests = row.faults.enumerated().compactMap { index, fault in
        fault.noticedBy.map { "\(index + 1): \($0)" }
      }
      return [
        Self.cell(row.who), Self.cell(row.exercise), row.isDone ? "1" : "0",
        "\(row.faults.count)", "\(tests.count)", Self.cell(tests.joined(separator: "; ")),
        "\(row.hints)", Self.cell(row.explanation),
      ].joined(separator: ",")
    }
    return ([head] + lines).map { $0 + "\n" }.joined()
  }

  /// A text as a cell: a table computes what begins like a formula.
  private static func cell(_ text: String) -> String {
    let text = text.printable
    let isFormula = text.first.map { "=+-@".contains($0) } ?? false
    return "\"\(isFormula ? "'" : "")\(text.replacing("\"", with: "\"\""))\""
  }

  // MARK: - JUnit XML

  private var xml: String {
    var names: [String] = []
    for row in rows where !names.contains(row.who) { names.append(row.who) }
    let suites = names.map { name in
      let rows = rows.filter { $0.who == name }
      return """
          <testsuite name="\(name.escapedForMarkup)" \(Self.counts(of: rows))>
        \(rows.map(Self.element).joined(separator: "\n"))
          </testsuite>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(Self.counts(of: rows))>
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private static func counts(of rows: [Row]) -> String {
    "tests=\"\(rows.count)\" failures=\"\(rows.count { !$0.isDone })\""
  }

  private static func element(of row: Row) -> String {
    let facts =
      [("hints", "\(row.hints)")] + row.faults.map { ($0.fault, $0.noticedBy ?? "") }
    let properties = facts.map { name, value in
      "        <property name=\"\(name.escapedForMarkup)\" value=\"\(value.escapedForMarkup)\" />"
    }
    let failure =
      row.isDone
      ? "" : "\n      <failure message=\"\(row.explanation.escapedForMarkup)\" />"
    return """
          <testcase classname="\(row.who.escapedForMarkup)" name="\(row.exercise.escapedForMarkup)">
            <properties>
      \(properties.joined(separator: "\n"))
            </properties>\(failure)
          </testcase>
      """
  }
}
