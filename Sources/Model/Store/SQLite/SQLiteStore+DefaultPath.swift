extension SQLiteStore {
  /// Where the store is when nobody names a file.
  ///
  /// `$XDG_DATA_HOME/vestibule/vestibule.sqlite`, where that is an absolute path, as the XDG base
  /// directory specification asks; else the same in `$HOME/.local/share`.
  /// - Parameter environment: the process's environment.
  /// - Returns: an absolute path; neither its file nor its folders need exist.
  /// - Throws: `StoreError.homeUnknown`.
  public static func defaultPath(
    environment: [String: String]
  ) throws(StoreError) -> String {
    let name = "vestibule/vestibule.sqlite"
    if let data = environment["XDG_DATA_HOME"], data.isAbsolute { return "\(data)/\(name)" }
    guard let home = environment["HOME"], home.isAbsolute else { throw .homeUnknown }
    return "\(home)/.local/share/\(name)"
  }
}

extension String {
  /// Whether the first byte is a slash; an accent behind it makes it no other one.
  fileprivate var isAbsolute: Bool { utf8.first == UInt8(ascii: "/") }
}
