import View

/// A command line that cannot be understood.
enum UsageError: Error, Equatable {
  case unknownOption(String)
  case missingValue(String)
  case needlessValue(String)
  case unknownLanguage(String)
  /// Something that is no option. It is not repeated: it might be a password.
  case unexpectedArgument
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let name):
      "There is no such option.\(suggestion(for: name)) Try --help."
    case .missingValue(let name): "\(name) needs a value. Try --help."
    case .needlessValue(let name): "\(name) takes no value. Try --help."
    case .unknownLanguage:
      "--language takes en or ko."
    case .unexpectedArgument:
      "Only options are understood here: emails and passwords are typed at the prompt. Try --help."
    }
  }

  private func suggestion(for name: String) -> String {
    let options = Option.allCases
    return switch NameSearch(name, among: options.map { [$0.rawValue] }) {
    case .found(let index), .unknown(let index?): " Did you mean \(options[index].rawValue)?"
    case .ambiguous(let indices):
      " Did you mean \(indices.map { options[$0].rawValue }.joined(separator: " or "))?"
    case .unknown(nil): ""
    }
  }
}
