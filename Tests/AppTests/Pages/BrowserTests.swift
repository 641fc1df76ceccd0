import Foundation
import Testing
import View

@testable import App
@testable import ProgramKit

/// Pages in Chromium without a window, on a machine that has it.
@Suite(
  "Pages in a browser", .patience, .onOwnThreads,
  .enabled(if: Browser.isThere, Browser.absence))
nonisolated struct BrowserTests {
  @Test("A link leads to its step, and only that step is shown")
  func link() throws {
    let page = try Browser().page("#step-2")

    #expect(page.shown == ["step-2"])
    #expect(page.current == ["#step-2"])
  }

  @Test("By keys alone a person goes forward, back, to the end and to the beginning")
  func keys() throws {
    let pages = try Browser().pages(
      after: ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home"]
        .map { "dispatchEvent(new KeyboardEvent('keydown', { key: '\($0)' }))" })

    #expect(
      pages.map(\.shown) == [
        ["step-1"], ["step-2"], ["step-3"], ["step-2"], ["step-4"], ["step-4"], ["step-1"],
      ])
    // The heading has the focus, so that a screen reader says which step it is.
    #expect(
      pages.dropFirst().map(\.focus)
        == pages.dropFirst().map { page in
          page.shown.joined().replacing("step", with: "name")
        })
  }

  @Test("By clicks alone a person goes forward, back, and to any step")
  func clicks() throws {
    let pages = try Browser().pages(
      after: ["#forward", "#forward", "#back", "nav li:nth-child(3) a"]
        .map { "document.querySelector('\($0)').click()" })

    #expect(
      pages.map(\.shown) == [["step-1"], ["step-2"], ["step-3"], ["step-2"], ["step-3"]])
    // Who clicks a button may click it again.
    #expect(pages[1].focus != "name-2")
  }

  @Test("A person who goes through the calls of a step sees the screen as it was at each call")
  func calls() throws {
    let keys = ["ArrowDown", "ArrowDown", "ArrowUp"].map {
      "dispatchEvent(new KeyboardEvent('keydown', { key: '\($0)' }))"
    }
    let ends = Array(repeating: keys[0], count: 30)
    let pages = try Browser().pages("#step-2", after: keys + ends)

    #expect(pages.prefix(4).map(\.call) == ["", "call-2-1", "call-2-2", "call-2-1"])
    #expect(pages.prefix(4).map(\.screens) == ["after", "before", "before", "before"])
    #expect(pages.last?.screens == "after" && pages.last?.call != "call-2-1")
    let titles = pages.dropFirst(3).map(\.title)
    #expect(titles.first == "Sign In" && titles.last == "Sign Up")
    let linked = try Browser().page("#call-2-2")
    #expect(linked.shown == ["step-2"] && linked.call == "call-2-2")
    // The new screen is there as soon as it is in the window, and not only after the last call.
    let inside = try Browser().page("#call-2-8")
    #expect(linked.title == "Sign In" && inside.title == "Sign Up")
    #expect(linked.screens == "before" && inside.screens == "before")
  }

  @Test("Nothing is wider than the window, on a phone or on a desk", arguments: [390, 1280])
  func width(_ width: Int) throws {
    let page = try Browser().page("#step-2", width: width)

    // What the rules for narrow windows ask for is this width, too.
    #expect(page.viewport == width)
    #expect(page.width <= Double(width))
  }

  @Test(
    "The practice is as wide as the window at most, with each part open", arguments: [390, 1280])
  @MainActor func practice(_ width: Int) throws {
    let page = try PracticePage(Lesson.all, of: "vestibule", in: .english).text

    let pages = try Browser(page).pages(
      after: ["for (const part of document.querySelectorAll('details')) part.open = true"],
      width: width)

    #expect(pages.map(\.shown.count) == [11, 11])
    #expect(pages.map(\.viewport) == [width, width])
    #expect(pages.allSatisfy { $0.width <= Double(width) })
  }

  @Test("Without a script every step is there")
  func plain() throws {
    #expect(try Browser().page("", hasScript: false).shown == (1...4).map { "step-\($0)" })
  }
}

