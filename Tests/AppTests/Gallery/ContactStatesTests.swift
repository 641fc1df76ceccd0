import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit
import Workshop

@testable import Gallery

@Suite("The states of the contacts", .patience)
struct ContactStatesTests {
  private let store = MemoryStore()

  init() throws {
    try Shared<ContactBook>(in: store).change { book in
      for name in ["Kim", "Lee"] { _ = book.add(Contact(name: name)) }
    }
  }

  @Test("In every state the path is list, contact, form, and the contact is there")
  func everyState() throws {
    let explorer = explorer
    explorer.alphabet.textsByName = ["Name": [""]]
    explorer.alphabet.events = []

    let report = try explorer.explore()

    #expect(report.limit == nil, "all of them")
    #expect(report.progress.states > 15)
  }

  @Test("The contact on the path is there also after a changed name, a failed write and a crash")
  func faults() throws {
    let explorer = explorer
    explorer.alphabet.events = [.crash, .terminate]
    explorer.alphabet.failsWrites = true
    // Contacts are added on and on: the walk ends after four steps.
    explorer.limits.depth = 4

    let report = try explorer.explore()

    #expect(report.progress.states > 15)
  }

  @Test("In every state of two windows the path is list, contact, form, and the contact is there")
  func twoWindows() throws {
    let explorer = explorer
    explorer.alphabet.events = [.newWindow]
    explorer.alphabet.windows = 2
    explorer.alphabet.textsByName = ["Name": [""]]
    explorer.alphabet.untouched.formUnion(["Add", "Lee", "Delete Contact"])

    let report = try explorer.explore()

    #expect(report.limit == nil, "all of them")
    #expect(report.progress.states > 15)
  }

  private var explorer: Explorer {
    let explorer = AppTests.explorer(of: "contacts", store: store)
    explorer.alphabet.textsByName = ["Name": ["", "Ada"]]
    explorer.alphabet.untouched = ["Phone", "Email", "Note"]
    explorer.always("the path is list, contact, form") { state in
      for window in state.windows {
        if let fault = Self.fault(in: window, state) { return fault }
      }
      return nil
    }
    return explorer
  }

  /// What is wrong with a window.
  private static func fault(in window: Window, _ state: Explorer.State) -> String? {
    let names = window.controllers.map(\.debugName)
    let path = names.filter { !["NavigationController", "AlertController"].contains($0) }
    let whole = ["ContactsController", "ContactController", "ContactFormController"]
    let isInOrder = path.compactMap(whole.firstIndex).elementsEqual(
      Set(path).compactMap(whole.firstIndex).sorted())
    guard isInOrder, path.count == Set(path).count, path.first == whole[0] else { return "\(path)" }
    // A form may be of a contact that is gone: Save says so.
    let book = Shared<ContactBook>(in: state.store).value
    let detail = window.controllers.lazy.compactMap { $0 as? ContactController }.first
    guard let detail, !path.contains(whole[2]) else { return nil }
    guard let contact = Int(detail.route).flatMap({ book[$0] }) else { return "\(path), gone" }
    return detail.title?.english == contact.name ? nil : "\(detail.title ?? "") is \(contact)"
  }
}
