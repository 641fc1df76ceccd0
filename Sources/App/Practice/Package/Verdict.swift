import View

/// What came of an exercise.
enum Verdict: Equatable {
  case done
  /// A file of the learner's is not there; what was handed out is.
  case missing(String, original: String)
  case uncompiled(String)
  case failed(TestReport.Issue)
  /// The learner's test fails, though the controller is right.
  case refusesRight(TestReport.Issue)
  case crashed(String)
  case endless(String)
  case writesTooMuch(String)
  /// There is no test.
  case untested
  /// The learner's test reads which fault is planted.
  case peeks
  /// A planted fault that the learner's test does not notice.
  case missed(Phrase, noticed: Int, of: Int)

  /// The test that did not pass, or `nil` if none has run.
  var test: String? {
    switch self {
    case .failed(let issue), .refusesRight(let issue): issue.test
    case .crashed(let test), .endless(let test), .writesTooMuch(let test): test
    case .done, .missing, .uncompiled, .untested, .peeks, .missed: nil
    }
  }

  /// What a person reads of it.
  var explanation: Phrase {
    switch self {
    case .done: Phrase("done", ko: "완료")
    case .missing(let path, let original):
      Phrase(
        "There is no \(path). Copy \(original) there, and begin again.",
        ko: "파일이 없습니다: \(path). 이 파일을 그 자리에 복사하고 다시 시작하세요: \(original)")
    case .uncompiled(let error):
      Phrase("It does not compile. \(error)", ko: "컴파일되지 않습니다. \(error)")
    case .failed(let issue): Phrase(verbatim: "\(issue.test): \(issue.text)")
    case .refusesRight(let issue):
      Phrase(
        "Your test fails, though the controller is right. \(issue.test): \(issue.text)",
        ko: "컨트롤러는 올바른데 테스트가 실패합니다. \(issue.test): \(issue.text)")
    case .crashed(let test):
      Phrase(
        "This test ends the program, as by an index out of range: \(test)",
        ko: "범위를 벗어난 인덱스처럼, 이 테스트에서 프로그램이 끝납니다: \(test)")
    case .endless(let test):
      Phrase("This test does not come to its end: \(test)", ko: "이 테스트가 끝나지 않습니다: \(test)")
    case .writesTooMuch(let test):
      Phrase(
        "This test writes a file of more than \(SwiftTools.fileLimit >> 20) MiB: \(test)",
        ko: "이 테스트가 \(SwiftTools.fileLimit >> 20) MiB보다 큰 파일을 씁니다: \(test)")
    case .untested: Phrase("There is no test. Write one.", ko: "테스트가 없습니다. 작성해주세요.")
    case .peeks:
      Phrase(
        "Your test reads which fault is planted. A person cannot: ask the controller.",
        ko: "테스트가 어떤 결함이 심어졌는지를 읽습니다. 사용자는 그럴 수 없으니 컨트롤러에게 물어보세요.")
    case .missed(let fault, let noticed, let count):
      Phrase(
        "\(noticed) of \(count) faults noticed. Not noticed: \(fault.english)",
        ko: "결함 \(count)개 중 \(noticed)개를 찾았습니다. 찾지 못한 것: \(fault.korean)")
    }
  }
}
