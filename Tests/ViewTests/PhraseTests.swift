import Model
import Testing
import View

@Suite("Phrases")
struct PhraseTests {
  @Test("Every error of the front door has its exact sentence", arguments: sentences)
  func errors(sentence: Sentence) {
    let phrase = Phrase(sentence.error)

    #expect(Array(Language.korean[phrase].utf8) == Array(sentence.korean.utf8))
    #expect(Array(Language.english[phrase].utf8) == Array(sentence.english.utf8))
  }

  @Test("A literal and a verbatim text are the same in every language")
  func verbatim() {
    let typed = "lee@example.com"

    let (literal, verbatim): (Phrase, Phrase) = ("lee@example.com", Phrase(verbatim: typed))

    #expect(literal == verbatim)
    #expect(verbatim.translations == [typed, typed])
    #expect(Language.allCases.allSatisfy { $0[literal] == typed })
    #expect(Phrase("OK", ko: "확인") != "OK")
  }

  @Test("Values in a literal are the same in every language, and a phrase is said in each")
  func interpolated() {
    let (email, count) = ("lee@example.com", 3)

    let phrase: Phrase = "\(Phrase.email): \(email), \(count)"

    #expect(phrase.english == "Email: lee@example.com, 3")
    #expect(phrase.korean == "이메일: lee@example.com, 3")
  }

  @Test("A language is named by its code", arguments: zip(Language.allCases, ["en", "ko"]))
  func code(language: Language, code: String) {
    let found = Language(rawValue: code)

    #expect(found == language)
  }
}

// MARK: - Fixtures

/// An error and what is said of it in both languages.
struct Sentence: CustomTestStringConvertible {
  let error: AccountError
  let korean: String
  let english: String

  var testDescription: String { english }
}

private let sentences = [
  Sentence(
    error: .refused(.emailTooShort), korean: "email을 4자 이상 입력해주세요",
    english: "Enter an email of at least 4 characters."),
  Sentence(
    error: .refused(.passwordTooShort), korean: "password를 4자 이상 입력해주세요",
    english: "Enter a password of at least 4 characters."),
  Sentence(
    error: .refused(.emailTooLong), korean: "이메일을 511바이트 이하로 입력해주세요.",
    english: "Enter an email of at most 511 bytes."),
  Sentence(
    error: .refused(.passwordTooLong), korean: "비밀번호를 511바이트 이하로 입력해주세요.",
    english: "Enter a password of at most 511 bytes."),
  Sentence(
    error: .hashing(.refusedBySystem(method: "yescrypt", code: 12)),
    korean: "비밀번호를 처리할 수 없습니다 (yescrypt, 오류 12). 메모리를 확보한 뒤 다시 시도해주세요.",
    english: "The system could not hash the password (yescrypt, error 12). "
      + "Free some memory and try again."),
  Sentence(
    error: .noSuchAccount, korean: "입력하신 아이디는 존재하지 않습니다",
    english: "No account has that email."),
  Sentence(
    error: .wrongPassword, korean: "입력하신 비밀번호는 존재하지 않습니다",
    english: "That password is not correct."),
  Sentence(
    error: .emailTaken, korean: "중복된 email 입니다",
    english: "That email is already registered."),
  Sentence(
    error: .changedMeanwhile, korean: "저장하지 않았습니다: 그사이 계정이 바뀌었습니다.",
    english: "Not saved: the account was changed meanwhile."),
  Sentence(
    error: .tooManyTries(seconds: 1), korean: "시도가 너무 많습니다. 1초 뒤에 다시 시도해주세요.",
    english: "Too many attempts. Try again in 1 second."),
  Sentence(
    error: .tooManyTries(seconds: 8), korean: "시도가 너무 많습니다. 8초 뒤에 다시 시도해주세요.",
    english: "Too many attempts. Try again in 8 seconds."),
  Sentence(
    error: .tooManyTries(seconds: 60), korean: "시도가 너무 많습니다. 60초 뒤에 다시 시도해주세요.",
    english: "Too many attempts. Try again in 60 seconds."),
  Sentence(
    error: .tooManyTries(seconds: 61), korean: "시도가 너무 많습니다. 2분 뒤에 다시 시도해주세요.",
    english: "Too many attempts. Try again in 2 minutes."),
  Sentence(
    error: .tooManyTries(seconds: 900), korean: "시도가 너무 많습니다. 15분 뒤에 다시 시도해주세요.",
    english: "Too many attempts. Try again in 15 minutes."),
]
