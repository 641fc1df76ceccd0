import Foundation
import View
import Workshop

/// Where a page to play shows a screen, for the pages that lead there: a session, and a map.
struct PlayableLinks {
  private let file: String
  /// For each screen the shortest way to a state that shows it.
  private var ways: [[ScreenContent]: [Int]] = [:]

  /// - Parameters:
  ///   - graph: what the page to play has.
  ///   - path: its file; the pages that lead there are in the same folder.
  init(_ graph: PlayableGraph, at path: String) {
    // The dot keeps a colon in the name from being read as the end of a scheme.
    let name = URL(fileURLWithPath: path).lastPathComponent
    file = "./" + (name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name)
    var reached = [(state: 0, way: [Int]())]
    var known: Set = [0]
    var next = 0
    while next < reached.count {
      let (state, way) = reached[next]
      next += 1
      let screens = graph.screens[graph.states[state].screens]
      if ways[screens] == nil { ways[screens] = way }
      for edge in graph.states[state].edges {
        guard let target = edge.target, known.insert(target).inserted else { continue }
        reached.append((target, way + [edge.action]))
      }
    }
  }

  /// The address of a state that shows the screens of the windows in front, or `nil` if none does.
  func address(of screens: [ScreenContent]) -> String? {
    ways[screens].map { way in "\(file)#\(way.map(String.init).joined(separator: "."))" }
  }
}

extension Phrase {
  static let playFromHere = Phrase("Play from this screen on", ko: "이 화면에서 이어서 해 보기")
  static let playFromMap = Phrase(
    "A screen is a link: the app can be played from there.",
    ko: "화면을 누르면 거기서부터 앱을 해 볼 수 있습니다.")
}
