extension SQLiteStore {
  /// Where the store is when nobody names a file.
  ///
  /// `$XDG_DATA_HOME/vestibule/vestibule.sqlite`, where that is an absolute path, as the XDG base
  /// directory specification asks; else the same in `$HOME/.local/share`.
  /// Neither the file nor its folders need exist. Without a home it is `StoreError.homeUnknown`.
  public static func defaultPath(
    environment: [String: String]
  ) throws(StoreError) -> String {
    // By its first byte: an accent behind a slash makes it no other one.
    let (name, slash) = ("vestibule/vestibule.sqlite", UInt8(ascii: "/"))
    if let data = environment["XDG_DATA_HOME"], data.utf8.first == slash {
      return "\(data)/\(name)"
    }
    guard let home = environment["HOME"], home.utf8.first == slash else { throw .homeUnknown }
    return "\(home)/.local/share/\(name)"
  }
}
