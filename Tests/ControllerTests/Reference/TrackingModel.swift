/// What of several controllers in one window is called again, by the rules of observation.
///
/// A controller reads some properties in `updateProperties()`, and may read others the next time.
struct TrackingModel {
  /// What is done at once, or in one turn with others.
  enum Step {
    case change(property: Int)
    case request(controller: Int)
    case force(controller: Int)
  }

  private struct Controller {
    /// What it reads the next time.
    var reads: Set<Int>
    /// What its last call has read.
    var tracked: Set<Int> = []
    var isDue = true
    /// Its place among those that have read something, or were asked for; the first is called first.
    var place: Int?
  }

  private var controllers: [Controller]
  private var isShown = false
  private var places = 0
  private(set) var calls: [Int] = []

  init(reads: [Set<Int>]) { controllers = reads.map { Controller(reads: $0) } }

  mutating func takeCalls() -> [Int] {
    defer { calls = [] }
    return calls
  }

  mutating func read(_ properties: Set<Int>, in controller: Int) {
    controllers[controller].reads = properties
  }

  /// The window is shown or hidden: from the root on, each is called that is due.
  mutating func show(_ isShown: Bool) {
    self.isShown = isShown
    for index in controllers.indices where isShown && controllers[index].isDue { call(index) }
  }

  /// A turn: what is due is called at its end, once.
  mutating func turn(_ steps: [Step]) {
    for step in steps {
      switch step {
      case .change(let property):
        for index in controllers.indices where controllers[index].tracked.contains(property) {
          // One change ends the tracking of all.
          controllers[index].tracked = []
          controllers[index].isDue = true
        }
      case .request(let index):
        controllers[index].isDue = true
        takePlace(index)
      case .force(let index): if controllers[index].isDue { call(index) }
      }
    }
    guard isShown else { return }
    let due = controllers.indices.filter { controllers[$0].isDue }
    for index in due.sorted(by: { place(of: $0) < place(of: $1) }) { call(index) }
  }

  private func place(of index: Int) -> Int { controllers[index].place ?? .max }

  private mutating func takePlace(_ index: Int) {
    guard controllers[index].place == nil else { return }
    controllers[index].place = places
    places += 1
  }

  private mutating func call(_ index: Int) {
    calls.append(index)
    controllers[index].isDue = false
    controllers[index].tracked = controllers[index].reads
    if !controllers[index].reads.isEmpty { takePlace(index) }
  }
}
