import Controller
import Foundation
import Testing
import View

@testable import App

@Suite("Maps of states", .patience)
struct StateMapTests {
  @Test("Each screen is drawn, with its ways by name; what no transcript does is marked")
  func map() throws {
    let report = try Self.explorer().explore()
    let transitions = TranscriptTransitions()
    try transitions.add(Transcript("> sign up\n> 3\n"), hasher: ExplorerHasher())

    let map = StateMap(report, visited: transitions.lines)

    let names = map.places.map(\.name)
    let signIn = try #require(names.firstIndex(of: "SignInController"))
    let signUp = try #require(names.firstIndex(of: "SignInController › SignUpController"))
    #expect(map.places[signIn].contents.map(\.title) == ["Sign In"])
    let way = try #require(map.places[signIn].ways.first { $0.target == signUp })
    #expect(way.steps.map(\.text) == ["touch \"Sign Up\""])
    let steps = map.places[signIn].ways.flatMap(\.steps).map(\.text)
    #expect(steps.contains("○ touch \"Sign In\""))
    #expect(map.html.contains("<section id=\"screen-\(signIn + 1)\">"))
    #expect(map.html.contains("<a href=\"#screen-\(signUp + 1)\">"))
    #expect(map.html.contains("<li class=\"unvisited\">○ touch &quot;Sign In&quot;</li>"))
    #expect(map.svg.contains(">○ touch &quot;Sign In&quot;</text>"))
    #expect(map.svg.contains("prefers-color-scheme: dark"))
    #expect(!map.picture(isAlone: false).contains("<style>"))
  }

  @Test("Without transcripts nothing is marked, and the map says so")
  func uncompared() throws {
    let map = StateMap(try Self.explorer().explore())

    #expect(!map.svg.contains("○"))
    #expect(map.html.contains("No transcripts were compared: see --transcripts."))
  }

  /// A walk of the front door that touches everything and types nothing.
  private static func explorer() throws -> Explorer {
    ExplorationWalk("", Options()) {
      ($0.alphabet.texts, $0.alphabet.secrets) = ([], [])
    }.explorer
  }
}
