package import View

extension Screen {
  /// The screen as a text display draws it, line by line, without its banner.
  package func drawn(in language: Language, columns: Int?) -> String {
    RenderedScreen(
      of: ScreenContent(of: self), hint: language.hint(on: self, touching: nextControl()) ?? "",
      in: language,
      on: TextTraits(columns: columns)
    ).lines.text
  }
}
