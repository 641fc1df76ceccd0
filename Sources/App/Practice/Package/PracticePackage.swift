import Foundation
import ProgramKit
import View
import ViewText

/// A package of the learner's own, in which the exercises are done.
struct PracticePackage {
  /// Where it came from, as it is kept in the package.
  struct Origin: Codable, Equatable {
    /// The path of the clone that it depends on.
    var vestibule: String
    /// The path of the folder of the exercises.
    var exercises: String
  }

  let folder: String
  let origin: Origin
  let exercises: [Exercise]

  private static let originName = "practice.json"

  /// Opens a package that was made before.
  init(_ folder: String) throws(ProgramError) {
    self.folder = TextFiles.absolute(folder)
    guard TextFiles.exists("\(folder)/\(Self.originName)") else {
      throw ProgramError(.usage, .noPractice(folder))
    }
    let text = try TextFiles.read("\(folder)/\(Self.originName)")
    guard let origin = try? JSONDecoder().decode(Origin.self, from: Data(text.utf8)),
      Self.isClone(origin.vestibule)
    else { throw ProgramError(.data, .originGone("\(folder)/\(Self.originName)")) }
    self.origin = origin
    exercises = try Exercise.all(in: origin.exercises)
    if exercises.isEmpty { throw ProgramError(.data, .noExercises(origin.exercises)) }
  }

  /// Makes a new package in a folder that is empty or not there yet.
  ///
  /// Among the places may be a clone and a folder of exercises, in any order. What is not among them
  /// is that of the clone that the program was built from.
  init(making folder: String, from places: [String]) throws(ProgramError) {
    self.folder = TextFiles.absolute(folder)
    guard let names = TextFiles.readableNames(in: self.folder) else {
      throw ProgramError(.cannotCreate, .unreadableFolder(folder))
    }
    if !names.isEmpty { throw ProgramError(.cannotCreate, .folderNotEmpty(folder)) }
    let clone = places.map(TextFiles.absolute).first(where: Self.isClone) ?? Self.builtFrom
    guard let clone else { throw ProgramError(.usage, .noClone) }
    let others = places.map(TextFiles.absolute).filter { !Self.isClone($0) }
    origin = Origin(vestibule: clone, exercises: others.first ?? "\(clone)/Tests/Practice")
    exercises = try Exercise.all(in: origin.exercises)
    if exercises.isEmpty { throw ProgramError(.data, .noExercises(origin.exercises)) }
    for (path, text) in try handedOut { try TextFiles.create(text, at: "\(self.folder)/\(path)") }
    try TextFiles.create(".build\n", at: "\(self.folder)/.gitignore")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(origin)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    try TextFiles.create(text + "\n", at: "\(self.folder)/\(Self.originName)")
  }

  // MARK: - What is handed out

  /// The files of the package as it is handed out, by their paths in it.
  var handedOut: [String: String] {
    get throws(ProgramError) {
      var files = try support
      for exercise in exercises { files.merge(try Self.files(of: exercise)) { $1 } }
      return files
    }
  }

  /// What no exercise has: the manifest, and what the exercises use.
  var support: [String: String] {
    get throws(ProgramError) {
      let package = "\(origin.vestibule)/Tests/Practice/Package"
      let manifest = try TextFiles.read("\(package)/Package.swift")
      var files = [
        "Package.swift": manifest.replacing(
          "\"../vestibule\"", with: origin.vestibule.swiftLiteral)
      ]
      for folder in Self.folders {
        for name in TextFiles.swiftNames(in: "\(package)/\(folder)") {
          files["\(folder)/\(name)"] = try TextFiles.read("\(package)/\(folder)/\(name)")
        }
      }
      return files
    }
  }

  /// The files of an exercise by their paths in the package, or those in a folder beside them.
  static func files(of exercise: Exercise, in part: String = "") throws(ProgramError) -> [String:
    String]
  {
    var files: [String: String] = [:]
    for name in TextFiles.swiftNames(in: "\(exercise.folder)/\(part)") {
      let folder = folders[name.hasSuffix("Tests.swift") ? 1 : 0]
      files["\(folder)/\(name)"] = try TextFiles.read("\(exercise.folder)/\(part)/\(name)")
    }
    return files
  }

  /// The folders of a package that have its sources and its tests.
  static let folders = ["Sources/Practice", "Tests/PracticeTests"]

  // MARK: - The clone

  private static func isClone(_ folder: String) -> Bool {
    TextFiles.exists("\(folder)/Tests/Practice/Package/Package.swift")
      && TextFiles.exists("\(folder)/Sources/Controller")
  }

  /// The clone in whose folders the program is, or `nil` if it was taken elsewhere.
  private static var builtFrom: String? {
    var folder = Bundle.main.executableURL?.path ?? ""
    while let end = folder.lastIndex(of: "/") {
      folder = String(folder[..<end])
      if isClone(folder) { return folder }
    }
    return nil
  }
}
