// What speed is measured against: the documented design, three controllers that know their views as
// protocols and hear of them by delegates, with fakes in memory and no framework.
//
// It is a module of its own because a framework and its app are two. A compiler that sees all of it
// at once would drop the calls that no class overrides, and the flow would no longer be done.

package struct BareUserInfo: Equatable {
  package var email: String
  package var password: String
}

package protocol BareSignButtonDelegate: AnyObject {
  func signUpTouched()
  func signInTouched()
}

package protocol BareTextFieldDelegate: AnyObject {
  func textFieldDidChange(_ field: any BareTextField)
  func textFieldShouldReturn(_ field: any BareTextField) -> Bool
}

package protocol BareTextField: AnyObject {
  var text: String { get set }
  var delegate: (any BareTextFieldDelegate)? { get set }
}

package protocol BareButton: AnyObject {
  var action: (() -> Void)? { get set }
}

package protocol BareForm: AnyObject {
  var email: any BareTextField { get }
  var password: any BareTextField { get }
  func canSignIn() -> Bool
  func canSignUp() -> Bool
  func fetch() -> BareUserInfo?
}

package protocol BareSign: AnyObject {
  var signIn: any BareButton { get }
  var signUp: any BareButton { get }
  func setButtonDelegate(_ delegate: any BareSignButtonDelegate)
}

package protocol BareStore: AnyObject {
  func password(_ email: String) -> String?
  func join(_ userInfo: BareUserInfo) -> Bool
  var logined: BareUserInfo? { get set }
}
