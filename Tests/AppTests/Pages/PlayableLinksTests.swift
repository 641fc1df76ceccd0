import Foundation
import Testing
import View

@testable import App
@testable import ProgramKit
@testable import Workshop

/// A page of a session and a map lead to the app to play.
@Suite("Links to a page to play", .patience, .onOwnThreads)
struct PlayableLinksTests {
  @Test("Each screen that the page to play shows has an address, which is a way that leads there")
  func addresses() throws {
    let page = try Self.page()
    let links = PlayableLinks(page.graph, at: "some/play.html")

    for screens in page.graph.screens {
      let address = try #require(links.address(of: screens))
      let way = try #require(address.wholeMatch(of: /\.\/play\.html#(.*)/)?.1)
      let last = way.split(separator: ".").reduce(into: 0) { state, action in
        let edge = page.graph.states[state].edges.first { "\($0.action)" == action }
        state = edge?.target ?? -1
      }
      #expect(page.graph.screens[page.graph.states[last].screens] == screens)
    }
  }

  @Test(
    "A file of any name is beside the page, and no other address",
    arguments: [
      ("/tmp/a b.html", "./a%20b.html#"), ("javascript:alert(1)", "./javascript%3Aalert(1)#"),
      ("x/\"><b>#?.html", "./%22%3E%3Cb%3E%23%3F.html#"),
    ])
  func names(path: String, address: String) throws {
    let page = try Self.page()

    #expect(PlayableLinks(page.graph, at: path).address(of: page.graph.screens[0]) == address)
  }

  @Test("The page of a transcript leads to the page to play, which is written beside it")
  func session() throws {
    let folder = try TemporaryFolder()
    try folder.write("#! --app counter\n> count\n".utf8, to: "count.transcript")

    let outcome = try BuiltProgram(in: folder).shell(
      "vestibule --page count.transcript --quiet --export play.html")

    let output = String(decoding: outcome.output, as: UTF8.self)
    let links = output.matches(of: /href="(\.\/play\.html#[0-9.]*)"/).map { $0.1 }
    #expect(links == ["./play.html#", "./play.html#0"])
    #expect(try !folder.bytes(of: "play.html").isEmpty)
  }

  @Test("The screens of a map on a page lead there, and those of a picture alone lead nowhere")
  func map() throws {
    let links = PlayableLinks(try Self.page().graph, at: "play.html")

    let map = StateMap(Explorer.Report(), of: [], in: .english, links: links)

    #expect(map.picture(isAlone: false).contains(" role=\"group\""))
    #expect(map.svg.contains(" role=\"img\""))
  }

  private static func page() throws -> PlayablePage {
    var options = try Options(["--app", "counter"], of: .vestibule())
    options.language = .english
    let walk = ExplorationWalk.playing(
      WalkedProgram(program: .vestibule(), options: options), texts: nil)
    return PlayablePage(walk, in: .english)
  }
}
