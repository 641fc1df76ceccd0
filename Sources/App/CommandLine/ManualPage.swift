import Terminal
import View

/// The texts about the program: its version, its help and its manual page.
enum ManualPage {
  static let version = "vestibule 0.1.0"

  private static let summary =
    "A front door that needs no screen: sign up, sign in, stay signed in, sign out."

  private static let options = Option.all.map { ($0.usage, $0.explanation) }

  private static let commands =
    ([.help, .read] + DeviceCommand.allCases.map(\.textCommand))
    .map { ($0.usage, $0.explanation.english) }

  private static let exitCodes = ExitCode.allCases.map { ("\($0.rawValue)", $0.explanation) }

  private static let environment = [
    ("LC_ALL, LC_MESSAGES, LANG", "the language: the first that is set decides"),
    ("COLUMNS", "how wide lines are; else the terminal says it"),
    ("NO_COLOR", "when set, plain text, whatever the next one says"),
    ("CLICOLOR_FORCE", "when set and not 0, styled text even in a pipe"),
    ("TERM", "when dumb or not set, plain text"),
    ("XDG_DATA_HOME, HOME", "where the store is"),
  ]

  private static let signals = "129 to 131, 141 or 143"

  static var help: String {
    """
    Usage: vestibule [options]

    \(summary)
    Type what is on the screen, or press Return; :help says more.

    Options:
    \(table(options))

    The store is $XDG_DATA_HOME/vestibule/vestibule.sqlite, else
    ~/.local/share/vestibule/vestibule.sqlite.

    Environment:
    \(table(environment))

    Exit codes:
    \(table(exitCodes))
    A signal ends it as that signal: shells show \(signals).

    """
  }

  /// The manual page, for `man -l`.
  static var page: String {
    """
    .TH VESTIBULE 1 "" "\(version)" "User Commands"
    .SH NAME
    vestibule \\- a front door that needs no screen
    .SH SYNOPSIS
    .B vestibule
    .RI [ options ]
    .SH DESCRIPTION
    \(roff(summary))
    Type what is on the screen: a name, its number or its beginning.
    Return alone does what the last line of the screen says.
    While a field is edited, a line is its text; a password is not shown.
    Through a pipe the same lines work, and only what the program says appears.
    A last line without its newline is not used.
    .SH OPTIONS
    \(list(options))
    .SH COMMANDS
    Lines that begin with a colon speak to the device and not to the app.
    \(list(commands))
    .PP
    Ctrl\\-Z is the home screen and
    .B fg
    opens the app again.
    Ctrl\\-C leaves a field, and else the program, as the end of the input does.
    .SH EXIT STATUS
    \(list(exitCodes))
    .PP
    A signal ends the program as that signal: shells show \(roff(signals)).
    .SH ENVIRONMENT
    \(list(environment))
    .SH FILES
    \(list([("$XDG_DATA_HOME/vestibule/vestibule.sqlite", "the store; XDG_DATA_HOME is usually ~/.local/share")]))
    .SH NOTES
    Passwords are kept as yescrypt hashes, and the file is its owner's alone.
    Whoever can read it as you is you, as far as the program knows.
    The folder of a file that you name must be there, and nobody else may write in it.
    Four characters are the least that a password may have; fifteen are hard to guess.
    .SH BUGS
    A line of a script that begins with # is a comment: type such a text through a pipe.
    .SH EXAMPLES
    .nf
    vestibule \\-\\-demo
    printf '%s\\en' email Qwer asdf 'sign in' | vestibule \\-\\-demo
    .fi
    .SH SEE ALSO
    .BR crypt (5)

    """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let column = rows.map(\.0.count).max() ?? 0
    return rows.map { head, text in
      "  \(head)\(String(repeating: " ", count: column - head.count))  \(text)"
    }.joined(separator: "\n")
  }

  private static func list(_ rows: [(String, String)]) -> String {
    rows.map { ".TP\n.B \(roff($0.0))\n\(roff($0.1))" }.joined(separator: "\n")
  }

  /// A text as roff: hyphens can be searched and copied, and no line is read as a request.
  private static func roff(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
