import Foundation
import Testing

@testable import Model

/// Whose the file is, and what may stand in its place.
extension SQLiteStoreOpeningTests {
  @Test("X1: folders are made for their owner alone, and so is the file")
  func modes() throws {
    let store = try SQLiteStore(path: folder.path("a/b/\(name)"))
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

      #expect(throws: StoreError.cannotOpen(path: link, reason: "it is a symbolic link")) {
        try SQLiteStore(path: link)
      }
    }
    #expect(try folder.bytes(of: "target") == before)
    #expect(try !folder.names().contains("nowhere"))
  }

  @Test("X3: a folder behind a link is accepted")
  func linkedParent() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("real"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("home"), withDestinationPath: folder.path("real"))

    let store = try SQLiteStore(path: folder.path("home/new/\(name)"))

    #expect(store.path.hasSuffix("/real/new/\(name)"))
  }

  @Test("X2: a file that others can read or write is refused, and left as it is")
  func sharedFile() throws {
    _ = try SQLiteStore(path: path)
    let before = try folder.bytes(of: name)
    for mode: mode_t in [0o644, 0o640, 0o604, 0o660, 0o606, 0o602] {
      chmod(path, mode)
      let advice = "Try: chmod 600 '\(try realPath)'"
      #expect(throws: StoreError.notPrivate(path: try realPath, advice: advice)) {
        try SQLiteStore(path: path)
      }
    }
    #expect(try folder.bytes(of: name) == before)
    chmod(path, 0o600)
    #expect(throws: Never.self) { try SQLiteStore(path: path) }
  }

  @Test("X2: a folder that others can write is refused, unless it is sticky")
  func sharedFolder() throws {
    _ = try SQLiteStore(path: path)
    let path = try realPath
    let advice = "Try: chmod go-w '\(path.dropLast(name.count + 1))'"

    // The tests' own group is that of one user for somebody who is neither root nor a service.
    for mode: mode_t in (1_000..<60_000).contains(geteuid()) ? [0o777] : [0o777, 0o770] {
      chmod(folder.path, mode)
      #expect(throws: StoreError.notPrivate(path: path, advice: advice)) {
        try SQLiteStore(path: path)
      }
    }

    for mode: mode_t in [0o1777, 0o1775, 0o755, 0o700] {
      chmod(folder.path, mode)
      #expect(throws: Never.self) { try SQLiteStore(path: path) }
    }
  }

  @Test("X5: a second name of the file is refused, but for what a killed first launch left")
  func hardLink() throws {
    _ = try SQLiteStore(path: path)
    let draft = "\(name).draft.new"
    try folder.write([1], to: "another.new")
    #expect(link(path, folder.path(draft)) == 0)

    try SQLiteStore(path: path).set(true, for: .isLogined)

    #expect(try folder.names() == ["another.new", name, "\(name)-journal"])

    #expect(link(path, folder.path("second")) == 0)
    let advice = "It has a second name: remove that one, or copy it."
    #expect(throws: StoreError.notPrivate(path: try realPath, advice: advice)) {
      try SQLiteStore(path: path)
    }
  }

  @Test("X2, X3: a journal that is none, or not the owner's alone, is refused")
  func plantedJournal() throws {
    try SQLiteStore(path: path).set(true, for: .isLogined)
    let journal = "\(try realPath)-journal"
    chmod(journal, 0o644)
    let advice = "Try: chmod 600 '\(journal)'"
    #expect(throws: StoreError.notPrivate(path: try realPath, advice: advice)) {
      try SQLiteStore(path: path)
    }
    for suffix in ["journal", "wal", "shm"] {
      unlink("\(path)-\(suffix)")
      #expect(mkfifo("\(path)-\(suffix)", 0o600) == 0)
      let reason = "\(try realPath)-\(suffix) is not a regular file"
      #expect(throws: StoreError.cannotOpen(path: try realPath, reason: reason)) {
        try SQLiteStore(path: path)
      }
      unlink("\(path)-\(suffix)")
    }
    #expect(throws: Never.self) { try SQLiteStore(path: path) }
  }
}
