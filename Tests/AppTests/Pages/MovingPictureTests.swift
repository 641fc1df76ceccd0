import Foundation
import Model
import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewText

@Suite("A session as a picture that moves", .patience)
struct MovingPictureTests {
  @Test("Each line is seen before its screen, and its calls come one by one between them")
  func order() throws {
    let svg = try Self.picture("> sign up\n")
    let parts = Self.parts(of: svg)

    let typed = try #require(parts.first { $0.text.contains(">&gt; sign up</text>") })
    let touch = try #require(parts.first { $0.text.contains("signUpTouched()") })
    let loaded = try #require(parts.first { $0.text.contains("calls of the life cycle") })
    let after = try #require(parts.last { $0.text.contains(">Welcome</text>") })
    let before = try #require(parts.last { $0.text.contains(">Enter your email</text>") })
    #expect(typed.start < touch.start && touch.start < loaded.start && loaded.start < after.start)
    #expect(before.start == typed.start && before.end == after.start)
    #expect([typed, touch, loaded, after].allSatisfy { $0.end == 100 })
    // From the first moment on it is said whether a part is seen.
    #expect(svg.matches(of: /@keyframes t\d+ \{ (\S+)/).allSatisfy { $0.1 == "0%" })
  }

  @Test("Where no motion is wanted or known, the last step stands still")
  func still() throws {
    let svg = try Self.picture("> sign up\n> sign in\n")

    #expect(svg.contains("@media (prefers-reduced-motion: reduce) { g { animation: none"))
    let shown = Self.parts(of: svg).filter { !$0.isHidden }.map(\.text).joined()
    #expect(shown.contains("&gt; sign in") && shown.contains(">Enter your email</text>"))
    #expect(!shown.contains("&gt; sign up") && !shown.contains(">Welcome</text>"))
  }

  @Test("It needs no script, no variables and nothing from outside, and no password is in it")
  func safe() throws {
    let svg = try Self.picture("> email\n> lee@example.com\n> hunter22\n")

    for text in ["<script", "var(", "href", "url(", "@import", "hunter22"] {
      #expect(!svg.contains(text), "\(text)")
    }
    #expect(svg.contains("prefers-color-scheme: dark"))
    #expect(svg.contains("lee@example.com"))
  }

  @Test("--play prints it, in the language of the transcript")
  func korean() throws {
    let svg = try Self.picture("#! --language ko\n> 회원가입\n")

    #expect(svg.contains(">입력하면</text>") && svg.contains(">보이는 화면</text>"))
    #expect(svg.contains(">앱이 하는 호출</text>") && svg.contains("생명 주기 호출 "))
    #expect(svg.contains(" width=\"830\""), "beside the screen, not below it")
  }

  @Test(
    "One callback of the life cycle stands by itself, several are one line",
    arguments: [(1, ">Page.viewDidLoad()</text>"), (2, ">2 calls of the life cycle</text>")])
  func callbacks(count: Int, text: String) {
    let callback = Event(.call, "Page", "viewDidLoad()", from: .system, to: .controller)
    let touch = Event(.call, "Page", "touched()", from: .view, to: .controller)

    let drawing = CallsDrawing(
      Array(repeating: callback, count: count) + [touch], from: 0, to: 500, at: 0, nil,
      isNarrow: false, in: .english)

    let rows = drawing.rows.map { $0.picture(width: 500, height: 100, description: "") }
    #expect(rows.count == 2 && rows[0].contains(text))
    expectPresent(">Page.touched()</text>", in: rows[1])
  }

  @Test("A call has a second line from the first column on that has no room", arguments: [48, 49])
  func room(columns: Int) {
    let name = String(repeating: "a", count: columns - "Page.".count)
    let call = Event(.call, "Page", Event.Call(name), from: .view, to: .controller)

    let drawing = CallsDrawing(
      [call], from: 4, to: 524, at: 16, nil, isNarrow: false, in: .english)

    #expect(call.description.count == columns)
    let texts = drawing.rows[0].body.components(separatedBy: "<text ").count - 1
    #expect(texts == columns - 47)
  }

  @Test("A screen that is taller than the calls beside it is seen whole")
  func tall() throws {
    let steps = try Transcript("> email\n").history(hasher: InProcessProgram.hasher).steps
    let step = try #require(steps.last { $0.screen != nil })
    let screen = try #require(step.screen).drawing(nil, in: .english)

    let svg = MovingPicture(of: [step], nil, in: .english).svg

    let height = try #require(svg.firstMatch(of: /height="([\d.]+)"/).flatMap { Double($0.1) })
    #expect(height >= 112 + screen.height * 0.8)
  }

  // MARK: - Fixtures

  /// A part of a picture, and when it is seen, in hundredths of the whole.
  private struct Part {
    let text: String
    let isHidden: Bool
    let start: Double
    let end: Double
  }

  private static func picture(_ text: String) throws -> String {
    try Transcript(text).movingPicture(of: .vestibule(), hasher: InProcessProgram.hasher).text
  }

  private static func parts(of svg: String) -> [Part] {
    svg.components(separatedBy: "<g class=\"t").dropFirst().enumerated().map { number, text in
      let rule = svg.components(separatedBy: "@keyframes t\(number) { ").last ?? ""
      let times = (rule.split(separator: "\n").first ?? "").matches(
        of: /([\d.]+)% \{ visib\w+: vis/)
      let ends = (rule.split(separator: "\n").first ?? "").matches(of: /([\d.]+)%, 100% \{/)
      return Part(
        text: text, isHidden: text.prefix(40).contains("hidden"),
        start: times.first.flatMap { Double($0.1) } ?? -1,
        end: ends.first.flatMap { Double($0.1) } ?? 100)
    }
  }
}
