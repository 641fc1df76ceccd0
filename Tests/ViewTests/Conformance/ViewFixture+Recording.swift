import View

extension ViewFixture {
  static let recording = ViewFixture(
    name: "recording views",
    makeFactory: { RecordingViewFactory() },
    fields: { view in
      let form = cast(view, to: RecordingSignView.self)?.form
      return (form?.email ?? EditableTextField(), form?.password ?? EditableTextField())
    },
    touchSignIn: { cast($0, to: RecordingSignView.self)?.buttons.touchSignIn() },
    touchSignUp: { cast($0, to: RecordingSignView.self)?.buttons.touchSignUp() },
    touchSignOut: { cast($0, to: RecordingMainView.self)?.touchSignOut() },
    touchRoom: { cast($0, to: RecordingMainView.self)?.touchRoom(at: $1) },
    shownEmail: { $0.email },
    shownActions: { cast($0, to: RecordingAlertView.self)?.actions ?? [] },
    touchAction: { cast($0, to: RecordingAlertView.self)?.touch($1) })
}
