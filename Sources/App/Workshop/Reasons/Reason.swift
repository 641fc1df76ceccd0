/// Why a call was left out: the facts by which that was decided.
///
/// The page <doc:Why-A-Call-Came> says how to ask. `description` is a clause without capital
/// or full stop.
///
/// ```swift
/// let reason = Reason.delegateIsNotSet(owner: "Tea")
/// #expect("\(reason)" == "Tea has no delegate: none was set")
/// ```
public enum Reason: Hashable, Sendable {
  // MARK: - Appearing and presenting

  /// An alert covers only a part of the screen.
  case alertCoversPart(alert: String)
  /// A sheet covers only a part of the screen.
  case sheetCoversPart(sheet: String)
  /// The view is loaded once.
  case viewIsLoaded
  /// The view has appeared and has not left.
  case isInWindow
  /// The view is in no window, so it cannot leave one.
  case isNotInWindow
  /// A callback ended the appearance.
  case leftMeanwhile
  /// The window is hidden.
  case windowIsHidden
  /// The scene is not active yet.
  case sceneIsNotActive
  /// The app came to the foreground or went to the background.
  case appCameOrWent
  /// The presenter already presents another controller.
  case presentsAnother(presenter: String, presented: String)
  /// The presenter is in no window.
  case presenterIsInNoWindow(presenter: String)
  /// Another transition is running.
  case transitionIsRunning
  /// The controller is presented, or a root, already.
  case isShownAlready
  /// The controller is a child of another one.
  case isAChild(parent: String)
  /// The controller neither presents nor is presented.
  case presentsNothing

  // MARK: - Observation

  /// The controller does not override `updateProperties()`.
  case updatesNoProperties
  /// Nothing has changed that the method has read.
  case readNothingThatChanged
  /// The view was not shown when something changed that the method has read.
  case waitsForShowing
  /// What has changed was read in a method that is not called again.
  case readElsewhere(what: String, in: String)

  // MARK: - Children, stacks and tabs

  /// The child's view is not in its parent's view.
  case viewIsNotAdded(parent: String)
  /// The parent forwards the appearance callbacks by hand.
  case parentForwards(parent: String)
  /// The parent has to complete the move.
  case parentCompletesMove
  /// The parent has to announce the move.
  case parentAnnouncesMove
  /// Another controller is on top of the stack.
  case isBuried(navigation: String)
  /// The root is alone in the stack.
  case isOnlyRoot
  /// The stack refuses the push or the pop.
  case stackRefused
  /// The controller on top of the stack stays the same.
  case topIsTheSame
  /// The tab is not selected.
  case tabIsNotSelected
  /// The tab is selected already.
  case tabIsSelected
  /// The program selected the tab.
  case tabChangedByProgram
  /// The delegate refused the tab.
  case tabIsRefused

  // MARK: - Delegates and targets

  /// No delegate was set.
  case delegateIsNotSet(owner: String)
  /// The delegate is gone.
  case delegateIsGone(owner: String)
  /// The receiver does not implement the method.
  case isNotImplemented
  /// The control has no delegate or target.
  case nobodyListens(control: String)
  /// No target of the control listens to the event.
  case eventHasNoTarget(control: String)
  /// The control is disabled.
  case controlIsDisabled(control: String)
  /// Another screen is above that of the control.
  case isBelowAnotherScreen(control: String)
  /// The program changed the value.
  case valueChangedByProgram(control: String)
  /// The segment is selected already.
  case segmentIsSelected

  // MARK: - Text fields

  /// The program set the text.
  case textSetByProgram
  /// The field is edited already.
  case fieldIsEdited(field: String)
  /// Another field, or none, is edited.
  case fieldIsNotEdited(field: String)
  /// The delegate refused that editing begins.
  case mayNotBegin(call: String)
  /// The delegate refused that editing ends.
  case mayNotEnd(call: String)
  /// The delegate refused the change.
  case mayNotChange(field: String)
  /// The delegate refused Return.
  case mayNotReturn(field: String)
  /// Editing ends whatever the delegate says.
  case endsUnasked
  /// Return does not end editing by itself.
  case returnDoesNotEnd(field: String)
  /// The method with a reason was called instead.
  case endedWithReason

  // MARK: - Lists

