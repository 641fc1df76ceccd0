import Foundation

#if canImport(SystemSQLite)
  import SystemSQLite
#else
  import SQLite3
#endif

/// A database as the bytes of its file.
extension Database {
  /// The bytes that a file of a database in memory would have.
  func bytes() throws(StoreError) -> [UInt8] {
    var count: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else {
      throw .failed(path: path, reason: "out of memory")
    }
    defer { sqlite3_free(bytes) }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  /// Opens the bytes of a file that is open elsewhere, only to read them; they must stay where they
  /// are as long as the database is used.
  convenience init(
    bytes: UnsafeRawBufferPointer, path: String, queue: Queue
  ) throws(StoreError) {
    try self.init(path: path, name: ":memory:", flags: SQLITE_OPEN_READWRITE, queue: queue)
    // SQLite only reads what is said to be read-only; its parameter has no such form.
    let start = bytes.bindMemory(to: UInt8.self).baseAddress.map(UnsafeMutablePointer.init)
    let (count, flags) = (sqlite3_int64(bytes.count), UInt32(SQLITE_DESERIALIZE_READONLY))
    guard sqlite3_deserialize(handle, "main", start, count, count, flags) == SQLITE_OK else {
      throw failed()
    }
  }

  /// Copies the file, while nobody else can write to it; a transaction must be open.
  func copy(into draft: Draft) throws(StoreError) {
    try readBytes { (bytes, offset) throws(StoreError) in try draft.write(bytes, at: offset) }
  }

  /// Whether a file holds the very bytes of this one, and is as private as a store; a transaction
  /// must be open.
  func isCopied(at path: String) throws(StoreError) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o077 == 0, [geteuid(), 0].contains(status.st_uid)
    else { return false }
    var (isSame, size) = (true, 0)
    try readBytes { (bytes, offset) throws(StoreError) in
      var copy = [UInt8](repeating: 0, count: bytes.count)
      let count = pread(descriptor, &copy, bytes.count, off_t(offset))
      isSame = isSame && count == bytes.count && bytes.elementsEqual(copy)
      size = offset + bytes.count
    }
    return isSame && Int(status.st_size) == size
  }

  /// Hands out the bytes of the file, piece by piece, while nobody else can write to it.
  ///
  /// They are read through SQLite's own descriptor: to open the file once more, and close it, would
  /// drop the locks that this process holds on it (POSIX record locks).
  private func readBytes(
    _ body: (UnsafeRawBufferPointer, Int) throws(StoreError) -> Void
  ) throws(StoreError) {
    // The first look at the file locks it, and takes back what a killed program left half done.
    let size = try number("page_count") * number("page_size")
    var opened: UnsafeMutablePointer<sqlite3_file>?
    guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &opened) == SQLITE_OK,
      let file = opened, let read = file.pointee.pMethods?.pointee.xRead
    else { throw failed() }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    for offset in stride(from: 0, to: size, by: buffer.count) {
      if queue.interrupts() { throw failed(with: .interrupted(path: path)) }
      let count = min(buffer.count, size - offset)
      guard read(file, buffer.baseAddress, Int32(count), sqlite3_int64(offset)) == SQLITE_OK else {
        throw failed(with: .failed(path: path, reason: "its bytes cannot be read"))
      }
      try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]), offset)
    }
  }
}
