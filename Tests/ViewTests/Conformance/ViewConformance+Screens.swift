import View

extension ViewConformance {
  // MARK: - Windows

  func check(_ window: WindowView, with screen: any SignView) {
    let fields = fields(of: screen)
    expect(screen.fields.elementsEqual([fields.email, fields.password], by: ===), .fieldList)

    window.addSubview(screen)
    guard fields.email.textInput === window.textInput, fields.email.becomeFirstResponder(),
      fields.password.becomeFirstResponder()
    else {
      return expect(false, .noTextInput)
    }
    window.removeSubview(screen)
    expect(
      window.textInput.firstResponder == nil && !fields.email.becomeFirstResponder(),
      .keptTextInput)
  }

  // MARK: - The main screen

  func checkMain() {
    let (view, ears) = (screens.makeMainView(), SpyDelegate())
    view.delegate = ears
    for email in ["lee@example.com", "이메일@예시"] {
      view.email = email
      let isShown = view.elements.contains {
        ($0.view as? Label)?.shownText.translations.allSatisfy { $0 == email } == true
      }
      expect(isShown, .email)
    }
    expect(heard(by: ears) { touch(.signOut, on: view) } == ["signOutTouched"], .signOutButton)
    view.destinations = ["Safe", "Key"]
    let told = heard(by: ears) { touch("Key", on: view) }
    expect(told == ["destinationTouched 1"], .destinationButton)
    expect(dies({ view.delegate = $0 }, thenUse: { touch(.signOut, on: view) }), .mainRetains)
  }

  // MARK: - Alerts

  func check(_ view: any AlertView) {
    let ears = SpyDelegate()
    view.delegate = ears
    for titles: [Phrase] in [[], ["OK"], ["Keep", "Discard"]] {
      let actions = titles.map { AlertButton($0) }
      view.show(title: "Notice", message: "A sentence.", actions: actions, preferred: nil)
      expect(view.controls.map(\.label) == titles, .lateActions)
      let isShown = view.elements.contains {
        if case .message("A sentence.", title: "Notice"?) = $0.kind { true } else { false }
      }
      expect(isShown, .message)
    }
    for (index, control) in view.controls.enumerated() {
      expect(heard(by: ears) { control.touch() } == ["action \(index)"], .actionIndex)
    }
    expect(dies({ view.delegate = $0 }, thenUse: { touch("Keep", on: view) }), .alertRetains)
  }
}
