import View

extension Language {
  /// Korean if the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set asks for it, as in
  /// POSIX; otherwise English.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    self = locale.flatMap(Language.init(tag:)) ?? .english
  }
}
