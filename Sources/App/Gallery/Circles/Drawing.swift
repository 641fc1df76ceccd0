/// Circles on a canvas of 200 by 100, in the order in which they were made.
struct Drawing: Equatable {
  static let (width, height, diameters) = (200, 100, 2...100)

  struct Circle: Equatable, Identifiable, Sendable {
    let id: Int
    let x: Int
    let y: Int
    var diameter = 30
  }

  /// What changes a drawing, and can be taken back.
  enum Command: Equatable {
    case create(Circle)
    case remove(Circle)
    case resize(Int, from: Int, to: Int)

    var inverse: Command {
      switch self {
      case .create(let circle): .remove(circle)
      case .remove(let circle): .create(circle)
      case .resize(let id, let old, let new): .resize(id, from: new, to: old)
      }
    }
  }

  private(set) var circles: [Circle] = []
  private var lastID = 0

  subscript(id: Int) -> Circle? { circles.first { $0.id == id } }

  /// A new circle, which is not on the drawing yet.
  mutating func newCircle(x: Int, y: Int) -> Circle {
    lastID += 1
    return Circle(id: lastID, x: x, y: y)
  }

  /// The circle with the nearest centre of those that a point is in; of equals the later one.
  func circle(x: Int, y: Int) -> Circle? {
    var found: (circle: Circle, distance: Int)?
    for circle in circles {
      let (dx, dy) = (circle.x - x, circle.y - y)
      let distance = dx * dx + dy * dy
      let isInside = 4 * distance < circle.diameter * circle.diameter
      if isInside, found.map({ distance <= $0.distance }) ?? true { found = (circle, distance) }
    }
    return found?.circle
  }

  /// A point of the canvas: two whole numbers.
  static func point(_ text: String) -> (x: Int, y: Int)? {
    guard let match = text.wholeMatch(of: /\s*([0-9]{1,3})(?:\s*,\s*|\s+)([0-9]{1,3})\s*/),
      let x = Int(match.1), let y = Int(match.2), x < width, y < height
    else { return nil }
    return (x, y)
  }

  mutating func perform(_ command: Command) {
    switch command {
    case .create(let circle): circles.append(circle)
    case .remove(let circle): circles.removeAll { $0.id == circle.id }
    case .resize(let id, _, let diameter):
      guard let index = circles.firstIndex(where: { $0.id == id }) else { return }
      circles[index].diameter = diameter
    }
  }
}
