import Foundation
import Terminal

// What the program is handed.
extension ProcessSetup {
  /// The arguments behind the program's name, byte for byte: `CommandLine.arguments` repairs them.
  static var arguments: [[UInt8]] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { $0.map { Array(Data(bytes: $0, count: strlen($0))) } }
  }

  /// The first variable that decides where the store is, if that is no text: a name that was repaired
  /// would be another folder's.
  static var unreadableVariable: String? {
    for name in ["XDG_DATA_HOME", "HOME"] {
      guard let value = getenv(name) else { continue }
      if String(validatingCString: value) == nil { return name }
      // Only an absolute path decides.
      if UInt8(bitPattern: value.pointee) == UInt8(ascii: "/") { return nil }
    }
    return nil
  }
}
