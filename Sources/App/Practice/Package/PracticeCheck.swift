import ProgramKit
import View

/// Judges a learner's package: exercise by exercise, done or what is wrong.
///
/// What is judged is a copy, in a package of its own below `.build`: in it the tests that judge are
/// ours, whatever became of the learner's, and so are the controllers that the learner tests, with the
/// faults planted in them.
@MainActor
final class PracticeCheck {
  let package: PracticePackage
  private let tools: any PracticeTools

  /// The folder of the build, and whether the caller has locked it.
  private let scratch: String
  private let isLocked: Bool

  /// Which test noticed each planted fault, for each exercise whose test passes with the right
  /// controller; `nil` where none did.
  private(set) var noticed: [Int: [String?]] = [:]

  /// Why an exercise's files are not in the copy: they are replaced by those that were handed out, so
  /// that the others can be judged.
  private var left: [Int: Verdict] = [:]

  /// - Parameters:
  ///   - package: what is judged.
  ///   - scratch: a folder that the caller has locked, in which several packages are built one after
  ///     the other; or `nil` for that of the package.
  ///   - tools: what builds it and runs its tests.
  init(
    _ package: PracticePackage, in scratch: String? = nil,
    with tools: any PracticeTools = SwiftTools()
  ) {
    self.package = package
    self.scratch = scratch ?? package.scratch
    isLocked = scratch != nil
    self.tools = tools
  }

  /// Judges some exercises, by their positions.
  func verdicts(of wanted: [Int]) throws -> [Int: Verdict] {
    let lock = isLocked ? nil : try FolderLock(of: scratch, in: package.folder)
    defer { lock?.release() }
    noticed = [:]
    try build()
    var verdicts = left.filter { wanted.contains($0.key) }
    for (index, verdict) in try run(wanted.filter { left[$0] == nil }, fault: 0) {
      verdicts[index] = verdict
    }
    // A test that passes has to notice each fault; no other exercise has any.
    let testers = wanted.filter { verdicts[$0] == .done }
    for fault in Set(testers.flatMap { exercises[$0].faults.indices }).sorted() {
      let asked = testers.filter { exercises[$0].faults.indices.contains(fault) }
      for (index, verdict) in try run(asked, fault: fault + 1) {
        noticed[index, default: []].append(verdict == .done ? nil : verdict.test ?? "")
      }
    }
    for (index, tests) in noticed {
      let faults = exercises[index].faults
      guard let missed = tests.firstIndex(of: nil) else { continue }
      verdicts[index] = .missed(
        faults[missed], noticed: tests.count { $0 != nil }, of: faults.count)
    }
    return verdicts
  }

  private var exercises: [Exercise] { package.exercises }

  private var copy: String { scratch + "/check" }

  // MARK: - Building

  /// Builds the copy; an exercise that does not compile is left out of it.
  private func build() throws {
    left = [:]
    while true {
      try assemble()
      guard let output = try tools.build(copy, in: scratch) else { return }
      let errors = CompilerError.all(in: output)
      var isNew = false
      for error in errors {
        guard
          let index = exercises.firstIndex(where: { ($0.sources + $0.tests).contains(error.file) }),
          left[index] == nil
        else { continue }
        left[index] = .uncompiled(error.description)
        isNew = true
      }
      if !isNew {
        let last = output.split(separator: "\n").last.map(String.init) ?? ""
        throw ProgramError(.data, .doesNotBuild(errors.first?.description ?? last))
      }
    }
  }

  /// Writes the copy: the learner's files, and over them ours.
  private func assemble() throws(ProgramError) {
    // What asks for the fault is in each file with faults, and private: a test cannot call it.
    let planted = try TextFiles.read("\(package.clone)/Tests/Practice/Planted.swift")
      .replacing("nonisolated func", with: "nonisolated private func")
    var files: [String: String] = [:]
    for folder in PracticePackage.folders {
      for name in TextFiles.swiftNames(in: "\(package.folder)/\(folder)") {
        files["\(folder)/\(name)"] = try TextFiles.read("\(package.folder)/\(folder)/\(name)")
      }
    }
    for (index, exercise) in exercises.enumerated() {
      for (path, text) in try PracticePackage.files(of: exercise) {
        let isLearners = path.hasSuffix("Tests.swift") == exercise.isTest
        if isLearners, files[path] == nil {
          let name = path.split(separator: "/").last ?? ""
          left[index] = .missing(path, original: "\(exercise.folder)/\(name)")
        }
        if isLearners, exercise.isTest, peeks(files[path]) { left[index] = .peeks }
        if !isLearners || left[index] != nil { files[path] = text }
      }
      if exercise.isTest {
        for (path, text) in try PracticePackage.files(of: exercise, in: "Planted") {
          files[path] = text + planted
        }
      }
    }
    files.merge(try package.support(dependingOn: package.clone)) { $1 }
    for path in files.keys + PracticePackage.folders {
      TextFiles.removeLinks(from: scratch, to: "check/\(path)")
    }
    for folder in PracticePackage.folders {
      let names = files.keys.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count + 1) }
      TextFiles.remove(allBut: names.map(String.init), in: "\(copy)/\(folder)")
    }
    for (path, text) in files { try TextFiles.write(text, to: "\(copy)/\(path)") }
  }

  /// Whether a learner's file reads the variable that says which fault is planted.
  private func peeks(_ text: String?) -> Bool { text?.contains("PRACTICE_FAULT") == true }

  // MARK: - Running

  /// Runs the tests of some exercises until each has come to its end, and returns what came of them.
  ///
  /// A test that ends the program takes the others with it: they run again, without it.
  private func run(_ wanted: [Int], fault: Int) throws -> [Int: Verdict] {
    var verdicts: [Int: Verdict] = [:]
    var rest = wanted
    while !rest.isEmpty {
      let names = rest.flatMap { exercises[$0].tests }.map { $0.dropLast(".swift".count) }
      let (records, stop) = try tools.test(
        names.map(String.init), fault: fault, of: copy, in: scratch)
      let report = TestReport(records)
      let before = rest.count
      for index in rest {
        verdicts[index] = verdict(on: index, report, stop)
      }
      rest.removeAll { verdicts[$0] != nil }
      guard rest.count < before else { throw ProgramError(.data, .testsDoNotRun) }
    }
    return verdicts
  }

  /// What came of an exercise, or `nil` if it has not come to its end.
  private func verdict(on index: Int, _ report: TestReport, _ stop: TestStop?) -> Verdict? {
    let exercise = exercises[index]
    let files = exercise.tests.map { report.files[$0] ?? TestReport.File() }
    if let issue = files.lazy.compactMap(\.issue).first {
      return exercise.isTest ? .refusesRight(issue) : .failed(issue)
    }
    if let running = report.running, exercise.tests.contains(running.file) {
      return switch stop {
      case .late: .endless(running.test)
      case .wroteTooMuch: .writesTooMuch(running.test)
      case nil: .crashed(running.test)
      }
    }
    if report.running == nil, files.contains(where: \.found.isEmpty) { return .untested }
    return files.allSatisfy { $0.isFinished && !$0.found.isEmpty } ? .done : nil
  }
}