  /// The rows are known until the list is told to reload.
  case rowsAreKnown
  /// Only the rows of a page are asked for.
  case rowsAreElsewhere
  /// The data source has no rows.
  case hasNoRows
  /// The list has no data source.
  case dataSourceIsNotSet
  /// The cell is used for the first time.
  case cellIsNew
  /// The list allows no selection now.
  case rowsCannotBeSelected
  /// The delegate refused the highlight.
  case mayNotHighlight
  /// The delegate refused the selection.
  case mayNotSelect
  /// The delegate of a grid refused the selection.
  case mayNotSelectItem
  /// The delegate keeps the old row selected.
  case mayNotDeselect
  /// The program selected or deselected the row.
  case selectedByProgram
  /// A reload forgets the selection silently.
  case selectionIsForgotten
  /// The row cannot be edited.
  case rowCannotBeEdited

  // MARK: - The app and its scenes

  /// The app has scenes.
  case appHasScenes
  /// The app has no scenes.
  case appHasNoScenes
  /// The app became inactive, and stays in the foreground.
  case onlyInactive
  /// The app was inactive, and had stayed in the foreground.
  case onlyActiveAgain
  /// The scene stays connected in the background.
  case sceneStaysConnected
  /// The scene is still connected.
  case sceneIsConnected
  /// The session was configured when it was new.
  case sessionHasConfiguration
  /// The scene was released, and its session stays.
  case sessionStaysOpen
  /// The app is told at its next launch.
  case toldAtNextLaunch
  /// The centre of notifications has no delegate, or got it after the launch.
  case notificationsUnheard
  /// The process is suspended, and just ends.
  case processIsSuspended
  /// The session has no activity to restore.
  case hasNothingToRestore
  /// The scene has no delegate.
  case sceneHasNoDelegate
  /// Without scenes, a cold launch is no return to the foreground.
  case launchIsNoReturn
}

