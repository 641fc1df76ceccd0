import Testing
import View
import ViewKit
import ViewText

/// Everything that is said of a mistake at the prompt, in both languages.
@MainActor
@Suite("Mistakes")
struct MistakeTests {
  @Test("Each gets the nearest match and what can be done here, in these words", arguments: table)
  func mistake(_ mistake: Mistake) {
    for (language, answer) in zip(Language.allCases, [mistake.english, mistake.korean]) {
      #expect(answers(to: mistake.line, in: language) == answer)
    }
  }

  @Test("A label is understood in either language, composed or not", arguments: names)
  func names(name: String) {
    for language in Language.allCases {
      let display = display(in: language)
      #expect(display.search(for: name) == .found(1))
      #expect(display.receive(name) == nil)
      #expect(display.takeOutput().isEmpty)
      #expect(display.prompt.isSecure)
    }
  }

  @Test("A space after the colon, before or after the name, changes no command and no argument")
  func spaces() {
    for line in [":switch 2", ": switch 2", "  :switch  2 "] {
      let command = display(in: .english).receive(line)
      #expect(command?.name == "switch" && command?.argument == "2", "\(line)")
    }
  }

  // MARK: - Fixtures

  nonisolated struct Mistake: CustomTestStringConvertible {
    let line: String
    let english: [String]
    let korean: [String]

    var testDescription: String { line }
  }

  nonisolated private static let here =
    "Type one of: 1 Email, 2 Password, 3 Sign In, 4 Sign Up or :help."
  nonisolated private static let hereInKorean = "입력할 수 있는 것: 1 이메일, 2 비밀번호, 3 로그인, 4 회원가입, :help"
  nonisolated private static let commands = ":help, :switch, :split, :quit"

  nonisolated private static let table = [
    Mistake(
      line: "xyzzy", english: ["That matches nothing here.", here],
      korean: ["그런 이름은 여기에 없습니다.", hereInKorean]),
    Mistake(
      line: "passwrod",
      english: ["That matches nothing here. Did you mean Password?", here],
      korean: ["그런 이름은 여기에 없습니다. 혹시 ‘비밀번호’인가요?", hereInKorean]),
    Mistake(
      line: "회원가임",
      english: ["That matches nothing here. Did you mean Sign Up?", here],
      korean: ["그런 이름은 여기에 없습니다. 혹시 ‘회원가입’인가요?", hereInKorean]),
    Mistake(
      line: "sign", english: ["Sign In or Sign Up? Type more of the name."],
      korean: ["여럿이 해당합니다: 로그인, 회원가입. 이름을 더 길게 입력해주세요."]),
    Mistake(
      line: "5", english: ["The numbers here go from 1 to 4.", here],
      korean: ["여기의 번호는 1부터 4까지입니다.", hereInKorean]),
    Mistake(
      line: "0", english: ["The numbers here go from 1 to 4.", here],
      korean: ["여기의 번호는 1부터 4까지입니다.", hereInKorean]),
    Mistake(
      line: "q", english: ["Did you mean :quit?", here], korean: ["혹시 ‘:quit’인가요?", hereInKorean]),
    Mistake(
      line: " Exit", english: ["Did you mean :quit?", here],
      korean: ["혹시 ‘:quit’인가요?", hereInKorean]),
    Mistake(
      line: "도움말", english: ["Did you mean :help?", here],
      korean: ["혹시 ‘:help’인가요?", hereInKorean]),
    Mistake(
      line: "Back", english: ["There is no Back here.", here],
      korean: ["여기에는 ‘뒤로’가 없습니다.", hereInKorean]),
    Mistake(
      line: "뒤로", english: ["There is no Back here.", here],
      korean: ["여기에는 ‘뒤로’가 없습니다.", hereInKorean]),
    // The least number there is has none before it.
    Mistake(
      line: "\(Int.min)", english: ["That matches nothing here.", here],
      korean: ["그런 이름은 여기에 없습니다.", hereInKorean]),
    Mistake(
      line: ":qiut",
      english: ["That matches nothing here. Did you mean :quit?", "Commands: \(commands)."],
      korean: ["그런 이름은 여기에 없습니다. 혹시 ‘:quit’인가요?", "명령: \(commands)."]),
    Mistake(
      line: ":s", english: [":switch or :split? Type more of the name."],
      korean: ["여럿이 해당합니다: :switch, :split. 이름을 더 길게 입력해주세요."]),
    Mistake(
      line: ":", english: ["That matches nothing here.", "Commands: \(commands)."],
      korean: ["그런 이름은 여기에 없습니다.", "명령: \(commands)."]),
  ]

  nonisolated private static let names = [
    "Password", "password", "PASS", "2", "비밀번호", "비밀",
    "\u{1107}\u{1175}\u{1106}\u{1175}\u{11AF}\u{1107}\u{1165}\u{11AB}\u{1112}\u{1169}",
  ]

  @Test(
    "The least number that there is names no line of a text, alone or after its name",
    arguments: ["\(Int.min)", "notes \(Int.min)"])
  func leastLine(line: String) {
    let display = TextDisplay(language: .english)
    let window = TextViewFactory(display: display).makeWindowView()
    let (notes, screen) = (TextView("Notes"), FieldScreen([]))
    notes.text = "one\ntwo"
    screen.elements = [.textView(notes)]
    window.addSubview(screen)
    window.becomeKey()
    owner.windows.append(window)

    #expect(display.receive(line) == nil)

    #expect(notes.text == "one\ntwo" && !notes.isFirstResponder)
  }

  private let owner = Owner()

  /// A display that shows a sign-in screen.
  private func display(in language: Language) -> TextDisplay {
    let display = TextDisplay(
      language: language,
      commands: ["help", "switch", "split", "quit"].map { TextCommand($0, explanation: "") })
    let factory = TextViewFactory(display: display)
    let window = factory.makeWindowView()
    window.addSubview(SignScreen(.signIn))
    window.becomeKey()
    owner.windows.append(window)
    display.refresh()
    _ = display.takeOutput()
    return display
  }

  private func answers(to line: String, in language: Language) -> [String] {
    let display = display(in: language)
    #expect(display.receive(line) == nil)
    return display.takeOutput().split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  /// Keeps what a display knows weakly.
  private final class Owner {
    var windows: [WindowView] = []
  }
}
