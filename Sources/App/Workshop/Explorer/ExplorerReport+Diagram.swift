import Controller
import Model
import View
import ViewText

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
    return "stateDiagram-v2\n" + states.joined() + lines.joined() + mermaidColors
  }

  /// Screens are blue, as the views are, and the states of the app grey, as the system is.
  private var mermaidColors: String {
    let numbers = screens.indices.map {
      (isState: Self.states.contains(screens[$0]), name: "s\($0)")
    }
    func line(_ look: String, _ fill: String, _ line: String, _ isState: Bool) -> String {
      let names = numbers.filter { $0.isState == isState }.map(\.name)
      guard !names.isEmpty else { return "" }
      return "  classDef \(look) fill:\(fill),stroke:\(line),color:#1b1f24\n"
        + "  class \(names.joined(separator: ",")) \(look)\n"
    }
    return line("system", "#f2f4f7", "#5b6470", true) + line("screen", "#e8f1fd", "#0b57c4", false)
  }

  /// The names of the states of an app in which it shows no screen that can be touched.
  package static let states: Set = ["not running", "inactive", "background", "suspended"]

  /// The same for Graphviz.
  public var dot: String {
    let lines = arrows.map { arrow in
      "  s\(arrow.from) -> s\(arrow.to) [label=\"\(arrow.label.inDOT)\"];\n"
    }
    let states = screens.enumerated().map { index, name in
      "  s\(index) [label=\"\(name.inDOT)\", "
        + "color=\"\(Self.states.contains(name) ? "#5b6470" : "#0b57c4")\"];\n"
    }
    return "digraph states {\n  node [shape=box];\n" + states.joined() + lines.joined() + "}\n"
  }

  /// One arrow for all steps from one screen to another.
  private var arrows: [(from: Int, to: Int, label: String)] {
    let numbers = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, $0) })
    var labels: [[Int]: [String]] = [:]
    for transition in transitions where transition.from != transition.to {
      guard let from = numbers[transition.from], let to = numbers[transition.to] else { continue }
      labels[[from, to], default: []].append(transition.step)
    }
    return labels.sorted { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) }
      .map { ($0.key[0], $0.key[1], $0.value.joined(separator: ", ")) }
  }
}

extension String {
  /// Without what would end a label of Mermaid: a colon, a semicolon, a quote, a number sign or a
  /// new line; and printable.
  fileprivate var inMermaid: String { onOneLine.filter { !":;\"#".contains($0) } }

  fileprivate var inDOT: String {
    onOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").printable
  }
}
