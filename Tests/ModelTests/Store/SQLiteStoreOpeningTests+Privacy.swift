import Foundation
import Testing
import ViewKit

@testable import Model
@testable import ModelKit
@testable import Workshop

/// Whose the file is, and what may stand in its place.
extension SQLiteStoreOpeningTests {
  @Test("X1: folders are made for their owner alone, and so is the file")
  func modes() throws {
    let store = try SQLiteStore(path: folder.path("a/b/\(name)"), makingFolders: true)
    try store.set(true, for: .isLogined)

    #expect(try folder.mode(of: "a") == 0o700)
    #expect(try folder.mode(of: "a/b") == 0o700)
    #expect(try folder.mode(of: "a/b/\(name)") == 0o600)
    #expect(try folder.mode(of: "a/b/\(name)-journal") == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")).count == 2)
  }

  @Test("X3: a link in place of the file is refused, dangling or not")
  func links() throws {
    _ = try SQLiteStore(path: folder.path("target"))
    let before = try folder.bytes(of: "target")
    for target in ["target", "nowhere"] {
      let link = folder.path("link-to-\(target)")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder.path(target))

      #expect(throws: StoreError.cannotOpen(path: link, reason: .file(.link))) {
        try SQLiteStore(path: link)
      }
    }
    expect(try folder.bytes(of: "target"), are: before)
    #expect(try !folder.names().contains("nowhere"))
  }

  @Test("X3: a folder behind a link is accepted")
  func linkedParent() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("real"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("home"), withDestinationPath: folder.path("real"))

    let store = try SQLiteStore(path: folder.path("home/new/\(name)"), makingFolders: true)

    #expect(store.path.hasSuffix("/real/new/\(name)"))
  }

  @Test("X2: a file that others can read or write is refused, and left as it is")
  func sharedFile() throws {
    _ = try SQLiteStore(path: path)
    let before = try folder.bytes(of: name)
    for mode: mode_t in [0o644, 0o640, 0o604, 0o660, 0o606, 0o602] {
      chmod(path, mode)
      let advice = StoreAdvice.run("chmod 600 '\(try realPath)'")
      #expect(throws: StoreError.insecurePermissions(path: try realPath, advice: advice)) {
        try SQLiteStore(path: path)
      }
    }
    expect(try folder.bytes(of: name), are: before)
    chmod(path, 0o600)
    #expect(throws: Never.self) { try SQLiteStore(path: path) }
  }

  @Test("X2: a folder that others can write is refused, sticky or not, before anything is made")
  func sharedFolder() throws {
    let own = try StoreFile(path).folder
    let sticky = StoreAdvice.makeOwnFolder("mkdir -m 700 '\(own)/own'")

    for isThere in [false, true] {
      let names = try folder.names()
      for mode in sharedModes {
        chmod(folder.path, mode)
        let advice = mode & 0o1000 == 0 ? StoreAdvice.run("chmod go-w '\(own)'") : sticky
        #expect(throws: StoreError.sharedFolder(path: own, advice: advice), "\(mode)") {
          try SQLiteStore(path: path, makingFolders: true)
        }
      }
      #expect(try folder.names() == names, "\(isThere)")

      for mode: mode_t in [0o1755, 0o755, 0o700] {
        chmod(folder.path, mode)
        #expect(throws: Never.self) { try SQLiteStore(path: path) }
      }
    }
  }

  @Test("X2: so is one in whose place others can put another; a sticky folder keeps them from it")
  func sharedAncestor() throws {
    let own = try StoreFile(path).folder
    #expect(mkdir(folder.path("a"), 0o700) == 0 && mkdir(folder.path("a/b"), 0o700) == 0)
    for mode in sharedModes where mode & 0o1000 == 0 {
      chmod(folder.path, mode)
      for path in ["a/b/\(name)", "a/b/new/\(name)", "a/\(name)", "new/\(name)"] {
        let advice = StoreAdvice.run("chmod go-w '\(own)'")
        #expect(throws: StoreError.sharedFolder(path: own, advice: advice), "\(mode) \(path)") {
          try SQLiteStore(path: folder.path(path), makingFolders: true)
        }
      }
    }
    #expect(try folder.names() == ["a"])
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == ["a", "a/b"])

    chmod(folder.path, 0o1777)
    #expect(throws: Never.self) { try SQLiteStore(path: folder.path("a/b/\(name)")) }
    #expect(throws: Never.self) {
      try SQLiteStore(path: folder.path("new/\(name)"), makingFolders: true)
    }
  }

  @Test("X2: a folder that others can write once the store is open is refused at the next opening")
  func sharedLater() throws {
    let store = try SQLiteStore(path: path)
    chmod(folder.path, 0o777)
    defer { chmod(folder.path, 0o700) }

    #expect(throws: StoreError.self) {
      try StoreConnection(path: store.path, busyHandler: BusyHandler(limit: 0))
    }
  }

  @Test("X2, D10: a journal that is left of a file that is gone is not put into a new one")
  func leftJournal() throws {
    let journal = "\(name)-journal"
    try folder.write([1], to: journal)
    let reason = StoreReason.leftOver(path: "\(try realPath)-journal")
    #expect(throws: StoreError.cannotOpen(path: try realPath, reason: reason)) {
      try SQLiteStore(path: path)
    }
    #expect(try folder.names() == [journal])
    let other = try SQLiteStore(path: folder.path("other"))
    #expect(throws: StoreError.cannotCopy(to: path, reason: reason)) { try other.backUp(to: path) }
    #expect(try folder.names() == ["other", journal])

    try folder.write([], to: journal)
    try SQLiteStore(path: path).set(true, for: .isLogined)
  }

  @Test(
    "X2, D10: nor is a log or its index, or what is left of two files",
    arguments: [["-wal"], ["-shm"], ["-wal", "-shm"], ["-journal", "-shm"]])
  func leftCompanions(suffixes: [String]) throws {
    for suffix in suffixes { try folder.write([1], to: name + suffix) }
    let names = try folder.names()
    let reason = StoreReason.leftOver(path: "\(try realPath)\(suffixes[0])")

    #expect(throws: StoreError.cannotOpen(path: try realPath, reason: reason)) {
      try SQLiteStore(path: path)
    }

    #expect(try folder.names() == names)
  }

  /// The tests' own group is that of one user if that user is neither root nor a service.
  private var sharedModes: [mode_t] {
    [0o777, 0o1777, 0o702] + ((1_000..<60_000).contains(geteuid()) ? [] : [0o770, 0o1775])
  }

  @Test(
    "X5: a second name of the file is refused, but for what a killed first launch left",
    arguments: ["store.sqlite.draft.new", ".vestibule-draft.new"])
  func hardLink(draft: String) throws {
    _ = try SQLiteStore(path: path)
    try folder.write([1], to: "another.new")
    try folder.write([1], to: "store.sqlite.other.new")
    #expect(link(path, folder.path(draft)) == 0)
    try SQLiteStore(path: path, isReadOnly: true).check()
    #expect(try folder.names().contains(draft))

    try SQLiteStore(path: path).set(true, for: .isLogined)

    let names = ["another.new", name, "\(name)-journal", "\(name).other.new"]
    #expect(try folder.names() == names)

    #expect(link(path, folder.path("second")) == 0)
    let advice = StoreAdvice.removeSecondName
    #expect(throws: StoreError.insecurePermissions(path: try realPath, advice: advice)) {
      try SQLiteStore(path: path)
    }
  }

  @Test("X2, X3: a journal that is none, or not the owner's alone, is refused")
  func plantedJournal() throws {
    try SQLiteStore(path: path).set(true, for: .isLogined)
    let journal = "\(try realPath)-journal"
    chmod(journal, 0o644)
    let advice = StoreAdvice.run("chmod 600 '\(journal)'")
    #expect(throws: StoreError.insecurePermissions(path: try realPath, advice: advice)) {
      try SQLiteStore(path: path)
    }
    chmod(journal, 0o600)
    #expect(link(journal, folder.path("second")) == 0)
    let other = StoreAdvice.removeSecondNameBeside(path: journal)
    #expect(throws: StoreError.insecurePermissions(path: try realPath, advice: other)) {
      try SQLiteStore(path: path)
    }
    for suffix in ["journal", "wal", "shm"] {
      unlink("\(path)-\(suffix)")
      #expect(mkfifo("\(path)-\(suffix)", 0o600) == 0)
      let reason = StoreReason.notRegular(path: "\(try realPath)-\(suffix)")
      #expect(throws: StoreError.cannotOpen(path: try realPath, reason: reason)) {
        try SQLiteStore(path: path)
      }
      unlink("\(path)-\(suffix)")
    }
    #expect(throws: Never.self) { try SQLiteStore(path: path) }
  }
}
