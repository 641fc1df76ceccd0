import Model
import View

/// The calls of a step as a list: each below the one that it was made in, with its lanes beside it.
struct CallList {
  private let calls: [Event]
  private let language: Language

  init(_ calls: [Event], _ language: Language) {
    self.calls = calls
    self.language = language
  }

  /// The list as HTML.
  var html: String {
    guard !calls.isEmpty else { return "<p class=\"nothing\">\(language[.noCalls])</p>" }
    let names = Lane.allCases.map { "<span>\(language[Phrase($0)])</span>" }.joined()
    return """
      <div class="calls">
      <p class="lanes" aria-hidden="true">\(names)</p>
      \(list(calls[...]))
      </div>
      """
  }

  /// A list of the calls at one depth, each with those inside of it.
  private func list(_ calls: ArraySlice<Event>) -> String {
    var items: [String] = []
    var rest = calls
    while let call = rest.popFirst() {
      let inside = rest.prefix { $0.depth > call.depth }
      rest = rest.dropFirst(inside.count)
      let more = inside.isEmpty ? "" : "\n" + list(inside)
      items.append("<li>\(line(of: call))\(more)</li>")
    }
    return "<ol>\n\(items.joined(separator: "\n"))\n</ol>"
  }

  private func line(of call: Event) -> String {
    let text = "<code>\(call.description.printable.escapedForMarkup)</code>"
    switch call.kind {
    case .diagnostic: return "<div class=\"call diagnostic\">\(text)</div>"
    case .call, .result:
      guard let to = call.receiverLane else { return "<div class=\"call\">\(text)</div>" }
      let from = call.callerLane ?? to
      let way = "\(language[Phrase(from)]) → \(language[Phrase(to)]): "
      return """
        <div class="call\(call.kind == .result ? " result" : "")">\(arrow(from, to))\
        <span class="spoken">\(way)</span>\(text)</div>
        """
    }
  }

  /// An arrow from lane to lane; within a lane, a dot.
  private func arrow(_ from: Lane, _ to: Lane) -> String {
    let (start, end) = (from.number, to.number)
    let direction = start == end ? "dot" : start < end ? "right" : "left"
    let (low, high) = (min(start, end), max(start, end))
    return """
      <i class="arrow" aria-hidden="true"><b class="\(direction)" \
      style="--from:\(low);--lanes:\(high - low)"></b></i>
      """
  }
}

extension Lane {
  fileprivate var number: Int { Lane.allCases.firstIndex(of: self) ?? 0 }
}
