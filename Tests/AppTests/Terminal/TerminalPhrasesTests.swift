import Foundation
import Testing
import View
import ViewText

@testable import Terminal

@Suite("What is said of lines and streams")
struct TerminalPhrasesTests {
  @Test("Each sentence is in each language")
  func languages() {
    let commands = [TextCommand.help, .read, .quit].map(\.explanation)
    let phrases: [Phrase] = [
      .standardInput, .standardOutput, .lineTooLong, .lineInvalid, .lineUnterminated, .again(""),
      .different, .escapeInLine, .spaceEmpties, .firstKeyReplaces, .typedAheadIsDropped,
      .typePasswordAgain, .takenHidden, .readInTheClear,
    ]

    for phrase in phrases + commands {
      #expect(phrase.korean.contains(/\p{Hangul}/), "\(phrase.english)")
      #expect(!phrase.english.contains(/\p{Hangul}/), "\(phrase.korean)")
    }
  }

  @Test("What cannot be done with a stream is named with its reason, in each language")
  func streams() {
    let sentences: [(Phrase, String, String)] = [
      (
        .cannotRead(.standardInput, errno: EISDIR), "Cannot read standard input: ",
        "읽을 수 없습니다: 표준 입력 ("
      ),
      (
        .cannotWrite(.standardOutput, errno: ENOSPC), "Cannot write standard output: ",
        "쓸 수 없습니다: 표준 출력 ("
      ),
      (
        .cannotRecord(to: .standardOutput, errno: EACCES), "Cannot record to standard output: ",
        "기록할 수 없습니다: 표준 출력 ("
      ),
    ]

    for (said, english, korean) in sentences {
      #expect(said.english.hasPrefix(english) && !said.english.contains(/\p{Hangul}/))
      #expect(said.korean.hasPrefix(korean))
      #expect(said.korean.dropFirst(korean.count).contains(/\p{Hangul}/))
    }
  }
}
