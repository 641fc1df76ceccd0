import Foundation
import Testing

/// A walk that is cut into jobs, each of which is a process that has nothing but files.
@Suite("--share, from outside", .patience, .onOwnThreads)
nonisolated struct ShareTests {
  @Test("The workflow on the page says what one process says, and draws the same map")
  func workflow() throws {
    let page = try Page("\(Page.catalogue)/Articles/Every-State-In-Many-Jobs.md")
    let block = try #require(page.blocks.first { $0.language == "yaml" })
    let lines = block.lines.map { $0.drop { " -".contains($0) } }
      .filter { $0.hasPrefix("run: ./reading ") }
      // Read by a shell: a file that was just written may be in use for a moment.
      .map { "sh " + $0.dropFirst(5) }
    let parts = lines.filter { $0.contains("matrix.part") }
    try #require(parts.count == 1 && lines.count == 3)
    // The program of the page is ours, with an app.
    let reading = "exec vestibule --app temperature \"$@\"\n"
    for job in ["1", "2", "3", "4", "merge", "alone"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(job), withIntermediateDirectories: true)
      try folder.write(reading.utf8, to: "\(job)/reading")
    }

    for part in 1...4 {
      let line = parts[0].replacing("${{ matrix.part }}", with: "\(part)")
      let outcome = try program.shell("cd \(part) && \(line)")
      #expect(outcome.code == 0, "\(outcome.complaint)")
      let artifacts = try FileManager.default.contentsOfDirectory(atPath: folder.path("\(part)"))
      #expect(artifacts.sorted() == ["\(part).states", "reading"])
      _ = try program.shell("mv \(part)/\(part).states merge")
    }
    let merged = try program.shell("cd merge && \(lines[1])")
    let rest = try program.shell("cd merge && \(lines[2])")
    let alone = try program.shell("cd alone && sh ./reading --explore=whole --diagram map.html")

    #expect(merged.code == 0 && rest.code == 0 && alone.code == 0, "\(rest.complaint)")
    #expect(rest.text.split(separator: "\n").dropFirst() == alone.text.split(separator: "\n")[...])
    #expect(rest.text.hasPrefix("Complete: "))
    #expect(try folder.bytes(of: "merge/map.html") == folder.bytes(of: "alone/map.html"))
  }

  @Test("A merge that is not complete ends with 75, and one of a foreign file with 65")
  func codes() throws {
    let explore = "vestibule --explore --app"
    let outcome = try program.shell(
      """
      \(explore) counter --share 1/4 --states a >it; echo $?
      \(explore) counter --merge a --states b >it; echo $?
      \(explore) todos --merge b; echo $?
      echo x >>b
      \(explore) counter --merge a b; echo $?
      \(explore) counter --share 2/1 --states c; echo $?
      ls
      """)

    #expect(outcome.text == "0\n75\n65\n65\n64\na\nb\nit\n")
    let lines = outcome.complaint.split(separator: "\n")
    #expect(lines.count == 3, "\(lines)")
    #expect(lines[0].contains("it is of another walk. There: vestibule --app counter "))
    #expect(lines[1] == "vestibule: Cannot use b: it is damaged, or no file of --states.")
  }

  @Test("A walk differs in nothing from what --states has written of it, and says so")
  func compared() throws {
    let explore = "vestibule --explore --app temperature"

    let outcome = try program.shell(
      """
      \(explore) --states a >it && \(explore) --compare a --exit-code >it && grep '^Compared' it \
        && \(explore) --merge a >it
      """)

    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.complaint)")
    #expect(outcome.text == "Compared with a: nothing differs.\n")
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }
}
