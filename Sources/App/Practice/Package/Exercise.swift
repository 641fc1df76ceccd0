import Foundation
import ProgramKit
import View

/// One exercise: what it says, and the files that are handed out.
///
/// Its folder also has what is not handed out: `Solution`, `Planted` with the faults that a learner's
/// test should notice, and `Wrong` with repairs that must not count.
struct Exercise {
  /// The path of its folder.
  let folder: String

  let title: Phrase
  let sees: Phrase
  let hints: [Phrase]
  let talk: Phrase

  /// The planted faults by what a person would see, in the order of their numbers from 1.
  let faults: [Phrase]

  /// The names of the files that are handed out.
  let sources: [String]
  let tests: [String]

  /// Whether the learner writes the test, and not the controller.
  let isTest: Bool

  /// Reads an exercise from its folder.
  ///
  /// - Throws: what is missing there.
  init(_ folder: String) throws(ProgramError) {
    self.folder = folder
    let english = ExercisePage(try TextFiles.read("\(folder)/About.md"))
    let korean =
      (try? TextFiles.read("\(folder)/About-Korean.md")).map(ExercisePage.init) ?? english
    isTest = TextFiles.exists("\(folder)/Planted")
    let counts = { (page: ExercisePage) in [page.hints.count, page.faults.count] }
    guard !english.title.isEmpty, !english.sees.isEmpty, !english.talk.isEmpty,
      english.hints.count == 2, english.faults.isEmpty != isTest, counts(english) == counts(korean)
    else { throw ProgramError(.data, .unfinishedExercise(folder)) }
    title = Phrase(english.title, ko: korean.title)
    sees = Phrase(english.sees, ko: korean.sees)
    hints = zip(english.hints, korean.hints).map { Phrase($0, ko: $1) }
    talk = Phrase(english.talk, ko: korean.talk)
    faults = zip(english.faults, korean.faults).map { Phrase($0, ko: $1) }
    let files = TextFiles.swiftNames(in: folder)
    tests = files.filter { $0.hasSuffix("Tests.swift") }
    sources = files.filter { !$0.hasSuffix("Tests.swift") }
    guard !tests.isEmpty, !sources.isEmpty else {
      throw ProgramError(.data, .unfinishedExercise(folder))
    }
  }

  /// Whether there are exercises in a folder.
  static func areIn(_ folder: String) -> Bool {
    TextFiles.names(in: folder).contains { TextFiles.exists("\(folder)/\($0)/About.md") }
  }

  /// Reads the exercises of a folder, in the order of their names; a folder with a page is one.
  static func all(in folder: String) throws(ProgramError) -> [Exercise] {
    var exercises: [Exercise] = []
    for name in TextFiles.names(in: folder) where TextFiles.exists("\(folder)/\(name)/About.md") {
      exercises.append(try Exercise("\(folder)/\(name)"))
    }
    return exercises
  }

  /// The name of its folder, by which it is known in every version.
  var name: String { String(folder.split(separator: "/").last ?? "") }

  /// The file that the learner changes, in the learner's package.
  var path: String {
    isTest ? "Tests/PracticeTests/\(tests[0])" : "Sources/Practice/\(sources[0])"
  }

  /// The solution: the files that differ from those that are handed out, with their names.
  var solution: [(name: String, text: String)] {
    TextFiles.swiftNames(in: "\(folder)/Solution").compactMap { name in
      (try? TextFiles.read("\(folder)/Solution/\(name)")).map { (name, $0) }
    }
  }
}
