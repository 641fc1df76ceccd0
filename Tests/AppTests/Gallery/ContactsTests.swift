import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit
import Workshop

@testable import Gallery

@Suite("Contacts")
struct ContactsTests: ContactsApp {
  let store = FullStore()

  // MARK: - List and detail

  @Test("What was pushed or presented is released when it has left")
  func released() throws {
    try run { contacts in
      weak var detail: ViewController?
      weak var form: ViewController?
      try contacts.touch("Kim Minji")
      detail = contacts.window?.controllers.last
      try contacts.touch("Edit")
      form = contacts.window?.controllers.last
      #expect(detail is ContactController && form is ContactFormController)

      try contacts.touch("Cancel")
      #expect(form == nil)
      try contacts.touch("Back to Contacts")
      #expect(detail == nil)
    }
  }

  // MARK: - Save

  @Test("Add: a form without text; Save stores it, and the list is in order")
  func adds() throws {
    try run { contacts in
      try contacts.touch("Add")
      #expect(contacts.title == "New Contact")
      let texts = contacts.window?.view.subviews.last?.textControls.map(\.text)
      #expect(texts == ["", "", "", ""])
      try contacts.type("Ada", into: "Name")
      try contacts.touchReturn()
      try contacts.touch("Save")

      #expect(contacts.title == "Contacts")
      #expect(contacts.window?.sectionedRows == ["A:", "Ada", "K:", "Kim Minji", "ㅇ:", "이서준"])
      #expect(stored == ["Ada", "Kim Minji", "이서준"])
    }
  }

  @Test("Edit: a form with the contact; Save changes it, its detail, its title and its place")
  func edits() throws {
    try run { contacts in
      try contacts.touch("Kim Minji")
      try contacts.touch("Edit")
      #expect(contacts.window?.view.subviews.last?.fields.first?.text == "Kim Minji")
      try contacts.touch("Name")
      contacts.retype("박민지")
      try contacts.touchReturn()
      try contacts.type("010-1234", into: "Phone")
      try contacts.enter("동아리\n\n화요일", into: "Note")
      try contacts.touch("Save")

      #expect(contacts.title == "박민지")
      let labels = contacts.window?.view.subviews.last?.elements.compactMap { element in
        (element.view as? Label)?.shownText.english
      }
      #expect(labels == ["Phone: 010-1234", "Note: 동아리", "", "화요일"])
      try contacts.touch("Edit")
      let texts = contacts.window?.view.subviews.last?.textControls.map(\.text)
      #expect(texts == ["박민지", "010-1234", "", "동아리\n\n화요일"])
      try contacts.touch("Cancel")
      try contacts.touch("Back to Contacts")
      #expect(contacts.window?.sectionedRows == ["ㅂ:", "박민지", "ㅇ:", "이서준"])
    }
  }

  @Test("Each contact that is stored is one transaction")
  func oneTransaction() throws {
    try run { contacts in
      try contacts.touch("Add")
      try contacts.type("Ada", into: "Name")
      let updates = store.updates

      try contacts.touch("Save")

      #expect(store.updates == updates + 1)
    }
  }

  @Test("If the store fails, it is said; form and text stay, and Save can be tried again")
  func storeFails() throws {
    try run { contacts in
      try contacts.touch("Add")
      try contacts.type("Ada", into: "Name")
      store.refuse(true)
      try contacts.touch("Save")
      #expect(contacts.message == SharedError.store(FullStore.error).phrase)
      try contacts.touch("OK")
      #expect(contacts.title == "New Contact")
      #expect(contacts.window?.view.subviews.last?.fields.first?.text == "Ada")
      #expect(stored == ["Kim Minji", "이서준"])

      store.refuse(false)
      try contacts.touch("Save")

      #expect(contacts.rows == ["Ada", "Kim Minji", "이서준"])
    }
  }

  @Test("If the store fails, a contact is not deleted, and it is said")
  func storeFailsToDelete() throws {
    try run { contacts in
      try contacts.touch("Kim Minji")
      try contacts.touch("Delete Contact")
      store.refuse(true)
      try contacts.touch("Delete")

      #expect(contacts.message == SharedError.store(FullStore.error).phrase)
      try contacts.touch("OK")
      #expect(contacts.title == "Kim Minji" && stored == ["Kim Minji", "이서준"])
    }
  }

  // MARK: - Cancel, delete

  @Test("Cancel of a changed form asks first; Discard stores nothing")
  func discards() throws {
    try run { contacts in
      try contacts.touch("Kim Minji")
      try contacts.touch("Edit")
      try contacts.type("!", into: "Name")
      try contacts.touch("Cancel")
      try contacts.touch("Keep Editing")
      #expect(contacts.window?.view.subviews.last?.fields.first?.text == "Kim Minji!")
      try contacts.touch("Cancel")
      try contacts.touch("Discard")

      #expect(contacts.title == "Kim Minji")
      #expect(stored == ["Kim Minji", "이서준"])
    }
  }

  @Test("Deleting a row asks, and Return leaves the contact there")
  func deletesRow() throws {
    try run { contacts in
      try contacts.perform("delete", on: "Kim Minji")
      #expect(contacts.message?.english == "Delete Kim Minji?")
      #expect(contacts.window?.view.subviews.last?.primaryButton?.label.english == "Cancel")
      try contacts.touch("Cancel")
      #expect(contacts.rows == ["Kim Minji", "이서준"])

      try contacts.perform("delete", on: "Kim Minji")
      try contacts.touch("Delete")

      #expect(contacts.window?.sectionedRows == ["ㅇ:", "이서준"])
      #expect(stored == ["이서준"])
    }
  }

  @Test("Deleting a contact that is shown asks, and goes back to the list")
  func deletesDetail() throws {
    try run { contacts in
      try contacts.touch("이서준")
      try contacts.touch("Delete Contact")
      #expect(contacts.message?.korean == "이서준 연락처를 삭제할까요?")
      try contacts.touch("Delete")

      #expect(contacts.title == "Contacts")
      #expect(contacts.rows == ["Kim Minji"])
    }
  }

  @Test("Of two contacts of one name, the one that was meant is deleted")
  func equalNames() throws {
    try run(with: ["Kim", "Kim"]) { contacts in
      let row = try #require(contacts.window?.table?.visibleCells.last)
      contacts.window?.view.perform(row.actions[0], on: row)
      try contacts.touch("Delete")

      #expect(contacts.rows == ["Kim"])
      let book = Shared<ContactBook>(in: store).value
      #expect(book.contacts.map(\.id) == [1])
    }
  }
}
