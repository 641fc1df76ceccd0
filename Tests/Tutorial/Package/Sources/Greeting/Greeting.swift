import Terminal
import Vestibule

@main
@MainActor
struct Greeting {
  static func main() {
    let display = TextDisplay(language: .english)
    let window = Window(view: TextViewFactory(display: display).makeWindowView(), log: EventLog())
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(GreetingController(screen: GreetingScreen()), animated: true)

    Console(display).run(while: { root.presentedViewController != nil })
  }
}
