import Controller
import Foundation
import Gallery
import Model
import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit
@testable import Workshop

/// A page that one plays does what the program does.
@Suite("Pages that one plays", .patience)
struct PlayablePageTests {
  @Test(
    "Random walks on the page alone see the screens and the calls of the program",
    arguments: [nil] + GalleryApps.names.dropLast(), Language.allCases)
  func walks(app: String?, language: Language) throws {
    let seed = TestSeed()
    let played = try Played(app, in: language, upTo: Self.limits)
    var random = SeededNumbers("\(seed.number)")

    for _ in 0..<Self.count {
      let difference = played.difference(after: played.way(of: 10, with: &random))
      #expect(difference == nil, seed.again)
    }
  }

  /// How many walks there are for each app and language, if `VESTIBULE_WALKS` says so: then the
  /// pages are larger, too.
  private static let asked =
    ProcessInfo.processInfo.environment["VESTIBULE_WALKS"].flatMap(Int.init)
  private static let count = asked ?? 10
  private static var limits: PlayableGraph.Limits {
    asked == nil ? .init(states: 12, steps: 120) : .init(states: 60, steps: 600)
  }

  @Test("With states that are told apart by what is seen alone, walks would go wrong")
  func screensAlone() throws {
    let played = try Played(nil, in: .english) {
      $0.fingerprint = { app, _ in app.visibleFingerprint }
    }
    var random = SeededNumbers("1")

    let wrong = (0..<60).count { _ in
      played.difference(after: played.way(of: 10, with: &random)) != nil
    }

    #expect(wrong > 0)
  }

  @Test(
    "The lines of a way are a transcript that leads to the same screen",
    arguments: [nil, "temperature", "cells", "flight"])
  func transcript(app: String?) throws {
    let seed = TestSeed()
    let played = try Played(app, in: .english)
    var random = SeededNumbers("\(seed.number)")
    for _ in 0..<4 {
      let way = played.way(of: 6, with: &random)
      let lines = played.lines(of: way.map(\.action))
      var shown: ScreenContent?
      _ = try Transcript(lines).perform(
        by: .vestibule(), hasher: InProcessProgram.hasher, store: nil, onProgress: { _ in }
      ) { _, device in
        shown = device.display.window?.screen.map { ScreenContent(of: $0) }
      }
      // A field that is still edited is left by a line of its own.
      let expected = Self.withoutEditing(played.screen(way.last?.target ?? 0))
      let html = shown.map { $0.htmlToPlay(in: .english, headingLevel: 3) }
      if html != nil || expected.contains("<form") {
        expect(Self.withoutEditing(html ?? ""), is: expected, "\(lines)\n\(seed.again)")
      }
    }
  }

  private static func withoutEditing(_ html: String) -> String {
    html.replacing(" class=\"edited\"", with: "")
      .replacing("<small class=\"editing\">(editing)</small>", with: "")
  }

  @Test("What has no number on its screen, as a cell, is found on the page by its name")
  func cells() throws {
    let places = try Played("cells", in: .english).content.actions.map { $0[1] }

    #expect(places.contains { $0.contains(/^touch [A-Z]\d+$/) })
    #expect(!places.contains("touch 0"))
  }

  @Test("One state stands for those that look the same and from which the same follows")
  func merging() throws {
    let played = try Played(nil, in: .english)

    let states = Set(played.content.states)
    // Two that are equal now would have been merged.
    #expect(states.count == played.content.states.count)
    #expect(played.content.screens.count < states.count / 2)
  }

  @Test("What is not walked is behind a dashed button, and the page says so")
  func limit() throws {
    let cut = try Played("counter", in: .english)
    let whole = try Played("temperature", in: .english, upTo: PlayablePage.limits)

    expectPresent("a dashed button leads out of the page", in: cut.page)
    #expect(cut.content.states.contains { $0.contains(-1) })
    expectAbsent("a dashed button leads out of the page", in: whole.page)
    #expect(!whole.content.states.contains { $0.contains(-1) })
  }

  @Test("Nothing that was typed becomes markup, and no text ends the script")
  func hostileTexts() throws {
    let text = "</script><img src=x onerror=alert(1)>\"'&<!--"
    let played = try Played("todos", in: .english, texts: "What needs to be done?: \(text)\n")

    expectAbsent("<img", in: played.page)
    expectAbsent("<!--", in: played.page)
    // The content and the script.
    #expect(played.page.components(separatedBy: "</script>").count == 3)
    #expect(played.content.actions.contains { $0[2] == text })
    expectPresent("&lt;img", in: played.content.html.joined())
  }

