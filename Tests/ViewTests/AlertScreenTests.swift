import Testing
import View

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
    alert.show(title: .notice, message: .accountCreated, actions: [.ok, "X"], preferred: nil)

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

  @Test(
    "Return touches the preferred action, or the first where none is, or none of that position",
    arguments: [(nil, "Keep"), (1, "Discard"), (0, "Keep"), (2, "Keep"), (-1, "Keep")])
  func preferred(position: Int?, title: String) {
    alert.show(title: nil, message: nil, actions: ["Keep", "Discard"], preferred: position)

    #expect(alert.primaryButton?.label.english == title)
  }

  @Test("What is shown again takes the place of what was shown")
  func again() {
    alert.show(title: "A", message: "B", actions: ["C", "D"], preferred: 1)
    alert.show(title: nil, message: "E", actions: ["F"], preferred: nil)

    alert.primaryButton?.touch()

    #expect(alert.described(in: .english) == ["message E", "button F"])
    #expect(ears.heard == ["action 0"])
  }
}
