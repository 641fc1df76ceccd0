import Foundation
import Synchronization

/// Remembers what SQLite writes into the files of a folder, and what it makes durable, in order.
///
/// It stands in SQLite's own interface to the system, a VFS: whatever it does not record goes through
/// untouched. The numbers are the places of functions in the structures `sqlite3_vfs` and
/// `sqlite3_io_methods`, which never change.
nonisolated enum StoreRecorder {
  /// What SQLite did to a file.
  enum Event: Equatable, Sendable {
    case write([UInt8], at: Int, file: String)
    case truncate(to: Int, file: String)
    case sync(file: String)

    var file: String {
      switch self {
      case .write(_, _, let file), .truncate(_, let file), .sync(let file): file
      }
    }
  }

  /// Records what happens in a folder while a closure runs, for which SQLite opens its files anew.
  static func events(in folder: String, during body: () throws -> Void) throws -> [Event] {
    guard isInstalled else { throw POSIXError(.ENOSYS) }
    state.withLock { $0.recordings[folder] = [] }
    defer { state.withLock { $0.recordings[folder] = nil } }
    try body()
    return state.withLock { $0.recordings[folder] ?? [] }
  }

  /// How many events were recorded in a folder until now.
  static func count(in folder: String) -> Int {
    state.withLock { $0.recordings[folder]?.count ?? 0 }
  }

  // MARK: - The interface

  private struct State {
    var recordings: [String: [Event]] = [:]
    /// Of each open file its path, and where SQLite's own functions are.
    var files: [UInt: (folder: String, name: String, methods: UInt)] = [:]
    var open: UInt = 0
  }

  private static let state = Mutex(State())

  private typealias Pointer = UnsafeMutableRawPointer
  private typealias Open =
    @convention(c) (
      Pointer?, UnsafePointer<CChar>?, Pointer?, Int32, UnsafeMutablePointer<Int32>?
    ) -> Int32
  private typealias Write = @convention(c) (Pointer?, UnsafeRawPointer?, Int32, Int64) -> Int32
  private typealias Truncate = @convention(c) (Pointer?, Int64) -> Int32
  private typealias Sync = @convention(c) (Pointer?, Int32) -> Int32
  private typealias Close = @convention(c) (Pointer?) -> Int32

  private enum Place {
    static let (close, write, truncate, sync, methods) = (8, 24, 32, 40, 152)
    static let (open, name, vfs) = (40, 24, 168)
  }

  /// Whether SQLite's interface was replaced by a copy that records; once in a process.
  private static let isInstalled: Bool = {
    typealias Find = @convention(c) (UnsafePointer<CChar>?) -> Pointer?
    typealias Register = @convention(c) (Pointer?, Int32) -> Int32
    guard let find = dlsym(dlopen(nil, RTLD_NOW), "sqlite3_vfs_find"),
      let register = dlsym(dlopen(nil, RTLD_NOW), "sqlite3_vfs_register"),
      let own = unsafeBitCast(find, to: Find.self)(nil)
    else { return false }
    // It stays for as long as the process runs.
    let copy = Pointer.allocate(byteCount: Place.vfs, alignment: 16)
    copy.copyMemory(from: own, byteCount: Place.vfs)
    state.withLock { $0.open = own.load(fromByteOffset: Place.open, as: UInt.self) }
    let open: Open = { StoreRecorder.open($0, $1, $2, $3, $4) }
    copy.storeBytes(of: unsafeBitCast(open, to: UInt.self), toByteOffset: Place.open, as: UInt.self)
    copy.storeBytes(
      of: UInt(bitPattern: strdup("recording")), toByteOffset: Place.name, as: UInt.self)
    return unsafeBitCast(register, to: Register.self)(copy, 1) == 0
  }()

  private static func open(
    _ vfs: Pointer?, _ path: UnsafePointer<CChar>?, _ file: Pointer?, _ flags: Int32,
    _ outFlags: UnsafeMutablePointer<Int32>?
  ) -> Int32 {
    let open = unsafeBitCast(state.withLock { $0.open }, to: Open.self)
    let code = open(vfs, path, file, flags, outFlags)
    guard code == 0, let path, let file else { return code }
    let url = URL(filePath: String(cString: path))
    let folder = url.deletingLastPathComponent().path
    let own = file.load(as: UInt.self)
    state.withLock { state in
      guard state.recordings[folder] != nil, let methods = Pointer(bitPattern: own) else { return }
      let copy = Pointer.allocate(byteCount: Place.methods, alignment: 16)
      copy.copyMemory(from: methods, byteCount: Place.methods)
      let (close, write): (Close, Write) = (
        { StoreRecorder.close($0) }, { StoreRecorder.write($0, $1, $2, $3) }
      )
      let (truncate, sync): (Truncate, Sync) = (
        { StoreRecorder.truncate($0, $1) }, { StoreRecorder.sync($0, $1) }
      )
      for (function, place) in [
        (unsafeBitCast(close, to: UInt.self), Place.close),
        (unsafeBitCast(write, to: UInt.self), Place.write),
        (unsafeBitCast(truncate, to: UInt.self), Place.truncate),
        (unsafeBitCast(sync, to: UInt.self), Place.sync),
      ] {
        copy.storeBytes(of: function, toByteOffset: place, as: UInt.self)
      }
      state.files[UInt(bitPattern: file)] = (folder, url.lastPathComponent, own)
      file.storeBytes(of: UInt(bitPattern: copy), as: UInt.self)
    }
    return code
  }

  /// SQLite's own function at a place, after an event was recorded.
  private static func function<Function>(
    _ type: Function.Type, at place: Int, of file: Pointer?, _ event: (String) -> Event?
  ) -> Function? {
    let methods = state.withLock { state -> UInt? in
      guard let (folder, name, methods) = state.files[UInt(bitPattern: file)] else { return nil }
      if let event = event(name) { state.recordings[folder]?.append(event) }
      return methods
    }
    guard let methods, let table = Pointer(bitPattern: methods) else { return nil }
    return unsafeBitCast(table.load(fromByteOffset: place, as: UInt.self), to: type)
  }

  /// `SQLITE_IOERR`: a file that was never opened here.
  private static let failure: Int32 = 10

  private static func write(
    _ file: Pointer?, _ bytes: UnsafeRawPointer?, _ count: Int32, _ offset: Int64
  ) -> Int32 {
    let written = [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    return function(Write.self, at: Place.write, of: file) { name in
      .write(written, at: Int(offset), file: name)
    }?(file, bytes, count, offset) ?? failure
  }

  private static func truncate(_ file: Pointer?, _ size: Int64) -> Int32 {
    function(Truncate.self, at: Place.truncate, of: file) { .truncate(to: Int(size), file: $0) }?(
      file, size) ?? failure
  }

  private static func sync(_ file: Pointer?, _ flags: Int32) -> Int32 {
    function(Sync.self, at: Place.sync, of: file) { .sync(file: $0) }?(file, flags) ?? failure
  }

  private static func close(_ file: Pointer?) -> Int32 {
    let close = function(Close.self, at: Place.close, of: file) { _ in nil }
    state.withLock { $0.files[UInt(bitPattern: file)] = nil }
    return close?(file) ?? failure
  }
}
