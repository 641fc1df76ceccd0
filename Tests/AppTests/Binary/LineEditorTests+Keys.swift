import Foundation
import Testing

// Nothing is lost by a key, and none of them becomes text.
nonisolated extension LineEditorTests {
  @Test(
    "No sequence becomes text, and a newline within a paste touches nothing",
    arguments: [Self.program, "TERM=dumb \(Self.program)", "\(Self.program) --plain"])
  func sequences(program: String) throws {
    try atTerminal(program) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("\u{1B}[5~e\u{1B}[15~mail\u{1B}[?62;22c")
      try terminal.wait(for: "Email: ")
      terminal.type(
        "\u{1B}[2~k\u{1B}[M !!i\u{1B}[<0;1;1Mm\u{1B}]11;rgb:0/0/0\u{07}"
          + "\u{1B}[200~@example.com\n\u{1B}[201~\u{1B}OP")
      try terminal.wait(for: "Password: ")
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("1  Email      kim@example.com\n"))
      terminal.endInput()
    }
  }

  @Test(
    "No sequence becomes a part of a password",
    arguments: [Self.program, "TERM=dumb \(Self.program)"])
  func sequencesInPassword(program: String) throws {
    try atTerminal("\(program) --demo".replacing("--memory ", with: "")) { terminal in
      for line in ["email", "Qwer"] {
        try terminal.wait(for: line == "email" ? "\n> " : "Email: ")
        terminal.type(line)
      }
      try terminal.wait(for: "Password: ")
      terminal.type("\u{1B}[5~\u{1B}[200~as\u{1B}[201~df\u{1B}[1;2P")
      try terminal.wait(for: "\n> ")
      terminal.type("sign in")
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("  Signed In\n    Qwer\n"))
      terminal.endInput()
    }
  }

  @Test("Escape leaves a field as it was, and Return alone keeps what it has")
  func nothingLost() throws {
    try atTerminal("\(Self.program) --app todos") { terminal in
      for line in ["what", "milk"] {
        try terminal.wait(for: line == "what" ? "\n> " : "done? ")
        terminal.type(line)
      }
      try terminal.wait(for: "done? ")
      terminal.send("\u{1B}")
      for key in ["\u{1B}", "x\u{1B}", "\n"] {
        try terminal.wait(for: "\n> ")
        terminal.type("milk edit")
        try terminal.wait(toSee: "Title: ")
        try terminal.wait(for: "milk")
        terminal.send(key)
      }
      try terminal.wait(for: "\n> ")
      terminal.type(":read")
      try terminal.wait(for: "\n> ")
      expectPresent("milk", in: terminal.answer)
      terminal.endInput()
    }
  }

  @Test(
    "A field's line begins with its text: Return keeps it, and Ctrl-U and Return empty it",
    arguments: [80, 40, 20])
  func kept(columns: Int) throws {
    terminal.resize(to: columns)
    // Longer than a row of the terminal, wherever that can be.
    let long = "김민지" + String(repeating: "와이서준", count: 6)
    try atTerminal("vestibule --memory --language ko --app contacts") { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("추가")
      for name in [long, "", "\u{5}박\u{7F}", "\u{15}"] {
        try terminal.wait(for: "\n> ")
        terminal.type("이름")
        try terminal.wait(toSee: "이름: ")
        terminal.type(name)
        try terminal.wait(for: "\n> ")
        terminal.type(":read 이름")
        try terminal.wait(for: "\n> ")
        let answer = terminal.answer.filter { !$0.isWhitespace }
        #expect(answer.contains(long) == (name != "\u{15}"), "\(answer)")
      }
      terminal.endInput()
    }
  }

  @Test("The first key replaces the text of a field, and an arrow keeps it to be edited")
  func replaced() throws {
    try atTerminal("\(Self.program) --app temperature") { terminal in
      // What is typed into Celsius, and what both fields have then.
      for (keys, celsius, fahrenheit) in [
        ("20", "20", "68"), ("100", "100", "212"), (Self.left + "5", "1050", "1922"),
        (Self.home + "2", "21050", "37922"), (Self.end + "0", "210500", "378932"),
        ("\u{5}0", "2105000", "3789032"), ("", "2105000", "3789032"), ("0", "0", "32"),
      ] {
        try terminal.wait(for: "\n> ")
        terminal.type("celsius")
        try terminal.wait(toSee: "Celsius: ")
        terminal.type(keys)
        try terminal.wait(for: "\n> ")
        terminal.type(":read")
        try terminal.wait(for: "\n> ")
        #expect(terminal.answer.contains("    1  Celsius      \(celsius)\n"))
        #expect(terminal.answer.contains("    2  Fahrenheit   \(fahrenheit)\n"))
      }
      terminal.endInput()
    }
  }

  @Test(
    "A password is kept by an empty line, and by Escape after half another one",
    arguments: ["\n", "half\u{1B}\n"])
  func keptPassword(keys: String) throws {
    try atTerminal(Self.program.replacing("--memory", with: "--demo")) { terminal in
      for line in ["email", "Qwer", "asdf"] {
        try terminal.wait(for: line == "email" ? "\n> " : ": ")
        terminal.type(line)
      }
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      terminal.send(keys)
      try terminal.wait(for: "\n> ")
      terminal.type("sign in")
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("  Signed In\n    Qwer\n"))
      terminal.endInput()
    }
  }
}
