package import Controller
import Foundation
import Model
package import View

// The prompt, transcripts and the explorer have no other words for what arrives.
extension Arrival {
  /// What the line of a prompt or a transcript calls what arrives.
  package enum Word: String, CaseIterable, Sendable {
    case link, `continue`, handoff, shortcut, notification
  }

  /// The word of it.
  package var word: Word {
    switch self {
    case .urls: .link
    case .userActivity: .continue
    case .handoff: .handoff
    case .shortcutItem: .shortcut
    case .notificationResponse: .notification
    }
  }

  /// What follows the word in a line.
  package var argument: String {
    switch self {
    case .urls(let urls): urls.map(\.absoluteString).joined(separator: " ")
    case .userActivity(let activity):
      ([activity.activityType] + activity.userInfo.words).joined(separator: " ")
    case .handoff(let type, let activity):
      ([type] + (activity?.userInfo.words ?? [])).joined(separator: " ")
    case .shortcutItem(let item): item.type
    case .notificationResponse(let response):
      ([response.notification.request.identifier]
        + response.notification.request.content.userInfo.words).joined(separator: " ")
    }
  }

  /// Creates it from a line.
  ///
  /// - Parameters:
  ///   - word: what arrives.
  ///   - argument: addresses; or a name, and what it carries as `name=value`.
  ///   - shortcutItems: the quick actions that the app has; one is found by its type or its title.
  package init?(
    _ word: Word, _ argument: String, among shortcutItems: [ApplicationShortcutItem] = []
  ) {
    let words = argument.split(separator: " ").map(String.init)
    guard let name = words.first else { return nil }
    switch word {
    case .link:
      // Foundation takes any word for the path of an address.
      let urls = words.compactMap(URL.init(string:)).filter { $0.scheme != nil }
      guard urls.count == words.count else { return nil }
      self = .urls(urls)
    case .shortcut:
      let item = shortcutItems.first {
        $0.type == argument
          || $0.localizedTitle.translations.contains { $0.lowercased() == argument.lowercased() }
      }
      guard let item else { return nil }
      self = .shortcutItem(item)
    case .continue, .handoff, .notification:
      guard let values = [String: PropertyValue](words: words.dropFirst()) else { return nil }
      let activity = UserActivity(activityType: name, userInfo: values)
      switch word {
      case .handoff: self = .handoff(activityType: name, activity)
      case .notification:
        let title = Phrase(verbatim: name)
        self = .notificationResponse(
          NotificationResponse(identifier: name, title: title, userInfo: values))
      case .link, .continue, .shortcut: self = .userActivity(activity)
      }
    }
  }

  /// The kind of its event.
  package var kind: SystemEvent.Kind {
    switch self {
    case .urls: .openURL
    case .userActivity: .continue
    case .handoff: .handoff
    case .shortcutItem: .shortcut
    case .notificationResponse: .notification
    }
  }

  /// What happens, in words.
  package var words: Phrase { "\(kind.words()) \(argument)" }
}

extension [String: PropertyValue] {
  /// Texts and whole numbers as `name=value`, in the order of their names; a text has no spaces.
  fileprivate var words: [String] {
    sorted { $0.key < $1.key }.map { name, value in
      let text =
        switch value {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .real, .flag, .array, .dictionary: "\(value)"
        }
      return "\(name)=\(text.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? text)"
    }
  }

  fileprivate init?(words: ArraySlice<String>) {
    self.init()
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      let text = parts[1].removingPercentEncoding ?? parts[1]
      self[parts[0]] = Int(text).map(PropertyValue.integer) ?? .string(text)
    }
  }
}
