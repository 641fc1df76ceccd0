import View

extension Language {
  /// The language that an environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
  /// that is set, as POSIX has it.
  ///
  /// English unless that is Korean.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    self = locale?.hasPrefix("ko") == true ? .korean : .english
  }
}
