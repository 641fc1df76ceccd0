import Model
import View

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
    /// The whole screen when it appears; of one of more than twelve lines then the lines that
    /// changed, with their numbers: for a person at a terminal.
    case changes
    /// Only what changed, a line for each thing, in words alone: for screen readers.
    ///
    /// A line that ends with a colon names the screen or the alert. Below it is all of a screen
    /// that is another one than that heard last, and of the same one the lines that changed. Each
    /// hint is said once.
    case brief
  }

  /// What was said in brief.
  struct SpokenHistory {
    /// A screen as it was heard.
    struct Reading {
      let identity: [ObjectIdentifier]
      let brief: BriefScreen
    }

    /// What was heard last, or `nil` when the next screen is to be said whole.
    var last: Reading?

    /// Whether the screen is to be named even if nothing has changed.
    var isLost = false

    /// What was heard last before an alert that is in front of it.
    var covered: Reading?

    /// The fields that a person has typed into since then: they are said even if they look the
    /// same.
    var typed: Set<String> = []

    var hints: Set<String> = []
  }

  /// Says what has changed since a screen was heard last; returns `false` if there is nothing new.
  func sayChanges(
    of screen: any Screen, showing content: ScreenContent, in window: TextWindowView,
    offering undo: String?
  ) -> Bool {
    let brief = BriefScreen(of: content.parts, reason: reason, in: language)
    let identity = screen.identity
    let before = [said.last, said.covered].compactMap(\.self).first { $0.identity == identity }
    let isNew = said.last?.identity != identity
    let changes = before.map {
      ScreenChanges(from: $0.brief.lines, to: brief.lines, always: said.typed)
    }
    let isTitleNew = isNew || said.isLost || before?.brief.title != brief.title
    if let changes, changes.isEmpty, !isTitleNew { return false }

    if isTitleNew, let title = brief.title { write(title + ":") }
    for line in changes?.lines ?? brief.lines { write(line.text) }
    if let gone = changes?.goneNames, !gone.isEmpty { write(language[.gone(gone)]) }
    for hint in brief.hints where said.hints.insert(hint).inserted { write(hint) }
    if let undo { write(undo) }
    sayHint(on: screen, showing: content, in: window)
    endHighlights(on: screen)
    let heard = BriefScreen(of: ScreenContent(of: screen).parts, in: language)
    if !heard.isAlert {
      said.covered = nil
    } else if let last = said.last, !last.brief.isAlert {
      said.covered = last
    }
    said.last = SpokenHistory.Reading(identity: identity, brief: heard)
    said.typed = []
    said.isLost = false
    return true
  }

  private func sayHint(
    on screen: any Screen, showing content: ScreenContent, in window: TextWindowView
  ) {
    // The buttons that can be touched have just been said.
    guard let hint = hintAtReturn(on: screen, showing: content, in: window) else { return }
    let isFirst = said.hints.isEmpty
    if said.hints.insert(hint).inserted { write(isFirst ? hint + Language.help : hint) }
  }

  /// The lines of a long screen that differ from the drawing before, if that was of the same
  /// screen; `nil` if all of it is to be drawn: it is short, a line is gone, or most of them have
  /// changed.
  func changedLines(of picture: TextBuffer, on screen: any Screen) -> [String]? {
    guard verbosity == .changes, drawnScreen == screen.identity, picture.lineCount > 12 else {
      return nil
    }
    let (old, new) = (drawn.parts, picture.parts)
    guard new.count >= old.count else { return nil }
    let changes = ScreenChanges(
      from: old.map { ScreenLine(text: $0) }, to: new.map { ScreenLine(text: $0) })
    guard changes.gone.isEmpty, changes.lines.count <= new.count / 2 else { return nil }
    return changes.lines.map(\.text)
  }
}
