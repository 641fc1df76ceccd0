import Controller
import Model
import Observation
import View
import Workshop

/// Jars on a shelf, whose reads are tracked.
@Observable
final class Shelf {
  var jars = [Jar(), Jar()]
}

/// A jar of marbles.
@Observable
final class Jar {
  var marbles = 0
  var name = "Jar"
}

/// Shows what it reads of a shelf: it never shows anything because a button was touched.
class JarController: ViewController {
  let shelf = Shelf()
  let text = Label()
  private let buttons = ["Add", "Add two", "Rename", "Refresh", "Cover"].map { Button($0) }

  var jar: Jar { shelf.jars[0] }

  override func loadView() {
    view = ShownElements([.label(text)] + buttons.map(Element.button))
  }

  override func viewDidLoad() {
    let actions = [
      JarController.add, JarController.addTwo, JarController.rename, JarController.refresh,
      JarController.cover,
    ]
    for (button, action) in zip(buttons, actions) {
      button.addTarget(self, action: action, for: .touchUpInside)
    }
  }

  override func updateProperties() { text.text = "Marbles: \(jar.marbles)" }

  private func add() { jar.marbles += 1 }

  private func addTwo() {
    jar.marbles += 1
    jar.marbles += 1
  }

  private func rename() { jar.name = "Old jar" }

  private func refresh() { for _ in 1...3 { setNeedsUpdateProperties() } }

  private func cover() {
    let cover = CoverController()
    cover.modalPresentationStyle = .fullScreen
    cover.jar = jar
    present(cover, animated: false)
  }
}

/// Reads the jar when its view was loaded.
final class LoadedJarController: JarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    text.text = "Marbles: \(jar.marbles)"
  }

  override func updateProperties() {}
}

/// Reads which jars there are.
final class ShelfController: JarController {
  override func updateProperties() { text.text = "Jars: \(shelf.jars.count)" }
}

/// A screen of elements that stay.
private final class ShownElements: Screen {
  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
}

/// Covers a jar, and adds to it.
final class CoverController: ViewController {
  var jar: Jar?
  private let add = Button("Add")
  private let done = Button("Done")

  override func loadView() { view = ShownElements([.button(add), .button(done)]) }

  override func viewDidLoad() {
    add.addTarget(self, action: CoverController.addTouched, for: .touchUpInside)
    done.addTarget(self, action: CoverController.doneTouched, for: .touchUpInside)
  }

  private func addTouched() { jar?.marbles += 1 }

  private func doneTouched() { dismiss(animated: false) }
}

extension Scenario {
  /// How often `updateProperties()` was called in the last step.
  var updates: Phrase {
    let count = log.lastStep.events.count { $0.call.isCall(of: "updateProperties") }
    return Phrase(verbatim: "\(count)")
  }

  /// What is said of the marbles.
  var marbles: Phrase { Phrase(verbatim: texts.first ?? "") }
}
