import Foundation
import Terminal
import Testing

@testable import App
@testable import Controller
@testable import Model
@testable import ProgramKit
@testable import View
@testable import ViewKit
@testable import ViewText
@testable import Workshop

/// Feeds a marker as the password through everything, and looks for it in everything that came out.
@Suite("Secrets", .patience, .onOwnThreads)
nonisolated struct SecretsTests {
  @Test("Trap 15, R6: no option, no trace, no transcript, no file and no message has a password")
  func program() throws {
    let folder = try TemporaryFolder()
    let texts = Self.passwords.map { "Password: \($0)\n" }.joined()
    try folder.write(texts.utf8, to: ".input.texts")

    for (number, arguments) in Self.runs.enumerated() {
      let session = Self.session(number)
      try folder.write(session.joined(separator: "\n").utf8, to: ".input.script")
      let outcome = try BuiltProgram(in: folder).run(arguments, lines: session)

      // An app without scenes does not open a second window: that is a thing to mend.
      let code: Int32 = arguments.first == "--migrate" ? 1 : 0
      #expect(outcome.code == code, "\(arguments): \(outcome.complaint)")
      #expect(!outcome.output.isEmpty)
      expectAbsent("hunter2", in: outcome.text, "standard output, \(arguments)")
      expectAbsent("hunter2", in: outcome.complaint, "standard error, \(arguments)")
    }
    for name in TextFiles.paths(below: folder.path)
    where !name.hasPrefix(".input") && !name.hasPrefix(".tools") {
      #expect(!Self.leaks(try folder.bytes(of: name)), "\(name)")
    }
  }

  @Test("Trap 15: no option and no command to the device is left out here")
  @MainActor
  func everything() {
    for option in OptionTable.vestibule.all {
      #expect(
        Self.runs.joined().contains { $0.prefix { $0 != "=" } == option.name },
        "no run has \(option.name)")
    }
    for command in DeviceCommand.allCases {
      #expect(
        Self.session(0).contains { $0.split(separator: " ").first == ":\(command.rawValue)" },
        "the session has no :\(command.rawValue)")
    }
  }

  @Test("Trap 15: no wrong command line repeats a password that it is given")
  func wrongCommandLines() throws {
    let program = BuiltProgram(in: try TemporaryFolder())
    let marker = Self.marker
    let runs: [[String]] = [
      [marker], ["--password", marker], ["--password=" + marker], ["-p" + marker], ["--" + marker],
      ["--language", marker], ["--completion", marker], ["--trace=" + marker],
      ["--memory=" + marker], ["--", marker],
    ]
    for arguments in runs {
      let outcome = try program.run(arguments, lines: Self.session(0))

      #expect(outcome.code == 64 && !outcome.errors.isEmpty, "\(arguments)")
      #expect(!Self.leaks(outcome.output) && !Self.leaks(outcome.errors), "\(arguments)")
    }
  }

  @Test("Trap 15: a replay that differs beside a written password does not repeat it")
  @MainActor
  func replayOfPassword() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "> email\n> lee@example.com\n> \(Self.marker)\n  Nothing like it.\n".utf8, to: ".input.t")
    let outcome = try BuiltProgram(in: folder).run(["--replay", ".input.t"], lines: [])

    #expect(outcome.text.contains("> •••\n"))
    #expect(!Self.leaks(outcome.output) && !Self.leaks(outcome.errors))
  }

  @Test("Trap 15: every type that holds a secret is tried here, and shows none")
  @MainActor func carriers() throws {
    let userInfo = UserInfo(email: "lee@example.com", password: Self.marker)
    let account = Account(
      email: "lee@example.com", passwordHash: PasswordHash(Self.marker), token: Self.marker)
    let field = TextField("Secret", isSecureTextEntry: true)
    field.text = Self.marker
    let form = SignForm(emailPlaceholder: "", passwordPlaceholder: "")
    form.password.text = Self.marker
    let window = TextViewFactory(display: TextDisplay(language: .english)).makeWindowView()
    window.addSubview(SafeScreen())
    type(into: window.subviews[0].fields[0])
    window.subviews[0].fields[0].becomeFirstResponder()
    let session = ScriptedSession([Input(typing: Self.marker)])
    _ = session.next(for: .field(name: "Password", isSecure: true))
    let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addTextField {
      $0.isSecureTextEntry = true
      $0.text = Self.marker
    }
    let explorer = try Exploration(Options(["--explore=whole"]), texts: Self.marker).walks[3]
      .explorer
    let record = StoredRecord(text: "lee@example.com", secret: Self.marker, mark: Self.marker)
    let texts = [TextControl("Note"), TextView("Note")]
    for text in texts { text.text = Self.marker }
    let bar = SearchBar()
    bar.text = Self.marker
    let carriers: [Any] = [
      texts[0], texts[1], bar,
      userInfo, account, record, account.passwordHash, try Password(Self.marker),
      try Credentials(userInfo), account.stored, field, Element.field(field).kind, form,
      alert, window.textInput, TextInputContext.News.text(.changed, field),
      EditingDecision.textSetByProgram(field), session,
      StateChecks(explorer), Walk(explorer, isTour: true),
      StateWalker(explorer, in: StateGraph(keepsMarks: false), isTour: true),
    ]

    for carrier in carriers { expectSilent(carrier, .headless) }
    let known = Set(carriers.map { "\(Swift.type(of: $0))" })
    // What an explorer looks for is written down in a test: it is no person's secret. Those of
    // UIKitNames are tried in its tests.
    let missing = try SecretCarriers.names().subtracting(["Explorer", "UITextField", "UITextView"])
      .symmetricDifference(known)
    #expect(
      missing == [],
      "add to `carriers` what holds a secret and is not there, or remove what holds none")
  }

  @Test("Trap 15: nothing that is alive while a password is typed can be dumped to show it")
  @MainActor func objects() throws {
    for kind in Kind.allCases {
      let log = EventLog(isRecording: true)
      let display = TextDisplay(language: .english)
      let windows: any ViewFactory =
        kind == .text ? TextViewFactory(display: display) : HeadlessViewFactory()
      let views = SignInScreens(log: kind == .headless ? EventLog() : log)
      let store = MemoryStore()
      let door = FrontDoor(
        accounts: Accounts(store: store, hasher: InProcessProgram.hasher, log: log),
        session: LoginSession(store: store, log: log), views: views,
        destinations: [Destination("Safe") { _, _ in SafeController() }])
      let window = Window(view: windows.makeWindowView(), log: log)
      door.open(window)
      let signIn = try #require(window.rootViewController as? SignInController)
      signIn.signUpTouched()

      let signUp = try #require(window.controllers.last as? SignUpController)
      let signInForm = try #require(signIn.view as? any SignView).inputForm
      let signUpForm = try #require(signUp.view as? any SignView).inputForm
      for form in [signInForm, signUpForm] {
        form.textField(for: .email).text = "lee@example.com"
        type(into: form.textField(for: .password))
      }
      let shown: [Any] = [
        window, window.view, signIn, signUp, signIn.view, signUp.view, signUpForm,
        signUpForm.textField(for: .password), signUpForm.fetch() as Any, door, views,
        display, store, log.events, log, window.view.subviews, window.view.textInput,
        window.view.subviews.flatMap(\.elements), window.view.subviews.flatMap(\.controls),
        door.activity(of: window) as Any,
      ]
      for object in shown { expectSilent(object, kind) }
      #expect(signUpForm.fetch()?.password == Self.marker, "the marker was typed")

      signUp.signUpTouched()
      signInForm.textField(for: .email).text = "lee@example.com"
      type(into: signInForm.textField(for: .password))
      signIn.signInTouched()
      (window.controllers.last as? MainController)?.destinationTouched(at: 0)
      let safe = try #require(window.controllers.last as? SafeController)
      for field in safe.view.fields { type(into: field) }
      for object in [safe, safe.view, window, store, log.events, door] as [Any] {
        expectSilent(object, kind)
      }
    }
  }

  @Test("Trap 15: what is typed into a field that is or was secure is dots wherever it is written")
  @MainActor func secureField() {
    let log = EventLog(isRecording: true)
    let display = TextDisplay(language: .english)
    let window = TextViewFactory(display: display).makeWindowView()
    let screen = SafeScreen()
    let field = screen.fields[0]
    window.log = log
    window.addSubview(screen)
    window.becomeKey()
    for isSecure in [true, false, true] {
      field.isSecureTextEntry = isSecure
      window.touch(field)
      _ = display.receive(Self.marker)
      window.textInput.endEditing(true)
      field.text = Self.marker
    }
    field.isSecureTextEntry = true
    display.refresh()
    for event in log.events { display.trace(event.description) }

    #expect(field.text == Self.marker)
    #expect(log.events.filter { $0.text.contains("•••") }.count == 6)
    #expect(!log.events.contains { "\($0)".contains(Self.marker) })
    #expect(!display.takeOutput().contains(Self.marker))
  }

  @Test("Trap 15: no error and no diagnostic has a password, whatever went wrong with it")
  @MainActor func errors() throws {
    let accounts = Accounts(store: MemoryStore(), hasher: InProcessProgram.hasher)
    let typed = [
      Self.marker, Self.marker + "\0", Self.marker + String(repeating: "x", count: 600), "",
    ]
    for password in typed {
      let userInfo = UserInfo(email: "lee@example.com", password: password)
      for attempt in [
        { _ = try accounts.authenticate(userInfo) }, { try accounts.register(userInfo) },
        { try accounts.changePassword(of: userInfo, to: Password(Self.marker + "2")) },
        { _ = try Password(password) },
      ] as [() throws -> Void] {
        do { try attempt() } catch { expectSilent(error, .headless) }
      }
    }
  }

  @Test(
    "Trap 15: what an explorer finds has no password, as a text and as a page",
    arguments: Language.allCases)
  @MainActor func foundWay(language: Language) throws {
    let explorer = ExplorationWalk("", .vestibule) {
      ($0.alphabet.texts, $0.alphabet.secrets) = (["lee@example.com"], [Self.marker])
      ($0.alphabet.events, $0.alphabet.failsWrites) = ([], false)
    }.explorer
    explorer.always("nobody signs up") { state in
      state.controllerNames.last == "MainController" ? "Somebody has typed \(Self.marker)." : nil
    }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }
    let folder = try TemporaryFolder()
    try error.page(to: folder.path + "/way.html", in: language)

    #expect(error.way.contains { $0.types(Self.marker) })
    let page = try String(contentsOfFile: folder.path + "/way.html", encoding: .utf8)
    for text in [page, error.description, error.explanation, error.annotation, error.test] {
      #expect(!text.contains("hunter2"))
    }
    #expect(error.description.contains("•••") && page.contains("lee@example.com"))
  }

  // MARK: - Fixtures

  private enum Kind: CaseIterable { case headless, text, logged }

  private static let marker = "hunter2-MARKER"

  /// Passwords of every kind: like an email, near a name, in another script, with what is not shown.
  private static let passwords = [
    marker, "sign hunter2", "비밀hunter2번호", " hunter2 👩‍💻\u{301} ", "hunter2\\u{41}#;%s'",
  ]

  /// Every option, one after the other in one folder; what reads a file comes after what makes it.
  private static let runs: [[String]] = [
    ["--store", "a.sqlite", "--trace"],
    ["--store", "b.sqlite", "--trace=mermaid", "--language", "ko"],
    ["--memory", "--trace=mermaid", "--trace-file", "e.mmd", "--strict"],
    ["--memory", "--trace-file", "f.trace"],
    ["--store", "c.sqlite", "--record", "c.transcript", "--trace", "--discreet"],
    ["--memory", "--record", "d.transcript", "--classic", "--quiet"],
    ["--memory", "--app", "gallery", "--trace"],
    ["--demo", "--trace", "--plain", "--no-input"],
    ["--memory", "--record", "e.transcript", "--brief"],
    ["--memory", "--discreet", "--classic", "--trace"],
    ["--memory", "--trace", "--script", ".input.script"],
    ["--store", "a.sqlite", "--check"], ["--store", "a.sqlite", "--backup", "a.backup"],
    ["--replay", "c.transcript"], ["--replay", "d.transcript"],
    ["--replay", "e.transcript"], ["--page", "c.transcript"], ["--test", "c.transcript"],
    ["--play", "c.transcript"],
    ["--memory", "--record", "f.html", "--trace"],
    ["--explore", "--classic", "--windows", "1", "--texts", ".input.texts", "--diagram", "e.dot"],
    ["--explore", "--app", "temperature", "--transcripts", ".", "--diagram", "e.html"],
    ["--explore", "--app", "temperature", "--texts", ".input.texts", "--progress", "e.progress"],
    [
      "--explore", "--app", "temperature", "--texts", ".input.texts", "--share", "1/2", "--states",
      "e.states",
    ],
    ["--explore", "--app", "temperature", "--texts", ".input.texts", "--merge", "e.states"],
    [
      "--explore", "--app", "temperature", "--texts", ".input.texts", "--compare", "e.states",
      "--exit-code",
    ],
    ["--app", "temperature", "--export", "g.html"], ["--practice", "--export", "h.html"],
    ["--migrate", "--script", ".input.script"], ["--migrate", "page", "--script", ".input.script"],
    ["--memory", "--practice"], ["--new", "mine", "--front-door"],
    // A report takes a build of exercises, in which nothing is typed: here it is overruled.
    ["--help", "--report", "i.csv"],
    ["--completion", "bash"], ["--man"], ["--help"], ["--version"],
  ]

  /// Every feature that takes a line, with a password wherever one is typed.
  ///
  /// Each session has all of them, as each costs a hash wherever it is right or wrong; from run to
  /// run each is in another of these places.
  private static func session(_ run: Int) -> [String] {
    let turned = passwords.indices.map { passwords[($0 + run) % passwords.count] }
    let (own, wrong, strange, taken) = (turned[0], turned[1], turned[2], turned[3])
    return [
      "sign up", "email", "lee@example.com", own, ":trace on", "sign up",
      "email", "lee@example.com", wrong, "sign in", "ok",
      "email", "lee@example.com", own, ":tree", ":windows", "sign in", ":tree", ":home", ":open",
      ":interrupt",
      ":open", ":new", ":windows", ":switch 1", "sign out",
      "email", "nobody@example.com", strange, "sign in", "ok",
      "sign up", "email", "lee@example.com", taken, "sign up", "ok", "password", turned[4],
    ]
      // At the wrong prompt, in the app and while there is none.
      + turned + turned.map { ":" + $0 } + [":home"] + turned + [
        ":open",
        ":trace off", ":why textFieldShouldReturn", ":help", ":read", "nonsense", ":tree", ":split",
        ":link tea://assam", ":continue tea", ":handoff tea", ":shortcut tea", ":notification tea",
        ":split", ":wait 1", ":new",
        ":reclaim 1", ":close 2", ":terminate", ":open", ":kill", ":open", ":quit",
      ]
  }

  @MainActor private func type(into field: TextField) {
    field.becomeFirstResponder()
    field.replaceText(with: Self.marker)
  }

  private static func leaks(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("hunter2")
  }

  @MainActor private func expectSilent(
    _ value: Any, _ kind: Kind, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var dumped = ""
    dump(value, to: &dumped)
    let prints = [
      dumped, "\(value)", String(reflecting: value),
      "\(Mirror(reflecting: value).children.map { "\($0)" })",
    ]
    for text in prints {
      #expect(
        !text.contains("hunter2"), "\(Swift.type(of: value)) with \(kind) views",
        sourceLocation: sourceLocation)
    }
  }
}

/// A destination with a secret in it.
private final class SafeController: ViewController {
  override func loadView() { view = SafeScreen() }
}

private final class SafeScreen: Screen {
  let elements: [Element] = [
    .field(TextField(Phrase("Secret", ko: "비밀"), isSecureTextEntry: true))
  ]
}
