import View

extension Language {
  /// Korean if the first that is set of `LC_ALL`, `LC_MESSAGES` and `LANG`, as POSIX has it, asks for
  /// it; else English.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    self = locale?.hasPrefix("ko") == true ? .korean : .english
  }
}
