import UIKitNames

// What the controllers talk to in place of the libraries of those in the ledger.

/// Names of one's own, which are those of the framework too.
struct Screen {}
class View {}
class Control {}
class Label {}
class TableViewCell {}

class Subject {
  private var listeners: [() -> Void] = []

  func listen(_ listener: @escaping () -> Void) {
    listeners.append(listener)
    listener()
  }

  func changed() { for listener in listeners { listener() } }
}

final class SampleRoom: Subject {
  enum Action {
    case alertDismissed, returned, tasteTapped, mailChanged(String?), wordChanged(String?)
  }

  private var state = SampleRoomController.State()

  func onChange(_ handler: @escaping (SampleRoomController.State) -> Void) {
    listen { [unowned self] in handler(state) }
  }

  func send(_ action: Action) {
    switch action {
    case .alertDismissed: state.alert = nil
    case .returned: return
    case .tasteTapped: state.alert = state.word == "leaf" ? "Good tea" : "Wrong word"
    case .mailChanged(let mail): state.mail = mail
    case .wordChanged(let word): state.word = word
    }
    changed()
  }
}

final class CupPair: Subject {
  enum Action { case left, returned, poured, first(String?), second(String?) }

  var first: String?
  var second: String?
  var isPoured = false
  var hasLeft = false
  var isComplete: Bool { first?.isEmpty == false && second?.isEmpty == false }

  func onChange(_ handler: @escaping (CupPair) -> Void) {
    listen { [unowned self] in handler(self) }
  }

  func send(_ action: Action) {
    switch action {
    case .left: hasLeft = true
    case .returned:
      guard isPoured else { return }
      isPoured = false
    case .poured: isPoured = true
    case .first(let name): first = name
    case .second(let name): second = name
    }
    changed()
  }
}

final class Greeting {
  var name = "Kim"
  var isSeated = false
  func onSeated() { isSeated = true }
}

final class TablePlan {
  enum Event { case hostChanged(String), guestChanged(String), laid }

  var host = "Kim"
  var guest = ""
  var isLaid = false

  func handle(_ event: Event) {
    switch event {
    case .hostChanged(let name): host = name
    case .guestChanged(let name): guest = name
    case .laid: isLaid = true
    }
  }
}

struct Tin: Equatable {
  let title: String
  let weight: Int
}

final class TinStore {
  enum Changes { case initial, update([Int], [Int], [Int]) }

  private var tins: [Tin] = []
  private var observer: (Changes) -> Void = { _ in }

  var count: Int { tins.count }
  subscript(index: Int) -> Tin { tins[index] }

  func observe(_ observer: @escaping (Changes) -> Void) {
    self.observer = observer
    observer(.initial)
  }

  func create(title: String, weight: Int) {
    tins.append(Tin(title: "\(title) \(count + 1)", weight: weight))
    observer(.update([], [count - 1], []))
  }

  func delete(_ tin: Tin) {
    guard let index = tins.firstIndex(of: tin) else { return }
    tins.remove(at: index)
    observer(.update([index], [], []))
  }
}

protocol CounterDelegate: AnyObject {
  func signInDidOccur(as mail: String)
}

final class JoinTable: Subject {
  let table: String
  var isJoining = false
  var isWordWrong = false

  init(table: String) { self.table = table }

  func onChange(_ handler: @escaping (JoinTable) -> Void) {
    listen { [unowned self] in handler(self) }
  }

  func joinTapped(with word: String) {
    isWordWrong = word != "leaf"
    isJoining = word == "leaf"
    changed()
  }
}

final class CupController: UIViewController {
  private let cup: String

  init(cup: String) {
    self.cup = cup
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = cup
    let label = UILabel()
    label.text = "Tea for " + cup
    view.addSubview(label)
  }
}
