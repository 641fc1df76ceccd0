import Foundation
import Model
import Testing
import View
import ViewKit
import ViewText

@MainActor
@Suite("Every screen, in text and in speech")
struct SpokenTests {
  @Test(
    "Text and speech say the same labels and values in the same order",
    arguments: Language.allCases)
  func same(language: Language) {
    // Each has screens of its own: what needs attention is said once.
    for ((name, seen), (_, heard)) in zip(Self.screens(), Self.screens()) {
      let text = drawn(seen, in: language)
      let speech = spoken(heard, in: language)

      #expect(words(of: speech, in: language) == words(of: text), "\(name)")
    }
  }

  @Test("Neither text nor speech says anything secret", arguments: Language.allCases)
  func secret(language: Language) {
    for (name, screen) in Self.screens() {
      let said = spoken(screen, in: language).joined() + drawn(screen, in: language).joined()

      #expect(!said.contains("orange"), "\(name)")
    }
  }

  @Test("No screen of View is left out here")
  func everything() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/View")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
      // Not the screens of the examples in the comments.
      .map { $0.replacing(/\/\/\/.*/, with: "") }
    let protocols =
      ["Screen"]
      + files.flatMap { $0.matches(of: /protocol (\w+): Screen\b/).map { String($0.1) } }
    let classes = files.flatMap { file in
      file.matches(of: /class (\w+): (\w+)/)
        .filter { protocols.contains(String($0.2)) }.map { String($0.1) }
    }

    #expect(protocols.count == 4)
    #expect(Set(classes) == Set(Self.screens().map { "\(type(of: $0.1))" }))
  }

  @Test("A person signs in by speech, with no change to any screen")
  func session() {
    let ears = SpyDelegate()
    let screen = SignScreen(.signIn)
    screen.signContainer.setButtonDelegate(ears)
    let renderer = SpokenRenderer(in: .korean)
    let window = renderer.makeWindowView()
    window.addSubview(screen)
    window.becomeKey()

    for words in ["이메일", "lee@example.com"] { renderer.hear(words) }
    window.textInput.endEditing(true)
    for words in ["비밀번호", "orange"] { renderer.hear(words) }
    window.textInput.endEditing(true)
    renderer.hear("로그인")
    renderer.speak()
    window.announce(.accountCreated)
    window.didResignVisible()
    renderer.speak()

    #expect(screen.inputForm.fetch() == UserInfo(email: "lee@example.com", password: "orange"))
    #expect(ears.heard == ["signInTouched"])
    #expect(
      renderer.sentences == [
        "Vestibule   ● ● ●", "로그인, 제목", "이메일, 입력란, lee@example.com", "비밀번호, 입력란, 숨김",
        "로그인, 버튼", "회원가입, 버튼", "가입되었습니다",
      ])
  }

  @Test("A conversation goes on until there is no line, and says once what needs attention")
  func conversation() {
    let screen = SignScreen(.signIn)
    screen.inputForm.flash([.email])
    let renderer = SpokenRenderer(in: .english)
    let window = renderer.makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
    var lines = ["Mail", "Email", "lee@example.com"]
    var said: [String] = []

    renderer.converse(
      hearing: { lines.isEmpty ? nil : lines.removeFirst() }, saying: { said.append($0) })

    #expect(said.count { $0.hasSuffix(", needs attention") } == 1)
    #expect(said.count { $0 == "Nothing here is called that." } == 1)
    #expect(said.filter { $0.hasPrefix("Email, ") }.last == "Email, text field, lee@example.com")
  }

  @Test("What is said while an alert is in front does not go into a field below it")
  func alert() {
    let (screen, alert) = (SignScreen(.signIn), AlertScreen())
    alert.show(title: nil, message: .accountCreated, actions: [AlertButton(.ok)], preferred: nil)
    let renderer = SpokenRenderer(in: .english)
    let window = renderer.makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
    renderer.hear("Email")
    window.addSubview(alert)

    renderer.hear("OK")

    #expect(screen.inputForm.textField(for: .email).text == "")
  }

  // MARK: - Fixtures

  /// Every screen of the framework and the front door, empty and filled.
  private static func screens() -> [(String, any Screen)] {
    let (filled, flashed, raised) = (SignScreen(.signIn), SignScreen(.signUp), SignScreen(.signUp))
    for screen in [filled, flashed] {
      screen.inputForm.textField(for: .email).text = "lee@example.com"
      screen.inputForm.textField(for: .password).text = "orange"
    }
    flashed.inputForm.flash([.email, .password])
    raised.isRaised = true
    raised.inputForm.flash([.password])
    let (main, destinations) = (MainScreen(), MainScreen())
    main.email = "이메일@예시"
    destinations.email = "lee\u{1B}[2J@example.com"
    destinations.destinations = [Phrase("Safe", ko: "금고"), "Key"]
    let (alert, plain) = (AlertScreen(), AlertScreen())
    alert.show(
      title: .notice, message: Phrase(AccountError.noSuchAccount),
      actions: [
        AlertButton("Delete", role: .destructive), AlertButton(Phrase("Keep", ko: "유지")),
        AlertButton(.ok, role: .cancel),
      ], preferred: 1)
    plain.show(title: nil, message: .accountCreated, actions: [AlertButton(.ok)], preferred: nil)
    let container = ContainerScreen()
    container.addSubview(SignScreen(.signIn))
    return [
      ("sign-in", SignScreen(.signIn)), ("sign-up", SignScreen(.signUp)), ("filled", filled),
      ("flashed", flashed), ("raised", raised), ("main", main), ("destinations", destinations),
      ("alert", alert), ("plain alert", plain), ("empty", EmptyScreen()),
      ("table", TableScreen(people)),
      ("container", container),
    ]
  }

  private static let people: TableView = {
    let table = TableView()
    table.dataSource = names
    return table
  }()

  private static let names = Names()

  private final class Names: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.text = ["Kim Minji", "이서준"][indexPath.row]
      return cell
    }
  }

  private func spoken(_ screen: any Screen, in language: Language) -> [String] {
    let renderer = SpokenRenderer(in: language)
    let window = renderer.makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
    renderer.speak()
    return renderer.sentences
  }

  /// The lines of a screen as text, without the hint below it.
  private func drawn(_ screen: any Screen, in language: Language) -> [String] {
    let display = TextDisplay(language: language)
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
    display.refresh()
    return display.takeOutput().split(separator: "\n").dropLast().map(String.init)
  }

  /// The labels and values of some lines: three spaces part them.
  private func words(of lines: [String]) -> [String] {
    lines.flatMap { line in
      let isMarked = line.contains(/^    \d+!/)
      let words = line.replacing(/^    \d+[! ]/, with: "")
        .replacing(/\ (\((careful|주의)\))$/) { "   \($0.1)" }.split(separator: "   ")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return words.filter { !$0.isEmpty } + (isMarked ? ["!"] : [])
    }
  }

  /// The labels and values of some sentences, in the words of the text.
  private func words(of sentences: [String], in language: Language) -> [String] {
    typealias Role = SpokenRenderer.Role
    let names = [Role.title, .field, .button, .row].map { $0[language] }
    let parts = sentences.joined(separator: "; ").split(separator: "; ")
      .flatMap { $0.split(separator: ", ").map(String.init) }
      .filter { !names.contains($0) }
    return words(
      of: parts.map {
        switch $0 {
        case Role.hidden[language]: "●●●"
        case Role.attention[language]: "!"
        case Role.destructive[language]: "(\($0))"
        default: $0
        }
      })
  }
}
