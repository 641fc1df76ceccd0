import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit

@testable import Gallery

@Suite("The form of a contact")
struct ContactFormTests {
  private final class MockView: ContactFormView {
    let name = TextField("Name")

    var elements: [Element] { [.field(name)] }

    var contact: Contact {
      get { Contact(name: name.trimmedText) }
      set { name.text = newValue.name }
    }
  }

  private final class Presenter: ContactFormDelegate {
    var saved: [String] = []
    var cancels = 0
    var error: SharedError?

    func contactForm(_ form: ContactFormController, didSave contact: Contact) throws(SharedError) {
      saved.append(contact.name)
      if let error { throw error }
    }

    func contactFormDidCancel(_ form: ContactFormController) { cancels += 1 }
  }

  private let view = MockView()
  private let presenter = Presenter()
  private let form: ContactFormController
  private let window = Window(view: WindowView(), log: EventLog())
  private let save: Button
  private let cancel: Button

  init() throws {
    form = ContactFormController(Contact(), view)
    form.delegate = presenter
    window.rootViewController = form
    window.makeKeyAndVisible()
    save = try #require(form.navigationItem.rightBarButtonItem).button
    cancel = try #require(form.navigationItem.leftBarButtonItem).button
  }

  private func type(_ text: String) {
    view.name.becomeFirstResponder()
    view.name.replaceText(with: text)
  }

  @Test("Save is disabled while the name is blank", arguments: ["", " ", "\t "])
  func blank(_ name: String) {
    #expect(!save.isEnabled)
    type("Kim")
    #expect(save.isEnabled)

    type(name)

    #expect(!save.isEnabled)
    save.touch()
    #expect(presenter.saved == [])
  }

  @Test("Its screen shows a contact and hands it back, trimmed; Return ends a field")
  func screen() {
    let screen = ContactFormScreen()
    let contact = Contact(id: 7, name: "Kim", phone: "1", email: "k@k.kr", note: "Hi\nthere")

    screen.contact = contact
    #expect(screen.contact == contact)
    screen.name.text = " Lee "

    #expect(screen.contact.name == "Lee")
    #expect(screen.fields.count == 3 && screen.fields.allSatisfy(\.resignsOnReturn))
  }

  @Test("Save calls its delegate once, even if it is touched twice")
  func savesOnce() {
    type(" Kim ")

    save.touch()
    save.touch()

    #expect(presenter.saved == ["Kim"])
  }

  @Test("Where its delegate is gone, Save says so each time, and Cancel leaves")
  func nobody() throws {
    let presenter = ViewController()
    let lonely = ContactFormController(Contact(name: "Kim"), MockView())
    window.rootViewController = presenter
    presenter.present(lonely, animated: false)
    let save = try #require(lonely.navigationItem.rightBarButtonItem).button

    for _ in 1...2 {
      save.touch()
      #expect((window.controllers.last as? AlertController)?.message == .notSaved)
      lonely.dismiss(animated: false)
    }
    try #require(lonely.navigationItem.leftBarButtonItem).button.touch()

    #expect(presenter.presentedViewController == nil)
    #expect(Phrase.notSaved.korean.contains(/\p{Hangul}/))
  }

  @Test("What was refused can be saved again, and its text is still there")
  func refused() {
    type("Kim")
    presenter.error = .gone

    save.touch()
    #expect((window.controllers.last as? AlertController)?.message == SharedError.gone.phrase)
    form.dismiss(animated: false)
    presenter.error = nil
    save.touch()
    save.touch()

    #expect(presenter.saved == ["Kim", "Kim"])
    #expect(view.name.text == "Kim")
  }

  @Test("Cancel tells its delegate at once if nothing was changed", arguments: ["", "  "])
  func cancelsUnchanged(_ name: String) {
    type(name)

    cancel.touch()

    #expect(presenter.cancels == 1)
  }

  @Test("Cancel asks if something was changed; to keep editing is what Return does")
  func cancelsChanged() throws {
    type("Kim")

    cancel.touch()
    #expect(presenter.cancels == 0)
    let alert = try #require(window.view.subviews.last)
    #expect(alert.controls.map(\.label.english) == ["Discard", "Keep Editing"])
    #expect(alert.primaryButton?.label.english == "Keep Editing")
    window.view.touch(alert.controls[1])
    #expect(presenter.cancels == 0 && view.name.text == "Kim")

    cancel.touch()
    window.view.touch(try #require(window.view.subviews.last?.controls.first))
    #expect(presenter.cancels == 1)
  }

  @Test("The form does not keep its delegate alive")
  func weakDelegate() {
    weak var watched: Presenter?
    do {
      let other = Presenter()
      let form = ContactFormController(Contact(name: "Kim"))
      form.delegate = other
      form.loadViewIfNeeded()
      watched = other
    }

    #expect(watched == nil)
  }
}
