import Foundation
import ProgramKit
import View
import ViewText

/// A package of the learner's own, in which the exercises are done.
struct PracticePackage {
  /// Where it came from, as it is kept in the package: paths from the folder of the package, so that
  /// it can be moved together with what it came from, or handed in without.
  struct Origin: Codable, Equatable {
    /// The path of the clone that it depends on.
    var vestibule: String
    /// The path of the folder of the exercises, or `nil` for those of the clone.
    var exercises: String?
  }

  let folder: String
  let origin: Origin
  let exercises: [Exercise]

  /// The clone: the one that the package came from, or else the one that the program is in.
  let clone: String

  /// The folder of its build.
  var scratch: String { folder + "/.build" }

  private static let originName = "practice.json"
  private static let hintsName = "hints.json"

  /// Whether a folder is such a package.
  static func isPackage(_ folder: String) -> Bool { TextFiles.exists("\(folder)/\(originName)") }

  /// Opens a package that was made before.
  ///
  /// - Parameters:
  ///   - folder: its folder.
  ///   - place: the folder of its exercises, or `nil` for the one that the package names.
  ///   - builtFrom: the clone that the program is in, for a package that was moved away from its own.
  /// - Throws: that it is no such package, or that its clone or its exercises are not there.
  init(
    _ folder: String, exercises place: String? = nil, builtFrom: String? = Self.builtFrom
  ) throws(ProgramError) {
    self.folder = TextFiles.absolute(folder)
    guard Self.isPackage(folder) else { throw ProgramError(.usage, .noPractice(folder)) }
    let text = try TextFiles.read("\(folder)/\(Self.originName)")
    let here = self.folder
    guard let origin = try? JSONDecoder().decode(Origin.self, from: Data(text.utf8)),
      let clone = [TextFiles.absolute(origin.vestibule, from: here), builtFrom]
        .compactMap(\.self).first(where: Self.isClone)
    else { throw ProgramError(.data, .originGone("\(folder)/\(Self.originName)")) }
    (self.origin, self.clone) = (origin, clone)
    exercises = try Self.exercises(
      in: place ?? origin.exercises.map { TextFiles.absolute($0, from: here) }, of: clone)
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
    let clone = places.map { TextFiles.absolute($0) }.first(where: Self.isClone) ?? Self.builtFrom
    guard let clone else { throw ProgramError(.usage, .noClone) }
    let others = places.map { TextFiles.absolute($0) }.filter { !Self.isClone($0) }.first
    self.clone = clone
    exercises = try Self.exercises(in: others, of: clone)
    let here = self.folder
    origin = Origin(
      vestibule: TextFiles.relative(clone, from: here),
      exercises: others.map { TextFiles.relative($0, from: here) })
    for (path, text) in try handedOut { try TextFiles.create(text, at: "\(self.folder)/\(path)") }
    try TextFiles.create(".build\n", at: "\(self.folder)/.gitignore")
    try TextFiles.create(Self.json(origin), at: "\(self.folder)/\(Self.originName)")
  }

  /// The exercises of a folder, or those of a clone.
  private static func exercises(in place: String?, of clone: String) throws(ProgramError)
    -> [Exercise]
  {
    let place = place ?? "\(clone)/Tests/Practice"
    let exercises = try Exercise.all(in: place)
    if exercises.isEmpty { throw ProgramError(.data, .noExercises(place)) }
    return exercises
  }

  // MARK: - Hints

  /// How many hints were taken of each exercise, by its name.
  var hints: [String: Int] {
    let text = (try? TextFiles.read("\(folder)/\(Self.hintsName)")) ?? ""
    let hints = (try? JSONDecoder().decode([String: Int].self, from: Data(text.utf8))) ?? [:]
    return hints.filter { (0...99).contains($0.value) }
  }

  /// What the learner has foretold, if it is handed in with the package.
  var foretold: [Foretold] {
    let text = (try? TextFiles.read("\(folder)/\(Foretold.fileName)")) ?? ""
    return (try? JSONDecoder().decode([Foretold].self, from: Data(text.utf8))) ?? []
  }

  /// Keeps in the package how many hints were taken of an exercise.
  func keep(hints count: Int, of exercise: Exercise) throws(ProgramError) {
    var hints = hints
    hints.merge([exercise.name: count], uniquingKeysWith: max)
    try TextFiles.write(Self.json(hints), to: "\(folder)/\(Self.hintsName)")
  }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "") + "\n"
  }

  // MARK: - What is handed out

  /// The files of the package as it is handed out, by their paths in it.
  var handedOut: [String: String] {
    get throws(ProgramError) {
      var files = try support(dependingOn: origin.vestibule)
      for exercise in exercises { files.merge(try Self.files(of: exercise)) { $1 } }
      return files
    }
  }

  /// What no exercise has: the manifest, and what the exercises use.
  func support(dependingOn path: String) throws(ProgramError) -> [String: String] {
    let package = "\(clone)/Tests/Practice/Package"
    let manifest = try TextFiles.read("\(package)/Package.swift")
    var files = ["Package.swift": manifest.replacing("\"../vestibule\"", with: path.swiftLiteral)]
    for folder in Self.folders {
      for name in TextFiles.swiftNames(in: "\(package)/\(folder)") {
        files["\(folder)/\(name)"] = try TextFiles.read("\(package)/\(folder)/\(name)")
      }
    }
    return files
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
  static var builtFrom: String? {
    var folder = Bundle.main.executableURL?.path ?? ""
    while let end = folder.lastIndex(of: "/") {
      folder = String(folder[..<end])
      if isClone(folder) { return folder }
    }
    return nil
  }
}
