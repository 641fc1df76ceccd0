import View

// What is said around a package of exercises.
extension Phrase {
  static func unfinishedExercise(_ folder: String) -> Phrase {
    Phrase(
      "\(folder) is no whole exercise. About.md needs a title, what a person sees, two hints, a talk "
        + "and, if there is a folder Planted, the faults; About-Korean.md needs as many of each. "
        + "Beside them there must be a Swift file, and one whose name ends in Tests.swift.",
      ko: "\(folder): 연습 문제가 다 갖추어지지 않았습니다. About.md에는 제목, 사용자에게 보이는 것, 힌트 둘, "
        + "이야기가 있어야 하고, Planted 폴더가 있으면 결함도 있어야 합니다. About-Korean.md에도 같은 수만큼 "
        + "있어야 합니다. 그 옆에 Swift 파일과, 이름이 Tests.swift로 끝나는 파일이 있어야 합니다.")
  }

  static func unreadableFile(_ path: String) -> Phrase {
    Phrase(
      "Cannot read \(path): it is not there, or it is not UTF-8 text.",
      ko: "읽을 수 없습니다: \(path) (파일이 없거나 UTF-8 텍스트가 아닙니다).")
  }

  static func unwritableFile(_ path: String) -> Phrase {
    Phrase(
      "Cannot write \(path). Name a folder that you may write to.",
      ko: "쓸 수 없습니다: \(path). 쓸 수 있는 폴더를 지정해주세요.")
  }

  static func folderNotEmpty(_ folder: String) -> Phrase {
    Phrase(
      "\(folder) is not empty, so nothing was written. Name a new folder.",
      ko: "비어 있지 않은 폴더여서 아무것도 쓰지 않았습니다: \(folder). 새 폴더를 지정해주세요.")
  }

  static func unreadableFolder(_ folder: String) -> Phrase {
    Phrase(
      "Cannot read \(folder), so nothing was written. Name a new folder.",
      ko: "읽을 수 없는 폴더여서 아무것도 쓰지 않았습니다: \(folder). 새 폴더를 지정해주세요.")
  }

  static func beingChecked(_ folder: String) -> Phrase {
    Phrase(
      "\(folder) is being checked by another program. Try again when it is done.",
      ko: "다른 프로그램이 검사하고 있는 폴더입니다: \(folder). 끝난 뒤에 다시 시도해주세요.")
  }

  static func noPractice(_ folder: String) -> Phrase {
    Phrase(
      "\(folder) has no exercises. Make a folder with them: --practice new FOLDER.",
      ko: "연습 문제가 없는 폴더입니다: \(folder). 먼저 만들어주세요: --practice new FOLDER.")
  }

  static func originGone(_ path: String) -> Phrase {
    Phrase(
      "\(path) does not name a clone of Vestibule. Write the clone's path there, or make a new folder.",
      ko: "\(path)에 Vestibule을 복제한 폴더가 적혀 있지 않습니다. 그 경로를 적거나 새 폴더를 만들어주세요.")
  }

  static func noExercises(_ folder: String) -> Phrase {
    Phrase(
      "\(folder) has no exercises. Each is a folder with a page About.md.",
      ko: "연습 문제가 없습니다: \(folder). 연습 문제는 About.md가 있는 폴더입니다.")
  }

  static let noClone = Phrase(
    "The program is not in a clone of Vestibule. Name one after the folder.",
    ko: "프로그램이 Vestibule을 복제한 폴더에 있지 않습니다. 폴더 뒤에 그 경로를 써주세요.")

  static func doesNotBuild(_ error: String) -> Phrase {
    Phrase("The package does not build. \(error)", ko: "패키지가 빌드되지 않습니다. \(error)")
  }

  static let testsDoNotRun = Phrase(
    "The tests do not run to their end. Try swift test in the folder.",
    ko: "테스트가 끝까지 돌지 않습니다. 폴더에서 swift test를 실행해 보세요.")

  static func needsFolder(_ word: String) -> Phrase {
    Phrase("--practice \(word) needs a folder.", ko: "--practice \(word) 뒤에 폴더를 써주세요.")
  }

  static func madePractice(_ folder: String, count: Int, program: String) -> Phrase {
    Phrase(
      "\(folder) has \(count) exercises. Next: \(program) --practice watch \(folder)",
      ko: "\(folder)에 연습 문제 \(count)개가 있습니다. 다음: \(program) --practice watch \(folder)")
  }

  static func done(_ count: Int, of all: Int) -> Phrase {
    Phrase("Done: \(count) of \(all)", ko: "완료: \(all)개 중 \(count)개")
  }

  // MARK: - While files are watched

  static let checking = Phrase("Building and testing …", ko: "빌드하고 테스트합니다 …")
  static let notYet = Phrase("Not yet.", ko: "아직입니다.")
  static let allDone = Phrase("All of it is done.", ko: "모두 마쳤습니다.")
  static let noMoreHints = Phrase("There is no other hint.", ko: "힌트가 더 없습니다.")

  static func hint(_ number: Int, _ hint: Phrase) -> Phrase {
    Phrase("Hint \(number): \(hint.english)", ko: "힌트 \(number): \(hint.korean)")
  }

  static func change(_ path: String) -> Phrase {
    Phrase("Change \(path), and save it.", ko: "이 파일을 고치고 저장하세요: \(path)")
  }

  static let watchKeys = Phrase(
    "Type hint, show, next, list, a number or quit.",
    ko: "입력: hint 힌트, show 보기, next 다음, list 목록, 문제 번호, quit 종료")
}
