import View

// The words of the help and of the manual page.
extension Phrase {
  // MARK: - Headings

  static let usage = Phrase("Usage", ko: "사용법")
  static let options = Phrase("options", ko: "옵션")
  static let examples = Phrase("Examples", ko: "예")
  static let environment = Phrase("Environment", ko: "환경 변수")
  static let exitCodes = Phrase("Exit codes", ko: "종료 코드")
  static let documentation = Phrase("Documentation", ko: "문서")
  static let name = Phrase("NAME", ko: "이름")
  static let synopsis = Phrase("SYNOPSIS", ko: "사용법")
  static let description = Phrase("DESCRIPTION", ko: "설명")
  static let commands = Phrase("COMMANDS", ko: "명령")
  static let exitStatus = Phrase("EXIT STATUS", ko: "종료 코드")
  static let files = Phrase("FILES", ko: "파일")
  static let notes = Phrase("NOTES", ko: "참고")
  static let bugs = Phrase("BUGS", ko: "알려진 문제")
  static let seeAlso = Phrase("SEE ALSO", ko: "관련 항목")

  // MARK: - Sentences

  static let howToType = Phrase(
    "Type what is on the screen, or press Return; :help says more.",
    ko: "화면에 있는 이름을 입력하거나 Enter를 누르세요. :help에 더 많은 설명이 있습니다.")

  static let howToHelpAll = Phrase(
    "--help all: the other options, the store, the environment, exit codes.",
    ko: "--help all: 다른 옵션, 저장소, 환경 변수, 종료 코드.")

  static let placeOfStore = Phrase("The store", ko: "저장소")

  static let howToRestore = Phrase(
    "Before you put a copy back, move PATH and PATH-journal away.",
    ko: "사본을 되돌려 놓기 전에 PATH와 PATH-journal 파일을 다른 곳으로 옮기세요.")

  static let otherwise = Phrase("else", ko: "없으면")

  static let signals = Phrase(
    "After a signal, the shell shows 128 plus the signal's number: 130 for Ctrl-C.",
    ko: "신호로 끝나면 셸은 128에 신호 번호를 더해 보여줍니다. Ctrl-C는 130입니다.")

  static let manualDescription = Phrase(
    """
    Type what is on the screen: a name, its number or its beginning.
    Return alone does what the last line of the screen says.
    While you edit a field, whatever you type becomes its text; a password is not shown.
    Through a pipe the same lines work, and only what the program says appears.
    A last line without its newline is not used.
    """,
    ko: """
      화면에 있는 이름이나 번호, 또는 이름의 앞부분을 입력하세요.
      Enter만 누르면 화면의 마지막 줄에 적힌 일을 합니다.
      입력란을 편집하는 동안에는 입력한 줄이 그대로 내용이 되고, 비밀번호는 보이지 않습니다.
      파이프로도 똑같이 입력할 수 있고, 프로그램의 출력만 나타납니다.
      줄 바꿈 없이 끝난 마지막 줄은 무시합니다.
      """)

  static let manualCommands = Phrase(
    """
    A line that begins with a colon is for the device, not for the app.
    At a terminal the beginning of a command is enough; in a script it is not.
    """,
    ko: """
      콜론으로 시작하는 줄은 앱이 아니라 기기에 내리는 명령입니다.
      터미널에서는 명령의 앞부분만 입력해도 되지만, 스크립트에서는 전부 써야 합니다.
      """)

  static let manualKeys = Phrase(
    """
    Ctrl-Z is the home screen, and the shell's fg opens the app again.
    Escape leaves a field as it was, and cancels an alert. Ctrl-C drops what is typed of a line;
    if that is nothing it leaves a field, and at the prompt it ends the program, as the end of the
    input does.
    """,
    ko: """
      Ctrl-Z를 누르면 홈 화면으로 가고, 셸에서 fg를 입력하면 앱이 다시 열립니다.
      Esc 키를 누르면 입력란을 원래 내용 그대로 두고 나가고, 알림창은 취소됩니다.
      Ctrl-C를 누르면 입력하던 줄을 지웁니다. 입력하던 것이 없으면 입력란에서 나가고, 입력란이 아니면
      프로그램이 끝납니다. 입력이 끝나도 프로그램이 끝납니다.
      """)

  static let manualFile = Phrase(
    "the store; XDG_DATA_HOME is usually ~/.local/share",
    ko: "저장소, XDG_DATA_HOME은 보통 ~/.local/share")

  static let manualBugs = Phrase(
    "A line of a script that begins with # is a comment: type such a text through a pipe.",
    ko: "스크립트에서 #으로 시작하는 줄은 주석입니다. 그런 내용은 파이프로 입력해주세요.")
}
