package import Model

// Why a file cannot be used: in English the end of a sentence, in Korean a sentence in brackets.
extension Phrase {
  /// The reason behind an error number of the system, for a file or for a new one.
  package static func reason(errno number: Int32, isNewFile: Bool = false) -> Phrase {
    Phrase(StoreReason(errno: number, isNewFile: isNewFile))
  }

  /// The reason that a problem is.
  package static func reason(_ problem: FileProblem) -> Phrase { Phrase(.file(problem)) }

  static func korean(_ problem: FileProblem) -> String {
    switch problem {
    case .missing: "그런 파일이 없습니다"
    case .folderMissing: "그런 폴더가 없습니다"
    case .folder: "폴더입니다"
    case .folderIsFile: "경로의 일부가 폴더가 아닙니다"
    case .link: "심볼릭 링크입니다"
    case .notRegular: "일반 파일이 아닙니다"
    case .taken: "이미 있는 파일입니다"
    case .forbidden: "권한이 없습니다"
    case .readOnlyDisk: "읽기 전용 디스크입니다"
    case .noRoom: "남은 공간이 없습니다"
    case .tooLarge: "파일이 너무 커집니다"
    case .longName: "이름이 너무 깁니다"
    case .deviceFailed: "디스크나 장치에 오류가 있습니다"
    case .noDevice: "장치가 없습니다"
    case .tooManyFiles: "열린 파일이 너무 많습니다"
    case .noMemory: "메모리가 부족합니다"
    case .inUse: "사용 중입니다"
    case .closed: "닫혀 있습니다"
    case .noReader: "읽는 프로그램이 없습니다"
    case .noName: "파일 이름이 아닙니다"
    case .companionName: "저장소 옆에 두는 파일의 이름입니다"
    case .isStore: "저장소 파일입니다"
    case .folderNotText: "폴더 이름이 UTF-8 텍스트가 아닙니다"
    case .replaced: "다른 파일로 바뀌었습니다"
    case .moved: "사용하는 동안 옮겨지거나 지워졌습니다"
    }
  }
}
