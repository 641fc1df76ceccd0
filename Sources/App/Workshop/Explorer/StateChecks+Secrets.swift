import Controller
import ControllerKit
import Model
import View
import ViewKit
import ViewText

// What was typed into a secure field is nowhere else.
extension StateChecks {
  /// Notes what a step types into a secure field.
  mutating func note(_ step: Explorer.Step) {
    switch step {
    case .type(let text, _, _, _, let isSecure, _):
      if isSecure, text.count >= 4, !secrets.contains(text) { secrets.append(text) }
    case .failing(let step, _), .other(let step): note(step)
    case .launch, .launchInBackground, .touch, .perform, .write, .touchReturn, .touchEscape,
      .event, .arrive, .clock:
      break
    }
  }

  func secretInLog(_ app: ExploredApplication) -> Fault? {
    guard !secrets.isEmpty else { return nil }
    return app.log.events.first { $0.hasAny(of: secrets) }
      .map { secretFault("The log has it: \($0)") }
  }

  /// A step without the calls and the screen that have a secret in them.
  func withoutSecrets(_ step: ScenarioStep) -> ScenarioStep {
    let isShown = step.screen?.phrases.contains { phrase in
      phrase.translations.contains { $0.hasAny(of: secrets) }
    }
    return ScenarioStep(
      action: nil, name: step.name, failure: step.failure.map(hidingSecrets),
      screen: isShown == true ? nil : step.screen,
      calls: step.calls.filter { !$0.hasAny(of: secrets) }, leftOut: [],
      objects: step.objects)
  }

  private func secretFault(_ evidence: String) -> Fault {
    Fault(
      .noSecret,
      "\(hidingSecrets(evidence)). If that is only a word with the secret in it, choose a secret in "
        + "`alphabet.secrets` that is in no word on a screen.")
  }

  /// A text with dots for each secret, so that a report can be read without them.
  func hidingSecrets(_ text: String) -> String {
    secrets.sorted { $0.utf8.count > $1.utf8.count }
      .reduce(text) { $0.replacing($1, with: "•••") }
  }

  func secretInStore(_ app: ExploredApplication) -> Fault? {
    guard !secrets.isEmpty else { return nil }
    for (key, value) in app.storeContents {
      if hasSecret(key.name, app) || hasSecret(value.searchableText, app) {
        return secretFault("The store has it: \(key.name)")
      }
    }
    return nil
  }

  /// Whether a stored text has a secret; in a random number a PIN may be by chance.
  private func hasSecret(_ text: String, _ app: ExploredApplication) -> Bool {
    text.hasAny(of: secrets)
      && app.randomness.removingNumbers(from: text).hasAny(of: secrets)
  }

  /// A secret in the title of a controller, which may be on no bar.
  func secretInTitle(_ app: ExploredApplication) -> Fault? {
    guard !secrets.isEmpty else { return nil }
    for controller in app.application.windows.flatMap(\.controllers).flatMap(\.withChildren) {
      let titles = [controller.title, controller.navigationItem.title].compactMap(\.self)
      for text in titles.flatMap(\.translations) where text.hasAny(of: secrets) {
        return secretFault("The title of \(controller.debugName) has it: \(text)")
      }
    }
    return nil
  }

  func secretShown(in phrases: [Phrase], of window: Window) -> Fault? {
    for phrase in phrases {
      if let text = phrase.translations.first(where: { $0.hasAny(of: secrets) }) {
        return secretFault("\(window.screenName) shows it: \(text)")
      }
    }
    return nil
  }
}

extension ViewController {
  /// It and its children, theirs too.
  fileprivate var withChildren: [ViewController] { [self] + children.flatMap(\.withChildren) }
}

extension Event {
  /// Whether one of some texts is in it.
  fileprivate func hasAny(of texts: [String]) -> Bool {
    text.hasAny(of: texts) || receiver.hasAny(of: texts) || result?.hasAny(of: texts) == true
      || state?.hasAny(of: texts) == true
  }
}

extension StoredValue {
  /// What a secret is looked for in.
  fileprivate var searchableText: String {
    switch self {
    case .flag, .integer, .expiring: ""
    case .text(let text): text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .record(let record): "\(record.text) \(record.secret) \(record.mark ?? "")"
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
        if rest[found...].starts(with: text.utf8) { return true }
        rest = rest[rest.index(after: found)...]
      }
      return false
    }
  }
}
