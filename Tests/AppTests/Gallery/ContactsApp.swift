import Controller
import ControllerKit
import Model
import Workshop

@testable import Gallery

/// What the tests of the contacts do and look at.
protocol ContactsApp {
  var store: FullStore { get }
}

extension ContactsApp {
  /// Runs the app with some contacts; each step checks that what left the screen was released.
  func run(
    with names: [String] = ["Kim Minji", "이서준"], _ body: (Scenario) throws -> Void
  ) throws {
    try Shared<ContactBook>(in: store).change { book in
      for name in names { _ = book.add(Contact(name: name)) }
    }
    try runGallery("contacts", store: store, body)
  }

  /// The names that are stored.
  var stored: [String] {
    Shared<ContactBook>(in: store).value.contacts.map(\.name)
  }
}
