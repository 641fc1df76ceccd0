import Controller
import Gallery
import Model
import ProgramKit
import View

// The composition root: where an app gets its model and its screens. The explorer walks through the
// same app.
extension AppRecipe {
  /// The front door.
  static func frontDoor(destinations: @escaping Program.MakeDestinations) -> AppRecipe {
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
        destinations: destinations(store, log))
    })
    recipe.demo = .account
    recipe.walks = frontDoorWalks
    return recipe
  }

  /// A small app of the gallery, or all of them.
  static func gallery(_ name: String) -> AppRecipe {
    var recipe = AppRecipe(content: { GalleryContent(GalleryApps.named(name, in: $0.store)) })
    recipe.hasPasswords = false
    recipe.hiddenState = GalleryContent.hiddenState
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
    demo.texts = [email]
    demo.hiddenTexts = [password]
    return demo
  }
}
