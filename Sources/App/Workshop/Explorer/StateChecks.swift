import Controller
import Model
import View
import ViewText

/// The invariants that are checked in one state.
@MainActor
struct StateChecks {
  /// What does not hold, and why.
  struct Fault {
    let invariant: String
    let explanation: String

    init(_ invariant: Explorer.Invariant, _ explanation: String) {
      self.invariant = invariant.rawValue
      self.explanation = explanation
    }

    init(_ invariant: String, _ explanation: String) {
      (self.invariant, self.explanation) = (invariant, explanation)
    }
  }

  let explorer: Explorer
  /// The names of what was found not to hold: it is not looked for again.
  var found: Set<String> = []
  /// The texts that were typed into secure fields.
  var secrets: [String] = []
  /// The fingerprints of what was visible before, so that each picture is checked once.
  private var checkedPictures: Set<UInt64> = []
  /// The classes of controllers that were looked at, and whether their models are observable.
  var observing: [ObjectIdentifier: Bool] = [:]

  init(_ explorer: Explorer) {
    self.explorer = explorer
    secrets = explorer.secretTexts.filter { $0.count >= 4 }.sorted()
  }

  /// The first fault after a step, or `nil`.
  ///
  /// - Parameters:
  ///   - app: the app, in the state that the step led to.
  ///   - step: the step, or `nil` before the first one.
  ///   - isNew: whether the state was not known before: most invariants are checked only then.
  /// - Returns: what does not hold.
  mutating func fault(
    in app: ExploredApplication, after step: Explorer.Step?, isNew: Bool
  ) -> Fault? {
    if let step { note(step) }
    if let report = diagnostic(app, step) { return Fault(.noDiagnostic, report) }
    if has(.noSecret), let secret = secretInLog(app) { return secret }
    if has(.firstResponder), let fault = editedElsewhere(app, after: step) { return fault }
    if has(.seen), step?.window != nil, let fault = unseen(in: app) { return fault }
    guard isNew else { return nil }
    if has(.noSecret), app.store.changes > 0, let secret = secretInStore(app) { return secret }
    if has(.noSecret), let secret = secretInTitle(app) { return secret }
    if has(.firstResponder), let fault = strayResponder(app) { return fault }
    let picture = app.visibleFingerprint
    if !checkedPictures.contains(picture) {
      if let fault = pictureFault(app) { return fault }
      checkedPictures.insert(picture)
    }
    if has(.reads), let fault = staleRead(app) { return fault }
    return customFault(app)
  }

  func has(_ invariant: Explorer.Invariant) -> Bool {
    explorer.invariants.contains(invariant) && !found.contains(invariant.rawValue)
  }

  /// The first misuse that was reported.
  private func diagnostic(_ app: ExploredApplication, _ step: Explorer.Step?) -> String? {
    guard has(.noDiagnostic) else { return nil }
    var allowed: String?
    if step?.isFailing == true {
      let error = ExploredApplication.storeFailure.description
      allowed = SceneDiagnostic.sessionsNotStored(reason: error).description
    }
    return app.log.events.first { $0.kind == .diagnostic && $0.text != allowed }?.description
  }

  /// Where editing has begun, though no text can be typed: a field may stay the first responder
  /// below a sheet or in a window that was left, as in UIKit, but not become it.
  private func editedElsewhere(_ app: ExploredApplication, after step: Explorer.Step?) -> Fault? {
    let windows = app.watch?.editedWindows(of: app.application) ?? []
    if windows.count > 1 {
      return Fault(.firstResponder, "Editing has begun in two windows at once.")
    }
    for window in windows {
      guard let field = window.view.textInput.firstResponder else { continue }
      let name = field.label.english
      let front = app.windows.first { $0.window === window }
      guard let front, [nil, front.number].contains(step?.window) else {
        return Fault(.firstResponder, "\"\(name)\" is being edited, in another window.")
      }
      // What came above it in the same step may tell of the step.
      guard window.view.editedField === field || app.watch?.hadOnTop(window) == false else {
        return Fault(.firstResponder, "\"\(name)\" is being edited, below another screen.")
      }
    }
    return nil
  }

  private func strayResponder(_ app: ExploredApplication) -> Fault? {
    for window in app.application.windows {
      guard let field = window.view.textInput.firstResponder else { continue }
      guard window.view.subviews.contains(where: { $0.textControls.contains { $0 === field } })
      else {
        return Fault(
          .firstResponder, "\"\(field.label.english)\" is being edited, and on no screen.")
      }
    }
    return nil
  }

  private func customFault(_ app: ExploredApplication) -> Fault? {
    let state = app.state
    for (name, check) in explorer.properties.states where !found.contains(name) {
      do {
        if let explanation = try check(state) { return Fault(name, hidingSecrets(explanation)) }
      } catch {
        return Fault(name, hidingSecrets("\(error)"))
      }
    }
    return nil
  }

  // MARK: - What is visible

  private func pictureFault(_ app: ExploredApplication) -> Fault? {
    for (_, window) in app.windows {
      for screen in window.view.subviews {
        let content = ScreenContent(of: screen)
        let phrases = content.phrases + content.verbs + content.options
        if has(.languages), let fault = untranslated(phrases) { return fault }
        for language in Language.allCases {
          if has(.paper), let fault = tooWide(screen, language) { return fault }
        }
        if has(.noSecret), let fault = secretShown(in: phrases, of: window) { return fault }
      }
    }
    if has(.names) {
      for screen in app.windows.compactMap(\.window.view.subviews.last) {
        if let fault = ambiguous(screen) { return fault }
      }
    }
    return nil
  }

  private func untranslated(_ phrases: [Phrase]) -> Fault? {
    for phrase in phrases where phrase.english.isEmpty != phrase.korean.isEmpty {
      return Fault(.languages, "One language is missing: \(phrase.translations)")
    }
    return nil
  }

  private func tooWide(_ screen: any Screen, _ language: Language) -> Fault? {
    for columns in [80, 20] {
      for line in explorer.draw(screen, language, columns).split(separator: "\n") {
        let width = String(line).displayWidth
        if width > columns { return Fault(.paper, "A line has \(width) columns: \(line)") }
        if line.unicodeScalars.contains(where: \.isControl) {
          return Fault(.paper, "A line has a control character: \(line.debugDescription)")
        }
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it is of the category Cc, which will never have another one.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}

// It holds what was typed into secure fields.
extension StateChecks: nonisolated Redacted {}
