import Controller
import ControllerKit
import Model
import View
import ViewText

/// The calls that the framework makes and records, and where the book says when.
enum KnownCalls {
  /// Every call, in the order of a life cycle.
  static let all: [(name: Event.Call, rule: RuleHeading)] = {
    let named = groups.flatMap { page, heading, names in
      names.map { (name: $0, rule: RuleHeading(page, heading)) }
    }
    // A new callback of the application needs no line here.
    let others = ApplicationCallback.allCases.map { Event.Call($0.rawValue) }
      .filter { call in !named.contains { $0.name == call } }
    return named + others.map { ($0, RuleHeading("Without-Scenes", "The delegate of the app")) }
  }()

  /// What the rules name and the log does not record, and where the book says when.
  static let unrecorded: [(name: Event.Call, rule: RuleHeading)] = [
    ("loadView()", RuleHeading("Presenting", "First appearance")),
    ("completion", RuleHeading("Presenting", "A covering presentation")),
    ("sceneWillDeactivate(_:)", RuleHeading("Windows-And-Sessions", "Another window")),
    ("sceneDidActivate(_:)", RuleHeading("Windows-And-Sessions", "Another window")),
    ("textDidBeginEditing(_:)", RuleHeading("Text-Fields", "Beginning")),
    ("textDidEndEditing(_:)", RuleHeading("Text-Fields", "Ending")),
    ("keyboardWillShow()", RuleHeading("Text-Fields", "Beginning")),
    ("keyboardDidShow()", RuleHeading("Text-Fields", "Beginning")),
    ("keyboardWillHide()", RuleHeading("Text-Fields", "Ending")),
    ("keyboardDidHide()", RuleHeading("Text-Fields", "Ending")),
  ]

