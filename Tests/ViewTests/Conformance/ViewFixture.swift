import Testing
import View

/// One implementation of the views, and how a person would touch and read it.
struct ViewFixture: CustomTestStringConvertible {
  let name: String
  let makeFactory: () -> any ViewFactory
  let fields: (any SignView) -> (email: EditableTextField, password: EditableTextField)
  let touchSignIn: (any SignView) -> Void
  let touchSignUp: (any SignView) -> Void
  let touchSignOut: (any MainView) -> Void
  let touchRoom: (any MainView, Int) -> Void
  let shownEmail: (any MainView) -> String
  let shownActions: (any AlertView) -> [String]
  let touchAction: (any AlertView, String) -> Void

  var testDescription: String { name }

  /// Fails the current test when a view is not of the fixture's own class.
  static func cast<View>(_ view: AnyObject, to type: View.Type) -> View? {
    let view = view as? View
    if view == nil { Issue.record("The factory made a view of another class than \(type).") }
    return view
  }
}
