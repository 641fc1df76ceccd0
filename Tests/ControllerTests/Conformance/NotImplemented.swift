import ViewText

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
      "5.1", "moving to a window at the level of views", "a view is told nothing of windows"),
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
    NotImplemented(
      "11.1", "heights, and views above and below sections",
      "a row is a line, and so are the titles of a section"),
    NotImplemented(
      "11.3", "a touch that is taken away", "nobody slides a finger off a row at a prompt"),
    NotImplemented(
      "11.5", "editing without a word of it when commit is implemented",
      "nothing tells a Swift program whether an optional method is implemented"),
    NotImplemented(
      "8.2", "a child's view inside a plain view of the parent's",
      "elements are a list; a container shows its screens itself"),
    NotImplemented(
      "8.4", "the log for whoever calls viewWillDisappear directly",
      "Swift cannot see who calls an open method"),
    NotImplemented(
      "9.3", "popping by a swipe, and giving it up halfway", "no gesture drags a screen"),
    NotImplemented(
      "9.6", "backBarButtonItem, prompts, large titles, leftItemsSupplementBackButton",
      "elements have no places; backButtonTitle is enough to name the button"),
    NotImplemented(
      "10.1", "the More tab of more than five", "a list of tabs has room for all"),
    NotImplemented(
      "12.1", "events of dragging, touchDownRepeat, touchUpOutside and touchCancel",
      "a person touches a control by name, and never drags; isHighlighted has no time to be seen"),
    NotImplemented(
      "12.2", "a slider that tells of its value only when it is let go",
      "a value is typed at once, and is where it stays"),
    NotImplemented(
      "12.3", "shouldChangeCharacters with a line feed", "a field has one line"),
    NotImplemented(
      "12.4", "views as responders", "a screen is a protocol with no place for a chain of its own"),
    NotImplemented(
      "13.1", "several components, and views as rows", "a line of text has one value, and its name"),
    NotImplemented(
      "13.2", "a field that is removed again", "UIKit has no method for it either"),
    NotImplemented(
      "13.4", "a tap outside of an action sheet's popover", "a sheet is shown as an alert is"),
    NotImplemented(
      "14.2", "scope buttons, tokens and the bookmark button", "a segmented control is one line"),
    NotImplemented("14.3", "display links", "nothing is drawn frame by frame"),
    NotImplemented(
      "14.5", "observers by selector", "Swift has methods, which are passed with their class"),
    NotImplemented(
      "15.1", nil, "segues: a controller pushes or presents another one by a call"),
    NotImplemented(
      "15.2", nil, "unwinding: dismiss, and then popToViewController, are the two calls for it"),
  ]
}
