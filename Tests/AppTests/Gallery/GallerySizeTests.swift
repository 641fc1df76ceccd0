import Foundation
import Testing

@testable import App
@testable import ControllerKit
@testable import ProgramKit

/// The small apps are small, and the framework knows none of them.
@Suite("The size of the gallery")
nonisolated struct GallerySizeTests {
  /// The limits of an app in lines of code: its model, its view with protocol and words, and its
  /// controllers.
  struct Limits: Sendable, CustomTestStringConvertible {
    let app: String
    let model: Int
    let view: Int
    let controller: Int

    var testDescription: String { app }
  }

  private static let apps = [
    Limits(app: "Counter", model: 15, view: 40, controller: 30),
    Limits(app: "Temperature", model: 30, view: 50, controller: 40),
    Limits(app: "Flight", model: 60, view: 65, controller: 60),
    Limits(app: "Timer", model: 40, view: 60, controller: 80),
    Limits(app: "CRUD", model: 45, view: 75, controller: 91),
    Limits(app: "Circles", model: 75, view: 90, controller: 142),
    Limits(app: "Cells", model: 235, view: 90, controller: 140),
    Limits(app: "Todos", model: 90, view: 110, controller: 160),
    Limits(app: "Contacts", model: 98, view: 150, controller: 188),
  ]

  private static let gallery = "Sources/App/Gallery"

  @Test("Model, view and controller of an app each keep to their limit", arguments: apps)
  func size(_ limits: Limits) throws {
    var (model, view, controller) = (0, 0, 0)
    for path in try Page.files(in: "\(Self.gallery)/\(limits.app)", endingWith: ".swift") {
      let lines = try Page(path).linesOfCode.count
      if path.contains("Controller") {
        controller += lines
      } else if path.contains("View") {
        view += lines
      } else {
        model += lines
      }
    }

    #expect(model > 0 && view > 0 && controller > 0)
    #expect(model <= limits.model)
    #expect(view <= limits.view)
    #expect(controller <= limits.controller)
  }

  @Test("The todos with observation are 16 lines, with 121 that both controllers share")
  func twin() throws {
    func lines(_ name: String) throws -> Int {
      try Page("\(Self.gallery)/Todos/\(name).swift").linesOfCode.count
    }

    #expect(try lines("TrackedTodosController") <= 16)
    #expect(try lines("TodoEditingController") <= 121)
  }

  @Test("No app names a type of another one", arguments: apps)
  func apart(_ limits: Limits) throws {
    let others = Self.apps.map(\.app).filter { $0 != limits.app }
    let names = try others.flatMap(Self.types)
    try #require(names.count > 10)

    for path in try Page.files(in: "\(Self.gallery)/\(limits.app)", endingWith: ".swift") {
      let words = try Self.words(in: path)
      #expect(words.isDisjoint(with: names), "\(path): \(words.intersection(names))")
    }
  }

  @Test("No file of the framework names an app", arguments: ["Sources/View", "Sources/Controller"])
  func unknown(_ folder: String) throws {
    let names = try Self.apps.map(\.app).flatMap(Self.types) + ["Gallery"]

    for path in try Page.files(in: folder, endingWith: ".swift") {
      let words = try Self.words(in: path)
      #expect(words.isDisjoint(with: names), "\(path): \(words.intersection(names))")
    }
  }

  /// The types that an app declares at the outermost level.
  private static func types(of app: String) throws -> [String] {
    try Page.files(in: "\(gallery)/\(app)", endingWith: ".swift").flatMap { path in
      try Page(path).lines.filter { !$0.hasPrefix(" ") }.compactMap { line in
        line.firstMatch(of: /^(?:final )?(?:class|struct|enum|protocol) (\w+)/).map {
          String($0.output.1)
        }
      }
    }
  }

  /// The words of the code in a file, without its comments.
  private static func words(in path: String) throws -> Set<String> {
    let code = try Page(path).lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    return Set(
      code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
  }
}
