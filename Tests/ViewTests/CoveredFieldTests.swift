import Model
import Testing
import View

/// A field whose screen is below another one, and one that came after its screen.
@MainActor
@Suite("Fields that a person cannot reach")
struct CoveredFieldTests {
  private let log = EventLog()
  private let delegate: RecordingTextFieldDelegate
  private let window = WindowView()
  private let a = TextField("A")
  private let b = TextField("B")
  private let screen: FieldScreen

  init() {
    delegate = RecordingTextFieldDelegate(log: log)
    screen = FieldScreen([a, b])
    for field in [a, b] { field.delegate = delegate }
    window.addSubview(screen)
    a.text = "tea"
    a.becomeFirstResponder()
    log.isRecording = true
  }

  @Test(
    "6.2 [C] Below another screen keys, Delete, Return and Clear are lost and reported",
    arguments: [true, false])
  func covered(byAlert: Bool) {
    window.addSubview(byAlert ? AlertScreen() : FieldScreen([TextField("C")]))

    let taken = [
      a.insertText("x"), a.replaceText(with: "x"), a.deleteBackward(), a.touchReturn(),
      a.touchClear(),
    ]

    #expect(taken == [false, false, false, false, false])
    #expect(a.text == "tea" && log.events == [])
    #expect(
      window.log.diagnostics.map(\.text)
        == Array(repeating: TouchDiagnostic.keyLost(field: "A").description, count: 4)
        + [TouchDiagnostic.outOfReach(control: "A").description])
  }

  @Test("6.1 [C] A field that begins below another screen has its keyboard when that has gone")
  func begunBelow() {
    let alert = AlertScreen()
    a.resignFirstResponder()
    window.addSubview(alert)

    let began = b.becomeFirstResponder()

    #expect(began && !window.textInput.isKeyboardShown)
    window.removeSubview(alert)
    #expect(window.textInput.isKeyboardShown)
  }

  @Test("A field whose screen is about to leave is edited no more once something is touched there")
  func leaving() {
    let (c, toggle) = (TextField("C"), Switch("S"))
    let screen = ElementScreen([.field(c), .toggle(toggle)])
    window.addSubview(screen)
    c.becomeFirstResponder()
    window.textInput.prepareToRemove(screen)

    #expect(window.touch(toggle))

    #expect(window.textInput.firstResponder == nil)
  }

  @Test("A field below screens that are about to leave has its keyboard at once")
  func belowLeaving() {
    let above = [FieldScreen([TextField("C")]), FieldScreen([])]
    a.resignFirstResponder()
    for screen in above { window.addSubview(screen) }
    for screen in above { window.textInput.prepareToRemove(screen) }

    #expect(a.becomeFirstResponder() && window.textInput.isKeyboardShown)

    for screen in above { window.removeSubview(screen) }
    window.addSubview(above[0])
    #expect(!window.textInput.isKeyboardShown, "one that comes again is above it")
  }

  // MARK: - A field that waits below another screen

  @Test(
    "6.1 [C] Of two that asked, the one whose screen has come waits, whatever the other did before",
    arguments: ["another is edited", "it withdrew", "it never asked"])
  func asksElsewhere(before: String) {
    let (x, y) = (TextField("X"), TextField("Y"))
    let (below, alert, own) = (ContainerScreen(), AlertScreen(), FieldScreen([x]))
    for screen in [below, alert] as [any Screen] { window.addSubview(screen) }
    if before != "it never asked" { x.becomeFirstResponder() }
    below.addSubview(own)
    if before == "another is edited" { a.becomeFirstResponder() }
    if before == "it withdrew" {
      x.resignFirstResponder()
      window.removeSubview(alert)
      #expect(!x.isFirstResponder)
      window.addSubview(alert)
    }
    below.removeSubview(own)

    for field in [y, x] { field.becomeFirstResponder() }
    below.addSubview(FieldScreen([y]))
    window.removeSubview(alert)

    #expect(y.isFirstResponder)
  }

  @Test("6.1 [C] A field that waits still does when its screen has gone and come again")
  func comesAgain() {
    let (x, below, alert) = (TextField("X"), ContainerScreen(), AlertScreen())
    let own = FieldScreen([x])
    for screen in [below, alert] as [any Screen] { window.addSubview(screen) }
    x.becomeFirstResponder()
    below.addSubview(own)
    below.removeSubview(own)
    below.addSubview(own)
    #expect(a.isFirstResponder)

    window.removeSubview(alert)

    #expect(x.isFirstResponder)
  }

  @Test("6.1 [C] A field that waits gives way to one that is edited, also when it comes again")
  func givesWay() {
    let (x, below, alert) = (TextField("X"), ContainerScreen(), AlertScreen())
    let own = FieldScreen([x])
    for screen in [below, alert] as [any Screen] { window.addSubview(screen) }
    x.becomeFirstResponder()
    below.addSubview(own)
    b.becomeFirstResponder()

    window.removeSubview(alert)
    below.removeSubview(own)
    below.addSubview(own)

    #expect(b.isFirstResponder && !x.isFirstResponder)
  }

  @Test("6.1 [C] A field that waited and has gone asks no second time when nothing is above")
  func gone() {
    let (x, y) = (TextField("X"), TextField("Y"))
    let (below, alert, own) = (ContainerScreen(), AlertScreen(), FieldScreen([x]))
    for screen in [below, alert] as [any Screen] { window.addSubview(screen) }
    x.becomeFirstResponder()
    below.addSubview(own)
    y.becomeFirstResponder()
    below.removeSubview(own)

    window.removeSubview(alert)
    window.addSubview(FieldScreen([x, y]))

    #expect(y.isFirstResponder, "the last one that asked")
  }

  // MARK: - A field that comes after its screen

  @Test("6.1 [L] A program edits at once a field that comes after its screen")
  func late() {
    let late = TextField("Late")
    screen.elements.append(.field(late))

    let began = late.becomeFirstResponder()

    #expect(began && window.textInput.firstResponder === late)
    #expect(late.insertText("x") && window.log.diagnostics == [])
  }

  @Test("6.1 [L] A field that comes after its screen is found in the window that shows it")
  func lateElsewhere() {
    let (other, container, late) = (WindowView(), ContainerScreen(), TextField("Late"))
    let inner = FieldScreen([])
    container.addSubview(inner)
    other.addSubview(container)
    inner.elements.append(.field(late))

    #expect(late.becomeFirstResponder() && other.textInput.firstResponder === late)
    #expect(a.isFirstResponder, "each window has a field of its own")
  }

  @Test("A field that comes after its screens, in two windows, is edited in the oldest of them")
  func lateInTwo() {
    let (other, second, late) = (WindowView(), FieldScreen([]), TextField("Late"))
    other.addSubview(second)
    for screen in [screen, second] { screen.elements.append(.field(late)) }

    #expect(late.becomeFirstResponder() && window.textInput.firstResponder === late)
    #expect(other.textInput.firstResponder == nil)
  }

  @Test("A field that comes to a container that has left its window is in no window")
  func leftContainer() {
    let (outer, inner) = (ContainerScreen(), ContainerScreen())
    let (before, after) = (TextField("Before"), TextField("After"))
    outer.addSubview(inner)
    window.addSubview(outer)
    inner.addSubview(FieldScreen([before]))
    #expect(before.textInput === window.textInput)
    window.removeSubview(outer)
    inner.addSubview(FieldScreen([after]))

    #expect(!before.becomeFirstResponder() && !after.becomeFirstResponder())
    #expect(a.isFirstResponder && before.textInput == nil && after.textInput == nil)
  }

  @Test("A screen is shown in the window that has it, by itself or in a container")
  func showing() {
    let (other, container, inner) = (WindowView(), ContainerScreen(), FieldScreen([]))
    container.addSubview(inner)
    other.addSubview(container)

    #expect(TextInputContext.showing(inner) === other.textInput)
    #expect(TextInputContext.showing(screen) === window.textInput)
    #expect(TextInputContext.showing(AlertScreen()) == nil)
  }

  @Test("6.1 [L] A field on no screen, or on one whose window is gone, is not edited")
  func nowhere() {
    let late = TextField("Late")
    let gone = FieldScreen([])
    do {
      let window = WindowView()
      window.addSubview(gone)
    }
    gone.elements.append(.field(late))

    #expect(!late.becomeFirstResponder() && !TextField("None").becomeFirstResponder())
  }
}
