import Model
import View
import ViewKit

@testable import Controller
@testable import Workshop

extension Question {
  /// Fields, buttons, switches and their delegates.
  nonisolated static let aboutFields: [Question] = [
    Question(
      "textFieldShouldReturn is not called: the delegate was not set",
      .delegateIsNotSet(owner: "Name")
    ) {
      let test = TestWindow(AskedController("A", [.field(TextField(Phrase("Name", ko: "이름")))]))
      try test.type("Lee", into: "Name")
      test.log.beginStep()
      test.window.view.editedField?.touchReturn()
      return test.why("textFieldShouldReturn", of: "A")
    },
    Question(
      "textFieldShouldReturn is not called: the delegate is gone", .delegateIsGone(owner: "Name")
    ) {
      let field = TextField(Phrase("Name", ko: "이름"))
      do {
        let delegate = SilentFieldDelegate()
        field.delegate = delegate
      }
      let test = TestWindow(AskedController("A", [.field(field)]))
      return test.why("textFieldShouldBeginEditing") { field.becomeFirstResponder() }
    },
    Question("textFieldDidBeginEditing is not called: I did not write it", .isNotImplemented) {
      let (field, delegate) = (TextField(Phrase("Name", ko: "이름")), SilentFieldDelegate())
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      return test.why("textFieldDidBeginEditing", of: "SilentFieldDelegate") {
        field.becomeFirstResponder()
      }
    },
    Question(
      "the keyboard does not go away when Return is touched", .returnDoesNotEnd(field: "Name")
    ) {
      let (field, delegate) = (TextField(Phrase("Name", ko: "이름")), RefusingDelegate())
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      try test.type("Lee", into: "Name")
      return test.why("textFieldDidEndEditing(_:reason:)") { field.touchReturn() }
    },
    Question(
      "shouldChangeCharactersIn is not called when I set the text", .textSetByProgram
    ) {
      let (field, delegate) = (TextField(Phrase("Name", ko: "이름")), RefusingDelegate())
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      return test.why("shouldChangeCharactersIn") { field.text = "Lee" }
    },
    Question("editingChanged is not sent when the text is set in code", .textSetByProgram) {
      let field = TextField(Phrase("Name", ko: "이름"))
      let test = TestWindow(AskedController("A", [.field(field)]))
      return test.why("editingChanged", of: "Name") { field.text = "Lee" }
    },
    Question(
      "textFieldDidBeginEditing is not called: shouldBegin said no",
      .mayNotBegin(call: "textFieldShouldBeginEditing(Name)")
    ) {
      let (field, delegate) = (TextField(Phrase("Name", ko: "이름")), RefusingDelegate())
      delegate.begins = false
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      return test.why("textFieldDidBeginEditing") { field.becomeFirstResponder() }
    },
    Question(
      "textFieldDidEndEditing is not called: shouldEnd said no",
      .mayNotEnd(call: "textFieldShouldEndEditing(Name)"),
      .mayNotEnd(call: "textFieldShouldEndEditing(Name)")
    ) {
      let (field, delegate) = (TextField(Phrase("Name", ko: "이름")), RefusingDelegate())
      delegate.ends = false
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      field.becomeFirstResponder()
      return test.why("textFieldDidEndEditing") { field.resignFirstResponder() }
    },
    Question("textFieldShouldEndEditing is not asked when the screen leaves", .endsUnasked) {
      let (field, delegate) = (TextField(Phrase("Name", ko: "이름")), RefusingDelegate())
      field.delegate = delegate
      let (a, b) = (AskedController("A"), AskedController("B", [.field(field)]))
      let test = TestWindow(a)
      a.present(b, animated: true)
      field.becomeFirstResponder()
      return test.why("textFieldShouldEndEditing") { b.dismiss(animated: true) }
    },
    Question("textFieldDidEndEditing without a reason is not called", .endedWithReason) {
      let (field, delegate) = (TextField(Phrase("Name", ko: "이름")), RefusingDelegate())
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      field.becomeFirstResponder()
      let why = test.why("textFieldDidEndEditing") { field.resignFirstResponder() }
      return why
    },
    Question(
      "no method is called when editing ends: none is implemented", .isNotImplemented,
      .isNotImplemented
    ) {
      let (field, delegate) = (TextField(Phrase("Name", ko: "이름")), SilentFieldDelegate())
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      field.becomeFirstResponder()
      return test.why("textFieldDidEndEditing") { field.resignFirstResponder() }
    },
    Question(
      "textFieldDidEndEditing is not called the second time either", .isNotImplemented
    ) {
      let (field, delegate) = (TextField(Phrase("Name", ko: "이름")), SilentFieldDelegate())
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      for _ in 0..<2 {
        field.becomeFirstResponder()
        field.resignFirstResponder()
      }
      field.becomeFirstResponder()
      return test.why("textFieldDidEndEditing") { field.resignFirstResponder() }
    },
    Question(
      "textFieldShouldBeginEditing is not called a second time", .fieldIsEdited(field: "Name")
    ) {
      let (field, delegate) = (TextField(Phrase("Name", ko: "이름")), RefusingDelegate())
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      field.becomeFirstResponder()
      return test.why("textFieldShouldBeginEditing") { field.becomeFirstResponder() }
    },
    Question("the button does nothing: it is disabled", .controlIsDisabled(control: "Go")) {
      let button = Button(Phrase("Go", ko: "가기"))
      button.isEnabled = false
      let test = TestWindow(AskedController("A", [.button(button)]))
      return test.why("touchUpInside", of: "Go") { test.window.view.touch(button) }
    },
    Question("touchDown comes to nobody", .eventHasNoTarget(control: "Go")) {
      let (go, counter) = (Button(Phrase("Go", ko: "가기")), AskedController("Counter"))
      go.addTarget(counter, action: AskedController.viewDidLoad, for: .touchUpInside)
      let test = TestWindow(AskedController("A", [.button(go)]))
      try test.touch("Go")
      return test.why("touchDown", of: "Go")
    },
    Question("the button does nothing: nobody was added", .nobodyListens(control: "Go")) {
      let button = Button(Phrase("Go", ko: "가기"))
      let test = TestWindow(AskedController("A", [.button(button)]), allowsMisuses: true)
      return test.why("touchUpInside", of: "Go") { test.window.view.touch(button) }
    },
    Question(
      "the button below the alert does nothing", .isBelowAnotherScreen(control: "Go")
    ) {
      let button = Button(Phrase("Go", ko: "가기"))
      let a = AskedController("A", [.button(button)])
      let test = TestWindow(a, allowsMisuses: true)
      a.presentNotice("Hello")
      return test.why("touchUpInside", of: "Go") { test.window.view.touch(button) }
    },
    Question(
      "valueChanged is not sent when I set isOn", .valueChangedByProgram(control: "Sugar")
    ) {
      let sugar = Switch(Phrase("Sugar", ko: "설탕"))
      let test = TestWindow(AskedController("A", [.toggle(sugar)]))
      return test.why("valueChanged", of: "Sugar") { sugar.isOn = true }
    },
    Question(
      "valueChanged is not sent when I set selectedSegmentIndex",
      .valueChangedByProgram(control: "Size")
    ) {
      let size = SegmentedControl(Phrase("Size", ko: "크기"), segments: ["Small", "Large"])
      let test = TestWindow(AskedController("A", [.segments(size)]))
      return test.why("valueChanged", of: "Size") { size.selectedSegmentIndex = 1 }
    },
    Question("valueChanged is not sent for the selected segment", .segmentIsSelected) {
      let size = SegmentedControl(Phrase("Size", ko: "크기"), segments: ["Small", "Large"])
      size.selectedSegmentIndex = 0
      let test = TestWindow(AskedController("A", [.segments(size)]))
      try test.touch("Small")
      return test.why("valueChanged", of: "Size")
    },
  ]
}

/// Implements nothing.
final class SilentFieldDelegate: TextFieldDelegate {}

/// Refuses what it is told to refuse, and implements the end with a reason alone.
final class RefusingDelegate: TextFieldDelegate {
  var (begins, ends) = (true, true)

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { begins }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ends }
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {}
  func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
