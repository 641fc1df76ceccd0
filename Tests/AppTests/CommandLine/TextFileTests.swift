import Foundation
import Testing
import View

@testable import App
@testable import ProgramKit

@Suite("A file that the command line names")
struct TextFileTests {
  @Test("As much as can be read is read whole, and a byte more is not", arguments: [0, 1])
  func limit(more: Int) throws {
    let count = TextFile.limit + more
    let path = try file(Data(repeating: 0x61, count: count))

    if more == 0 {
      #expect(try TextFile.read(path).utf8.count == count)
    } else {
      let error = #expect(throws: ProgramError.self) { try TextFile.read(path) }
      #expect(error?.code == .data)
      #expect(
        error?.message
          == Phrase(
            "Cannot read \(path): it is longer than 4 MiB.", ko: "읽을 수 없습니다: \(path) (4 MiB보다 깁니다)."
          ))
    }
  }

  @Test(
    "It is the same with a mark at its beginning and with CR LF; a CR elsewhere is kept",
    arguments: [
      ("\u{FEFF}a\r\nb\r\n", "a\nb\n"), ("a\r\n\r\nb", "a\n\nb"), ("a\rb\n", "a\rb\n"), ("", ""),
      ("\u{FEFF}", ""), ("a\u{FEFF}\n", "a\u{FEFF}\n"), ("\r\n", "\n"),
    ])
  func editors(text: String, read: String) throws {
    let path = try file(Data(text.utf8))

    #expect(Array(try TextFile.read(path).utf8) == Array(read.utf8))
  }

  #if os(Linux)
    @Test("It is closed again, read or not", arguments: [[0x61], [0xFF]] as [[UInt8]])
    func closed(bytes: [UInt8]) throws {
      let path = try file(Data(bytes))

      _ = try? TextFile.read(path)

      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }
      #expect(!open.isEmpty && !open.contains(path))
    }
  #endif

  @Test("What is no text is not repaired, and what is not there is said")
  func unreadable() throws {
    let (path, missing) = (try file(Data([0x61, 0xFF])), folder.path("none"))

    let errors = [path, missing, folder.path("")].map { path in
      #expect(throws: ProgramError.self) { try TextFile.read(path) }
    }

    #expect(errors.map { $0?.code } == [.data, .inputOutput, .inputOutput])
    #expect(
      errors[0]?.message
        == Phrase(
          "Cannot read \(path): it is not UTF-8 text.", ko: "읽을 수 없습니다: \(path) (UTF-8 텍스트가 아닙니다).")
    )
    #expect(errors[1]?.message?.english.hasPrefix("Cannot read \(missing)") == true)
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ data: Data) throws -> String {
    let path = folder.path("file")
    try data.write(to: URL(filePath: path))
    return path
  }
}
