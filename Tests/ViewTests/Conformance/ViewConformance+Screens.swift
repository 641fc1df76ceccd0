import View

extension ViewConformance {
  // MARK: - Windows

  func checkWindow(with screen: any SignView) {
    let (window, above) = (factory.makeWindowView(), factory.makeMainView())
    let (fields, ears) = (fixture.fields(screen), ViewEars())
    screen.inputForm.setTextFieldDelegate(ears)
    expect(
      screen.editableFields.elementsEqual([fields.email, fields.password], by: ===), .fieldList)

    window.addSubview(screen)
    guard fields.email.becomeFirstResponder(), fields.password.becomeFirstResponder() else {
      return expect(false, .noTextInput)
    }
    fields.password.delegate = ears
    let asked = heard(by: ears) { fields.password.touchReturn() }
    expect(asked == ["shouldReturn"], .returnUnasked)
    expect(fields.password.isFirstResponder, .returnResigns)

    fields.password.becomeFirstResponder()
    window.addSubview(above)
    expect(window.subviews.elementsEqual([screen, above] as [AnyObject], by: ===), .subviews)
    ears.mayEndEditing = false
    window.removeSubview(screen)
    expect(window.textInput.firstResponder == nil, .keptEditing)
    window.textInput.endEditing(true)
    window.removeSubview(above)
    expect(!fields.email.becomeFirstResponder(), .keptTextInput)
  }

  // MARK: - The main screen

  func checkMain() {
    let (view, ears) = (factory.makeMainView(), ViewEars())
    view.delegate = ears
    for email in ["lee@example.com", "이메일@예시"] {
      view.email = email
      expect(fixture.shownEmail(view) == email, .email)
    }
    expect(heard(by: ears) { fixture.touchSignOut(view) } == ["signOutTouched"], .signOutButton)
    view.rooms = [.signIn, .signUp]
    expect(heard(by: ears) { fixture.touchRoom(view, 1) } == ["roomTouched 1"], .roomButton)
    expect(
      dies({ view.delegate = $0 }, thenUse: { fixture.touchSignOut(view) }), .mainRetains)
  }

  // MARK: - Alerts

  func checkAlert() {
    let (view, ears) = (factory.makeAlertView(), ViewEars())
    view.delegate = ears
    for actions in [[], ["OK"], ["Keep", "Discard"]] {
      view.show(title: "Notice", message: "A sentence.", actions: actions, preferred: nil)
      expect(fixture.shownActions(view) == actions, .lateActions)
    }
    for (index, action) in fixture.shownActions(view).enumerated() {
      let told = heard(by: ears) { fixture.touchAction(view, action) }
      expect(told == ["action \(index)"], .actionIndex)
    }
    expect(
      dies({ view.delegate = $0 }, thenUse: { fixture.touchAction(view, "Keep") }),
      .alertRetains)
  }
}
