import Controller
import Model
import Observation
import Testing
import View
import ViewKit
import Workshop

@Suite("What a screen has read once is looked for where a change of it is not seen", .patience)
struct ReadOnceTests {
  @Test("Which property was read, and where, is told with what a launch shows")
  func told() throws {
    let explorer = Self.exploring { OnceController($0) }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == Explorer.Invariant.reads.rawValue && error.way.count == 2)
    #expect(
      error.explanation.hasPrefix(
        "Sum.total was read in viewDidLoad(), which is not tracked. After a launch Once says "),
      "\(error.explanation)")
  }

  @Test("A screen that has read once may be left, and is no fault of the screen below it")
  func left() throws {
    let explorer = Self.exploring { sum in
      let root = PlainController("Root").button("Open") { root in
        let once = OnceController(sum) { [weak root] in root?.show("Back again") }
        root.present(once, animated: false)
      }
      // A screen of an observable model.
      root.keeps = sum
      return root
    }

    let report = try explorer.explore()

    #expect(report.screens.contains("Root › Once"))
  }

  @Test("What was read once may change where no screen shows it")
  func unseen() throws {
    let explorer = Self.exploring { OnceController($0, isShown: false) }

    try explorer.explore()
  }

  private static func exploring(_ root: @escaping (Sum) -> ViewController) -> Explorer {
    let explorer = Explorer(making: app { store, _ in root(Sum(store)) })
    explorer.alphabet.events = [.crash]
    explorer.alphabet.failsWrites = false
    return explorer
  }
}

/// A number that is kept.
@Observable
private final class Sum {
  private(set) var total: Int64
  private let store: any UserInfoStore
  private static let key = UserInfoKey<Int64>("own.sum")

  init(_ store: any UserInfoStore) {
    self.store = store
    total = (try? store.value(for: Self.key)) ?? 0
  }

  func add() {
    try? store.set(1, for: Self.key)
    total = 1
  }
}

/// Reads the number in `viewDidLoad()` alone.
private final class OnceController: ViewController {
  private let sum: Sum
  private let isShown: Bool
  private let label = Label("")
  private let screen = PlainScreen()

  init(_ sum: Sum, isShown: Bool = true, whenDone: (() -> Void)? = nil) {
    (self.sum, self.isShown) = (sum, isShown)
    super.init()
    let add = Button("Add", sends: "add()", to: { [weak self] in self }) { $0.sum.add() }
    screen.elements = [.title("Once"), .label(label), .button(add)]
    guard let whenDone else { return }
    let done = Button("Done", sends: "done()", to: { [weak self] in self }) { once in
      once.dismiss(animated: false)
      whenDone()
    }
    screen.elements.append(.button(done))
  }

  override var debugName: String { "Once" }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    let total = sum.total
    let text: Phrase = isShown ? "\(total)" : Phrase("A sum", ko: "합계")
    label.text = text
  }
}
