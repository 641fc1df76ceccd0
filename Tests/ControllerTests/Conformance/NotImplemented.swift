/// A rule, or a part of one, that the framework does not follow, and why.
struct NotImplemented {
  let rule: String
  /// What is missing; `nil` for the whole rule.
  let part: String?
  let reason: String

  init(_ rule: String, _ part: String?, _ reason: String) {
    self.rule = rule
    self.part = part
    self.reason = reason
  }

  /// Everything that is missing; the tests keep it true.
  static let table = [
    NotImplemented(
      "1.2", "windows from a storyboard, whose views load after will-connect",
      "there are no storyboards: windows are made in code"),
    NotImplemented(
      "1.7", "telling an alert, Siri, a banner and a call apart",
      "what lies over the app is outside of it; a banner is no event at all"),
    NotImplemented(
      "1.9", "variants e to j", "each is one of a to d, or known from one report without a log"),
    NotImplemented(
      "1.11", "a delivered session with the identifier of a live one",
      "an oddity that nobody wants back"),
    NotImplemented(
      "1.13", "options.requestingScene, and conditions that choose an existing scene",
      "an app names the session that it wants; there is no content to match yet"),
    NotImplemented(
      "1.14", "connecting a display that cannot be touched",
      "no event plugs a display in; its scenes would never be active"),
    NotImplemented(
      "1.16", "the five seconds that will-terminate has", "nothing here takes time"),
    NotImplemented("1.17", "the dispatch source", "observers hear the same"),
    NotImplemented(
      "2.1",
      "saving and restoring with a coder, push notifications, background fetch, "
        + "willContinueUserActivityWithType",
      "superseded before the notes were written, or in need of a network"),
    NotImplemented(
      "2.2", "the orders of iOS 8, 9 and 11", "they contradict each other; the common one is kept"),
    NotImplemented(
      "2.3", "the console's notice to apps without scenes",
      "the notes teach both ways; neither is a fault here"),
    NotImplemented(
      "3.1", "UISceneStoryboardFile and UISceneClassName",
      "there are no storyboards, and one class of scenes; both keys are read over"),
    NotImplemented(
      "3.2", "a trap where the roles differ", "a misuse is reported, never trapped"),
    NotImplemented("3.4", "a storyboard without a delegate class", "there are no storyboards"),
    NotImplemented(
      "3.7", "geometry requests, the animation of a destruction, snapshots",
      "nothing is drawn; the codes of the errors are there"),
    NotImplemented(
      "4", "userActivityWillSave, updateUserActivityState, a locked device",
      "an activity is a value without a delegate, and a store is never locked"),
    NotImplemented(
      "5.1", "child controllers, and moving to a window at the level of views",
      "there are no containers; a view is told nothing of windows"),
    NotImplemented(
      "5.4", "a presenter that is the farthest ancestor", "there are no containers"),
    NotImplemented(
      "5.5", "appearance of hidden controllers in the middle of a dismissed stack, animation",
      "the documents say that they are simply removed; nothing is animated"),
    NotImplemented(
      "5.7", "what the old root presented staying behind",
      "the clean dismissal is chosen; the leftovers are a known fault of the device"),
    NotImplemented(
      "5.8", "the old key window resigning first",
      "seen in one reimplementation only; the window made key last is key"),
    NotImplemented(
      "5.9", nil, "no gesture drags a sheet: a person dismisses by a button"),
    NotImplemented(
      "6.1", "the documented order with the keyboard first", "the logged order is kept"),
    NotImplemented(
      "6.3", "shouldChangeCharacters with a line feed", "a field has one line"),
    NotImplemented(
      "8", "animation of a dismissed stack", "nothing is animated"),
  ]
}
