import View

extension ViewFixture {
  static let text = ViewFixture(
    name: "text views",
    makeFactory: { TextViewFactory(display: TextDisplay(language: .english)) },
    fields: { view in
      let form = cast(view, to: TextSignView.self)?.form
      return (form?.emailField ?? EditableTextField(), form?.passwordField ?? EditableTextField())
    },
    touchSignIn: { cast($0, to: TextSignView.self)?.buttons.signInButton.touch() },
    touchSignUp: { cast($0, to: TextSignView.self)?.buttons.signUpButton.touch() },
    touchSignOut: { cast($0, to: TextMainView.self)?.signOutButton.touch() },
    touchRoom: { cast($0, to: TextMainView.self)?.roomButtons[$1].touch() },
    shownEmail: { view in
      cast(view, to: TextMainView.self)?.elements.lazy
        .compactMap { if case .label(let label) = $0 { label } else { nil } }.first ?? ""
    },
    shownActions: { cast($0, to: TextAlertView.self)?.buttons.map(\.name.english) ?? [] },
    touchAction: { alert, action in
      cast(alert, to: TextAlertView.self)?.buttons.first { $0.name.english == action }?.touch()
    })
}
