import Gallery
import View

extension Option {
  /// Every option, in the order of the help.
  static let all = groups.flatMap(\.options)

  /// The headings of the help, with the options below each.
  static let groups: [(heading: Phrase, options: [Option])] = [
    (Phrase("Accounts", ko: "계정"), accounts),
    (
      "\(Phrase("The app", ko: "앱")) (NAME: \(GalleryApps.names.joined(separator: ", ")))", app
    ),
    (Phrase("What you see", ko: "화면"), screen),
    (Phrase("Scripts and transcripts", ko: "스크립트와 트랜스크립트"), scripts),
    (Phrase("Every state of the app", ko: "앱의 모든 상태"), states),
    (Phrase("About the program", ko: "프로그램 정보"), about),
  ]

  private static let accounts = [
    Option("--store", .file("PATH"), Phrase("keep accounts in this file", ko: "계정을 이 파일에 저장")) {
      $0.store = .file($1)
    },
    Option(
      "--memory", Phrase("keep accounts in memory, for this run only", ko: "계정을 이번 실행 동안만 메모리에 저장")
    ) { $0.store = .memory },
    Option(
      "--demo",
      Phrase(
        "in memory, with the account Qwer, password asdf", ko: "메모리에 저장, 연습용 계정 Qwer (비밀번호 asdf)")
    ) { $0.store = .demo },
    Option("--check", Phrase("verify the whole store", ko: "저장소 전체를 점검")) { $0.action = .check },
    Option(
      "--backup", .file("FILE"),
      Phrase("copy the store to a new file, even in use", ko: "사용 중에도 저장소를 새 파일에 복사")
    ) { $0.action = .backup($1) },
  ]

  private static let app = [
    Option(
      "--app", .word(GalleryApps.names, as: "NAME"),
      Phrase("run a small app of the gallery instead", ko: "로그인 앱 대신 갤러리의 작은 앱을 실행")
    ) { $0.app = $1 },
    Option("--classic", Phrase("run without scenes, as before iOS 13", ko: "iOS 13 이전처럼 씬 없이 실행")) {
      $0.isClassic = true
    },
    Option(
      "--discreet",
      Phrase(
        "one message for an unknown email and a wrong password", ko: "없는 이메일과 틀린 비밀번호를 같은 메시지로 알림")
    ) { $0.isDiscreet = true },
  ]

  private static let screen = [
    Option(
      "--language", .word(Language.allCases.map(\.rawValue)),
      Phrase("English or Korean; else the environment decides", ko: "영어 또는 한국어, 없으면 환경 변수에 따름")
    ) { $0.language = Language(rawValue: $1) },
    Option("--plain", or: "--no-color", Phrase("plain text only", ko: "꾸미지 않은 텍스트만 출력")) {
      $0.isPlain = true
    },
    Option(
      "--brief",
      Phrase("say only what changed, a line each, for ears", ko: "바뀐 것만 한 줄씩 알림 (스크린 리더용)")
    ) { $0.isBrief = true },
    Option("--quiet", Phrase("suppress warnings", ko: "경고를 출력하지 않음")) { $0.isQuiet = true },
    Option(
      "--trace", .choice(Tracer.Style.allCases.map(\.rawValue)),
      Phrase("show every call as it is made", ko: "호출이 일어날 때마다 보여줌")
    ) { $0.trace = Tracer.Style(rawValue: $1) ?? .text },
    Option(
      "--trace-file", .file("FILE"),
      Phrase("write the trace to a new file instead", ko: "호출을 화면 대신 새 파일에 기록")
    ) { $0.traceFile = $1 },
  ]

  private static let scripts = [
    Option(
      "--script", .file("FILE"),
      Phrase(
        "type these lines; # begins a comment, - is stdin", ko: "파일의 줄을 입력 (#: 주석, -: 표준 입력)")
    ) { $0.script = $1 },
    Option(
      "--strict",
      Phrase("exit with 1 if the last answer was a refusal", ko: "마지막 응답이 거절이면 종료 코드 1")
    ) { $0.isStrict = true },
    Option(
      "--no-input", Phrase("fail rather than wait for typing", ko: "키보드 입력을 기다리는 대신 실패로 끝냄")
    ) { $0.takesNoInput = true },
    Option(
      "--record", .file("FILE"),
      Phrase(
        "write a transcript, or a page if it is .html",
        ko: "트랜스크립트를 기록 (.html이면 브라우저로 볼 페이지)")
    ) { $0.record = $1 },
    Option(
      "--replay", .file("FILE"),
      Phrase("perform a transcript and show what differs", ko: "트랜스크립트를 다시 실행하고 차이를 보여줌")
    ) { $0.action = .replay($1) },
    Option(
      "--page", .file("FILE"),
      Phrase("print a transcript as a page to look at", ko: "트랜스크립트를 브라우저로 볼 페이지로 출력")
    ) { $0.action = .page($1) },
  ]

  static let states = [
    Option(
      "--explore",
      Phrase("walk through every state; 1 if something fails", ko: "모든 상태를 탐색, 문제가 있으면 종료 코드 1")
    ) { $0.action = .explore },
    Option(
      "--windows", .word(["1", "2", "3"]),
      Phrase("the most windows at a time", ko: "동시에 여는 창의 최대 수")
    ) { $0.exploration.windows = Int($1) ?? 1 },
    Option(
      "--texts", .file("FILE"),
      Phrase("what to type, as Email: lee@example.com", ko: "입력할 내용, 예: Email: lee@example.com")
    ) { $0.exploration.texts = $1 },
    Option(
      "--diagram", .file("FILE"),
      Phrase(
        "draw the screens: .html, .svg, .dot, else Mermaid",
        ko: "화면 지도를 그림: .html, .svg, .dot, 그 밖은 Mermaid")
    ) { $0.exploration.diagram = $1 },
    Option(
      "--transcripts", .file("FOLDER"),
      Phrase(
        "mark what no transcript in the folder does", ko: "이 폴더의 트랜스크립트에 없는 단계를 그림에 표시")
    ) { $0.exploration.transcripts = $1 },
  ]

  private static let about = [
    Option(
      "--help", or: "-h",
      Phrase("print this help, whatever else is asked", ko: "다른 옵션과 관계없이 이 도움말을 출력")
    ) {
      $0.action = .help
    },
    Option("--man", Phrase("print the manual page", ko: "매뉴얼 페이지를 출력")) { $0.action = .man },
    Option("--version", Phrase("print the version", ko: "버전을 출력")) { $0.action = .version },
    Option(
      "--completion", .word(Completion.allCases.map(\.rawValue), as: "SHELL"),
      Phrase(
        "print a completion script for bash, zsh or fish", ko: "bash, zsh, fish의 자동 완성 스크립트를 출력")
    ) { options, shell in Completion(rawValue: shell).map { options.action = .completion($0) } },
  ]
}
