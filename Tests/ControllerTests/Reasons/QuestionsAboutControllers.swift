import Model
import View

@testable import Controller
@testable import ControllerKit
@testable import Workshop

extension Question {
  /// Appearing, presenting, children, stacks and tabs.
  nonisolated static let aboutControllers: [Question] = [
    Question(
      "viewWillAppear is not called after a sheet was dismissed",
      .sheetCoversPart(sheet: "Sheet")
    ) {
      let (a, sheet) = (AskedController("A"), AskedController("Sheet"))
      let test = TestWindow(a)
      a.present(sheet, animated: true)
      return test.why("viewWillAppear", of: "A") { sheet.dismiss(animated: true) }
    },
    Question(
      "viewWillDisappear of the presenter is not called when a sheet comes",
      .sheetCoversPart(sheet: "Sheet")
    ) {
      let a = AskedController("A")
      let test = TestWindow(a)
      return test.why("viewWillDisappear", of: "A") {
        a.present(AskedController("Sheet"), animated: true)
      }
    },
    Question(
      "viewDidDisappear is not called when an alert is shown",
      .alertCoversPart(alert: "AlertController")
    ) {
      let a = AskedController("A")
      let test = TestWindow(a)
      return test.why("viewDidDisappear", of: "A") { a.presentNotice("Hello") }
    },
    Question(
      "viewWillAppear of a screen in a stack is not called when its sheet is dismissed",
      .sheetCoversPart(sheet: "Sheet")
    ) {
      let (a, sheet) = (AskedController("A"), AskedController("Sheet"))
      let test = TestWindow(NavigationController(rootViewController: a))
      a.present(sheet, animated: true)
      return test.why("viewWillAppear", of: "A") { a.dismiss(animated: true) }
    },
    Question("viewDidLoad is not called when I come back to the screen", .viewIsLoaded) {
      let (a, b) = (AskedController("A"), AskedController("B", style: .fullScreen))
      let test = TestWindow(a)
      a.present(b, animated: true)
      return test.why("viewDidLoad", of: "A") { b.dismiss(animated: true) }
    },
    Question("viewDidLoad is not called again when the tab is chosen again", .viewIsLoaded) {
      let tabs = TabBarController()
      tabs.viewControllers = [AskedController("A"), AskedController("B")]
      let test = TestWindow(tabs)
      tabs.selectedIndex = 1
      return test.why("viewDidLoad", of: "A") { tabs.selectedIndex = 0 }
    },
    Question("viewDidLoad of a tab that was there before is not called", .viewIsLoaded) {
      let tabs = TabBarController()
      tabs.viewControllers = [AskedController("A"), AskedController("B"), AskedController("C")]
      let test = TestWindow(tabs)
      tabs.selectedIndex = 1
      return test.why("viewDidLoad", of: "A") { tabs.selectedIndex = 2 }
    },
    Question("viewDidLoad of my second tab is not called", .tabIsNotSelected) {
      let tabs = TabBarController()
      tabs.viewControllers = [AskedController("A"), AskedController("B")]
      let window = Window(view: WindowView(), log: EventLog(isRecording: true))
      window.log.isExplaining = true
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let (events, omissions) = window.log.lastStep
      return Explainer(
        events: events, omissions: omissions, controllers: window.controllers
      ).explanation(of: "viewDidLoad", of: "B")
    },
    Question(
      "tabBarController(_:didSelect:) is not called when I set selectedIndex",
      .tabChangedByProgram
    ) {
      let (tabs, delegate) = (TabBarController(), TabDelegate(Trace()))
      tabs.viewControllers = [AskedController("A"), AskedController("B")]
      tabs.delegate = delegate
      let test = TestWindow(tabs)
      return test.why("tabBarController(_:didSelect:)") { tabs.selectedIndex = 1 }
    },
    Question("viewWillAppear is not called when the selected tab is touched", .tabIsSelected) {
      let tabs = TabBarController()
      tabs.viewControllers = [AskedController("A"), AskedController("B")]
      let test = TestWindow(tabs)
      try test.touch("A")
      return test.why("viewWillAppear", of: "A")
    },
    Question(
      "the second alert does not come: Attempt to present … which is already presenting",
      .presentsAnother(presenter: "A", presented: "B")
    ) {
      let a = AskedController("A")
      let test = TestWindow(a, allowsMisuses: true)
      a.present(AskedController("B"), animated: true)
      return test.why("viewDidLoad", of: "C") { a.present(AskedController("C"), animated: true) }
    },
    Question(
      "present in viewDidLoad does nothing: whose view is not in the window hierarchy",
      .presenterIsInNoWindow(presenter: "A")
    ) {
      let a = AskedController("A", style: .fullScreen)
      let root = AskedController("Root")
      a.whenLoaded = { $0.present(AskedController("B"), animated: true) }
      a.view = OwnScreen([])
      let other = LoadingController("A") { $0.present(AskedController("B"), animated: true) }
      let test = TestWindow(root, allowsMisuses: true)
      return test.why("viewWillAppear", of: "B") { root.present(other, animated: true) }
    },
    Question("a controller presented in viewWillAppear does not appear", .transitionIsRunning) {
      let (root, a) = (AskedController("Root"), AskedController("A", style: .fullScreen))
      a.whenAppearing = { $0.present(AskedController("B"), animated: true) }
      let test = TestWindow(root, allowsMisuses: true)
      return test.why("viewDidAppear", of: "B") { root.present(a, animated: true) }
    },
    Question("dismiss does nothing on the first screen", .presentsNothing) {
      let a = AskedController("A")
      let test = TestWindow(a)
      return test.why("viewWillDisappear", of: "A") { a.dismiss(animated: true) }
    },
    Question("didMove(toParent:) is not called by addChild", .parentCompletesMove) {
      let (a, child) = (AskedController("A"), AskedController("Child"))
      let test = TestWindow(a)
      return test.why("didMove", of: "Child") { a.addChild(child) }
    },
    Question("willMove(toParent:) is not called by removeFromParent", .parentAnnouncesMove) {
      let (a, child) = (AskedController("A"), AskedController("Child"))
      let test = TestWindow(a)
      a.addChild(child)
      return test.why("willMove", of: "Child") { child.removeFromParent() }
    },
    Question("viewWillAppear of a child is not called", .viewIsNotAdded(parent: "A")) {
      let (a, child) = (AskedController("A"), AskedController("Child"))
      let test = TestWindow(a)
      return test.why("viewWillAppear", of: "Child") {
        a.addChild(child)
        child.didMove(toParent: a)
      }
    },
    Question("viewWillDisappear of a child that was not shown is not called", .isNotInWindow) {
      let (a, child) = (AskedController("A"), AskedController("Child"))
      let test = TestWindow(a)
      a.addChild(child)
      child.didMove(toParent: a)
      return test.why("viewWillDisappear", of: "Child") {
        a.present(AskedController("Cover", style: .fullScreen), animated: true)
      }
    },
    Question(
      "viewWillAppear of my container's children is not called",
      .parentForwards(parent: "ForwardingController")
    ) {
      let (parent, child) = (ForwardingController(), AskedController("Child"))
      parent.addChild(child)
      parent.box.addSubview(child.view)
      child.didMove(toParent: parent)
      let root = AskedController("Root")
      let test = TestWindow(root)
      return test.why("viewWillAppear", of: "Child") { root.present(parent, animated: true) }
    },
    Question(
      "viewDidLoad of the screens below is not called by setViewControllers",
      .isBuried(navigation: "NavigationController")
    ) {
      let navigation = NavigationController(rootViewController: AskedController("A"))
      let test = TestWindow(navigation)
      return test.why("viewDidLoad", of: "B") {
        navigation.setViewControllers([AskedController("B"), AskedController("C")], animated: true)
      }
    },
    Question(
      "viewWillDisappear of the screens between is not called by popToRoot",
      .isBuried(navigation: "NavigationController")
    ) {
      let navigation = NavigationController(rootViewController: AskedController("A"))
      let test = TestWindow(navigation)
      navigation.pushViewController(AskedController("B"), animated: false)
      navigation.pushViewController(AskedController("C"), animated: false)
      return test.why("viewWillDisappear", of: "B") {
        navigation.popToRootViewController(animated: true)
      }
    },
    Question("popViewController does nothing", .isOnlyRoot) {
      let navigation = NavigationController(rootViewController: AskedController("A"))
      let test = TestWindow(navigation)
      return test.why("viewWillDisappear", of: "A") {
        navigation.popViewController(animated: true)
      }
    },
    Question("pushing the same controller twice does nothing", .stackRefused) {
      let a = AskedController("A")
      let navigation = NavigationController(rootViewController: a)
      let test = TestWindow(navigation, allowsMisuses: true)
      return test.why("viewWillAppear", of: "A") {
        navigation.pushViewController(a, animated: true)
      }
    },
    Question(
      "willShow of my navigation delegate is not called",
      .delegateIsNotSet(owner: "NavigationController")
    ) {
      let navigation = NavigationController(rootViewController: AskedController("A"))
      let test = TestWindow(navigation)
      return test.why("willShow") {
        navigation.pushViewController(AskedController("B"), animated: true)
      }
    },
    Question("viewDidLoad of the root is not called: the window shows nothing", .windowIsHidden) {
      let window = Window(view: WindowView(), log: EventLog(isRecording: true))
      window.log.isExplaining = true
      window.rootViewController = AskedController("A")
      let (events, omissions) = window.log.lastStep
      return Explainer(
        events: events, omissions: omissions, controllers: window.controllers
      ).explanation(of: "viewDidLoad", of: "A")
    },
  ]
}

/// Does something when its view was loaded.
private final class LoadingController: ViewController {
  private let name: String
  private let whenLoaded: (ViewController) -> Void

  init(_ name: String, _ whenLoaded: @escaping (ViewController) -> Void) {
    self.name = name
    self.whenLoaded = whenLoaded
  }

  override var debugName: String { name }

  override func viewDidLoad() { whenLoaded(self) }
}

/// Forwards the appearance callbacks by hand, and forgets to.
private final class ForwardingController: ViewController {
  let box = ContainerScreen()

  override func loadView() { view = box }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
