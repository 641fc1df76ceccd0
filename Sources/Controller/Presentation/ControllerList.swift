/// Some controllers in order, of which the first needs no memory of its own.
///
/// Nearly every transition moves one controller out and one in; an array for each of them would
/// cost more than all their callbacks.
struct ControllerList {
  private var first: ViewController?
  private var others: [ViewController] = []

  init(_ controller: ViewController? = nil) {
    first = controller
  }

  /// A controller and what it presents, up to another one.
  init(from lowest: ViewController?, to top: ViewController?) {
    var next = lowest
    while let controller = next {
      append(controller)
      next = controller === top ? nil : controller.presented
    }
  }

  mutating func append(_ controller: ViewController) {
    if first == nil { first = controller } else { others.append(controller) }
  }

  /// Does something with each, in order.
  ///
  /// In place of `for`, whose iterator would hold on to every controller once more.
  @inline(__always)
  func each(_ body: (ViewController) -> Void) {
    if let first { body(first) }
    for other in others { body(other) }
  }
}
