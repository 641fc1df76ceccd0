import Foundation
import Testing

@testable import Model

@Suite("A draft")
struct UnpublishedFileTests {
  @Test(
    "X1, X6: it is its owner's alone, seen when it is complete, and gone when it is not wanted",
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

  @Test("D3: Where another was first its file stays, also while its journal is there")
  func second() throws {
    let file = try StoreFile(folder.path("file"))
    #expect(try file.create { (draft) throws(StoreError) in try draft.write([1]) })
    #expect(try !file.create { (draft) throws(StoreError) in try draft.write([2]) })
    try folder.write([3], to: "file-journal")

    #expect(try !file.create { (_) throws(StoreError) in Issue.record("filled") })

    #expect(try folder.bytes(of: "file") == [1])
  }

  @Test("X3: it takes the place of nothing, be it a dangling link", arguments: [true, false])
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

  @Test("X6: what a killed program left is removed by the next, and what is in work is not")
  func sweep() throws {
    let file = try StoreFile(folder.path("file"))
    let inWork = try UnpublishedFile(of: file, isNameless: false)
    let names = try folder.names()
    try folder.write([1], to: ".vestibule-killed.new")
    try folder.write([2], to: "whole")
    #expect(link(folder.path("whole"), folder.path(".vestibule-linked.new")) == 0)
    #expect(symlink("whole", folder.path(".vestibule-link.new")) == 0)
    try folder.write([3], to: "other.new")

    let next = try UnpublishedFile(of: try StoreFile(folder.path("next")))

    #expect(
      try folder.names().filter { $0 != next.name.map(StoreFile.name) }
        == (names + [".vestibule-link.new", "other.new", "whole"]).sorted())
    #expect(try inWork.publish())
  }

  @Test("A draft that is gone has no descriptor open, with or without a name")
  func descriptors() throws {
    let file = try StoreFile(folder.path("file"))
    var draft: UnpublishedFile? = try UnpublishedFile(of: file, isNameless: false)
    // Held by us, so that no other file becomes the same.
    let own = open(try #require(draft?.name), O_RDONLY)
    defer { close(own) }
    #expect(Self.descriptors(of: own) == 2)

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

  @Test("X6: a store that is opened removes them too")
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