/// Chromium, which opens a page, touches keys, and says what is there then.
nonisolated private struct Browser {
  /// What is on the page.
  struct Page {
    /// The steps that are seen.
    let shown: [String]
    /// The links that are marked as the current one.
    let current: [String]
    /// What has the focus.
    let focus: String
    /// How wide its window is, in pixels.
    let viewport: Int
    /// How wide it is itself.
    let width: Double
    /// The call that is looked at.
    let call: String
    /// Whether the screen is that before or after the step.
    let screens: String
    /// The title of that screen.
    let title: String
  }

  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")
  static let absence: Comment = "/usr/bin/chromium is not there: install Debian's package chromium."

  private let folder: TemporaryFolder
  private let page: String

  /// Opens a page, or that of a session.
  init(_ text: String? = nil) throws {
    folder = try TemporaryFolder()
    if let text {
      page = text
      return
    }
    let recorded = try BuiltProgram(in: folder).run(
      ["--demo", "--record", "session.html"], lines: ["sign up", "sign in"])
    try #require(recorded.code == 0)
    page = String(decoding: try folder.bytes(of: "session.html"), as: UTF8.self)
  }

  func page(_ anchor: String, width: Int = 1280, hasScript: Bool = true) throws -> Page {
    try #require(pages(anchor, width: width, hasScript: hasScript).first)
  }

  /// Opens the page, does some things one after the other, and says what is there at first and after
  /// each: to start the browser takes far longer than all of them.
  func pages(
    _ anchor: String = "", after actions: [String] = [], width: Int = 1280, hasScript: Bool = true
  ) throws -> [Page] {
    try folder.write(page.utf8, to: "asked.html")
    // Asked from outside: the page runs no script but its own. A window has at least 500 pixels here,
    // and a phone has fewer; a frame can be as narrow.
    let frame = """
      <!DOCTYPE html>
      <title></title>
      <iframe src="asked.html\(anchor)" width="\(width)" height="844" style="border: 0"
        \(hasScript ? "" : "sandbox=\"allow-same-origin\"")></iframe>
      <script>
      const frame = document.querySelector("iframe");
      frame.onload = () => {
        document.title = ask(frame.contentWindow, frame.contentDocument);
      };
      function ask(window, document) {
        const { KeyboardEvent } = window, dispatchEvent = event => window.dispatchEvent(event);
        const pages = [];
        const look = () => {
          const seen = [...document.querySelectorAll("main > section")]
            .filter(step => step.getClientRects().length).map(step => step.id);
          const current = [...document.querySelectorAll("[aria-current=step]")]
            .map(link => link.getAttribute("href"));
          pages.push([
            seen.join(" "), current.join(" "), document.activeElement.id, String(window.innerWidth),
            String(Math.max(document.documentElement.scrollWidth,
              ...[...document.querySelectorAll("main *")]
                .map(part => part.getBoundingClientRect().right))),
            document.querySelector(".calls li[aria-current]")?.id ?? "",
            [...document.querySelectorAll("main .before, main .after")]
              .filter(part => part.getClientRects().length).map(part => part.className).join(" "),
            [...document.querySelectorAll("main .screen .title")]
              .filter(part => part.getClientRects().length).map(part => part.textContent).join(" ")]);
        };
        look();
        \(actions.map { "\($0); look();" }.joined(separator: "\n"))
        return JSON.stringify(pages);
      }
      </script>
      """
    try folder.write(frame.utf8, to: "frame.html")
    let outcome = try BuiltProgram(in: folder).shell(
      """
      chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1280,900 \
      --allow-file-access-from-files --user-data-dir="$PWD/.chromium" \
      --dump-dom "file://$PWD/frame.html" 2>/dev/null
      """)
    let title = try #require(outcome.text.firstMatch(of: /<title>(.*?)<\/title>/)?.1)
    let json = title.replacing("&quot;", with: "\"")
    return try JSONDecoder().decode([[String]].self, from: Data(json.utf8)).map { words in
      Page(
        shown: words[0].split(separator: " ").map(String.init),
        current: words[1].split(separator: " ").map(String.init), focus: words[2],
        viewport: Int(words[3]) ?? 0, width: Double(words[4]) ?? .infinity, call: words[5],
        screens: words[6], title: words[7])
    }
  }
}
