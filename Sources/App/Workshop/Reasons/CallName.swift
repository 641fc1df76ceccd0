import Controller
import Model
import View

/// The words of a call's name: of a method its name and the labels of its arguments.
struct CallName {
  let words: [String]

  /// The first argument, where it has no label: the field or the button that the call is about.
  var subject: Substring?

  /// Creates the name of a call as the log shows it, or as a person types it.
  init(_ text: String) {
    // What was typed into a field may look like labels.
    let text = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let name = text.prefix { $0 != "(" && $0 != " " }
    let labels = text.dropFirst(name.count).split { !$0.isLetter && !$0.isNumber && $0 != ":" }
      .flatMap { part in part.split(separator: ":", omittingEmptySubsequences: false).dropLast() }
    words = ([name] + labels).map(String.init).filter { !$0.isEmpty }
    let first = text.dropFirst(name.count + 1).prefix { !"(,:)".contains($0) }
    subject = first.isEmpty || first == "_" || labels.first == first ? nil : first
  }

  /// Whether it is the same call of the same thing.
  func isSame(as other: CallName) -> Bool {
    words == other.words && (subject == other.subject || subject == nil || other.subject == nil)
  }

  /// Creates what a person asks for: any of the words, with or without signs.
  init(asked text: String) {
    words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether the asked words are all words of this name, or the end of one.
  ///
  /// So `shouldReturn` is `textFieldShouldReturn`. UIKit's name may have more labels: `animated`.
  func matches(_ asked: CallName) -> Bool {
    guard !asked.words.isEmpty else { return false }
    if asked.words.allSatisfy({ word in words.contains { Self.isMeant($0, by: word) } }) {
      return true
    }
    let all = Set(asked.words.map { $0.lowercased() })
    return words.count > 1 && words.allSatisfy { all.contains($0.lowercased()) }
  }

  /// Whether a word is the asked one, or ends with it where a capital begins; a single hump, such as
  /// `Return`, would end too many.
  private static func isMeant(_ word: String, by asked: String) -> Bool {
    if word.lowercased() == asked.lowercased() { return true }
    guard asked.dropFirst().contains(where: \.isUppercase),
      word.lowercased().hasSuffix(asked.lowercased())
    else { return false }
    return word.suffix(asked.count).first?.isUppercase == true
  }
}
