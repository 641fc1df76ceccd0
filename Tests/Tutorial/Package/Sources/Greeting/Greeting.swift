import Terminal
import Vestibule

@main
@MainActor
struct Greeting {
  static func main() {
    let display = TextDisplay(language: .english)
    let views = TextViewFactory(display: display)
    let log = EventLog()
    views.showDiagnostics(of: log)
    let window = Window(view: views.makeWindowView(), log: log)
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(GreetingController(screen: GreetingScreen()), animated: true)

    Console(display).run(while: { root.presentedViewController != nil })
    withExtendedLifetime(window) {}
  }
}
