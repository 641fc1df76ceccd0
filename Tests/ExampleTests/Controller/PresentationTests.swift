import Testing
import Vestibule

@MainActor
@Suite("Examples: presenting")
struct PresentationTests {
  private let menu = ViewController()
  private let tea = ViewController()

  @Test("A window shows a controller")
  func window() {
    let order = OrderController(screen: OrderScreen())

    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = order
    window.makeKeyAndVisible()
    #expect(order.window === window)
  }

  @Test("A controller is presented over the whole window")
  func style() {
    let window = makeWindow(menu)

    tea.modalPresentationStyle = .fullScreen
    menu.present(tea, animated: true)
    #expect(tea.modalPresentationStyle.coversPresenter)

    #expect(window.controllers.last === tea)
  }

  @Test("An order without a tea is answered with an alert")
  func alert() throws {
    let order = OrderController(screen: OrderScreen())
    let window = makeWindow(order)

    window.view.touch(try #require(order.view.primaryButton))

    #expect(order.presentedViewController is AlertController)
  }

  @Test("An action of an alert runs after the alert has gone")
  func action() throws {
    let window = makeWindow(menu)
    let cup = Cup()

    let alert = AlertController(
      title: nil, message: "Pour it away?", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      AlertAction(title: "Pour", style: .destructive) { _ in cup.pour() })
    menu.present(alert, animated: true)
    window.view.touch(try #require(alert.view.controls.last))

    #expect(cup.isPoured && menu.presentedViewController == nil)
  }

  @Test("An alert that cannot have a field says so")
  func alertDiagnostic() {
    let sheet = AlertController(title: "Tea", message: nil, preferredStyle: .actionSheet)
    let window = makeWindow(menu)
    menu.present(sheet, animated: true)

    sheet.addTextField()
    let misuse = AlertDiagnostic.fieldInActionSheet
    #expect(window.log.diagnostics.map(\.text) == [misuse.description])
  }

  @Test("What cannot be presented is in the log")
  func presentationDiagnostic() {
    let log = EventLog()
    let window = Window(view: WindowView(), log: log)
    window.rootViewController = menu
    window.makeKeyAndVisible()
    menu.present(tea, animated: true)
    menu.present(OrderController(screen: OrderScreen()), animated: true)
    let misuse = PresentationDiagnostic.alreadyPresenting(
      "OrderController", on: "ViewController", presented: "ViewController")
    #expect(log.diagnostics.map(\.text) == [misuse.description])
  }
}
