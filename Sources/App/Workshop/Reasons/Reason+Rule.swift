extension Reason {
  /// The heading that its rule is under.
  public var rule: RuleHeading {
    switch self {
    case .alertCoversPart:
      RuleHeading("Alerts", "An alert covers nothing")
    case .sheetCoversPart:
      RuleHeading("Presenting", "A sheet")
    case .viewIsLoaded, .isInWindow:
      RuleHeading("Presenting", "First appearance")
    case .isNotInWindow, .presentsNothing:
      RuleHeading("Presenting", "Who is dismissed")
    case .leftMeanwhile:
      RuleHeading("Children", "In the middle of a call")
    case .windowIsHidden:
      RuleHeading("Presenting", "Key and visible")
    case .sceneIsNotActive:
      RuleHeading("Coming-And-Going", "The first screen")
    case .appCameOrWent:
      RuleHeading("Coming-And-Going", "No appearance by coming and going")
    case .presentsAnother, .presenterIsInNoWindow, .transitionIsRunning, .isShownAlready, .isAChild:
      RuleHeading("Presenting", "Refused presentations")
    case .updatesNoProperties:
      RuleHeading("Observation", "When it is called")
    case .readNothingThatChanged:
      RuleHeading("Observation", "Called again")
    case .waitsForShowing:
      RuleHeading("Observation", "While it is not shown")
    case .readElsewhere:
      RuleHeading("Observation", "What is not tracked")
    case .viewIsNotAdded:
      RuleHeading("Children", "The view")
    case .parentForwards:
      RuleHeading("Children", "By hand")
    case .parentCompletesMove, .parentAnnouncesMove:
      RuleHeading("Children", "Who calls what")
    case .isBuried, .topIsTheSame:
      RuleHeading("Navigation", "Several at once")
    case .isOnlyRoot:
      RuleHeading("Navigation", "Pop")
    case .stackRefused:
      RuleHeading("Navigation", "Mistakes")
    case .tabIsNotSelected:
      RuleHeading("Tabs", "Loading")
    case .tabIsSelected:
      RuleHeading("Tabs", "The same tab again")
    case .tabChangedByProgram:
      RuleHeading("Tabs", "The delegate")
    case .tabIsRefused:
      RuleHeading("Tabs", "Switching")
    case .delegateIsNotSet, .delegateIsGone:
      RuleHeading("Why-A-Call-Came", "A delegate that is not there")
    case .nobodyListens, .eventHasNoTarget, .controlIsDisabled:
      RuleHeading("Controls", "A touch")
    case .isNotImplemented:
      RuleHeading("Why-A-Call-Came", "A method that is not implemented")
    case .isBelowAnotherScreen:
      RuleHeading("Text-Fields", "Under another screen")
    case .valueChangedByProgram, .segmentIsSelected:
      RuleHeading("Controls", "Values")
    case .textSetByProgram, .fieldIsNotEdited, .mayNotChange:
      RuleHeading("Text-Fields", "Typing")
    case .fieldIsEdited, .mayNotBegin:
      RuleHeading("Text-Fields", "Beginning")
    case .mayNotEnd, .endsUnasked, .endedWithReason:
      RuleHeading("Text-Fields", "Ending")
    case .mayNotReturn:
      RuleHeading("Controls", "Fields")
    case .returnDoesNotEnd:
      RuleHeading("Text-Fields", "Return")
    case .rowsAreKnown, .hasNoRows, .dataSourceIsNotSet, .selectionIsForgotten:
      RuleHeading("Lists", "Loading")
    case .rowsAreElsewhere:
      RuleHeading("Lists", "Overview")
    case .cellIsNew:
      RuleHeading("Lists", "Using cells again")
    case .rowsCannotBeSelected, .mayNotHighlight, .mayNotSelect, .mayNotSelectItem,
      .mayNotDeselect,
      .selectedByProgram:
      RuleHeading("Lists", "Selecting")
    case .rowCannotBeEdited:
      RuleHeading("Lists", "Editing")
    case .appHasScenes, .appHasNoScenes:
      RuleHeading("Without-Scenes", "What switches scenes on")
    case .onlyInactive, .onlyActiveAgain:
      RuleHeading("Coming-And-Going", "Interruptions")
    case .sceneStaysConnected:
      RuleHeading("Coming-And-Going", "Home")
    case .sceneIsConnected:
      RuleHeading("Coming-And-Going", "Back from the background")
    case .sessionHasConfiguration, .sessionStaysOpen, .hasNothingToRestore:
      RuleHeading("Windows-And-Sessions", "Memory taken back")
    case .notificationsUnheard:
      RuleHeading("Whatever-Arrives", "At a launch")
    case .toldAtNextLaunch:
      RuleHeading("Windows-And-Sessions", "Closed while the app is not running")
    case .processIsSuspended:
      RuleHeading("How-An-App-Ends", "Terminated and suspended")
    case .sceneHasNoDelegate:
      RuleHeading("How-A-Scene-Is-Made", "Mistakes in a configuration")
    case .launchIsNoReturn:
      RuleHeading("Without-Scenes", "The delegate of the app")
    }
  }

  /// Whether it is about some rows, while others were asked for.
  package var isOfSomeRows: Bool { self == .rowsAreElsewhere }

  /// Whether a controller stays in sight below what is presented over it.
  package var isOfPartlyCovered: Bool {
    [RuleHeading("Alerts", "An alert covers nothing"), RuleHeading("Presenting", "A sheet")]
      .contains(rule)
  }

  /// Whether it is found whenever a screen is read or drawn, at a prompt before and after each
  /// line.
  var isOfDrawing: Bool { self == .rowsAreKnown }

  /// Whether it is only given as an answer to a question: each touch has events without a target.
  package var isSaidOnlyIfAsked: Bool {
    // Of observation, what is no news to those who do not use it.
    let isOfReads = rule.page == "Observation" && self != .waitsForShowing
    return if case .eventHasNoTarget = self { true } else { isOfReads }
  }
}