extension Reason: CustomStringConvertible {
  /// The reason, as the end of a sentence.
  public var description: String {
    switch self {
    case .alertCoversPart(let alert):
      "\(alert) covers only a part of the screen, and the controller below stays in the window"
    case .sheetCoversPart(let sheet):
      "\(sheet) is a sheet, and the controller below a sheet stays in the window"
    case .viewIsLoaded: "its view is loaded already, and is loaded only once"
    case .isInWindow: "its view is in the window already"
    case .isNotInWindow: "its view was not in the window, so it could not leave"
    case .leftMeanwhile: "its view left before it had appeared"
    case .windowIsHidden: "the window is hidden, so it loads and shows nothing"
    case .sceneIsNotActive: "no view has appeared before the scene is active"
    case .appCameOrWent: "no controller appears or disappears because the app comes or goes"
    case .presentsAnother(let presenter, let presented):
      "\(presenter) already presents \(presented), and presents one at a time"
    case .presenterIsInNoWindow(let presenter):
      "\(presenter), which should present it, is in no window"
    case .transitionIsRunning: "another transition was running, and nothing is queued"
    case .isShownAlready: "it is shown already"
    case .isAChild(let parent): "it is a child of \(parent), and a child cannot be presented"
    case .presentsNothing: "it neither presents nor is presented, so dismiss does nothing"
    case .updatesNoProperties: "it does not override updateProperties()"
    case .readNothingThatChanged: "nothing that it has read has changed"
    case .waitsForShowing:
      "what it has read has changed, and it is called at the next showing of its view"
    case .readElsewhere(let what, let method): "\(what) was read in \(method), which is not tracked"
    case .viewIsNotAdded(let parent):
      "a child appears with its view, and its view is not in that of \(parent)"
    case .parentForwards(let parent): "\(parent) forwards the appearance callbacks itself"
    case .parentCompletesMove: "addChild does not call it: the parent has to"
    case .parentAnnouncesMove: "removeFromParent does not call it: the parent has to, before it"
    case .isBuried(let navigation):
      "of a stack only the uppermost controller is shown, and it is not the uppermost of "
        + "\(navigation)"
    case .isOnlyRoot: "the root is alone in the stack, so a pop does nothing"
    case .stackRefused: "the stack refused it, and the diagnostics say why"
    case .topIsTheSame: "the controller on top of the stack stays the same"
    case .tabIsNotSelected:
      "its tab is not selected, and a tab's view is loaded when it first is, and appears each time"
    case .tabIsSelected: "its tab is selected already, so nothing appears or disappears"
    case .tabChangedByProgram: "the program selected the tab, and only a person's touch is reported"
    case .tabIsRefused: "tabBarController(_:shouldSelect:) returned false"
    case .delegateIsNotSet(let owner): "\(owner) has no delegate: none was set"
    case .delegateIsGone(let owner):
      "the delegate of \(owner) is gone: it is held weakly, so another object has to hold it"
    case .isNotImplemented:
      "it does not implement this method, and the default of the protocol answered"
    case .nobodyListens(let control):
      "\(control) has no delegate or target: none was set, or it is gone"
    case .eventHasNoTarget(let control):
      "the event was sent, but no target of \(control) listens to it"
    case .controlIsDisabled(let control): "\(control) is disabled"
    case .isBelowAnotherScreen(let control): "another screen is above that of \(control)"
    case .valueChangedByProgram(let control):
      "the program changed \(control), and only a person's change is reported"
    case .segmentIsSelected: "the segment is selected already, so no value changed"
    case .textSetByProgram: "the program set the text, and only a person's keys are reported"
    case .fieldIsEdited(let field): "\(field) is edited already"
    case .fieldIsNotEdited(let field):
      "\(field) is not the field that is edited, so no key reaches it"
    case .mayNotBegin(let call): "\(call) returned false"
    case .mayNotEnd(let call): "\(call) returned false"
    case .mayNotChange(let field): "the delegate of \(field) refused the change"
    case .mayNotReturn(let field): "textFieldShouldReturn(\(field)) returned false"
    case .endsUnasked:
      "editing ended because the view left or the program insisted, and the delegate is not "
        + "asked then"
    case .returnDoesNotEnd(let field):
      "Return does not end editing: the delegate of \(field) has to resign the field"
    case .endedWithReason: "the method with a reason is implemented, and is called instead"
    case .rowsAreKnown: "the list knows its rows, and asks again only after it was told of a change"
    case .rowsAreElsewhere: "a list asks only for the rows that it shows"
    case .hasNoRows: "the data source said that there are no rows"
    case .dataSourceIsNotSet: "the list has no data source: none was set, or it is gone"
    case .cellIsNew: "the cell is new, and only a cell that was used before is prepared"
    case .rowsCannotBeSelected: "no row can be selected now"
    case .mayNotHighlight: "tableView(_:shouldHighlightRowAt:) returned false"
    case .mayNotSelect: "tableView(_:willSelectRowAt:) returned nil"
    case .mayNotSelectItem: "collectionView(_:shouldSelectItemAt:) returned false"
    case .mayNotDeselect: "tableView(_:willDeselectRowAt:) returned nil"
    case .selectedByProgram:
      "the program changed the selection, and only a person's touch is reported"
    case .selectionIsForgotten: "a reload forgets the selection, and calls no delegate"
    case .rowCannotBeEdited: "the row cannot be edited: no data source or delegate allows it"
    case .appHasScenes: "the app has scenes, so the delegate of the scene is called"
    case .appHasNoScenes: "the app has no scenes, so the delegate of the app is called"
    case .onlyInactive: "the app became inactive, and is still in the foreground"
    case .onlyActiveAgain: "the app was only inactive, and had never left the foreground"
    case .sceneStaysConnected: "the scene stays connected in the background"
    case .sceneIsConnected: "the scene is still connected, and only comes forward"
    case .sessionHasConfiguration: "the session was configured when it was new"
    case .sessionStaysOpen:
      "only the memory of the scene was taken back, and its session stays open"
    case .toldAtNextLaunch: "the app is told at its next launch"
    case .notificationsUnheard:
      "no delegate of the userNotificationCenter was set before "
        + "application(_:didFinishLaunchingWithOptions:) returned"
    case .processIsSuspended: "the process was suspended, and a suspended process just ends"
    case .hasNothingToRestore: "the session has kept no activity"
    case .sceneHasNoDelegate: "the scene has no delegate"
    case .launchIsNoReturn: "without scenes, a launch is no return to the foreground"
    }
  }
}
