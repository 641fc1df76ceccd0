import Testing
import View
import ViewText

@MainActor
@Suite("Alert screen")
struct AlertScreenTests {
  let alert = AlertScreen()
  let ears = SpyDelegate()

  init() {
    alert.delegate = ears
  }

  @Test("It shows its message and a button for each action, in every language")
  func content() {
    alert.show(title: .notice, message: .accountCreated, actions: buttons(.ok, "X"), preferred: nil)

    #expect(
      alert.described(in: .english)
        == ["message Notice: Account created.", "button OK", "button X"])
    #expect(alert.described(in: .korean) == ["message 알림: 가입되었습니다", "button 확인", "button X"])
  }

  @Test("Without anything to say it has an empty message and nothing to touch")
  func empty() {
    alert.show(title: nil, message: nil, actions: [], preferred: nil)

    #expect(alert.described(in: .english) == ["message "])
    #expect(alert.primaryButton == nil)
  }

  @Test("An empty title is none, and a title alone is the message")
  func titles() {
    alert.show(title: "", message: .accountCreated, actions: [], preferred: nil)
    let untitled = alert.described(in: .english)
    alert.show(title: .notice, message: nil, actions: [], preferred: nil)
    let titled = alert.described(in: .english)

    #expect(untitled == ["message Account created."])
    #expect(titled == ["message Notice"])
  }

  @Test("Return touches the preferred action, whatever it does", arguments: [0, 1, 2])
  func preferred(position: Int) {
    alert.show(
      title: nil, message: nil, actions: [keep, discard, leave], preferred: position)

    #expect(alert.primaryButton === alert.controls[position])
  }

  @Test("Without a preferred action Return touches the cancel action, wherever it is")
  func cancel() {
    for position in [nil, 3, -1] {
      alert.show(title: nil, message: nil, actions: [discard, keep, leave], preferred: position)
      #expect(alert.primaryButton?.label == "Leave")
    }
    let second = AlertButton("Back", role: .cancel)
    alert.show(title: nil, message: nil, actions: [leave, second], preferred: nil)
    #expect(alert.primaryButton?.label == "Leave", "the first of two")
  }

  @Test("Without a cancel action Return touches the only one, and none of several")
  func single() {
    alert.show(title: nil, message: nil, actions: [keep], preferred: nil)
    let one = alert.primaryButton?.label
    alert.show(title: nil, message: nil, actions: [keep, keep], preferred: nil)
    let several = alert.primaryButton

    #expect(one == "Keep")
    #expect(several == nil)
  }

  @Test("Return never touches what destroys, not even if it is the only action")
  func destructive() {
    for actions in [[discard], [discard, keep], [keep, discard]] {
      alert.show(title: nil, message: nil, actions: actions, preferred: nil)
      #expect(alert.primaryButton == nil)
    }
  }

  @Test("Its buttons have the roles of the actions")
  func roles() {
    alert.show(title: nil, message: nil, actions: [keep, discard, leave], preferred: nil)

    let roles = alert.controls.map { ($0 as? Button)?.role }
    #expect(roles == [.normal, .destructive, .cancel])
  }

  @Test("What is shown again takes the place of what was shown")
  func again() {
    alert.show(title: "A", message: "B", actions: buttons("C", "D"), preferred: 1)
    alert.show(title: nil, message: "E", actions: buttons("F"), preferred: nil)

    alert.primaryButton?.touch()

    #expect(alert.described(in: .english) == ["message E", "button F"])
    #expect(ears.heard == ["action 0"])
  }

  // MARK: - Fixtures

  private let keep = AlertButton("Keep")
  private let discard = AlertButton("Discard", role: .destructive)
  private let leave = AlertButton("Leave", role: .cancel)

  private func buttons(_ titles: Phrase...) -> [AlertButton] { titles.map { AlertButton($0) } }
}
