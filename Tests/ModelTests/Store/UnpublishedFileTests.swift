import Foundation
import Synchronization
import Testing

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("A draft")
struct UnpublishedFileTests {
  @Test(
    "X1, X6: a draft is its owner's alone, seen only when complete, and gone when not wanted",
    arguments: [true, false])
  func life(isNameless: Bool) throws {
    let file = try StoreFile(folder.path("file"))

    do {
      let draft = try UnpublishedFile(of: file, isNameless: isNameless)
      try draft.write([1, 2, 3])
      #expect(try folder.names().count == (isNameless && canBeNameless ? 0 : 1))
      for name in try folder.names() { #expect(try folder.mode(of: name) == 0o600) }
    }
    #expect(try folder.names() == [])

    do {
      let draft = try UnpublishedFile(of: file, isNameless: isNameless)
      #expect(throws: StoreError.self, "nothing to read yet") { try draft.withContents { _ in } }
      try draft.write([1, 2, 3])
      try draft.withContents { (contents) throws(StoreError) in
        #expect(Array(contents) == [1, 2, 3])
      }
      #expect(try draft.publish())
    }
    #expect(try folder.names() == ["file"])
    #expect(try folder.bytes(of: "file") == [1, 2, 3])
    #expect(try folder.mode(of: "file") == 0o600)
  }

  @Test("D3: A draft never replaces the file of a program that was first")
  func second() throws {
    let file = try StoreFile(folder.path("file"))
    #expect(try file.create { (draft) throws(StoreError) in try draft.write([1]) })
    #expect(try !file.create { (draft) throws(StoreError) in try draft.write([2]) })
    try folder.write([3], to: "file-journal")

    #expect(try !file.create { (_) throws(StoreError) in Issue.record("filled") })

    #expect(try folder.bytes(of: "file") == [1])
  }

  @Test(
    "X3: a draft takes the place of nothing, not even of a dangling link", arguments: [true, false])
  func taken(isNameless: Bool) throws {
    try folder.write([9], to: "file")
    #expect(symlink("nowhere", folder.path("link")) == 0)

    for name in ["file", "link"] {
      let draft = try UnpublishedFile(of: try StoreFile(folder.path(name)), isNameless: isNameless)
      try draft.write([1])
      #expect(try !draft.publish())
    }

    #expect(try folder.bytes(of: "file") == [9])
    #expect(try folder.names() == ["file", "link"])
  }

  @Test("A draft whose name another file has taken is not published")
  func exchanged() throws {
    let file = try StoreFile(folder.path("file"))
    let draft = try UnpublishedFile(of: file, isNameless: false)
    let name = try #require(draft.name)
    #expect(unlink(name) == 0)
    try folder.write([9], to: StoreFile.name(of: name))

    let error = StoreError.cannotOpen(path: file.path, reason: .file(.replaced))
    #expect(throws: error) { try draft.publish() }
  }

  @Test("A draft that cannot be synced is not published, and that is told as a failed write")
  func unsynced() throws {
    let file = try StoreFile(folder.path("file"))
    let draft = try UnpublishedFile(of: file, isNameless: false)
    let name = StoreFile.name(of: try #require(draft.name))
    let descriptor = try #require(folder.descriptors(of: name).first)
    // A pipe, which stands in its place, has nothing to sync.
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    #expect(dup2(ends[0], descriptor) == descriptor)
    for end in ends { close(end) }

    let error = StoreError.failed(path: file.path, reason: StoreReason(errno: EINVAL))
    #expect(throws: error) { try draft.publish() }

    #expect(try !folder.names().contains("file"))
  }

  @Test("X6: what a killed program left is removed by the next, and what is in work is not")
  func sweep() throws {
    let file = try StoreFile(folder.path("file"))
    let inWork = try UnpublishedFile(of: file, isNameless: false)
    let names = try folder.names()
    try folder.write([1], to: ".vestibule-killed.new")
    try folder.write([2], to: "whole")
    #expect(link(folder.path("whole"), folder.path(".vestibule-linked.new")) == 0)
    #expect(symlink("whole", folder.path(".vestibule-link.new")) == 0)
    #expect(mkfifo(folder.path(".vestibule-pipe.new"), 0o600) == 0)
    var others = [".vestibule-link.new", ".vestibule-pipe.new", ".vestibule-text", "other.new"]
    for name in others.suffix(2) { try folder.write([3], to: name) }
    if geteuid() == 0 {
      others.append(".vestibule-theirs.new")
      try folder.write([4], to: ".vestibule-theirs.new")
      #expect(chown(folder.path(".vestibule-theirs.new"), 1, 1) == 0)
    }

    let next = try UnpublishedFile(of: try StoreFile(folder.path("next")))

    #expect(
      try folder.names().filter { $0 != next.name.map(StoreFile.name) }
        == (names + others + ["whole"]).sorted())
    #expect((next.name == nil) == canBeNameless)
    #expect(try inWork.publish())
  }

  @Test("A draft that is gone has no descriptor open, with or without a name")
  func descriptors() throws {
    let file = try StoreFile(folder.path("file"))
    var draft: UnpublishedFile? = try UnpublishedFile(of: file, isNameless: false)
    // Held by us, so that no other file becomes the same.
    let own = open(try #require(draft?.name), O_RDONLY)
    defer { close(own) }
    UnpublishedFile.sweep(folder.path)
    #expect(Self.descriptors(of: own) == 2, "who finds it in use leaves it")

    draft = nil

    #expect(Self.descriptors(of: own) == 1)
  }

  /// How many descriptors are open at the file of one.
  private static func descriptors(of descriptor: Int32) -> Int {
    var (file, other) = (stat(), stat())
    fstat(descriptor, &file)
    return (0..<4096).count {
      fstat($0, &other) == 0 && other.st_ino == file.st_ino && other.st_dev == file.st_dev
    }
  }

  @Test("What the system takes in pieces is written whole, and a signal between them is no error")
  func pieces() throws {
    var answers = [2, -1, 1, 3]
    let file = try StoreFile(folder.path("file"))
    let draft = try UnpublishedFile(of: file) { descriptor, bytes, count, place in
      let most = answers.removeFirst()
      guard most > 0 else {
        errno = EINTR
        return most
      }
      return pwrite(descriptor, bytes, min(most, count), place)
    }

    try draft.write([1, 2, 3, 4, 5, 6])

    #expect(answers == [])
    #expect(try draft.publish())
    #expect(try folder.bytes(of: "file") == [1, 2, 3, 4, 5, 6])
  }

  @Test(
    "What cannot be written is told with the reason",
    arguments: [
      (ENOSPC, StoreError.diskFull(path: "")), (EDQUOT, .diskFull(path: "")),
      (EIO, .failed(path: "", reason: .file(.deviceFailed))),
      (EINTR, .failed(path: "", reason: StoreReason(errno: EINTR))),
    ])
  func unwritten(number: Int32, error: StoreError) throws {
    var calls = 0
    let draft = try UnpublishedFile(of: try StoreFile(folder.path("file"))) { _, _, count, _ in
      calls += 1
      errno = number
      // A signal is one only where nothing else was answered.
      return calls > 1 ? count : number == EINTR ? 0 : -1
    }

    let thrown = #expect(throws: StoreError.self) { try draft.write([1]) }

    #expect(thrown?.kind == error.kind && thrown?.reason == error.reason)
    #expect(try folder.names() == [])
  }

  @Test("A draft whose folder is gone is told, and one that was swept while it was made is another")
  func sweptMeanwhile() throws {
    #expect(mkdir(folder.path("inner"), 0o700) == 0)
    let file = try StoreFile(folder.path("inner/file"))
    let isOver = Mutex(false)
    let sweeper = folder.path("inner")
    let group = DispatchGroup()
    group.enter()
    Thread.detachNewThread {
      while !isOver.withLock({ $0 }) { UnpublishedFile.sweep(sweeper) }
      group.leave()
    }

    for _ in 0..<1_000 {
      let draft = try UnpublishedFile(of: file, isNameless: false)
      #expect(access(try #require(draft.name), F_OK) == 0)
    }

    isOver.withLock { $0 = true }
    group.wait()
    #if os(Linux)
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }
      #expect(!open.contains { $0.hasPrefix(file.folder) }, "what was swept is closed")
    #endif
    #expect(rmdir(folder.path("inner")) == 0)
    let error = StoreError.cannotOpen(path: file.path, reason: .file(.missing))
    #expect(throws: error) { _ = try UnpublishedFile(of: file) }
  }

  @Test("X6: opening a store removes the drafts that killed programs left")
  func sweepAtOpening() throws {
    _ = try SQLiteStore(path: folder.path("file"))
    try folder.write([1], to: ".vestibule-killed.new")

    _ = try SQLiteStore(path: folder.path("file"))

    #expect(try folder.names() == ["file"])
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder

  #if os(Linux)
    private let canBeNameless = true
  #else
    private let canBeNameless = false
  #endif

  init() throws {
    folder = try TemporaryFolder()
  }
}
