import View

/// A command line that cannot be understood.
enum UsageError: Error, Equatable {
  case unknownOption(String)
  case missingValue(String)
  case needlessValue(String)
  /// A value that is not UTF-8: repaired, it would name another file.
  case notText(String)
  /// Two options that ask for different things.
  case contradiction(String, String)
  /// An option that asks for two things.
  case twoValues(String)
  /// A value that is none of the words that an option takes.
  case unknownWord(Option)
  /// Something that is no option. It is not repeated: it might be a password.
  case unexpectedArgument
  /// There is nobody to ask, and nothing else to read.
  case noInput
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let name):
      "There is no such option.\(suggestion(for: name)) Try --help."
    case .missingValue(let name): "\(name) needs a value. Try --help."
    case .needlessValue(let name): "\(name) takes no value. Try --help."
    case .notText(let name): "The value of \(name) is not UTF-8 text. Try --help."
    case .contradiction(let one, let other):
      "\(one) and \(other) exclude each other. Try --help."
    case .twoValues(let name): "\(name) was given twice, with different values. Try --help."
    case .unknownWord(let option):
      "\(option.rawValue) takes \(option.words). Try --help."
    case .unexpectedArgument:
      "Only options are understood here: emails and passwords are typed at the prompt. Try --help."
    case .noInput: "--no-input needs lines from a pipe or from --script. Try --help."
    }
  }

  private func suggestion(for name: String) -> String {
    let options = Option.allCases
    return switch NameSearch(name, among: options.map { $0.names.filter { $0.hasPrefix("--") } }) {
    case .found(let index), .unknown(let index?): " Did you mean \(options[index].rawValue)?"
    case .ambiguous(let indices):
      " Did you mean \(indices.map { options[$0].rawValue }.joined(separator: " or "))?"
    case .unknown(nil): ""
    }
  }
}

extension Option {
  fileprivate var words: String {
    guard case .word(let words) = value else {
      if case .choice(let words) = value { return words.joined(separator: " or ") }
      return "a value"
    }
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
