import Controller
import Model
import View

extension Event.Call {
  /// The name of the method, and the labels of its arguments.
  var words: [String] {
    let name = parts[0].prefix { $0 != "(" && $0 != " " }
    let labels = ([String(parts[0].dropFirst(name.count))] + parts.dropFirst()).flatMap { part in
      part.split { !$0.isLetter && !$0.isNumber && $0 != ":" }
        .flatMap { $0.split(separator: ":", omittingEmptySubsequences: false).dropLast() }
    }
    return ([name] + labels).map(String.init).filter { !$0.isEmpty }
  }

  /// The first argument, where it has no label: the field or the button that the call is about.
  var subject: String? { parts[0].hasSuffix("(") ? arguments.first : nil }

  /// Whether it is the same call of the same thing.
  func isSame(as other: Event.Call) -> Bool {
    let (one, two) = (subject, other.subject)
    return words == other.words && (one == two || one == nil || two == nil)
  }
}

/// What a person asks for when asking for a call: any of its words, with or without signs.
struct AskedCall {
  let words: [String]

  /// Whether parts of words are enough.
  private var isLoose = false

  /// Whether it was asked for with its arguments.
  private let isSigned: Bool

  /// Creates what was asked for; of a call with its arguments, the name and the labels.
  init(_ text: String) {
    // What was set or returned, as a trace has it.
    let text = text.firstRange(of: " = ").map { String(text[..<$0.lowerBound]) } ?? text
    // What was typed into a field may look like labels.
    let unquoted = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let signed = text.contains("(") ? Event.Call(unquoted).words : []
    isSigned = !signed.isEmpty
    words = signed.isEmpty ? text.split { !$0.isLetter && !$0.isNumber }.map(String.init) : signed
  }

  /// The same, where parts of words are enough, and the short names of the rule pages.
  var loose: AskedCall {
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

  /// Whether the asked words are all words of a call, or the end of one.
  ///
  /// So `shouldReturn` is `textFieldShouldReturn`. UIKit's name may have more labels: `animated`.
  func isMeant(by call: Event.Call) -> Bool {
    guard let first = words.first else { return false }
    let known = call.words
    if words.allSatisfy({ word in known.contains { Self.isMeant($0, by: word) } }) { return true }
    let all = Set(words.map { $0.lowercased() })
    let isWhole = known.allSatisfy { all.contains($0.lowercased()) }
    if known.count > 1, isWhole { return true }
    guard isLoose else { return false }
    if isSigned, isWhole { return true }
    if let names = Self.shortNames[first] { return names.contains(where: known.contains) }
    return words.allSatisfy { part in known.contains { Self.isPart(part, of: $0) } }
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
