public import Controller
import Model
import View

// Where the front door gets its model and its screens. The explorer walks through the same app.
extension AppRecipe {
  /// The front door, with screens of one's own behind it: the main screen has a button for each, in
  /// this order.
  ///
  /// Each run of the program calls `destinations` once, so that two runs share nothing.
  ///
  /// ```swift
  /// let members = Program("members", "Members sign in here.", .frontDoor { _ in [] })
  /// ```
  public static func frontDoor(
    destinations: @escaping @MainActor (Surroundings) -> [Destination] = { _ in [] }
  ) -> AppRecipe {
    var recipe = AppRecipe(content: { surroundings in
      let (store, log) = (surroundings.store, surroundings.log)
      let session = LoginSession(
        store: store, clock: surroundings.clock, randomness: surroundings.randomness, log: log)
      let accounts = Accounts(
        store: store, hasher: surroundings.hasher, clock: surroundings.clock, session: session,
        log: log)
      return FrontDoor(
        accounts: accounts, session: session, views: SignInScreens(log: log),
        isDiscreet: surroundings.options["--discreet"] != nil,
        destinations: destinations(surroundings))
    })
    recipe.demo = .account
    recipe.walks = frontDoorWalks
    return recipe
  }
}

extension Demo {
  /// The design notes' account.
  fileprivate static var account: Demo {
    let (email, password) = ("Qwer", "asdf")
    var demo = Demo(
      Phrase(
        "in memory, with the account \(email), password \(password)",
        ko: "메모리에 저장, 연습용 계정 \(email) (비밀번호 \(password))")
    ) { surroundings in
      try Accounts(store: surroundings.store, hasher: surroundings.hasher)
        .register(UserInfo(email: email, password: password))
    }
    demo.welcome = Phrase(
      "This is a demo: sign in with the email \(email) and the password \(password).",
      ko: "데모입니다. 로그인해 보세요: 이메일 \(email), 비밀번호 \(password).")
    demo.texts = [email]
    demo.hiddenTexts = [password]
    return demo
  }
}
