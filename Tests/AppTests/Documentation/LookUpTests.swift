import ControllerKit
import Foundation
import Testing
import ViewKit
import Workshop

/// The page to look things up has all that there is; its Swift is compiled, as that of every page.
@Suite("The page to look things up")
nonisolated struct LookUpTests {
  private let code: String

  init() throws {
    let page = try Page("\(Page.catalogue)/Articles/Look-Up.md")
    code = page.lines.joined(separator: "\n")
  }

  @Test("Every kind of Element is on it")
  func elements() throws {
    let cases = try names(
      /(?m)^  public static func (\w+)\(.*\) -> Element/,
      in: Page.files(in: "Sources/View", endingWith: ".swift"))

    #expect(cases.count >= 15)
    for name in cases { #expect(code.contains(".\(name)("), "\(name)") }
  }

  @Test("Every public control is on it")
  func controls() throws {
    let files = try ["Core", "Kit"].flatMap {
      try Page.files(in: "Sources/View/\($0)", endingWith: ".swift")
    }
    let direct = try names(
      /(?m)^ *(?:open|public) (?:final )?class (\w+): (?:Control|SegmentedControl)\b/, in: files)

    #expect(direct.count >= 7)
    for name in direct { #expect(code.contains(name), "\(name)") }
  }

  @Test(
    "Every property and call of these is on it",
    arguments: Self.files)
  func members(_ path: String, besides: Set<String>, least: Int) throws {
    // What overrides a method is there already.
    let pattern =
      /(?m)^  (?:@\w+ )?(?:open |public )(?:private\(set\) )?(?:func|var|let) (\w+)/
    let members = try names(pattern, in: [path]).subtracting(besides)

    #expect(members.count >= least, "\(members)")
    for name in members { #expect(code.contains(name), "\(name) of \(path)") }
  }

  /// The files, what of them is for others to know, and how much there is at least.
  private static let files: [(path: String, besides: Set<String>, least: Int)] = [
    ("Sources/View/Kit/Lists/TableViewCell.swift", ["reuseIdentifier", "prepareForReuse"], 4),
    (
      "Sources/Controller/Core/ViewControllers/AlertController.swift",
      [
        "alertView", "description", "loadView", "next", "presentNotice", "presentQuestion",
        "viewDidAppear", "viewDidLoad",
      ], 9
    ),
    ("Sources/View/Core/Controls/Switch.swift", [], 1),
    ("Sources/View/Core/Controls/Label.swift", ["shownText"], 2),
    ("Sources/View/Core/Controls/Button.swift", [], 2),
    ("Sources/App/Workshop/Scenario/TestWindow.swift", ["window", "language"], 8),
    ("Sources/App/Workshop/Scenario/Scenario+Person.swift", ["window"], 8),
    ("Sources/App/Workshop/Scenario/Scenario+Expectations.swift", [], 3),
    (
      "Sources/App/Workshop/Scenario/Scenario.swift",
      ["application", "log"], 6
    ),
    ("Sources/Model/Core/Store/UserInfoStore.swift", [], 2),
    ("Sources/App/ProgramKit/Surroundings.swift", [], 6),
    ("Sources/Model/Core/Environment/ClockReading.swift", [], 3),
    ("Sources/Model/Core/Environment/ClockReading.swift", [], 3),
    ("Sources/Model/Core/Environment/RandomNumbers.swift", [], 2),
    (
      "Sources/Controller/Kit/Shared/Shared.swift",
      ["takeBack"], 5
    ),
  ]

  private func names(_ pattern: Regex<(Substring, Substring)>, in paths: [String]) throws
    -> Set<String>
  {
    Set(
      try paths.flatMap { path in
        try Page(path).lines.joined(separator: "\n").matches(of: pattern)
          .map { String($0.output.1) }
      })
  }
}
