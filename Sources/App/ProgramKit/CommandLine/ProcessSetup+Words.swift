import Foundation
import Terminal

// The arguments and the environment.
extension ProcessSetup {
  /// The arguments after the program's name as bytes, because `CommandLine.arguments` repairs them;
  /// `nil` if they are not known.
  ///
  /// Swift looks for them in a file of `/proc`, and finds none where it cannot open that. The
  /// program's name is always there, so that nothing at all is never believed.
  static var arguments: [[UInt8]]? {
    let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      .compactMap { $0.map { Array(Data(bytes: $0, count: strlen($0))) } }
    return all.isEmpty ? nil : Array(all.dropFirst())
  }

  /// The variables that the program reads, which are those of its manual.
  static let variables = [
    "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "CLICOLOR_FORCE", "ACCESSIBLE", "TERM",
    "XDG_DATA_HOME", "HOME",
  ]

  /// Their values: Foundation's dictionary of all variables takes a launch a fortieth more
  /// instructions.
  static var environment: [String: String] {
    var environment: [String: String] = [:]
    for name in variables { environment[name] = getenv(name).map { String(cString: $0) } }
    return environment
  }

  /// The first variable for the store's path, if it is not UTF-8: a repaired name would be another
  /// folder's.
  static var unreadableVariable: String? {
    for name in ["XDG_DATA_HOME", "HOME"] {
      guard let value = getenv(name) else { continue }
      if String(validatingCString: value) == nil { return name }
      // Only an absolute path is used.
      if value.pointee == CChar(UInt8(ascii: "/")) { return nil }
    }
    return nil
  }
}
