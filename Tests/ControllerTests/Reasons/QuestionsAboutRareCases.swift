import Foundation
import Model
import View
import ViewKit

@testable import Controller
@testable import ControllerKit
@testable import Workshop

extension Question {
  /// What is asked less often.
  nonisolated static let aboutRareCases: [Question] = [
    Question(
      "textField(_:shouldChangeCharactersIn:) said no, and editingChanged is not sent",
      .mayNotChange(field: "Name")
    ) {
      let (field, delegate) = (TextField("Name"), NoKeyDelegate())
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      field.becomeFirstResponder()
      return test.why("editingChanged") { field.insertText("x") }
    },
    Question(
      "shouldChangeCharactersIn is not called for a field that is not edited",
      .fieldIsNotEdited(field: "Name")
    ) {
      let (field, delegate) = (TextField("Name"), NoKeyDelegate())
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]), allowsMisuses: true)
      return test.why("shouldChangeCharactersIn") { field.insertText("x") }
    },
    Question(
      "editing does not end at Return: shouldReturn said no", .mayNotReturn(field: "Name"),
      .mayNotReturn(field: "Name")
    ) {
      let (field, delegate) = (TextField("Name"), NoKeyDelegate())
      field.delegate = delegate
      let test = TestWindow(AskedController("A", [.field(field)]))
      field.becomeFirstResponder()
      return test.why("textFieldDidEndEditing") { field.touchReturn() }
    },
    Question("a child of another controller is not presented", .isAChild(parent: "A")) {
      let (a, child) = (AskedController("A"), AskedController("Child"))
      let test = TestWindow(a, allowsMisuses: true)
      a.addChild(child)
      child.didMove(toParent: a)
      return test.why("viewIsAppearing", of: "Child") { a.present(child, animated: true) }
    },
    Question("a controller that is shown cannot become a child", .isShownAlready) {
      let (a, b) = (AskedController("A"), AskedController("B"))
      let test = TestWindow(a, allowsMisuses: true)
      a.present(b, animated: true)
      return test.why("viewDidLoad", of: "B") { a.addChild(b) }
    },
    Question(
      "viewWillDisappear of the screen in the middle is not called when two are dismissed",
      .isNotInWindow
    ) {
      let (a, b) = (AskedController("A"), AskedController("B", style: .fullScreen))
      let test = TestWindow(a)
      a.present(b, animated: true)
      b.present(AskedController("C", style: .fullScreen), animated: true)
      return test.why("viewWillDisappear", of: "B") { a.dismiss(animated: true) }
    },
    Question("viewDidAppear of a sheet is not called: its window got a new root", .leftMeanwhile) {
      let (a, sheet) = (AskedController("A"), AskedController("Sheet"))
      let test = TestWindow(a)
      a.present(sheet, animated: true)
      sheet.present(AskedController("Cover", style: .fullScreen), animated: true)
      a.whenAppeared = { $0.window?.rootViewController = AskedController("New") }
      return test.why("viewDidAppear", of: "Sheet") { sheet.dismiss(animated: true) }
    },
    Question("viewWillAppear is not called twice", .isInWindow) {
      let a = AskedController("A")
      let test = TestWindow(a)
      return test.why("viewWillAppear", of: "A") { a.beginAppearing(false, log: test.log) }
    },
    Question("viewDidAppear is not called while the scene connects", .sceneIsNotActive) {
      let scenario = door(.loose)
      try scenario.launch()
      let omissions = scenario.log.lastStep.omissions
      _ = try scenario.finish()
      let early = omissions.filter { $0.reason == .sceneIsNotActive }
      return Explanation(facts: early.prefix(1).map { .leftOut($0) })
    },
    Question("the tab is not shown: shouldSelect said no", .tabIsRefused) {
      let (tabs, delegate) = (TabBarController(), RefusingTabs())
      tabs.viewControllers = [AskedController("A"), AskedController("B")]
      tabs.delegate = delegate
      let test = TestWindow(tabs)
      try test.touch("B")
      return test.why("viewDidLoad", of: "B")
    },
    Question("didSelect is not called: shouldSelect said no", .tabIsRefused) {
      let (tabs, delegate) = (TabBarController(), RefusingTabs())
      tabs.viewControllers = [AskedController("A"), AskedController("B")]
      tabs.delegate = delegate
      let test = TestWindow(tabs)
      try test.touch("B")
      return test.why("tabBarController(_:didSelect:)")
    },
    Question("willShow is not called when the new stack has the same top", .topIsTheSame) {
      let (root, delegate) = (AskedController("A"), SilentNavigation())
      let navigation = NavigationController(rootViewController: root)
      navigation.delegate = delegate
      let test = TestWindow(navigation)
      return test.why("willShow") { navigation.viewControllers = [AskedController("B"), root] }
    },
    Question("didSelectRowAt is not called: willDeselect returned nil", .mayNotDeselect) {
      let (table, listener) = (TableView(), ListListener(Trace(), [["a", "b"]]))
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = listener
      table.delegate = listener
      listener.willDeselect = { _ in nil }
      let test = TestWindow(AskedController("A", [.table(table)]))
      return try listener.keeping {
        try test.touch("a")
        try test.touch("b")
        return test.why("didSelectRowAt")
      }
    },
    Question("sceneDidBecomeActive is not called: the scene has no delegate", .sceneHasNoDelegate) {
      let scenario = Scenario(.loose) { store, log in
        Application(
          delegate: RecordingAppDelegate(), views: HeadlessViewFactory(),
          manifest: SceneManifest(configurations: [
            .windowApplication: [
              SceneConfiguration(name: "Bare", sessionRole: .windowApplication)
            ]
          ]),
          store: store, log: log)
      }
      try scenario.launch()
      let why = scenario.why("sceneDidBecomeActive")
      _ = try scenario.finish()
      return why
    },
    Question("didDiscardSceneSessions is not called for the last window", .toldAtNextLaunch) {
      let scenario = Scenario(.loose, make: bareApplication)
      try scenario.launch()
      for session in scenario.application.sessions { try scenario.send(.close(session)) }
      let why = scenario.why("didDiscardSceneSessions")
      _ = try scenario.finish()
      return why
    },
  ]
}

/// Takes no key, and does not answer Return.
private final class NoKeyDelegate: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { false }

  func textFieldShouldReturn(_ textField: TextField) -> Bool { false }

  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {}
}

private final class RefusingTabs: TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { false }
}

private final class SilentNavigation: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
}
