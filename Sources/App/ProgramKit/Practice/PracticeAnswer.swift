import Model
import View

/// What was typed in a practice.
enum PracticeAnswer: Equatable {
  case numbers([Int])
  case hint, show, page, skip, list, reset, quit, help
  /// To go on with a lesson, by its number from 1.
  case lesson(Int)

  private static let words: [(Set<String>, PracticeAnswer)] = [
    (["none", "nothing", "없음", "아무것도", "0"], .numbers([])), (["hint", "힌트"], .hint),
    (["show", "보기"], .show),
    (["show page", "페이지"], .page), (["skip", "건너뛰기"], .skip), (["list", "목록"], .list),
    (["reset", "처음부터"], .reset), (["quit", ":quit", "exit", "bye", "종료", "끝"], .quit),
    (["help", ":help", "?", "도움말"], .help),
  ]

  /// Between the numbers of an answer.
  private static let between: Set<String> = ["then", "and", "그리고", "다음"]

  /// Reads a line, or is `nil` when it is nothing of that.
  ///
  /// Numbers may stand apart, as `2, 1` or `2 then 1`, or together, as `21` where no choice has that
  /// number.
  init?(_ line: String, of count: Int = 9) {
    let line = line.trimmed.lowercased()
    if let word = Self.words.first(where: { $0.0.contains(line) }) {
      self = word.1
      return
    }
    if let match = line.wholeMatch(of: /(?:lesson|단원) *(\d{1,3})/), let number = Int(match.1) {
      self = .lesson(number)
      return
    }
    let parts = line.split { " ,.;>→-".contains($0) }.filter { !Self.between.contains(String($0)) }
    let numbers = parts.flatMap { part -> [Int?] in
      guard let number = Int(part) else { return [nil] }
      return number > count && count < 10 ? part.map { $0.wholeNumberValue } : [number]
    }
    let known = numbers.compactMap(\.self)
    guard !parts.isEmpty, known.count == numbers.count else { return nil }
    self = .numbers(known)
  }
}
