package import View

// What is said of a command line that is not understood.
extension Phrase {
  static let tryHelp = Phrase("Try --help.", ko: "--help를 참고하세요.")

  static var belongToExplore: Phrase {
    let names = OptionTable.states.dropFirst().map(\.name)
    let all = names.joined(separator: ", ")
    let others = names.dropLast().joined(separator: ", ")
    return Phrase(
      "\(others) and \(names.last ?? "") belong to --explore.", ko: "\(all)는 --explore와 함께 씁니다.")
  }

  package static let reportBelongsToCheck = Phrase(
    "--report belongs to --practice check and --practice list.",
    ko: "--report는 --practice check, --practice list와 함께 씁니다.")

  package static func reportEndsIn(_ endings: [String]) -> Phrase {
    let names = endings.map { ".\($0)" }.joined(separator: ", ")
    return Phrase(
      "--report takes a file whose name ends in one of these: \(names).",
      ko: "--report에는 이름이 다음 중 하나로 끝나는 파일을 써주세요: \(names).")
  }

  /// The message for an unknown option; only what looks like an option's name is repeated.
  static func unknownOption(_ name: String, near options: [String]) -> Phrase {
    let isName = name.wholeMatch(of: /--[A-Za-z]+(-[A-Za-z]+)*/) != nil
    let unknown =
      isName
      ? Phrase("Unknown option \(name).", ko: "없는 옵션입니다: \(name).")
      : Phrase("Unknown option.", ko: "없는 옵션입니다.")
    guard !options.isEmpty else { return unknown }
    return Phrase(
      "\(unknown.english) Did you mean \(options.joined(separator: " or "))?",
      ko: "\(unknown.korean) 혹시 \(options.map { "‘\($0)’" }.joined(separator: " 또는 "))인가요?")
  }

  static func takesNoValue(_ option: String) -> Phrase {
    Phrase("\(option) takes no value.", ko: "값을 받지 않는 옵션입니다: \(option).")
  }

  static func needsValue(_ option: String) -> Phrase {
    Phrase("\(option) needs a value.", ko: "값이 필요한 옵션입니다: \(option).")
  }

  static func needsValue(_ option: String, one words: [String]) -> Phrase {
    let others = words.dropLast().joined(separator: ", ")
    return Phrase(
      "\(option) needs a value: \(others) or \(words.last ?? "").",
      ko: "값이 필요한 옵션입니다: \(option). 쓸 수 있는 값: \(words.joined(separator: ", ")).")
  }

  static func givenTwice(_ option: String) -> Phrase {
    Phrase(
      "\(option) was given twice, with different values.",
      ko: "한 옵션에 서로 다른 값을 두 번 지정했습니다: \(option).")
  }

  static func valueNotText(of option: String) -> Phrase {
    Phrase(
      "The value of \(option) is not UTF-8 text.", ko: "옵션의 값이 UTF-8 텍스트가 아닙니다: \(option).")
  }

  static func takes(_ option: String, one words: [String]) -> Phrase {
    let others = words.count > 1 ? words.dropLast().joined(separator: ", ") : "nothing"
    return Phrase(
      "\(option) takes \(others) or \(words.last ?? "").",
      ko: "\(option)에 쓸 수 있는 값: \(words.joined(separator: ", ")).")
  }

  static let takesShare = Phrase(
    "--share takes a part and how many there are, such as 3/40.",
    ko: "--share에는 몇 번째 부분인지와 전체 개수를 씁니다. 예: 3/40.")

  static let needsCompare = Phrase(
    "The option --exit-code belongs to --compare.", ko: "--exit-code 옵션은 --compare와 함께 사용합니다.")
  static let belongsToNew = Phrase(
    "The option --front-door belongs to --new.", ko: "--front-door 옵션은 --new와 함께 사용합니다.")
  static let needsStates = Phrase(
    "--share needs --states FILE, for what it finds.", ko: "--share에는 찾은 것을 쓸 --states FILE이 필요합니다."
  )

  static func excludeEachOther(_ one: String, _ other: String) -> Phrase {
    Phrase(
      "\(one) and \(other) cannot be used together.", ko: "함께 쓸 수 없는 옵션입니다: \(one), \(other).")
  }

  static let noLines = Phrase(
    "--no-input needs lines from a pipe or from --script.",
    ko: "--no-input에는 파이프나 --script로 보내는 줄이 필요합니다.")
}
