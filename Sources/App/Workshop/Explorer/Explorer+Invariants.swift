public import Controller
public import Model
public import View
import ViewText

extension Explorer {
  /// What an explorer checks in every state, unless it is taken out.
  ///
  /// ```swift
  /// let explorer = Explorer(making: makeTeaApp)
  /// explorer.invariants.subtract([.paper, .relaunch])
  /// ```
  public enum Invariant: String, CaseIterable, Sendable {
    /// No misuse is reported, but for sessions that cannot be stored while the store fails.
    case noDiagnostic = "no misuse is reported"
    /// When a process has ended, none of its objects is alive, nor what was dismissed before.
    case noLeak = "nothing is alive after a process has ended"
    /// No text of a secure field, and none of the `secretTexts`, is on a screen, in a title, in the
    /// log or in the store, if it has four characters or more. A shorter one may be there by
    /// chance, and so may a PIN in a number of an `ExplorerRandomness`. Type secrets that are in no
    /// word on a screen.
    case noSecret = "no secret is on a screen, in the log or in the store"
    /// A first responder is on a screen of its window. A field becomes it in one window alone, the
    /// one that was touched, and not below a screen that was there before.
    case firstResponder = "a first responder is in front, where a person can type"
    /// From every state a person brings every window back to what a window shows first, or to one
    /// of the `homes`, without waiting, ending the app or closing a window.
    case wayBack = "there is a way back to the first screen"
    /// Another launch after a crash shows the same.
    case relaunch = "a relaunch twice is a relaunch once"
    /// No line that a text display draws is wider than 80 or 20 columns, or has a control
    /// character.
    case paper = "no line is wider than the paper, and none has a control character"
    /// Every text is there in every language, and so is every state: see `makeTranslated`.
    case languages = "every language has the same"
    /// A change that the store refuses is told: what a person sees is not the same, if anything is
    /// in front, and no announcement says the same as of a change that was made. Take it out if an
    /// app stores what a person need not know, such as the last tab.
    case stored = "what was said to be stored is stored"
    /// An alert or another screen that a touch presents is still there when a person looks.
    case seen = "what is presented can be seen"
    /// No two buttons, fields or switches of a screen have one name, and no button or switch has an
    /// empty one. The rows of a list may.
    case names = "a name on a screen means one thing"
    /// No two rows of a section look the same and lead to other screens: a name would not
    /// tell which one is meant. What a person has typed may be in two rows, as a name in an address
    /// book. And a row whose touch opens a screen with its text opens it with the text of no other
    /// row, as it does after a search if its index is that of the whole list.
    case rows = "a row's text means one row"
    /// A button that can be touched does something in one state at least, if the walk has seen all
    /// of them: another state follows, something is stored, or a delegate that it calls calls on.
    /// A switch leads to another state, or something is stored.
    case effect = "a button does something somewhere"
    /// What an app itself keeps is there after a launch: the launch changes no stored value, unless
    /// the clock was set ahead; and a window whose activity was saved at the home screen saves the
    /// same one again after a crash and a launch. Take it out if an app counts its launches.
    case kept = "what an app keeps is there after a launch"
    /// Where a controller has read an observable property in a method that is not called again, as
    /// `viewDidLoad()`, and it has changed since, its screen says the same after a launch. So it
    /// does where something else is stored since the screen was there before.
    case reads = "a screen follows what it has read"
  }

  /// A state, as an invariant sees it.
  ///
  /// ```swift
  /// explorer.always("a window is in front of a running app") { state in
  ///   guard state.application.applicationState == .active else { return nil }
  ///   return state.windows.isEmpty ? "There is none." : nil
  /// }
  /// ```
  @MainActor
  public struct State {
    /// The application; while its process does not run, a new one.
    public let application: Application

    /// The store.
    public let store: any UserInfoStore

    /// The windows that a person can touch.
    public let windows: [Window]

    /// Whether a change of the store has failed on the way here: then less may be stored than is
    /// shown.
    public let hasFailedWrite: Bool

    /// The uppermost screens of those windows.
    public var screens: [any Screen] { windows.compactMap(\.view.subviews.last) }

    /// The controllers of every window, seen or not, from bottom to top.
    public var allControllers: [ViewController] { application.windows.flatMap(\.controllers) }

    /// The names of the controllers in the windows that a person can touch, from bottom to top.
    public var controllerNames: [String] { windows.flatMap(\.controllers).map(\.debugName) }

    /// Every text on those screens, in English, from top to bottom; of a secure field, none.
    public var texts: [String] {
      screens.flatMap { ScreenContent(of: $0).phrases }.map(\.english).filter { !$0.isEmpty }
    }
  }
}
