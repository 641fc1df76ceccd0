import Testing
import ViewText

@testable import Gallery

/// The model of the circles.
@Suite("A drawing")
struct DrawingTests {
  private func drawing(_ circles: (x: Int, y: Int, diameter: Int)...) -> Drawing {
    var drawing = Drawing()
    for (x, y, diameter) in circles {
      let circle = drawing.newCircle(x: x, y: y)
      drawing.perform(.create(circle))
      drawing.perform(.resize(circle.id, from: circle.diameter, to: diameter))
    }
    return drawing
  }

  @Test(
    "A point is two whole numbers on the canvas",
    arguments: [("0 0", 0, 0), ("199 99", 199, 99), (" 40, 30 ", 40, 30), ("40,30", 40, 30)])
  func points(_ text: String, _ x: Int, _ y: Int) throws {
    let point = try #require(Drawing.point(text))

    #expect(point == (x, y))
  }

  @Test(
    "A text that is not two whole numbers on the canvas is no point",
    arguments: [
      "", "40", "40 30 20", "200 0", "0 100", "-1 0", "1.5 2", "x y", "40;30", "4 0x1", "٤ ٣",
      "40 , , 30", "1000 1",
    ])
  func noPoints(_ text: String) {
    #expect(Drawing.point(text) == nil)
  }

  @Test("A point on the edge is outside, one inside is not", arguments: [(15, false), (14, true)])
  func edge(_ distance: Int, _ isInside: Bool) {
    let drawing = drawing((40, 30, 30))

    #expect((drawing.circle(x: 40 + distance, y: 30) != nil) == isInside)
    #expect((drawing.circle(x: 40, y: 30 + distance) != nil) == isInside)
  }

  @Test("Of several circles the nearest centre counts, of equals the later one")
  func nearest() {
    let drawing = drawing((40, 30, 100), (60, 30, 100), (50, 30, 2), (40, 30, 20))

    #expect(drawing.circle(x: 40, y: 30)?.id == 4)
    #expect(drawing.circle(x: 59, y: 30)?.id == 2)
    #expect(drawing.circle(x: 50, y: 30)?.id == 3)
    #expect(drawing.circle(x: 30, y: 30)?.id == 1, "the later one is farther away")
    #expect(drawing.circle(x: 51, y: 30)?.id == 2, "the small one has a radius of one")
  }

  @Test("A command and its inverse leave everything as it was")
  func inverse() {
    var drawing = drawing((40, 30, 30))
    let before = drawing.circles
    let circle = drawing.newCircle(x: 99, y: 9)
    let commands: [Drawing.Command] = [.create(circle), .resize(1, from: 30, to: 64)]

    for command in commands { drawing.perform(command) }
    #expect(drawing.circles.map(\.diameter) == [64, 30])
    for command in commands.reversed() { drawing.perform(command.inverse) }

    #expect(drawing.circles == before)
    #expect(commands.map(\.inverse.inverse) == commands)
  }
}
