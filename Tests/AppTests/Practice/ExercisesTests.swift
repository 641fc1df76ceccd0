import Foundation
import Testing
import View
import ViewKit
import Workshop

@testable import App
@testable import ProgramKit

/// The exercises of the clone, without building them: `Tests/Practice/run` does that.
@Suite("The exercises", .patience, .onOwnThreads)
struct ExercisesTests {
  private let exercises: [Exercise]

  init() throws {
    exercises = try Exercise.all(in: Page.root.appendingPathComponent("Tests/Practice").path)
  }

  @Test("Nineteen controllers are to be mended, and ten to be tested")
  func kinds() {
    #expect(exercises.count { !$0.isTest } == 19)
    #expect(exercises.count { $0.isTest } == 10)
    #expect(Set(exercises.map(\.title)).count == 29)
  }

  @Test("Whatever an exercise says, it says in both languages")
  func languages() {
    for exercise in exercises {
      let texts = [exercise.title, exercise.sees, exercise.talk] + exercise.hints + exercise.faults
      for text in texts {
        #expect(!text.english.isEmpty && text.english.allSatisfy(\.isASCII), "\(text.english)")
        #expect(text.korean.contains { $0 >= "가" && $0 <= "힣" }, "\(exercise.folder)")
      }
    }
  }

  @Test("A controller has at most 60 lines, and one to be mended says first what a person sees")
  func short() throws {
    for exercise in exercises {
      for name in exercise.sources {
        let lines = try TextFiles.read("\(exercise.folder)/\(name)").split(
          separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 61, "\(name)")
        #expect(
          exercise.isTest
            || lines.first { !$0.isEmpty && !$0.hasPrefix("import ") }?.hasPrefix("// ") == true,
          "\(name)")
      }
    }
  }

  @Test("A controller to be mended has a solution, and repairs that must not count")
  func repairs() throws {
    for exercise in exercises where !exercise.isTest {
      let handedOut = try PracticePackage.files(of: exercise)
      let wrong = TextFiles.names(in: "\(exercise.folder)/Wrong")
      #expect(wrong.count >= 2, "\(exercise.folder)")
      for part in ["Solution"] + wrong.map({ "Wrong/\($0)" }) {
        for (path, text) in try PracticePackage.files(of: exercise, in: part) {
          #expect(handedOut[path] != nil && handedOut[path] != text, "\(exercise.folder)/\(part)")
        }
      }
    }
  }

  @Test("Four to eight faults are planted, each by its number, and a person would see each")
  func faults() throws {
    for exercise in exercises where exercise.isTest {
      #expect(4...8 ~= exercise.faults.count, "\(exercise.folder)")
      let planted = try PracticePackage.files(of: exercise, in: "Planted").values.joined()
      let numbers = Set(planted.matches(of: /planted\((\d)\)/).compactMap { Int($0.1) })
      #expect(numbers == Set(1...exercise.faults.count), "\(exercise.folder)")
    }
  }

  @Test("A test's name does not say what is wrong")
  func names() throws {
    let answers = [
      "weak", "viewDidLoad", "viewDidAppear", "static", "delegate", "identifier", "dismiss",
    ]
    for exercise in exercises where !exercise.isTest {
      for name in exercise.tests {
        let text = try TextFiles.read("\(exercise.folder)/\(name)")
        for match in text.matches(of: /@Test\("(.*?)"/) {
          #expect(!answers.contains { match.1.contains($0) }, "\(match.1)")
        }
      }
    }
  }

  // Elsewhere than on Linux the compiler would have to be told where the testing library is.
  #if os(Linux)
    @Test(
      "The package compiles as it is handed out, and with the solutions and the faults",
      arguments: [[], ["Solution", "Planted"]])
    func compiles(parts: [String]) throws {
      let folder = try TemporaryFolder()
      let package = try PracticePackage(making: folder.path("mine"), from: [Page.root.path])
      var files = try package.handedOut
      for part in parts {
        for exercise in exercises {
          files.merge(try PracticePackage.files(of: exercise, in: part)) { $1 }
        }
      }
      files["Planted.swift"] = try TextFiles.read(
        Page.root.appendingPathComponent("Tests/Practice/Planted.swift").path)
      files["Package.swift"] = nil
      for (path, text) in files {
        let name = path.split(separator: "/").last ?? ""
        try TextFiles.write(
          text.replacing("@testable import Practice\n", with: ""),
          to: folder.path("all/\(name)"))
      }

      let paths = TextFiles.names(in: folder.path("all")).map { folder.path("all/\($0)") }
      let status = try Compiler.check(
        paths, module: "Practice", ["-parse-as-library", "-default-isolation", "MainActor"])

      #expect(paths.count == files.count)
      #expect(status == 0)
    }
  #endif
}
