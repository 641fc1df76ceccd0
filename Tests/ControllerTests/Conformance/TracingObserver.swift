import Controller
import Model

/// Writes UIKit's name of each notification into the log, with the state that it sees.
final class TracingObserver: ApplicationObserver {
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  func applicationDidFinishLaunching(_ application: Application) {
    write("didFinishLaunching", application)
  }
  func applicationWillEnterForeground(_ application: Application) {
    write("willEnterForeground", application)
  }
  func applicationDidBecomeActive(_ application: Application) {
    write("didBecomeActive", application)
  }
  func applicationWillResignActive(_ application: Application) {
    write("willResignActive", application)
  }
  func applicationDidEnterBackground(_ application: Application) {
    write("didEnterBackground", application)
  }
  func applicationDidReceiveMemoryWarning(_ application: Application) {
    write("didReceiveMemoryWarning", application)
  }
  func applicationWillTerminate(_ application: Application) {
    write("willTerminate", application)
  }
  func sceneWillConnect(_ scene: Scene) { write("willConnect", scene) }
  func sceneDidDisconnect(_ scene: Scene) { write("didDisconnect", scene) }
  func sceneWillEnterForeground(_ scene: Scene) { write("willEnterForeground", scene) }
  func sceneDidActivate(_ scene: Scene) { write("didActivate", scene) }
  func sceneWillDeactivate(_ scene: Scene) { write("willDeactivate", scene) }
  func sceneDidEnterBackground(_ scene: Scene) { write("didEnterBackground", scene) }

  private func write(_ name: String, _ application: Application) {
    log.record(Event(.call, "N", "UIApplication.\(name)", state: "\(application.applicationState)"))
  }

  private func write(_ name: String, _ scene: Scene) {
    log.record(Event(.call, "N", "UIScene.\(name)", state: "\(scene.activationState)"))
  }
}
