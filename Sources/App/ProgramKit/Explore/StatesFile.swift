import Controller
import Foundation
import View
import Workshop

/// A file of `--states`: what a job has walked through, and what of.
struct StatesFile: Codable {
  /// What must be the same in all files of a walk.
  struct Origin: Codable, Equatable {
    /// The program and the options that choose what is walked through.
    let command: String
    /// A number that follows from the texts that are typed.
    let texts: UInt64
    /// A number that follows from the program's own file.
    let build: UInt64
  }

  let origin: Origin
  /// What was found of each walk.
  let walks: [WalkRecord]

  /// The most bytes that are read: far more than a job writes.
  static let limit = 256 << 20

  private static let mark = "vestibule states 2"

  /// The file: a line with a number that follows from the rest, and the rest.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let body = (try? encoder.encode(self)).map { [UInt8]($0) } ?? []
    return Array("\(Self.mark) \(Self.hash(of: body))\n".utf8) + body
  }

  /// Reads a file that must be of the same origin, or of another build of it.
  init(
    _ bytes: [UInt8], named path: String, of origin: Origin, orOtherBuild: Bool = false
  ) throws(ProgramError) {
    let body = Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    let head = String(decoding: bytes.dropLast(body.count), as: UTF8.self)
    guard head == "\(Self.mark) \(Self.hash(of: body))\n",
      let file = try? JSONDecoder().decode(Self.self, from: Data(body)),
      file.walks.allSatisfy(\.isSound)
    else { throw Self.error(.damaged(path)) }
    // First what a person can see.
    guard file.origin.command == origin.command else {
      throw Self.error(.ofOther(path, file.origin.command, here: origin.command))
    }
    guard file.origin.texts == origin.texts else { throw Self.error(.ofOtherTexts(path)) }
    guard orOtherBuild || file.origin.build == origin.build else {
      throw Self.error(.ofOtherBuild(path))
    }
    self = file
  }

  init(_ walks: [WalkRecord], of origin: Origin) {
    (self.walks, self.origin) = (walks, origin)
  }

  private static func error(_ phrase: Phrase) -> ProgramError { ProgramError(.data, phrase) }

  fileprivate static func hash(of bytes: [UInt8]) -> UInt64 {
    var hash = StateHash()
    bytes.withUnsafeBytes { hash.add($0) }
    return hash.value
  }
}

extension StatesFile.Origin {
  /// What the program walks through now; a test has a build of its own, as to read one takes long.
  @MainActor
  init(
    _ program: Program, _ options: Options, texts: String?, build: UInt64 = Self.ownBuild()
  ) {
    let settings = options.exploration
    command =
      "\(options.command(of: program)) --explore=\(settings.extent.rawValue) "
      + "--windows \(settings.windows)"
    self.texts = StatesFile.hash(of: Array((texts ?? "none").utf8))
    self.build = build
  }

  /// The number of the program that runs: another build may do something else after the same steps.
  static func ownBuild() -> UInt64 {
    let file = Bundle.main.executableURL.flatMap { try? Data(contentsOf: $0) }
    return StatesFile.hash(of: [UInt8](file ?? Data()))
  }
}

extension Phrase {
  static func damaged(_ path: String) -> Phrase {
    Phrase(
      "Cannot use \(path): it is damaged, or no file of --states.",
      ko: "사용할 수 없습니다: \(path) (손상되었거나 --states의 파일이 아닙니다).")
  }

  static func ofOther(_ path: String, _ command: String, here: String) -> Phrase {
    Phrase(
      "Cannot use \(path): it is of another walk. There: \(command). Here: \(here).",
      ko: "사용할 수 없습니다: \(path) (다른 탐색의 파일입니다). 파일: \(command). 지금: \(here).")
  }

  static func ofOtherTexts(_ path: String) -> Phrase {
    Phrase(
      "Cannot use \(path): other --texts were typed there. Use the same ones.",
      ko: "사용할 수 없습니다: \(path) (--texts의 내용이 다릅니다). 같은 내용을 지정해주세요.")
  }

  static func ofOtherBuild(_ path: String) -> Phrase {
    Phrase(
      "Cannot use \(path): another build of the program wrote it. Build once, and give all jobs "
        + "that program.",
      ko: "사용할 수 없습니다: \(path) (다르게 빌드한 프로그램의 파일입니다). 한 번 빌드해서 모든 작업에 그 프로그램을 "
        + "사용해주세요.")
  }
}
