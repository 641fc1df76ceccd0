import Controller
import Model
import View

/// Who holds whom as a drawing: below its owner each object, and weak references as dashed arrows.
struct ObjectDrawing {
  private let graph: ObjectGraph
  /// Who was there after the step before, by their names.
  private let former: [String]?
  private let language: Language
  private let width = 460.0
  private let row = 26.0

  init(_ graph: ObjectGraph, after former: ObjectGraph?, _ language: Language) {
    self.graph = graph
    // Of an app that did not run, everything would be new.
    self.former = former.flatMap { $0.objects.isEmpty ? nil : $0.objects.map(\.name) }
    self.language = language
  }

  /// The drawing as HTML, and its references as a list.
  var html: String {
    guard !graph.objects.isEmpty else {
      return "<p class=\"nothing\">\(language[.noObjects])</p>"
    }
    let lines = graph.references.map { reference in
      let (from, to) = (graph.objects[reference.from], graph.objects[reference.to])
      let names = reference.names.joined(separator: ", ")
      let text = "\(from.name) → \(to.name): \(names) (\(language[Phrase(reference.kind)]))"
      return "<li>\(text.printable.escapedForMarkup)</li>"
    }
    let list =
      lines.isEmpty
      ? ""
      : """
      <h4>\(language[.references])</h4>
      <ul class="references">
      \(lines.joined(separator: "\n"))
      </ul>
      """
    return "<div class=\"objects\">\n\(svg)\(gone)\(list)</div>"
  }

  /// Who was there after the step before, and is not any more.
  private var gone: String {
    let names = (former ?? []).filter { name in !graph.objects.contains { $0.name == name } }
    guard !names.isEmpty else { return "" }
    let list = names.joined(separator: ", ").printable.escapedForMarkup
    return "<p class=\"gone\">\(language[.gone]): \(list)</p>\n"
  }

  /// What an object is doing, and whether it is new.
  private func state(of object: ObjectGraph.Object) -> String {
    let isNew = former.map { !$0.contains(object.name) } ?? false
    let parts = [object.state, isNew ? language[.new] : ""].filter { !$0.isEmpty }
    return parts.joined(separator: ", ").printable
  }

  /// The drawing, in the colors of the page.
  private var svg: String {
    var canvas = Canvas(nil)
    for position in graph.objects.indices { drawOwner(of: position, on: &canvas) }
    for (index, reference) in graph.references.enumerated() {
      draw(reference, lane: index, on: &canvas)
    }
    for (position, object) in graph.objects.enumerated() {
      let x = x(of: position)
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

  /// A curve along the right side.
  private func draw(_ reference: ObjectGraph.Reference, lane: Int, on canvas: inout Canvas) {
    let (start, end) = (self.end(of: reference.from), self.end(of: reference.to))
    let (from, to) = (y(of: reference.from), y(of: reference.to))
    let bend = min(width - 4, max(start, end) + 24 + Double(lane % 6) * 14)
    let isWeak = reference.kind != .strong
    let color: UserInterfaceStyle.Color = isWeak ? .accent : .dim
    canvas.path(
      """
      M\(start.short) \(from.short) C\(bend.short) \(from.short) \(bend.short) \(to.short) \
      \(end.short) \(to.short)
      """, color, isDashed: isWeak)
    canvas.head(at: end - 4, to, pointing: .left, color)
  }

  /// Where the words of a row end.
  private func end(of position: Int) -> Double {
    let object = graph.objects[position]
    let name = Double(object.name.displayWidth) * font.column
    let words = state(of: object)
    let state = words.isEmpty ? 0 : 8 + Double(words.displayWidth) * small.column
    return min(width - 60, x(of: position) + name + state + 8)
  }

  /// What the drawing says, for whoever cannot see it.
  private var description: String {
    graph.objects.indices.map { position in
      let object = graph.objects[position]
      let name = object.state.isEmpty ? object.name : "\(object.name) (\(object.state))"
      guard let owner = graph.owner(of: position) else { return name }
      return "\(graph.objects[owner].name) → \(name)"
    }.joined(separator: ". ").printable
  }
}
