extension TextDisplay {
  /// How much a display says of a screen.
  ///
  /// ```swift
  /// let display = TextDisplay(language: .english)
  /// display.verbosity = .brief
  /// ```
  public enum Verbosity: Sendable {
    /// The whole screen, whenever it appears or changes.
    case full
    /// Only what changed, a line for each thing, in words alone: for ears.
    ///
    /// A line that ends with a colon names the screen or the alert. Below it are the changed fields
    /// of a screen that was said before, and all of a new one. Each hint is said once.
    case brief
  }

  /// What was said in brief.
  struct Said {
    /// The screen that was said last, or `nil` when the next one must be named.
    var screen: ObjectIdentifier?

    /// Every titled screen as it was said last, by its title.
    var known: [String: BriefScreen] = [:]

    /// The lines of the screen that was said last.
    var last: BriefScreen?

    /// The fields that a person has typed into since then: they are said even if they look the same.
    var typed: Set<String> = []

    var hints: Set<String> = []
  }

  /// Says what has changed since a screen was said last.
  func sayChanges(of screen: any Screen, in window: TextWindowView) {
    let brief = BriefScreen(of: screen.elements, reason: reason, in: language)
    let isNew = said.screen != ObjectIdentifier(screen) || said.last?.title != brief.title
    let before = isNew ? brief.title.flatMap { said.known[$0] } : said.last
    let changed = before.flatMap { brief.changedFields(since: $0, typed: said.typed) }
    if let changed, changed.isEmpty, !isNew { return }

    if isNew || changed == nil, let title = brief.title { write(title + ":") }
    for line in changed ?? brief.lines { write(line.text) }
    sayHint(on: screen, in: window)
    endHighlights(on: screen)
    remember(BriefScreen(of: screen.elements, reason: nil, in: language), of: screen)
  }

  private func sayHint(on screen: any Screen, in window: TextWindowView) {
    // The buttons that can be touched have just been said.
    guard screen.nextControl != nil,
      let hint = language.hint(on: screen, then: window.refusedField)
    else { return }
    let isFirst = said.hints.isEmpty
    if said.hints.insert(hint).inserted { write(isFirst ? hint + Language.help : hint) }
  }

  private func remember(_ brief: BriefScreen, of screen: any Screen) {
    said.screen = ObjectIdentifier(screen)
    said.last = brief
    said.typed = []
    guard let title = brief.title, !brief.isAlert else { return }
    // An app may make up titles without end; a screen that was forgotten is said whole again.
    if said.known.count >= 100 { said.known = [:] }
    said.known[title] = brief
  }

  /// Says the whole screen.
  public func read() {
    guard let window, let screen = window.screen else { return say(.nothingShown) }
    add(picture(of: screen, in: window, on: traits))
  }
}
