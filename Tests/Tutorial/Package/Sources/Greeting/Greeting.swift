import Controller
import Model
import View

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

    while root.presentedViewController != nil {
      display.refresh()
      print(display.takeOutput(), terminator: "")
      guard let line = readLine() else { return }
      _ = display.receive(line)
    }
  }
}
