import Model
import View

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

  private let explorer: Explorer
  /// The texts that were typed into secure fields.
  private var secrets: [String] = []
  /// What was drawn before, so that each picture is looked at once.
  private var drawn: Set<UInt64> = []

  init(_ explorer: Explorer) {
    self.explorer = explorer
  }

  /// The first fault after a step, or `nil`; most is looked at only in a state that is new.
  mutating func fault(
    in app: ExploredApplication, after step: Explorer.Step?, isNew: Bool
  ) -> Fault? {
    if let step { note(step) }
    if let report = diagnostic(app, step) { return Fault(.noDiagnostic, report) }
    if has(.noSecret), let secret = secretInLog(app) { return secret }
    if has(.firstResponder), let fault = editedElsewhere(app, after: step) { return fault }
    guard isNew else { return nil }
    if has(.noSecret), app.store.writes > 0, let secret = secretInStore(app) { return secret }
    if has(.firstResponder), let fault = strayResponder(app) { return fault }
    let picture = app.visibleFingerprint
    if !drawn.contains(picture) {
      // What was found is found again on its shortest way.
      if let fault = pictureFault(app) { return fault }
      drawn.insert(picture)
    }
    return ownFault(app)
  }

  private func has(_ invariant: Explorer.Invariant) -> Bool {
    explorer.invariants.contains(invariant)
  }

  /// The first misuse that was reported.
  private func diagnostic(_ app: ExploredApplication, _ step: Explorer.Step?) -> String? {
    guard has(.noDiagnostic) else { return nil }
    var allowed: String?
    if case .failing = step {
      let error = ExploredStore.failure.description
      allowed = SceneDiagnostic.sessionsNotStored(reason: error).description
    }
    return app.log.events.first { $0.kind == .diagnostic && $0.text != allowed }?.description
  }

  /// Where editing has begun, though nobody can type there: a field may stay the first responder
  /// below a sheet or in a window that was left, as in UIKit, but not become it.
  private func editedElsewhere(_ app: ExploredApplication, after step: Explorer.Step?) -> Fault? {
    let windows = app.watch?.editedWindows(of: app.application) ?? []
    if windows.count > 1 {
      return Fault(.firstResponder, "Editing has begun in two windows at once.")
    }
    guard let window = windows.first, let field = window.view.textInput.firstResponder else {
      return nil
    }
    let name = field.label.english
    let front = app.windows.first { $0.window === window }
    guard let front, [nil, front.number].contains(step?.window) else {
      return Fault(.firstResponder, "\"\(name)\" is being edited, in another window.")
    }
    // What came above it in the same step may tell of the step.
    guard window.view.editedField === field || app.watch?.hadOnTop(window) == false else {
      return Fault(.firstResponder, "\"\(name)\" is being edited, below another screen.")
    }
    return nil
  }

  private func strayResponder(_ app: ExploredApplication) -> Fault? {
    for window in app.application.windows {
      guard let field = window.view.textInput.firstResponder else { continue }
      guard window.view.subviews.contains(where: { $0.fields.contains { $0 === field } }) else {
        return Fault(
          .firstResponder, "\"\(field.label.english)\" is being edited, and on no screen.")
      }
    }
    return nil
  }

  private func ownFault(_ app: ExploredApplication) -> Fault? {
    guard !explorer.own.isEmpty else { return nil }
    let state = app.state
    for (name, check) in explorer.own {
      do {
        if let explanation = try check(state) { return Fault(name, explanation) }
      } catch {
        return Fault(name, "\(error)")
      }
    }
    return nil
  }

  // MARK: - Secrets

  /// Notes what a step types into a secure field.
  mutating func note(_ step: Explorer.Step) {
    switch step {
    case .type(let text, _, _, _, isSecure: true) where text.count >= 4:
      if !secrets.contains(text) { secrets.append(text) }
    case .failing(let step, _): note(step)
    default: break
    }
  }

  private func secretInLog(_ app: ExploredApplication) -> Fault? {
    guard !secrets.isEmpty else { return nil }
    for event in app.log.events
    where event.text.hasAny(of: secrets) || event.receiver.hasAny(of: secrets)
      || event.result?.hasAny(of: secrets) == true || event.state?.hasAny(of: secrets) == true
    {
      return secretFault("The log has it: \(event)")
    }
    return nil
  }

  private func secretFault(_ place: String) -> Fault {
    Fault(
      .noSecret,
      "\(hidingSecrets(place)). If that is only a word with the secret in it, choose a secret in "
        + "`alphabet.secrets` that is in no word on a screen.")
  }

  /// A text with dots for each secret: whoever reads of one need not know it.
  func hidingSecrets(_ text: String) -> String {
    secrets.sorted { $0.utf8.count > $1.utf8.count }
      .reduce(text) { $0.replacing($1, with: "•••") }
  }

  private func secretInStore(_ app: ExploredApplication) -> Fault? {
    guard !secrets.isEmpty else { return nil }
    for (key, value) in app.store.contents {
      if hasSecret(key.name) || hasSecret(value.searchableText) {
        return secretFault("The store has it: \(key)")
      }
    }
    return nil
  }

  /// Whether a stored text has a secret: in what was drawn at random a PIN may be by chance, but no
  /// text that is as long.
  private func hasSecret(_ text: String) -> Bool {
    guard text.hasAny(of: secrets) else { return false }
    return text.withoutDrawnParts.hasAny(of: secrets)
      || text.hasAny(of: secrets.filter { $0.utf8.count >= 16 })
  }

  // MARK: - What is drawn

  private func pictureFault(_ app: ExploredApplication) -> Fault? {
    for (_, window) in app.windows {
      for screen in window.view.subviews {
        if has(.languages), let fault = untranslated(screen) { return fault }
        for language in Language.allCases {
          if has(.paper), let fault = tooWide(screen, language) { return fault }
        }
        if has(.noSecret), let fault = secretShown(on: screen, of: window) { return fault }
      }
    }
    return nil
  }

  private func untranslated(_ screen: any Screen) -> Fault? {
    for phrase in screen.phrases
    where phrase.english.isEmpty != phrase.korean.isEmpty {
      return Fault(.languages, "One language is missing: \(phrase.translations)")
    }
    return nil
  }

  private func tooWide(_ screen: any Screen, _ language: Language) -> Fault? {
    for columns in [80, 20] {
      for line in screen.drawn(in: language, columns: columns).split(separator: "\n") {
        let width = String(line).displayWidth
        if width > columns { return Fault(.paper, "A line has \(width) columns: \(line)") }
        if line.unicodeScalars.contains(where: \.isControl) {
          return Fault(.paper, "A line has a control character: \(line.debugDescription)")
        }
      }
    }
    return nil
  }

  private func secretShown(on screen: any Screen, of window: Window) -> Fault? {
    for phrase in screen.phrases {
      if let text = phrase.translations.first(where: { $0.hasAny(of: secrets) }) {
        return secretFault("\(window.screenName) shows it: \(text)")
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it is of the category Cc, which will never have another one.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}

extension StoreKey {
  /// The name or the email.
  fileprivate var name: String {
    switch self {
    case .setting(let name), .account(let name), .expiring(let name): name
    }
  }
}

extension StoredValue {
  /// What a secret is looked for in.
  fileprivate var searchableText: String {
    switch self {
    case .flag, .integer, .expiring: ""
    case .text(let text): text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .account(let account):
      "\(account.email) \(account.passwordHash.text) \(account.token ?? "")"
    }
  }
}

extension String {
  /// Whether one of some texts is in this one, byte for byte; each event of the log is asked.
  fileprivate func hasAny(of texts: [String]) -> Bool {
    texts.contains { text in
      guard let first = text.utf8.first else { return false }
      var rest = utf8[...]
      while let found = rest.firstIndex(of: first) {
        rest = rest[found...]
        if rest.starts(with: text.utf8) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}

// It holds what was typed into secure fields.
extension StateChecks: nonisolated Redacted {}
