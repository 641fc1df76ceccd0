import Controller
import ControllerKit
import Model
import ModelKit
import Testing
import View
import Workshop

@testable import Gallery

@Suite("Contacts in two windows and after a launch")
struct ContactsElsewhereTests: ContactsApp {
  let store = FullStore()

  // MARK: - Two windows

  /// Opens a second window, in which Kim Minji is deleted after something was done in the first one.
  private func deleteElsewhere(
    after names: [String], _ check: (_ window: Window, _ contacts: Scenario) throws -> Void
  ) throws {
    try run { contacts in
      try contacts.send(.newWindow())
      let (first, second) = (contacts.windows[0], contacts.windows[1])
      for name in names { first.touch(name) }
      second.perform("delete", on: "Kim Minji")
      second.touch("Delete")
      try #require(second.rows == ["이서준"])
      try check(first, contacts)
    }
  }

  @Test(
    "A contact that is deleted in another window leaves this one: its list, its page, its question",
    arguments: [[], ["Kim Minji"], ["Kim Minji", "Delete Contact"]])
  func shownElsewhere(touched: [String]) throws {
    try deleteElsewhere(after: touched) { window, _ in
      #expect(window.title == "Contacts")
      #expect(window.rows == ["이서준"])
    }
  }

  @Test("If its form is open here, Save says that it is gone and adds nothing; Cancel goes back")
  func formElsewhere() throws {
    try deleteElsewhere(after: ["Kim Minji", "Edit"]) { window, contacts in
      #expect(window.title == "Kim Minji")
      window.touch("Save")
      let alert = window.controllers.last as? AlertController
      #expect(alert?.message == SharedError.gone.phrase)
      window.touch("OK")
      #expect(stored == ["이서준"])
      window.touch("Cancel")

      #expect(window.title == "Contacts")
      #expect(window.rows == ["이서준"])
    }
  }

  @Test("A name that is changed in another window is the title here")
  func titleElsewhere() throws {
    try run { contacts in
      try contacts.send(.newWindow())
      let (first, second) = (contacts.windows[0], contacts.windows[1])
      first.touch("Kim Minji")
      second.touch("Kim Minji")
      second.touch("Edit")
      let name = try #require(second.view.subviews.last?.fields.first)
      second.view.touch(name)
      name.replaceText(with: "Kim Minseo")
      second.touch("Save")

      #expect(first.title == "Kim Minseo" && second.title == "Kim Minseo")
    }
  }

  // MARK: - The same contact changed twice

  /// Opens the form of Kim Minji in a second window, then gives her another phone elsewhere.
  private func phoneElsewhere(
    _ way: Elsewhere, _ check: (_ window: Window, _ contacts: Scenario) throws -> Void
  ) throws {
    try run { contacts in
      try contacts.send(.newWindow())
      let (first, second) = (contacts.windows[0], contacts.windows[1])
      for name in ["Kim Minji", "Edit"] { second.touch(name) }
      switch way {
      case .window:
        for name in ["Kim Minji", "Edit"] { first.touch(name) }
        try retype("111", into: "Phone", in: first)
        first.touch("Save")
      case .program:
        try Shared<ContactBook>(in: store).change { book in
          guard let seen = book[1] else { return }
          var contact = seen
          contact.phone = "111"
          _ = book.change(seen, to: contact)
        }
      }
      try check(second, contacts)
    }
  }

  private func retype(_ text: String, into name: String, in window: Window) throws {
    let fields = window.view.subviews.last?.textControls ?? []
    let field = try #require(fields.first { $0.label.english == name })
    window.view.touch(field)
    field.replaceText(with: text)
  }

  private var kim: Contact? {
    Shared<ContactBook>(in: store).value[1]
  }

  @Test("Save without a change takes back nothing", arguments: Elsewhere.allCases)
  func savesNothing(_ way: Elsewhere) throws {
    try phoneElsewhere(way) { window, _ in
      window.touch("Save")

      #expect(kim == Contact(id: 1, name: "Kim Minji", phone: "111"))
      #expect(window.title == "Kim Minji")
    }
  }

