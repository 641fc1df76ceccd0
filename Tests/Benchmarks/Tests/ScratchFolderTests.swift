import Foundation
import Testing

@testable import Benchmarks

#if os(Linux)
  @Suite("The folder of a run")
  struct ScratchFolderTests {
    @Test("What has to be elsewhere goes with it: the notes' own defaults, in the home folder")
    func elsewhere() throws {
      let folder = try ScratchFolder(heeding: [])
      let work = try NotesWork(accounts: 10, in: Stores(in: folder))
      #expect(FileManager.default.fileExists(atPath: work.file.path))

      folder.remove()

      #expect(!FileManager.default.fileExists(atPath: work.file.path))
    }
  }
#endif
