import Testing
import Vestibule

@MainActor
@Suite("Examples: screens as text")
struct TextTests {
  private let display = TextDisplay(language: .english)

  @Test("A phrase is there in every language")
  func phrase() {
    let greeting = Phrase("Good morning", ko: "좋은 아침")
    let name = "Lee"
    let whole: Phrase = "\(greeting), \(name)"
    #expect(whole.korean == "좋은 아침, Lee")
  }

  @Test("A phrase is read in the language that is asked for")
  func language() {
    let order = Phrase("Order", ko: "주문")
    #expect(Language.korean[order] == "주문")
    #expect(Language(rawValue: "en") == .english)
  }

  @Test("A display draws its window, and handles lines")
  func textDisplay() {
    let controller = OrderController(screen: OrderScreen())

    let display = TextDisplay(language: .english)
    let view = TextViewFactory(display: display).makeWindowView()
    let window = Window(view: view, log: EventLog())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    display.refresh()
    #expect(display.takeOutput().contains("1  Tea   Which one?"))
    _ = display.receive("tea")
    _ = display.receive("Assam")
    _ = display.receive("order")

    #expect(controller.orders == ["Assam"])
  }

  @Test("A display says in brief what has changed")
  func verbosity() {
    let display = TextDisplay(language: .english)
    display.verbosity = .brief
    let window = show(on: display)
    display.refresh()

    #expect(display.takeOutput().hasPrefix("  Tea:\n"))
    #expect(!window.isHidden)
  }

  @Test("A renderer's factory is passed to the application")
  func factory() throws {
    let application = Application(
      delegate: TeaAppDelegate(), views: TextViewFactory(display: display),
      manifest: SceneManifest { TeaSceneDelegate() })
    try application.send(.launch())
    display.refresh()

    #expect(display.takeOutput().contains("Order"))
  }

  @Test("The window that a display shows is the key one")
  func windowView() {
    let window = show(on: display)

    #expect(display.window === window.view)
    window.isHidden = true
    #expect(display.window == nil)
  }

  @Test("A prompt says what the next line is")
  func prompt() {
    let window = show(on: display)

    #expect(display.prompt == .command)
    _ = display.receive("tea")
    #expect(display.prompt.text == "Tea: " && !display.prompt.isSecure)

    #expect(window.view.textInput.isKeyboardShown)
  }

  @Test("Lines are wrapped and cut to the width")
  func traits() {
    display.traits = TextTraits(columns: 20)
    display.say("Your tea will be ready in three minutes.")
    let lines = display.takeOutput().split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 20 })
  }

  @Test("A command is to the program, not to the app")
  func command() {
    let brew = TextCommand(
      "brew", parameters: "N", explanation: Phrase("brews N cups", ko: "N잔 끓입니다"))
    let display = TextDisplay(language: .english, commands: [brew])
    #expect(brew.usage == ":brew N")
    let window = show(on: display)

    if let typed = display.receive(":brew 3"), typed.name == "brew" {
      display.say("\(typed.argument) cups")
    }

    #expect(display.takeOutput().contains("3 cups"))
    #expect(!window.isHidden)
  }

  @Test("A name is found by its beginning, and a similar one is suggested")
  func names() {
    let teas = [["Assam"], ["Sencha", "센차"]]
    #expect(NameMatch("sen", among: teas) == .found(1))
    #expect(NameMatch("asam", among: teas) == .unknown(nearest: 0))
  }

  private func show(on display: TextDisplay) -> Window {
    makeWindow(
      OrderController(screen: OrderScreen()),
      view: TextViewFactory(display: display).makeWindowView())
  }
}
