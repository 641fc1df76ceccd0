/// Some controllers in order, of which the first needs no memory of its own.
///
/// Nearly every transition moves one controller out and one in; with an array for each of them, to
/// present and dismiss takes half as long again.
@MainActor
struct ControllerList {
  private var first: ViewController?
  private var others: [ViewController] = []

  init(_ controller: ViewController? = nil) {
    first = controller
  }

  /// Whether there are at least two.
  var isMany: Bool { !others.isEmpty }

  mutating func append(_ controller: ViewController) {
    if first == nil { first = controller } else { others.append(controller) }
  }

  /// Does something with each, in order.
  ///
  /// In place of `for`, whose iterator would hold on to every controller once more, as `if let` does.
  @inline(__always)
  func each(_ body: (ViewController) -> Void) {
    first?.pass(to: body)
    for other in others { body(other) }
  }
}

extension ViewController {
  @inline(__always)
  fileprivate func pass(to body: (ViewController) -> Void) { body(self) }
}
