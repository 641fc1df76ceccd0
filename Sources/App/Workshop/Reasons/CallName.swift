import Controller
import Model
import View

/// The words of a call's name: of a method its name and the labels of its arguments.
struct CallName {
  let words: [String]

  /// Whether parts of words are enough.
  private var isLoose = false

  /// Whether it was asked for with its arguments.
  private var isSigned = false

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

  /// Creates what a person asks for: any of the words, with or without signs; of a call with its
  /// arguments, the name and the labels.
  init(asked text: String) {
    // What was set or returned, as a trace has it.
    let text = text.firstRange(of: " = ").map { String(text[..<$0.lowerBound]) } ?? text
    let signed = text.contains("(") ? CallName(text).words : []
    isSigned = !signed.isEmpty
    words = signed.isEmpty ? text.split { !$0.isLetter && !$0.isNumber }.map(String.init) : signed
  }

  /// The same, where parts of words are enough, and the short names of the rule pages.
  var loose: CallName {
    var name = self
    name.isLoose = true
    return name
  }

  /// The short names of the rule pages that are no part of a call's name.
  private static let shortNames = [
    "layout": ["viewWillLayoutSubviews", "viewDidLayoutSubviews"],
    "config": ["configurationForConnecting"], "willFG": ["sceneWillEnterForeground"],
    "didActive": ["sceneDidBecomeActive"], "didBG": ["sceneDidEnterBackground"],
    "stateActivity": ["stateRestorationActivity"], "restore": ["restoreInteractionStateWith"],
    "openURL": ["openURLContexts", "open"],
  ]

  /// Whether a word is a part of another, from capital to capital: `cellForRow` of `cellForRowAt`.
  ///
  /// A part of one hump would be in too many.
  private static func isPart(_ part: String, of word: String) -> Bool {
    let (part, word) = (humps(of: part), humps(of: word))
    guard part.count > 1, part.count <= word.count else { return false }
    return (0...word.count - part.count).contains { Array(word[$0..<$0 + part.count]) == part }
  }

  private static func humps(of word: String) -> [String] {
    var humps = [""]
    for letter in word {
      if letter.isUppercase { humps.append("") }
      humps[humps.count - 1] += letter.lowercased()
    }
    return humps.filter { !$0.isEmpty }
  }

  /// Whether the asked words are all words of this name, or the end of one.
  ///
  /// So `shouldReturn` is `textFieldShouldReturn`. UIKit's name may have more labels: `animated`.
  func matches(_ asked: CallName) -> Bool {
    guard let first = asked.words.first else { return false }
    if asked.words.allSatisfy({ word in words.contains { Self.isMeant($0, by: word) } }) {
      return true
    }
    let all = Set(asked.words.map { $0.lowercased() })
    let isWhole = words.allSatisfy { all.contains($0.lowercased()) }
    if words.count > 1, isWhole { return true }
    guard asked.isLoose else { return false }
    if asked.isSigned, isWhole { return true }
    if let names = Self.shortNames[first] { return names.contains(where: words.contains) }
    return asked.words.allSatisfy { part in words.contains { Self.isPart(part, of: $0) } }
  }

  /// Whether a word is the asked one, or ends with it where a capital begins; a one-word suffix,
  /// such as `Return`, would match too many names.
  private static func isMeant(_ word: String, by asked: String) -> Bool {
    if word.lowercased() == asked.lowercased() { return true }
    guard asked.dropFirst().contains(where: \.isUppercase),
      word.lowercased().hasSuffix(asked.lowercased())
    else { return false }
    return word.suffix(asked.count).first?.isUppercase == true
  }
}
