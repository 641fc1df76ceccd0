import Foundation
import Testing

/// Names of files that are no text: each would be another file's when it is repaired.
@Suite("Names that are not UTF-8", .patience, .onOwnThreads)
nonisolated struct NameTests {
  @Test("P5, X4: An option with such a value is named, and no file is made", arguments: options)
  func option(arguments: String) throws {
    for form in [" ", "="] {
      let names = folder.names()
      let outcome = try program.shell(
        "vestibule --language en \(arguments)\(form)\"$(printf 'a\\377')\" </dev/null")

      let option = arguments.split(separator: " ").last ?? ""
      #expect(outcome.code == 64)
      #expect(
        outcome.complaint == "vestibule: The value of \(option) is not UTF-8 text. Try --help.\n")
      #expect(outcome.output.isEmpty)
      #expect(visible(folder.names()) == visible(names))
    }
  }

  @Test(
    "P5, X4: A folder of the environment with such a name is refused where it would be used",
    arguments: ["", "--check", "--backup copy"])
  func environment(action: String) throws {
    for (variable, others) in [("HOME", ""), ("HOME", "XDG_DATA_HOME=data"), ("XDG_DATA_HOME", "")]
    {
      let outcome = try program.shell(
        """
        export \(others) \(variable)="$PWD/$(printf 'a\\377')"
        vestibule --language en \(action) </dev/null
        """)

      #expect(outcome.code == 78)
      #expect(
        outcome.complaint == "vestibule: \(variable) is not UTF-8 text. "
          + "Set it to another folder, or name a file with --store.\n")
      #expect(outcome.output.isEmpty)
      #expect(visible(folder.names()) == [])
    }
    let korean = try program.shell("HOME=\"$(printf '/\\377')\" vestibule --language ko </dev/null")
    #expect(korean.complaint.contains("UTF-8 텍스트가 아닙니다: HOME."))
  }

  @Test("P5: A folder of the environment that is not used may have any name")
  func unused() throws {
    let outcome = try program.shell(
      """
      export XDG_DATA_HOME="$PWD/data" HOME="$(printf '/\\377')"; vestibule </dev/null >said
      export XDG_DATA_HOME="$HOME"
      vestibule --memory </dev/null >said && vestibule --store v.sqlite </dev/null >said
      """)

    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.complaint)")
    #expect(folder.names().contains("data/vestibule/vestibule.sqlite"))
  }

  // MARK: - Fixtures

  private static let options = [
    "--store", "--check --store", "--backup", "--store v.sqlite --backup", "--script",
    "--record", "--replay",
  ]
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }

  /// Without what the tests themselves keep there.
  private func visible(_ names: [String]) -> [String] { names.filter { !$0.hasPrefix(".") } }
}
