import Controller
import View
import Workshop

// The walks of `--explore` through the front door. Each choice multiplies the states, so not
// everything is in one walk: the short walks come first.
extension AppRecipe {
  /// All walks; `texts` is what the file of texts says, or `nil`.
  static func frontDoorWalks(_ walked: WalkedProgram, texts: String?) -> [ExplorationWalk] {
    let demo = walked.withDemo
    return [events(demo), waits(demo), expiry(demo), .typing(walked, texts: texts)]
  }

  /// Every event, with an account that signs in and out.
  private static func events(_ walked: WalkedProgram) -> ExplorationWalk {
    let name = Phrase(
      "Every event of the app and of its window, with the account of --demo",
      ko: "앱과 창에 일어나는 모든 일 (--demo의 계정으로)")
    return ExplorationWalk(name, walked) {
      // No transcript can begin in the background.
      $0.alphabet.events = Set(SystemEvent.Kind.allCases).subtracting([.launchInBackground])
      $0.alphabet.touchesEscape = true
      $0.makeTranslated = nil
      $0.alphabet.untouched = ["Sign Up"]
    }
  }

  /// The waits after wrong passwords.
  private static func waits(_ walked: WalkedProgram) -> ExplorationWalk {
    let name = Phrase(
      "Wrong passwords, and an hour later, with the account of --demo",
      ko: "틀린 비밀번호, 그리고 한 시간 뒤 (--demo의 계정으로)")
    return ExplorationWalk(name, walked) {
      $0.keepsExpiringValues = true
      $0.alphabet.secrets = ["<password 1>"]
      $0.alphabet.clockJumps = [60 * 60]
      $0.alphabet.mostClockJumps = 1
      $0.alphabet.untouched = ["Sign Up"]
    }
  }

  /// The end of a session, which is looked at in each launch and in each return.
  private static func expiry(_ walked: WalkedProgram) -> ExplorationWalk {
    let name = Phrase(
      "Signed in, and 31 days later, with the account of --demo",
      ko: "로그인하고 31일 뒤 (--demo의 계정으로)")
    return ExplorationWalk(name, walked) {
      $0.alphabet.clockJumps = [31 * 24 * 60 * 60]
      $0.alphabet.mostClockJumps = 1
      $0.alphabet.events = [.home, .open, .crash]
      $0.alphabet.untouched = ["Sign Up"]
    }
  }
}