  @Test("Save writes what was changed here, and nothing else", arguments: Elsewhere.allCases)
  func savesItsOwn(_ way: Elsewhere) throws {
    try phoneElsewhere(way) { window, _ in
      try retype("A friend", into: "Note", in: window)
      window.touch("Save")

      #expect(kim == Contact(id: 1, name: "Kim Minji", phone: "111", note: "A friend"))
    }
  }

  @Test("If the same field was changed, Save says so, and the next one replaces it alone")
  func savesTheSame() throws {
    for way in Elsewhere.allCases {
      try phoneElsewhere(way) { window, _ in
        try retype("222", into: "Phone", in: window)
        window.touch("Save")

        let alert = window.controllers.last as? AlertController
        #expect(alert?.message == SharedError.changedElsewhere(.phone, now: "111").phrase)
        #expect(kim?.phone == "111")
        window.touch("OK")
        window.touch("Save")
        #expect(kim == Contact(id: 1, name: "Kim Minji", phone: "222"))
      }
      try Shared<ContactBook>(in: store).change { book in
        for contact in book.contacts { book.remove(contact.id) }
        book.rows.last = 0
      }
    }
  }

  @Test("What another program has changed is seen at the next foreground")
  func foreground() throws {
    try run { contacts in
      try contacts.touch("Kim Minji")
      try contacts.send(.home)
      try Shared<ContactBook>(in: store).change { book in
        book.remove(1)
        _ = book.add(Contact(name: "Lee"))
      }
      try contacts.send(.open)

      #expect(contacts.title == "Contacts")
      #expect(contacts.rows == ["Lee", "이서준"])
    }
  }

  @Test("A contact that another program has deleted cannot be deleted again, which is said")
  func deletedTwice() throws {
    try run { contacts in
      try contacts.touch("Kim Minji")
      _ = try Shared<ContactBook>(in: store).change { $0.remove(1) }
      try contacts.touch("Delete Contact")
      try contacts.touch("Delete")

      #expect(contacts.message == SharedError.gone.phrase)
      try contacts.touch("OK")
      #expect(contacts.title == "Contacts")
    }
  }

  nonisolated enum Elsewhere: CaseIterable {
    case window, program
  }

  // MARK: - Coming and going

  @Test("Quit with a form open: list and contact are back, without the form")
  func quits() throws {
    try run { contacts in
      try contacts.touch("Kim Minji")
      try contacts.touch("Edit")
      try contacts.type("!", into: "Name")
      try contacts.send(.terminate)
      try contacts.relaunch()

      #expect(contacts.title == "Kim Minji")
      #expect(contacts.names == ["Edit", "Delete Contact", "Back to Contacts"])
      #expect(stored == ["Kim Minji", "이서준"])
      try contacts.touch("Back to Contacts")
      #expect(contacts.title == "Contacts")
    }
  }

  @Test("An app that is closed in the switcher with a form open comes back at the list")
  func kills() throws {
    try run { contacts in
      try contacts.touch("Kim Minji")
      try contacts.touch("Edit")
      try contacts.closeInSwitcher()
      try contacts.relaunch()

      #expect(contacts.title == "Contacts")
      #expect(stored == ["Kim Minji", "이서준"])
    }
  }

  @Test("A contact that is gone at the next launch is not shown")
  func goneAtLaunch() throws {
    try run { contacts in
      try contacts.touch("Kim Minji")
      try contacts.send(.terminate)
      _ = try Shared<ContactBook>(in: store).change { $0.remove(1) }
      try contacts.relaunch()

      #expect(contacts.title == "Contacts")
      #expect(contacts.rows == ["이서준"])
    }
  }

  @Test("Under a sheet the list stays appeared, under a full screen it does not")
  func appearance() throws {
    try run { contacts in
      let list = { contacts.application.tree.first { $0.contains("ContactsController") } ?? "" }
      try contacts.touch("Add")
      #expect(list().contains(" appeared"))
      try contacts.touch("Cancel")

      let root = try #require(contacts.window?.rootViewController)
      let other = NavigationController(rootViewController: ViewController())
      other.modalPresentationStyle = .fullScreen
      root.present(other, animated: false)
      #expect(list().contains(" disappeared"))
      root.dismiss(animated: false)
      #expect(list().contains(" appeared"))
    }
  }
}