  @Test("A page has no secret but as the text of its button, and as a placeholder in lines")
  func secrets() throws {
    let played = try Played(
      nil, in: .english, texts: "Email: lee@example.com\nPassword: hunter22>\n")
    let content = played.content

    let having = content.actions.filter { $0.contains { $0.contains("hunter22") } }
    #expect(
      !having.isEmpty && having.allSatisfy { $0[0] == "Password: •••" && $0[2] == "hunter22>" })
    #expect(having.allSatisfy { $0.dropFirst(3).allSatisfy { !$0.contains("hunter22") } })
    #expect(having.contains { $0.contains("> <password 1>") })
    expectAbsent("hunter22", in: (content.html + content.calls).joined())
  }

  @Test("In the lines of a way, Return alone types what stands in the field")
  func typedAgain() {
    let program = Program("tea", "Tea.", AppRecipe { _ in PairController() })
    let walk = ExplorationWalk.playing(
      WalkedProgram(program: program, options: Options()), texts: "One: a\nTwo: b\n")

    let actions = PlayablePage(walk, in: .english).content.actions

    #expect(actions.contains(["touch Return", "key", "touch Return", "> b"]), "\(actions)")
  }

  @Test("A page needs nothing from outside, comes out the same each time, and is small")
  func file() throws {
    for language in Language.allCases {
      let page = try Played(nil, in: language).page
      expect(try Played(nil, in: language).page, is: page)
      #expect(page.contains("<html lang=\"\(language.rawValue)\">"))
      #expect(page.contains("default-src 'none'"))
      for part in ["src=", "http://", "https://", "@import", "url(", "eval("] {
        expectAbsent(part, in: page)
      }
    }
    let ofPerson = try Played(nil, in: .korean, upTo: PlayablePage.limits) {
      ($0.alphabet.events, $0.alphabet.mostClockJumps) = ([], 0)
    }
    #expect(ofPerson.page.utf8.count <= 60_000)
    #expect(!ofPerson.content.states.contains { $0.contains(-1) })
  }
}

/// A page, and the app that it is of.
@MainActor
private struct Played {
  let content: PlayablePage.Content
  let page: String
  private let explorer: Explorer
  private let actions: [PlayableGraph.Action]
  private let language: Language

  init(
    _ app: String?, in language: Language, texts: String? = nil,
    upTo limits: PlayableGraph.Limits = .init(states: 20, steps: 200),
    change: (Explorer) -> Void = { _ in }
  ) throws {
    var options = try Options(app.map { ["--app", $0] } ?? [])
    options.language = language
    let walk = ExplorationWalk.playing(
      WalkedProgram(program: .vestibule(), options: options), texts: texts)
    change(walk.explorer)
    let page = PlayablePage(walk, upTo: limits, in: language)
    (explorer, actions, self.language) = (walk.explorer, page.graph.actions, language)
    self.page = page.text
    // What the script reads.
    let json = try #require(
      self.page.firstMatch(of: /id="content">(.*?)<\/script>/.dotMatchesNewlines())?.1)
    content = try JSONDecoder().decode(PlayablePage.Content.self, from: Data(json.utf8))
  }

  /// A touch of the page: the action, where it leads, and the calls.
  struct Touch {
    let action: Int
    let target: Int
    let calls: Int
  }

  /// A random way from the launch, as long as there is one.
  func way(of count: Int, with random: inout some RandomNumberGenerator) -> [Touch] {
    var (way, state) = ([Touch](), 0)
    while way.count < count {
      let numbers = Array(content.states[state].dropFirst())
      let touches = stride(from: 0, to: numbers.count, by: 3).map {
        Touch(action: numbers[$0], target: numbers[$0 + 1], calls: numbers[$0 + 2])
      }
      guard let touch = touches.filter({ $0.target >= 0 }).randomElement(using: &random) else {
        break
      }
      way.append(touch)
      state = touch.target
    }
    return way
  }

  /// What the page shows in a state.
  func screen(_ state: Int) -> String {
    content.screens[content.states[state][0]].map { content.html[$0] }.joined(separator: "\n")
  }

  /// The first touch after which the program shows or calls something else than the page, or `nil`.
  func difference(after way: [Touch]) -> String? {
    let played = explorer.played([.launch] + way.map { actions[$0.action].step })
    for (index, outcome) in played.enumerated() {
      let state = index == 0 ? 0 : way[index - 1].target
      let list = index == 0 ? content.launch : way[index - 1].calls
      let shown = outcome.screens.map { $0.htmlToPlay(in: language, headingLevel: 3) }
      let isSame =
        shown.isEmpty
        ? !screen(state).contains("<form") : shown.joined(separator: "\n") == screen(state)
      let calls = content.lists[list].map {
        content.calls[$0].split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
      }
      if isSame, calls == outcome.calls.map(\.description.printable) { continue }
      let names = way.prefix(index).map { content.actions[$0.action][0] }
      return "\(names): page \(screen(state))\n\(calls)\nprogram \(shown)\n\(outcome.calls)"
    }
    return nil
  }

  /// The lines of a way, as the page has them.
  func lines(of way: [Int]) -> String {
    (content.beginning + way.flatMap { content.actions[$0].dropFirst(3) }).map { $0 + "\n" }
      .joined()
  }
}

/// Two fields, of which Return leads from the first to the second.
private final class PairController: ViewController {
  private let screen = PairScreen()

  override func loadView() { view = screen }

  override func viewDidLoad() {
    for field in [screen.one, screen.two] { field.delegate = self }
  }
}

extension PairController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField === screen.one
      ? screen.two.becomeFirstResponder() : textField.resignFirstResponder()
  }
}

private final class PairScreen: Screen {
  let one = TextField("One")
  let two = TextField("Two")

  var elements: [Element] { [.field(one), .field(two)] }
}
