import Model
import ModelKit
import View
import ViewText
import Workshop

/// The calls of a step as a list: each below the one that it was made in, with its lanes beside it.
///
/// What the system alone calls, one after the other, is one line that opens.
struct CallList {
  private let calls: [Call]
  private let step: Int
  private let language: Language

  /// A call, with its number in the step and the name of the object that makes it.
  private struct Call {
    let event: Event
    let number: Int
    let caller: String?
  }

  init(_ events: [Event], ofStep step: Int, _ language: Language) {
    var callers = Callers()
    calls = events.enumerated().map { number, event in
      Call(event: event, number: number + 1, caller: callers.caller(of: event))
    }
    self.step = step
    self.language = language
  }

  /// The list as HTML.
  var html: String {
    guard !calls.isEmpty else { return "<p class=\"nothing\">\(language[.noCalls])</p>" }
    let names = Lane.allCases.map { "<span class=\"to-\($0)\">\(language[Phrase($0)])</span>" }
    return """
      <div class="calls">
      <p class="lanes" aria-hidden="true">\(names.joined())</p>
      \(list(calls[...]))
      </div>
      """
  }

  /// A list of the calls at one depth, each with those inside of it.
  private func list(_ calls: ArraySlice<Call>) -> String {
    var items: [String] = []
    var callbacks: (items: [String], count: Int) = ([], 0)
    func closeCallbacks() {
      items += callbacks.count > 1 ? [folded(callbacks.items, callbacks.count)] : callbacks.items
      callbacks = ([], 0)
    }
    var rest = calls
    while let call = rest.popFirst() {
      let inside = rest.prefix { $0.event.depth > call.event.depth }
      rest = rest.dropFirst(inside.count)
      let more = inside.isEmpty ? "" : "\n" + list(inside)
      let item = "<li id=\"call-\(step)-\(call.number)\">\(line(of: call))\(more)</li>"
      if call.event.isCallback, inside.allSatisfy(\.event.isCallback) {
        callbacks.items.append(item)
        callbacks.count += 1 + inside.count
      } else {
        closeCallbacks()
        items.append(item)
      }
    }
    closeCallbacks()
    return "<ol>\n\(items.joined(separator: "\n"))\n</ol>"
  }

  private func folded(_ items: [String], _ count: Int) -> String {
    """
    <li class="callbacks"><button type="button" class="fold" aria-expanded="true">\
    \(language[.callbacks(count)])</button>
    <ol>
    \(items.joined(separator: "\n"))
    </ol></li>
    """
  }

  private func line(of call: Call) -> String {
    let event = call.event
    let text = "<code>\(event.description.escapedForMarkup)</code>"
    switch event.kind {
    case .diagnostic: return "<div class=\"call diagnostic\">\(text)</div>"
    case .call, .result:
      guard let to = event.receiverLane else { return "<div class=\"call\">\(text)</div>" }
      let from = event.callerLane ?? to
      let way = "\(language[Phrase(from)]) → \(language[Phrase(to)]): "
      let caller = call.caller.map { "<span class=\"caller\">\($0.escapedForMarkup)</span> " } ?? ""
      return """
        <div class="call to-\(to)\(event.kind == .result ? " result" : "")">\(arrow(from, to))\
        <span class="spoken">\(way)</span>\(caller)\(text)</div>
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
  fileprivate var number: Int { Lane.allCases.prefix { $0 != self }.count }
}

extension CallList {
  /// How calls look, in each page that has some.
  static let style = """
    .calls ol { margin: 0; padding: 0; list-style: none; }
    .calls .lanes { display: flex; margin: 0 0 .25rem; font-size: .65rem; }
    .calls .lanes { width: 12.5rem; color: var(--dim); }
    .calls .lanes span { flex: 1; text-align: center; }
    .call { position: relative; padding: .1rem 0 .1rem calc(13rem + var(--indent) * 1rem); }
    .calls ol { --indent: 0; }
    .calls ol ol { --indent: 1; }
    .calls ol ol ol { --indent: 2; }
    .calls ol ol ol ol { --indent: 3; }
    .calls ol ol ol ol ol { --indent: 4; }
    .calls ol ol ol ol ol ol { --indent: 5; }
    .calls .callbacks ol { --indent: 1; }
    .to-person { --lane: var(--ink); }
    .to-view { --lane: var(--view); }
    .to-controller { --lane: var(--controller); }
    .to-model { --lane: var(--model); }
    .to-system { --lane: var(--dim); }
    .legend b, .lanes span { color: var(--lane); }
    .call .caller { font-size: .75rem; color: var(--dim); white-space: nowrap; }
    .call .caller::after { content: " ▸"; }
    .to-system code { color: var(--dim); }
    .call.result code { color: var(--dim); }
    .call.diagnostic { color: var(--warning); }
    .arrow {
      position: absolute; inset: 0 auto 0 0; width: 12.5rem;
      background: repeating-linear-gradient(
        to right, transparent 0 calc(1.25rem - 1px), var(--line) 0 1.25rem,
        transparent 0 2.5rem);
      print-color-adjust: exact;
    }
    .arrow b {
      position: absolute; top: .75rem; left: calc((var(--from) + .5) * 20%);
      width: calc(var(--lanes) * 20%); border-top: 2px solid var(--lane, var(--dim));
    }
    .arrow b::after {
      content: ""; position: absolute; top: -5px; border: 4px solid transparent;
    }
    .arrow .right::after { right: -2px; border-left-color: var(--lane, var(--dim)); border-right: 0; }
    .arrow .left::after { left: -2px; border-right-color: var(--lane, var(--dim)); border-left: 0; }
    .arrow .dot::after {
      left: -4px; top: -5px; border: 4px solid var(--lane, var(--dim)); border-radius: 4px;
    }
    .result .arrow b { border-top-style: dashed; border-color: var(--dim); }
    """

  /// Breaks a long name where one of its words ends.
  static let script = #"""
    function breakable(text) {
      const code = document.createElement("code");
      text.split(/(?<=[.(:_])|(?<=[a-z])(?=[A-Z])/).forEach((part, i) => {
        if (i > 0) code.append(document.createElement("wbr"));
        code.append(part);
      });
      return code;
    }
    """#

  /// How they look in a narrow window.
  static let narrowStyle = """
    .calls .lanes, .arrow { width: 5rem; }
    .calls .lanes span { overflow: hidden; font-size: 0; }
    .calls .lanes span::first-letter { font-size: .65rem; }
    .call { padding-left: calc(5.5rem + var(--indent) * .4rem); }
    .arrow {
      background: repeating-linear-gradient(
        to right, transparent 0 calc(.5rem - 1px), var(--line) 0 .5rem,
        transparent 0 1rem);
    }
    """
}
