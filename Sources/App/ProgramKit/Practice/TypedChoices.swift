import Controller
import Model
import View
import Workshop

/// The choices of a question, as a person types them in place of their numbers.
///
/// `MenuPage.viewDidLoad(), OrderPage.viewDidLoad()` is one answer; so is `view to controller`. The
/// object, the arguments and the first word may be left out where one choice alone is meant.
struct TypedChoices {
  /// What each choice may be called.
  private let names: [Set<String>]

  init(_ choices: [Phrase]) {
    let all = choices.map { choice in
      choice.translations.reduce(into: Set()) { $0.formUnion(Self.names(of: $1)) }
    }
    // What two of them are called names neither.
    names = all.indices.map { index in
      let others = all.indices.filter { $0 != index }.map { all[$0] }
      return all[index].filter { name in !others.contains { $0.contains(name) } }
    }
  }

  /// The numbers of the choices in a line, from 1, or `nil` if anything else is in it.
  func numbers(in line: String) -> [Int]? {
    var rest = Self.plain(line)[...]
    var numbers: [Int] = []
    while true {
      rest = Self.skippingSeparators(rest)
      if rest.isEmpty { return numbers.isEmpty ? nil : numbers }
      let found = names.enumerated().flatMap { index, names in
        names.filter { Self.begins(rest, with: $0) }.map { (number: index + 1, length: $0.count) }
      }
      guard let longest = found.max(by: { $0.length < $1.length }) else { return nil }
      numbers.append(longest.number)
      rest = Self.skippingArguments(rest.dropFirst(longest.length))
    }
  }

  /// What a choice may be called: all of it, without its arguments, and by each word of its call, with
  /// its object or without.
  private static func names(of choice: String) -> Set<String> {
    let text = plain(choice)
    var names: Set = [text]
    let head = text.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return names }
    let (object, call) = (text[..<dot], choice[choice.index(after: dot)...])
    names.insert(String(text[text.index(after: dot)...]))
    for word in Explanation.words(ofCall: String(call)) {
      names.formUnion([word.lowercased(), "\(object).\(word.lowercased())"])
    }
    return names
  }

  /// A text in small letters, with one sign for an arrow.
  private static func plain(_ text: String) -> String {
    var text = text.trimmed.lowercased()
    for arrow in [" → ", " -> ", " => ", "->", " to ", "에서 "] {
      text = text.replacing(arrow, with: "→")
    }
    return text
  }

  /// Whether a name is at the beginning, and nothing of a longer word follows.
  private static func begins(_ text: Substring, with name: String) -> Bool {
    guard text.hasPrefix(name) else { return false }
    let next = text.dropFirst(name.count).first
    return next.map { !$0.isNumber && ($0 == "로" || $0 == "으" || !$0.isLetter) }
      ?? true
  }

  private static func skippingSeparators(_ text: Substring) -> Substring {
    let rest = text.drop { " ,.;>→-()로으".contains($0) }
    for word in ["then ", "and ", "그리고 ", "다음 "] where rest.hasPrefix(word) {
      return skippingSeparators(rest.dropFirst(word.count))
    }
    return rest
  }

  /// Leaves out arguments, such as `(_:)`, behind a name that has none.
  private static func skippingArguments(_ text: Substring) -> Substring {
    guard text.first == "(", let end = text.firstIndex(of: ")") else { return text }
    return text[text.index(after: end)...]
  }
}
