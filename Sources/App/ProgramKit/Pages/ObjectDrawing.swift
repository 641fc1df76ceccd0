import Controller
import Model
import View
import ViewText
import Workshop

/// Who holds whom as a drawing: below its owner each object, and weak references as dashed arrows.
struct ObjectDrawing {
  private let graph: ObjectGraph
  /// Who was there after the step before, by their names.
  private let former: [String]?
  /// The same, to be looked up.
  private let formerNames: Set<String>
  private let language: Language
  private let row = 26.0

  init(_ graph: ObjectGraph, after former: ObjectGraph?, _ language: Language) {
    self.graph = graph
    // Of an app that did not run, everything would be new.
    self.former = former.flatMap { $0.objects.isEmpty ? nil : $0.objects.map(\.name) }
    formerNames = Set(self.former ?? [])
    self.language = language
  }

  /// The drawing as HTML, and its references as a list.
  var html: String {
    guard !graph.objects.isEmpty else {
      return "<p class=\"nothing\">\(language[.noObjects])</p>"
    }
    let references = graph.references.map { reference in
      let (from, to) = (graph.objects[reference.from], graph.objects[reference.to])
      let names = reference.names.joined(separator: ", ")
      return "\(from.name) → \(to.name): \(names) (\(language[Phrase(reference.kind)]))"
    }
    let lists =
      list(of: references, below: .references) + list(of: graph.trackedCalls, below: .trackedCalls)
    return "<div class=\"objects\">\n\(svg)\(gone)\(lists)</div>"
  }

  /// Some lines with a heading, or nothing.
  private func list(of lines: [String], below heading: Phrase) -> String {
    guard !lines.isEmpty else { return "" }
    return """
      <h4>\(language[heading])</h4>
      <ul class="references">
      \(lines.map { "<li>\($0.escapedForMarkup)</li>" }.joined(separator: "\n"))
      </ul>
      """
  }

  /// Who was there after the step before, and is not any more.
  private var gone: String {
    let present = Set(graph.objects.map(\.name))
    let names = (former ?? []).filter { !present.contains($0) }
    guard !names.isEmpty else { return "" }
    let list = names.joined(separator: ", ").escapedForMarkup
    return "<p class=\"gone\">\(language[.gone]): \(list)</p>\n"
  }

  /// What an object is doing, and whether it is new.
  private func state(of object: ObjectGraph.Object) -> String {
    let isNew = former != nil && !formerNames.contains(object.name)
    let parts = [object.state, isNew ? language[.new] : ""].filter { !$0.isEmpty }
    return parts.joined(separator: ", ").printable
  }

  /// The drawing, in the colors of the page.
  private var svg: String {
    var canvas = Canvas(nil)
    for position in graph.objects.indices { drawOwner(of: position, on: &canvas) }
    var width = 460.0
    let ends = graph.objects.indices.map(end)
    let rightmost = ends.reduce(.zero, max)
    for (reference, route) in zip(graph.references, routes) {
      let lane = rightmost + 12 + Double(route.lane) * 8
      let places = (ends[reference.from], lane, ends[reference.to])
      draw(reference, route, at: places, on: &canvas)
      width = max(width, lane + 8)
    }
    for (position, object) in graph.objects.enumerated() {
      // The layer's letter, for a person who does not tell the colors apart.
      canvas.write(object.lane.letter, at: x(of: position), y(of: position) + 5, small, .dim)
      let x = x(of: position) + letterWidth
      let name = object.name.printable
      canvas.write(name, at: x, y(of: position) + 5, font, color(of: object))
      let state = state(of: object)
      let end = x + Double(name.displayWidth) * font.column
      canvas.write(state, at: end + 8, y(of: position) + 5, small, .dim)
    }
    return canvas.picture(
      width: width, height: Double(graph.objects.count) * row + 8, description: description,
      isAlone: false)
  }

  private let font = Canvas.Font(12, isBold: true, isCode: true)
  private let small = Canvas.Font(11, isCode: true)
  private let letterWidth = 12.0

  private func x(of position: Int) -> Double { 8 + Double(graph.objects[position].depth) * 18 }

  private func y(of position: Int) -> Double { 16 + Double(position) * row }

  private func color(of object: ObjectGraph.Object) -> UserInterfaceStyle.Color {
    UserInterfaceStyle.Color(object.lane)
  }

  /// A line from the owner above: it holds strongly.
  private func drawOwner(of position: Int, on canvas: inout Canvas) {
    guard let owner = graph.owner(of: position) else { return }
    let x = x(of: owner) + 6
    canvas.path(
      "M\(x.short) \((y(of: owner) + 9).short) V\(y(of: position).short) h6", .dim)
    canvas.head(at: x + 11, y(of: position), .dim)
  }

  /// Right-angled lines on the right side: each has a height of its own in its row, and a lane that
  /// no other one uses between the same rows.
  private var routes: [Route] {
    let ends = graph.references.flatMap { [($0.from, 1), ($0.to, 1)] }
    let counts = Dictionary(ends, uniquingKeysWith: +)
    var used: [Int: Int] = [:]
    func height(of position: Int) -> Double {
      let number = Double(used[position, default: 0])
      let count = Double(counts[position, default: 1])
      used[position, default: 0] += 1
      return y(of: position) + (number - (count - 1) / 2) * min(5, 20 / count)
    }
    var routes = graph.references.map { Route(from: height(of: $0.from), to: height(of: $0.to)) }
    var lanes: [[Route]] = []
    let byLength = routes.indices.sorted { (routes[$0].length, $0) < (routes[$1].length, $1) }
    for index in byLength {
      let free = lanes.firstIndex { lane in
        !lane.contains { $0.span.overlaps(routes[index].span) }
      }
      routes[index].lane = free ?? lanes.count
      if let free { lanes[free].append(routes[index]) } else { lanes.append([routes[index]]) }
    }
    return routes
  }

  /// A line between two heights.
  private struct Route {
    let from: Double
    let to: Double
    var lane = 0
    var span: ClosedRange<Double> { min(from, to)...max(from, to) }
    var length: Double { abs(from - to) }
  }

  /// Draws a reference from the end of a row along its lane to the end of another row.
  private func draw(
    _ reference: ObjectGraph.Reference, _ route: Route,
    at places: (start: Double, lane: Double, end: Double), on canvas: inout Canvas
  ) {
    let (start, lane, end) = places
    let isWeak = reference.kind != .strong
    let color: UserInterfaceStyle.Color = isWeak ? .accent : .dim
    canvas.path(
      """
      M\(start.short) \(route.from.short) H\(lane.short) V\(route.to.short) \
      H\((end + 4).short)
      """, color, isDashed: isWeak)
    canvas.head(at: end - 3, route.to, pointing: .left, color)
  }

  /// Where the words of a row end.
  private func end(of position: Int) -> Double {
    let object = graph.objects[position]
    let name = Double(object.name.displayWidth) * font.column
    let words = state(of: object)
    let state = words.isEmpty ? 0 : 8 + Double(words.displayWidth) * small.column
    return x(of: position) + letterWidth + name + state + 8
  }

  /// What the drawing shows, for a screen reader.
  private var description: String {
    graph.objects.indices.map { position in
      let object = graph.objects[position]
      let name = object.state.isEmpty ? object.name : "\(object.name) (\(object.state))"
      guard let owner = graph.owner(of: position) else { return name }
      return "\(graph.objects[owner].name) → \(name)"
    }.joined(separator: ". ").printable
  }
}
