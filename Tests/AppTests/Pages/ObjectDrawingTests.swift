import Controller
import Foundation
import Model
import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit
@testable import Workshop

@Suite("Who holds whom on a session page", .patience)
struct ObjectDrawingTests {
  @Test("No identifier stands twice on a page, though several alerts do")
  func identifiers() throws {
    let transcript = try Transcript("#! --demo\n> sign in\n> ok\n> sign in\n> ok\n")

    let page = try transcript.page(hasher: InProcessProgram.hasher, named: "alerts").text

    let identifiers = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(identifiers.contains("screen-2-message") && identifiers.contains("screen-4-message"))
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test("References are right-angled, and none lies on another")
  func references() throws {
    let transcript = try Transcript("#! --demo\n> sign up\n> :new\n> sign in\n")

    for step in try transcript.history(hasher: InProcessProgram.hasher).steps {
      let drawing = ObjectDrawing(step.objects, after: nil, .english).html
      let paths = drawing.matches(of: /d="M([\d.]+) ([\d.]+) H([\d.]+) V([\d.]+) H([\d.]+)"/).map {
        [$0.1, $0.2, $0.3, $0.4, $0.5].compactMap { Double($0) }
      }
      #expect(paths.count == step.objects.references.count)
      expectAbsent(" C", in: drawing)
      // Only what keeps nothing alive is dashed.
      let kinds = step.objects.references.map(\.kind)
      #expect(drawing.ranges(of: "stroke-dasharray").count == kinds.count { $0 != .strong })
      for (index, one) in paths.enumerated() {
        for other in paths.dropFirst(index + 1) {
          let heights = Set([one[1], one[3]]).intersection([other[1], other[3]])
          #expect(heights.isEmpty, "\(one) \(other)")
          let (low, high) = (
            max(min(one[1], one[3]), min(other[1], other[3])),
            min(max(one[1], one[3]), max(other[1], other[3]))
          )
          #expect(one[2] != other[2] || low > high, "\(one) \(other)")
        }
      }
    }
  }

  @Test(
    "References of one object are 5 apart, or so near that all are in its row, and none is cut off",
    arguments: [(2, 5.0), (4, 5.0), (5, 4.0), (8, 2.5)])
  func many(count: Int, distance: Double) throws {
    let objects = (0...count).map { _ in Held() }
    var graph = ObjectGraph()
    let holder = graph.add(objects[0], String(repeating: "Holder", count: 12), in: .controller) ?? 0
    for (number, object) in objects.enumerated().dropFirst() {
      _ = graph.add(object, "Held \(number)", in: .model, below: holder)
      graph.refer(from: holder, to: object, as: "held", .weak)
    }
    graph.finish()

    let drawing = ObjectDrawing(graph, after: nil, .english).html

    let starts = drawing.matches(of: /d="M[\d.]+ ([\d.]+) H([\d.]+) V/)
    let heights = starts.compactMap { Double($0.1) }
    let lanes = starts.compactMap { Double($0.2) }
    #expect(heights.count == count && lanes.count == count)
    // Numbers are rounded to tenths.
    #expect(zip(heights, heights.dropFirst()).allSatisfy { abs($1 - $0 - distance) < 0.15 })
    let width = try #require(drawing.firstMatch(of: /viewBox="0 0 ([\d.]+)/)?.1)
    #expect(abs((Double(width) ?? 0) - (lanes.max() ?? 0) - 8) < 0.15)
  }

  private final class Held {}
}
