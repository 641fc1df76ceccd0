import Foundation
import Testing

/// How many blocks the other tests of the pages have run, compiled or compared.
@Suite("Blocks of the pages")
nonisolated struct BlocksTests {
  @Test("Each is run, compiled, compared, or named as what is not; how many is printed")
  func count() throws {
    let pages = try Page.all()
    let commands = try pages.flatMap { try $0.commands() }
    let run = commands.count { !$0.isBuild }
    let consoles = blocks("console", on: pages)
    let checked = ["swift", "transcript", "order"].map { blocks($0, on: pages) }
    let states = pages.filter { $0.path.hasSuffix("Front-Door-States.md") }
    let maps = blocks("mermaid", on: states)
    let workflows = blocks("yaml", on: pages)
    let unchecked = blocks("sh", on: pages)
    let comments = try SourceComments.library().map { $0.blocks.count }.reduce(0, +)

    print(
      """
      Blocks: \(run) commands run, in \(consoles) blocks with the \(commands.count - run) that \
      build; \(checked[0]) blocks of Swift compiled on pages and \(comments) in comments; \
      \(checked[1]) of transcripts performed; \(checked[2]) orders of calls and \(maps) map \
      compared; \(workflows) workflow run. Not checked: \(unchecked) of commands that install.
      """)
    let all = [consoles, maps, workflows, unchecked] + checked
    #expect(pages.flatMap(\.blocks).count == all.reduce(0, +))
    #expect(run >= 43 && checked[0] >= 160 && checked[1] >= 4 && checked[2] >= 48)
    #expect(comments >= 175 && maps == 1)
    #expect(workflows == 1 && unchecked == 1)
  }

  private func blocks(_ language: String, on pages: [Page]) -> Int {
    pages.map { $0.blocks(in: language).count }.reduce(0, +)
  }
}
