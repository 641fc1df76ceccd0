/// Some controllers in order, of which the first needs no memory of its own.
///
/// Nearly every transition moves one controller out and one in; an array for each of them would
/// cost more than all their callbacks.
nonisolated struct ControllerList: RandomAccessCollection {
  private var first: ViewController?
  private var others: [ViewController] = []

  init() {}

  init(_ controller: ViewController?) {
    first = controller
  }

  /// A controller and everything above it, from bottom to top.
  @MainActor
  init(upFrom controller: ViewController?) {
    var next = controller
    while let controller = next {
      append(controller)
      next = controller.presented
    }
  }

  var startIndex: Int { 0 }

  var endIndex: Int { first == nil ? 0 : others.count + 1 }

  subscript(index: Int) -> ViewController {
    if index == 0, let first { first } else { others[index - 1] }
  }

  mutating func append(_ controller: ViewController) {
    if first == nil { first = controller } else { others.append(controller) }
  }

  /// Does something with each, from bottom to top.
  ///
  /// In place of `for`, whose iterator would hold on to every controller once more.
  @MainActor @inline(__always)
  func each(_ body: (ViewController) -> Void) {
    if let first { body(first) }
    for other in others { body(other) }
  }

  // By hand, which the optimiser follows.
  func has(_ controller: ViewController) -> Bool {
    if first === controller { return true }
    for other in others where other === controller { return true }
    return false
  }
}