  private static let groups: [(page: String, heading: String, names: [Event.Call])] = [
    (
      "Presenting", "First appearance",
      [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewWillLayoutSubviews()",
        "viewDidLayoutSubviews()", "viewDidAppear(_:)",
      ]
    ),
    ("Observation", "When it is called", ["updateProperties()"]),
    (
      "Presenting", "A covering presentation",
      ["viewWillDisappear(_:)", "viewDidDisappear(_:)"]
    ),
    (
      "Children", "Who calls what",
      ["willMove(toParent:)", "didMove(toParent:)"]
    ),
    (
      "How-An-App-Ends", "Short memory",
      ["didReceiveMemoryWarning()", "applicationDidReceiveMemoryWarning(_:)"]
    ),
    (
      "How-An-App-Ends", "Terminated and suspended",
      ["applicationWillTerminate(_:)"]
    ),
    (
      "Coming-And-Going", "A cold launch",
      [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)",
        "application(_:configurationForConnecting:options:)", "scene(_:willConnectTo:options:)",
      ]
    ),
    (
      "Windows-And-Sessions", "Closing one of several windows",
      ["application(_:didDiscardSceneSessions:)", "sceneDidDisconnect(_:)"]
    ),
    (
      "Coming-And-Going", "Home",
      [
        "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
        "stateRestorationActivity(for:)",
      ]
    ),
    (
      "Coming-And-Going", "Back from the background",
      ["sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)"]
    ),
    (
      "Windows-And-Sessions", "Another window",
      ["scene(_:continue:)", "scene(_:openURLContexts:)"]
    ),
    (
      "Whatever-Arrives", "While the app runs",
      [
        "windowScene(_:performActionFor:completionHandler:)",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)",
      ]
    ),
    (
      "Whatever-Arrives", "From another device",
      [
        "scene(_:willContinueUserActivityWithType:)",
        "scene(_:didFailToContinueUserActivityWithType:error:)",
      ]
    ),
    (
      "Whatever-Arrives", "Without scenes",
      [
        "application(_:performActionFor:completionHandler:)",
        "application(_:willContinueUserActivityWithType:)",
        "application(_:didFailToContinueUserActivityWithType:error:)",
      ]
    ),
    (
      "Windows-And-Sessions", "Memory taken back",
      ["scene(_:restoreInteractionStateWith:)"]
    ),
    (
      "Coming-And-Going", "Split view",
      ["windowScene(_:didUpdateEffectiveGeometry:)"]
    ),
    (
      "Without-Scenes", "The delegate of the app",
      [
        "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
        "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
        "application(_:open:)", "application(_:continue:)",
      ]
    ),
    (
      "Navigation", "Push",
      ["navigationController(_:willShow:)", "navigationController(_:didShow:)"]
    ),
    (
      "Tabs", "The delegate",
      [
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
        "tabBarController(_:shouldSelectTab:)", "tabBarController(_:didSelectTab:previousTab:)",
      ]
    ),
    (
      "Text-Fields", "Beginning",
      ["textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)"]
    ),
    (
      "Text-Fields", "Typing",
      ["textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldShouldClear(_:)"]
    ),
    (
      "Text-Fields", "Return",
      ["textFieldShouldReturn(_:)"]
    ),
    (
      "Text-Fields", "Ending",
      [
        "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:reason:)",
        "textFieldDidEndEditing(_:)",
      ]
    ),
    (
      "Text-Fields", "Text views",
      [
        "textViewShouldBeginEditing(_:)", "textViewDidBeginEditing(_:)",
        "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
        "textViewShouldEndEditing(_:)", "textViewDidEndEditing(_:)",
      ]
    ),
    (
      "Controls", "A touch",
      ["touchDown(_:)", "touchUpInside(_:)", "primaryActionTriggered(_:)"]
    ),
    (
      "Controls", "Values",
      ["valueChanged(_:)"]
    ),
    (
      "Controls", "Fields",
      ["editingDidBegin(_:)", "editingChanged(_:)", "editingDidEnd(_:)", "editingDidEndOnExit(_:)"]
    ),
    (
      "Lists", "Loading",
      [
        "numberOfSections(in:)", "tableView(_:titleForHeaderInSection:)",
        "tableView(_:titleForFooterInSection:)", "tableView(_:numberOfRowsInSection:)",
        "tableView(_:cellForRowAt:)", "tableView(_:willDisplay:forRowAt:)",
      ]
    ),
    (
      "Lists", "Using cells again",
      ["prepareForReuse()", "tableView(_:didEndDisplaying:forRowAt:)"]
    ),
    (
      "Lists", "Selecting",
      [
        "tableView(_:shouldHighlightRowAt:)", "tableView(_:didHighlightRowAt:)",
        "tableView(_:didUnhighlightRowAt:)", "tableView(_:willSelectRowAt:)",
        "tableView(_:didSelectRowAt:)", "tableView(_:willDeselectRowAt:)",
        "tableView(_:didDeselectRowAt:)",
      ]
    ),
    (
      "Lists", "Editing",
      [
        "tableView(_:canEditRowAt:)", "tableView(_:editingStyleForRowAt:)",
        "tableView(_:canMoveRowAt:)", "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:willBeginEditingRowAt:)", "tableView(_:commit:forRowAt:)",
        "tableView(_:didEndEditingRowAt:)", "tableView(_:moveRowAt:to:)",
      ]
    ),
    (
      "Lists", "Loading",
      ["collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)"]
    ),
    (
      "Lists", "Selecting",
      [
        "collectionView(_:shouldSelectItemAt:)", "collectionView(_:didSelectItemAt:)",
        "collectionView(_:didDeselectItemAt:)",
      ]
    ),
    (
      "Search", "The bar",
      [
        "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)",
        "searchBar(_:textDidChange:)", "searchBarShouldEndEditing(_:)",
        "searchBarTextDidEndEditing(_:)", "searchBarSearchButtonClicked(_:)",
        "searchBarCancelButtonClicked(_:)",
      ]
    ),
    (
      "Search", "The controller",
      [
        "willPresentSearchController(_:)", "didPresentSearchController(_:)",
        "updateSearchResults(for:)", "willDismissSearchController(_:)",
        "didDismissSearchController(_:)",
      ]
    ),
    (
      "Controls", "Pickers",
      [
        "pickerView(_:numberOfRowsInComponent:)", "pickerView(_:titleForRow:forComponent:)",
        "pickerView(_:didSelectRow:inComponent:)",
      ]
    ),
  ]
}
