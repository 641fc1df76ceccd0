#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Copies of a database's file, byte for byte.
extension Database {
  /// Copies the file, while nobody else can write to it; a transaction must be open.
  func copy(into draft: Draft) throws(StoreError) {
    try readBytes { (bytes, offset) throws(StoreError) in try draft.write(bytes, at: offset) }
  }

  /// Whether a file holds the very bytes of this one, and is as private as a store.
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
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
      defer { copy.deallocate() }
      let count = pread(descriptor, copy.baseAddress, bytes.count, off_t(offset))
      isSame = isSame && count == bytes.count && bytes.elementsEqual(copy)
      size = offset + bytes.count
    }
    return isSame && Int(status.st_size) == size
  }
}
