// The screens and what leads from one to another, as a picture.
extension Explorer.Report {
  /// A state diagram in Mermaid; what leads nowhere else is left out.
  public var mermaid: String {
    let arrows = arrows
    let states = screens.enumerated().map { index, name in
      "  state \"\(name.inMermaid)\" as s\(index)\n"
    }
    let lines = arrows.map { arrow in
      "  s\(arrow.from) --> s\(arrow.to) : \(arrow.label.inMermaid)\n"
    }
    return "stateDiagram-v2\n" + states.joined() + lines.joined()
  }

  /// The same for Graphviz.
  public var dot: String {
    let lines = arrows.map { arrow in
      "  s\(arrow.from) -> s\(arrow.to) [label=\"\(arrow.label.inDOT)\"];\n"
    }
    let states = screens.enumerated().map { index, name in
      "  s\(index) [label=\"\(name.inDOT)\"];\n"
    }
    return "digraph states {\n  node [shape=box];\n" + states.joined() + lines.joined() + "}\n"
  }

  /// One arrow for all steps from one screen to another.
  private var arrows: [(from: Int, to: Int, label: String)] {
    var labels: [[Int]: [String]] = [:]
    for transition in transitions where transition.from != transition.to {
      guard let from = screens.firstIndex(of: transition.from),
        let to = screens.firstIndex(of: transition.to)
      else { continue }
      labels[[from, to], default: []].append(transition.step)
    }
    return labels.sorted { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) }
      .map { ($0.key[0], $0.key[1], $0.value.joined(separator: ", ")) }
  }
}

extension String {
  /// Without what would end a label of Mermaid: a colon, a semicolon, a quote, a number sign or a
  /// new line.
  fileprivate var inMermaid: String { onOneLine.filter { !":;\"#".contains($0) } }

  fileprivate var inDOT: String {
    onOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
