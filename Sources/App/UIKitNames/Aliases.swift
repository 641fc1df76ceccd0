public import Controller
public import ControllerKit
public import ViewKit

// What is the same under another name.

/// The application; there is no `shared`.
public typealias UIApplication = Application
/// The delegate of the application.
public typealias UIApplicationDelegate = ApplicationDelegate
/// A scene.
public typealias UIScene = Scene
/// A scene of windows.
public typealias UIWindowScene = WindowScene
/// The delegate of a scene.
public typealias UISceneDelegate = SceneDelegate
/// The delegate of a scene of windows.
public typealias UIWindowSceneDelegate = WindowSceneDelegate
/// A session of a scene.
public typealias UISceneSession = SceneSession
/// What a scene is made of.
public typealias UISceneConfiguration = SceneConfiguration
/// A window.
public typealias UIWindow = Window
/// How a controller is presented.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// A stack of controllers.
public typealias UINavigationController = NavigationController
/// The delegate of a stack.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// What the bar of a stack shows of a controller.
public typealias UINavigationItem = NavigationItem
/// A button in the bar of a stack.
public typealias UIBarButtonItem = BarButtonItem
/// Controllers chosen by tabs.
public typealias UITabBarController = TabBarController
/// The delegate of the tabs.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// What a tab shows of a controller.
public typealias UITabBarItem = TabBarItem
/// A message with buttons.
public typealias UIAlertController = AlertController
/// A button of a message.
public typealias UIAlertAction = AlertAction
/// A search of what a controller shows.
public typealias UISearchController = SearchController
/// The delegate of a search.
public typealias UISearchControllerDelegate = SearchControllerDelegate
/// Shows what a search finds.
public typealias UISearchResultsUpdating = SearchResultsUpdating
/// What a person can do with a row besides touching it.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
/// One of those.
public typealias UIContextualAction = ContextualAction
