package import View

// The words of a reason: a new case does not compile before its Korean is here.
extension Phrase {
  /// A reason: in English the end of a sentence, in Korean a sentence without its full stop.
  package init(_ reason: Reason) {
    self.init(reason.description, ko: Self.korean(reason))
  }

  // A name comes before or after a colon: no particle fits every name.
  private static func korean(_ reason: Reason) -> String {
    switch reason {
    case .alertCoversPart(let alert): "\(alert): 알림창은 화면의 일부만 가리고, 아래의 컨트롤러는 창에 남습니다"
    case .sheetCoversPart(let sheet): "\(sheet): 시트로 표시되었고, 시트 아래의 컨트롤러는 창에 남습니다"
    case .viewIsLoaded: "뷰가 이미 로드되었습니다. 뷰는 한 번만 로드됩니다"
    case .isInWindow: "뷰가 이미 창에 있습니다"
    case .isNotInWindow: "뷰가 창에 없었으므로 떠날 수도 없습니다"
    case .leftMeanwhile: "뷰가 다 나타나기 전에 떠났습니다"
    case .windowIsHidden: "숨겨진 창은 아무것도 로드하거나 보여주지 않습니다"
    case .sceneIsNotActive: "씬이 활성 상태가 되기 전에는 어떤 뷰도 나타난 것이 아닙니다"
    case .appCameOrWent: "앱이 들어오거나 나간다고 해서 컨트롤러가 나타나거나 사라지지는 않습니다"
    case .presentsAnother(let presenter, let presented):
      "\(presenter): 이미 \(presented) 화면을 띄우고 있습니다. 한 번에 하나만 띄울 수 있습니다"
    case .presenterIsInNoWindow(let presenter): "\(presenter): 화면을 띄우려면 창에 있어야 합니다"
    case .transitionIsRunning: "다른 전환이 진행 중이었습니다. 요청은 기다리지 않습니다"
    case .isShownAlready: "이미 표시되어 있습니다"
    case .isAChild(let parent): "\(parent): 이 컨트롤러의 자식이므로 띄울 수 없습니다"
    case .presentsNothing: "띄운 화면도, 자신을 띄운 화면도 없으므로 dismiss는 아무 일도 하지 않습니다"
    case .viewIsNotAdded(let parent): "자식은 자신의 뷰와 함께 나타나는데, 뷰가 부모의 뷰에 없습니다: \(parent)"
    case .parentForwards(let parent): "\(parent): 나타남과 사라짐을 자식에게 직접 전합니다"
    case .parentCompletesMove: "addChild는 이것을 호출하지 않습니다. 부모가 직접 호출해야 합니다"
    case .parentAnnouncesMove: "removeFromParent는 이것을 호출하지 않습니다. 부모가 그 전에 직접 호출해야 합니다"
    case .isBuried(let navigation): "스택에서는 맨 위의 컨트롤러만 보이는데, 맨 위가 아닙니다: \(navigation)"
    case .isOnlyRoot: "스택에 루트만 있으므로 pop은 아무 일도 하지 않습니다"
    case .stackRefused: "스택이 거절했습니다. 진단 메시지에 이유가 있습니다"
    case .topIsTheSame: "스택의 맨 위 컨트롤러가 그대로입니다"
    case .tabIsNotSelected: "선택된 탭이 아닙니다. 탭의 뷰는 처음 선택될 때 로드되고, 선택될 때마다 나타납니다"
    case .tabIsSelected: "이미 선택된 탭이므로 아무것도 나타나거나 사라지지 않습니다"
    case .tabChangedByProgram: "프로그램이 탭을 선택했습니다. 사용자의 터치만 알립니다"
    case .tabIsRefused: "tabBarController(_:shouldSelect:)가 false를 반환했습니다"
    case .delegateIsNotSet(let owner): "델리게이트가 없습니다. 설정된 적이 없습니다: \(owner)"
    case .delegateIsGone(let owner): "델리게이트가 사라졌습니다. 약한 참조이므로 다른 곳에서 강하게 참조해야 합니다: \(owner)"
    case .isNotImplemented: "이 메서드를 구현하지 않아서 프로토콜의 기본 구현이 답했습니다"
    case .nobodyListens(let control): "델리게이트나 타깃이 없습니다. 설정되지 않았거나 사라졌습니다: \(control)"
    case .eventHasNoTarget(let control): "이벤트를 보냈지만, 이 이벤트에 등록된 타깃이 없습니다: \(control)"
    case .controlIsDisabled(let control): "비활성 상태입니다: \(control)"
    case .isBelowAnotherScreen(let control): "다른 화면이 그 위에 있습니다: \(control)"
    case .valueChangedByProgram(let control): "프로그램이 값을 바꾸었습니다. 사용자가 바꾼 것만 알립니다: \(control)"
    case .segmentIsSelected: "이미 선택된 세그먼트이므로 값이 바뀌지 않았습니다"
    case .textSetByProgram: "프로그램이 텍스트를 설정했습니다. 사용자가 입력한 것만 알립니다"
    case .fieldIsEdited(let field): "이미 편집 중입니다: \(field)"
    case .fieldIsNotEdited(let field): "편집 중인 필드가 아니어서 키가 닿지 않습니다: \(field)"
    case .mayNotBegin(let call): "\(call)이 false를 반환했습니다"
    case .mayNotEnd(let call): "\(call)이 false를 반환했습니다"
    case .mayNotChange(let field): "델리게이트가 변경을 거절했습니다: \(field)"
    case .mayNotReturn(let field): "textFieldShouldReturn(\(field))이 false를 반환했습니다"
    case .endsUnasked: "뷰가 떠났거나 프로그램이 강제로 끝냈습니다. 이때는 델리게이트에게 묻지 않습니다"
    case .returnDoesNotEnd(let field):
      "Enter만으로는 편집이 끝나지 않습니다. 델리게이트가 resignFirstResponder()를 호출해야 합니다: \(field)"
    case .endedWithReason: "reason이 있는 메서드가 구현되어 있어서 그것이 대신 호출됩니다"
    case .rowsAreKnown: "목록이 행을 이미 알고 있습니다. 바뀌었다고 알려야 다시 묻습니다"
    case .rowsAreElsewhere: "목록은 보여주는 행만 묻습니다"
    case .hasNoRows: "데이터 소스가 행이 없다고 답했습니다"
    case .dataSourceIsNotSet: "목록에 데이터 소스가 없습니다. 설정되지 않았거나 사라졌습니다"
    case .cellIsNew: "새 셀입니다. 전에 쓰인 셀만 준비합니다"
    case .rowsCannotBeSelected: "지금은 행을 선택할 수 없습니다"
    case .mayNotHighlight: "tableView(_:shouldHighlightRowAt:)가 false를 반환했습니다"
    case .mayNotSelect: "tableView(_:willSelectRowAt:)가 nil을 반환했습니다"
    case .mayNotSelectItem: "collectionView(_:shouldSelectItemAt:)가 false를 반환했습니다"
    case .mayNotDeselect: "tableView(_:willDeselectRowAt:)가 nil을 반환했습니다"
    case .selectedByProgram: "프로그램이 선택을 바꾸었습니다. 사용자의 터치만 알립니다"
    case .selectionIsForgotten: "다시 로드하면 선택이 조용히 사라집니다"
    case .rowCannotBeEdited: "편집할 수 없는 행입니다. 편집할 수 있다고 답한 곳이 없습니다"
    case .appHasScenes: "씬이 있는 앱이므로 씬의 델리게이트가 호출됩니다"
    case .appHasNoScenes: "씬이 없는 앱이므로 앱의 델리게이트가 호출됩니다"
    case .onlyInactive: "비활성 상태가 되었을 뿐 아직 포그라운드에 있습니다"
    case .onlyActiveAgain: "비활성 상태였을 뿐 포그라운드를 떠난 적이 없습니다"
    case .sceneStaysConnected: "씬은 백그라운드에서도 연결된 채 남습니다"
    case .sceneIsConnected: "씬이 아직 연결되어 있어서 앞으로 나오기만 합니다"
    case .sessionHasConfiguration: "세션은 처음 만들어질 때 이미 구성되었습니다"
    case .sessionStaysOpen: "씬의 메모리만 회수되었고 세션은 열린 채 남습니다"
    case .notificationsUnheard:
      "application(_:didFinishLaunchingWithOptions:)가 끝나기 전에 userNotificationCenter의 "
        + "delegate를 설정하지 않았습니다"
    case .toldAtNextLaunch: "앱은 다음에 실행될 때 알게 됩니다"
    case .processIsSuspended: "일시 중단된 프로세스는 아무 호출 없이 끝납니다"
    case .hasNothingToRestore: "세션에 보관된 액티비티가 없습니다"
    case .sceneHasNoDelegate: "씬에 델리게이트가 없습니다"
    case .launchIsNoReturn: "씬이 없으면 실행은 포그라운드로 돌아오는 것이 아닙니다"
    }
  }
}
