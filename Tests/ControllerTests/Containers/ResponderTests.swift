import Model
import Testing
import View

@testable import Controller
@testable import Workshop

@Suite("The chain of responders", .patience)
struct ResponderTests {
  /// P shows X and Y, each with a button whose target is `nil`.
  private struct Chain {
    let window = Window(view: WindowView(), log: EventLog())
    let p = Listener("P", ContainerScreen())
    let x: Listener
    let y: Listener
    let buttons = [Button("In X"), Button("In Y")]
    let field = TextField("Name")

    init() {
      x = Listener("X", LineScreen("X", .button(buttons[0]), .field(field)))
      y = Listener("Y", LineScreen("Y", .button(buttons[1])))
      for button in buttons { button.addTarget(nil, action: Listener.act, for: .touchUpInside) }
      window.rootViewController = p
      window.makeKeyAndVisible()
      for child in [x, y] {
        p.addChild(child)
        p.view.container?.addSubview(child.view)
        child.didMove(toParent: p)
      }
    }

    var heard: [String] { [x, y, p].flatMap { one in one.heard.map { "\(one.tag) \($0)" } } }
  }

  @Test("12.4 [D] Without a target, the controller of the screen is asked first")
  func nearest() {
    let chain = Chain()

    for button in chain.buttons { chain.window.view.touch(button) }

    #expect(chain.heard == ["X In X", "Y In Y"])
  }

  @Test("12.4 [C] While something is edited, the chain begins there, and not at the control")
  func firstResponder() {
    let chain = Chain()
    chain.field.becomeFirstResponder()

    chain.window.view.touch(chain.buttons[1])

    #expect(chain.heard == ["X In Y"])
  }

  @Test("12.4 [D] The chain: controllers, parents, presenters, window, scene, app and its delegate")
  func order() throws {
    let (parent, x, m) = (ViewController(), ViewController(), ViewController())
    let app = RootedApp { parent }
    try app.application.send(.launch())
    parent.addChild(x)
    x.didMove(toParent: parent)
    m.modalPresentationStyle = .pageSheet
    x.present(m, animated: false)

    func types(_ responder: any Responder) -> [String] {
      responder.chain.map { "\(type(of: $0))" }
    }
    #expect(
      types(x) == ["ViewController", "ViewController", "Window", "WindowScene", "Application"])
    #expect(m.next === parent && x.next === parent)
    #expect(types(m).count == 5)
  }

  @Test("12.4 [C] A window is active with its scene or its app, and always if it is made by hand")
  func active() throws {
    #expect(Window(view: WindowView(), log: EventLog()).isActive)
    let scene = WindowScene()
    #expect(Window(windowScene: scene).isActive)
    for kind in [TracedApplication.Kind.windows, .classic] {
      let traced = try launched(kind)
      let window = try #require(traced.application.windows.first)
      #expect(window.isActive)
      for event in [.interruption, .home] as [SystemEvent] {
        try traced.send(event)
        #expect(!window.isActive)
      }
      try traced.send(.open)
      #expect(window.isActive)
    }
  }

  @Test("12.4 [L] Where no responder has the method, nothing happens but a report")
  func nobody() {
    let window = Window(view: WindowView(), log: EventLog())
    let (plain, button) = (ViewController(), Button("Go"))
    button.addTarget(nil, action: Listener.act, for: .touchUpInside)
    plain.view = LineScreen("L", .button(button))
    window.rootViewController = plain
    window.makeKeyAndVisible()

    #expect(!window.view.touch(button))

    #expect(
      window.log.diagnostics.map(\.text) == [
        TouchDiagnostic.notHandled(control: "Go", screen: "LineScreen").description
      ])
  }

  @Test("12.4 [C] Escape goes through the chain until a responder handles it")
  func escape() {
    let chain = Chain()
    chain.p.escapes = true

    chain.window.view.touchEscape()
    #expect(chain.heard == ["Y escape", "P escape"], "Y is the innermost that is shown last")
    chain.field.becomeFirstResponder()
    chain.window.view.touchEscape()

    #expect(chain.heard == ["X escape", "Y escape", "P escape", "P escape"])
    #expect(chain.field.isFirstResponder)
  }

  @Test("12.4 [C] Escape that no responder handles ends editing")
  func escapeEndsEditing() {
    let chain = Chain()
    chain.field.becomeFirstResponder()

    #expect(chain.window.view.touchEscape())

    #expect(!chain.field.isFirstResponder)
    #expect(!chain.window.view.touchEscape(), "nothing is edited any more")
  }
}

// MARK: - Fixtures

private final class Listener: ViewController {
  let tag: String
  var heard: [String] = []
  var escapes = false

  init(_ tag: String, _ screen: any Screen) {
    self.tag = tag
    super.init()
    view = screen
  }

  override var debugName: String { tag }

  func act(_ button: Button) { heard.append(button.label.english) }

  override func accessibilityPerformEscape() -> Bool {
    heard.append("escape")
    return escapes
  }
}
