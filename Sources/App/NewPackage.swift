import Foundation
import ProgramKit
import View
import ViewText

/// A package to begin with: an app of one's own that depends on a clone of Vestibule, with tests, a
/// transcript and a workflow that runs them.
///
/// Its files stand in the clone, below `Tests/Tutorial/New`, with the name *Starter*.
struct NewPackage {
  /// The files by their paths in the package.
  let files: [String: String]

  /// The name of its program's module.
  let module: String

  private let folder: String

  /// Reads the files, with the name of the folder in them.
  ///
  /// - Parameters:
  ///   - folder: the folder of the package, which is empty or not there yet.
  ///   - hasFrontDoor: whether the app is our sign-in, or else a list of books.
  ///   - clone: the clone that the package depends on.
  /// - Throws: why there can be no package.
  init(
    in folder: String, hasFrontDoor: Bool, clone: String? = PracticePackage.builtFrom
  ) throws(ProgramError) {
    self.folder = TextFiles.absolute(folder)
    let name = String(self.folder.split(separator: "/").last ?? "")
    guard let clone else { throw ProgramError(.usage, .notInClone) }
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*/) != nil else {
      throw ProgramError(.usage, .noPackageName(name.printable))
    }
    let words = name.split(whereSeparator: "-_".contains)
    module = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let manifest = try TextFiles.read("\(clone)/Package.swift")
    guard !Self.isTaken(module, in: manifest) else {
      throw ProgramError(.usage, .takenPackageName(name))
    }
    guard let names = TextFiles.readableNames(in: self.folder) else {
      throw ProgramError(.cannotCreate, .unreadableFolder(folder))
    }
    // One that git has made is as good as an empty one.
    if names.contains(where: { $0 != ".git" }) {
      throw ProgramError(.cannotCreate, .folderNotEmpty(folder))
    }

    // A checkout has its place below the folder that both are in.
    let way = TextFiles.relative(clone, from: self.folder)
    let root = TextFiles.absolute(
      String(repeating: "../", count: way.split(separator: "/").count { $0 == ".." }),
      from: self.folder)
    let places = [clone, self.folder].map { TextFiles.relative($0, from: root).swiftLiteral }
    var files: [String: String] = [:]
    for part in ["Package", hasFrontDoor ? "Front-Door" : "List"] {
      let origin = "\(clone)/Tests/Tutorial/New/\(part)"
      for path in TextFiles.paths(below: origin) {
        var text = try TextFiles.read("\(origin)/\(path)")
        if path.hasSuffix(".yml") {
          text.replace("\"vestibule\"", with: places[0])
          text.replace("\"starter\"", with: places[1])
        }
        text.replace("\"../vestibule\"", with: way.swiftLiteral)
        text.replace("\"starter\"", with: name.swiftLiteral)
        files[path.replacing("Starter", with: module)] = text.replacing("Starter", with: module)
      }
    }
    self.files = files
  }

  /// Writes the files.
  func write() throws(ProgramError) {
    for (path, text) in files { try TextFiles.create(text, at: "\(folder)/\(path)") }
  }

  /// Whether a target of the clone or a module of the toolchain has a name, or that of the tests.
  private static func isTaken(_ module: String, in manifest: String) -> Bool {
    let targets = manifest.matches(of: /name: "(\w+)"/).map { $0.1.lowercased() }
    let modules = [
      "swift", "foundation", "testing", "xctest", "observation", "synchronization", "dispatch",
      "glibc", "darwin",
    ]
    return [module, module + "Tests"].contains { (targets + modules).contains($0.lowercased()) }
  }
}

// MARK: - What is said

extension Phrase {
  static func madePackage(_ folder: String, module: String) -> Phrase {
    Phrase(
      "\(folder) has an app, its tests and a workflow. Next: swift run --package-path \(folder) \(module)",
      ko: "\(folder)에 앱과 테스트, 워크플로가 있습니다. 다음: swift run --package-path \(folder) \(module)")
  }

  static let notInClone = Phrase(
    "The program is not in a clone of Vestibule. Run it there: swift run vestibule --new FOLDER.",
    ko: "프로그램이 Vestibule을 복제한 폴더에 있지 않습니다. 그 폴더에서 실행해주세요: swift run vestibule --new FOLDER.")

  static func noPackageName(_ name: String) -> Phrase {
    Phrase(
      "\(name) cannot be the name of a package. Name a folder with letters from a to z and numbers, "
        + "such as my-app.",
      ko: "패키지 이름으로 쓸 수 없습니다: \(name). my-app처럼 영문자와 숫자로 된 이름의 폴더를 지정해주세요.")
  }

  static func takenPackageName(_ name: String) -> Phrase {
    Phrase(
      "\(name) is the name of a module already. Give the folder another name.",
      ko: "이미 있는 모듈의 이름입니다: \(name). 폴더에 다른 이름을 지정해주세요.")
  }
}
