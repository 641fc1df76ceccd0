import App
import Controller
import Gallery
import Model
import ProgramKit
import Testing
import View
import ViewText

/// No app leaves a line without an answer, whatever is touched in it.
@Suite("Every line in every app")
struct EveryLineTests {
  /// What is typed to come to a screen, in an app.
  nonisolated struct Place: CustomTestStringConvertible {
    let app: String
    let lines: [String]

    var testDescription: String { "\(app) \(lines.joined(separator: ", "))" }
  }

  nonisolated private static let todos = ["1", "milk", "eggs", "tea", ""]

  nonisolated private static let places = [
    Place(app: "counter", lines: []), Place(app: "temperature", lines: []),
    Place(app: "flight", lines: []), Place(app: "flight", lines: ["flight return", "3", "x"]),
    Place(app: "timer", lines: []), Place(app: "timer", lines: ["duration 0"]),
    Place(app: "crud", lines: []), Place(app: "crud", lines: ["4"]),
    Place(app: "crud", lines: ["2", "Ada", "1", "zz"]),
    Place(app: "circles", lines: []), Place(app: "circles", lines: ["point", "40 30"]),
    Place(app: "circles", lines: ["point", "40 30", "adjust"]),
    Place(app: "cells", lines: []),
    Place(app: "todos", lines: []), Place(app: "todos", lines: todos),
    Place(app: "todos", lines: todos + ["3"]),
    Place(app: "todos", lines: todos + ["3", "active"]),
    Place(app: "todos", lines: todos + ["3", "completed"]),
    Place(app: "contacts", lines: []), Place(app: "contacts", lines: ["add"]),
    Place(app: "contacts", lines: ["add", "1", "Kim"]),
    Place(app: "contacts", lines: ["add", "1", "Kim", "save"]),
    Place(app: "contacts", lines: ["add", "1", "Kim", "save", "kim"]),
    Place(app: "contacts", lines: ["add", "1", "Kim", "save", "kim", "2"]),
    Place(app: "gallery", lines: []), Place(app: "gallery", lines: ["todos"]),
  ]

  /// An app on a display, as the program shows it.
  private struct Shown {
    let display: TextDisplay
    let application: Application

    init(_ place: Place, _ language: Language, _ verbosity: TextDisplay.Verbosity) throws {
      display = TextDisplay(language: language)
      display.verbosity = verbosity
      let content = GalleryContent(
        GalleryApps.named(
          place.app, in: MemoryStore(), clock: SystemClocks { ClockReading(time: 0, uptime: 0) }))
      application = Application(
        delegate: AppDelegate(content), views: TextViewFactory(display: display),
        manifest: SceneManifest { SceneDelegate(content) })
      try application.send(.launch())
      display.refresh()
      for line in place.lines { type(line) }
    }

    @discardableResult
    func type(_ line: String) -> String {
      _ = display.takeOutput()
      _ = display.receive(line)
      display.refresh()
      return display.takeOutput()
    }

    var controls: [Control] { display.window?.subviews.last?.controls ?? [] }
  }

  @Test(
    "Each control is touched, twice, and each time something is said or a prompt asks",
    arguments: places, Language.allCases)
  func touches(place: Place, language: Language) throws {
    for verbosity in [TextDisplay.Verbosity.full, .changes, .brief] {
      let first = try Shown(place, language, verbosity)
      let lines = first.controls.enumerated().flatMap { index, control in
        ["\(index + 1)"] + control.actions.map { "\(index + 1) \(language[$0.name])" }
      }
      try #require(!lines.isEmpty)

      for line in lines + [""] {
        let shown = try Shown(place, language, verbosity)
        for _ in 1...2 where shown.display.prompt == .command {
          let answer = shown.type(line)
          let isAsked = shown.display.prompt != .command
          #expect(isAsked || !answer.isEmpty, "\(line), \(verbosity)")
          // What is asked for is left as it was.
          if isAsked {
            let left = shown.type("")
            #expect(shown.display.prompt != .command || !left.isEmpty, "\(line) left, \(verbosity)")
            _ = shown.display.leaveField()
            shown.display.refresh()
          }
        }
      }
    }
  }

  @Test(
    "A field that takes a command as its text says so in every app", arguments: places,
    Language.allCases)
  func commands(place: Place, language: Language) throws {
    let first = try Shown(place, language, .full)

    for (index, control) in first.controls.enumerated()
    where control is TextField && control.isEnabled {
      for command in [":help", ":quit"] {
        let shown = try Shown(place, language, .full)
        shown.type("\(index + 1)")

        let answer = shown.type(command)

        let words = language == .english ? "That is now the " : "방금 입력한 줄은 "
        #expect(answer.contains(words), "\(control.label.english)")
      }
    }
  }
}
