import Controller
import Foundation
import Model
import View
import ViewText

extension Transcript {
  /// The session as a page, performed in memory, and whether it is still what the transcript says.
  @MainActor
  func page(
    of program: Program, hasher: any PasswordHasher, named path: String,
    onProgress: @escaping (Double) -> Void = { _ in }, links: PlayableLinks? = nil
  ) throws(ProgramError) -> (text: String, isSame: Bool) {
    let (steps, sessions) = try history(by: program, hasher: hasher, onProgress: onProgress)
    let settings = try Options(options, of: program)
    let language = settings.language ?? .english
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let page = SessionPage(
      title: path == "-" ? language[.session] : name, language: language,
      steps: steps, command: settings.command(of: program), links: links)
    return (page.text, performed(sessions).utf8.elementsEqual(text.utf8))
  }

  /// The session as a picture that moves, performed in memory, and whether it is still what the
  /// transcript says.
  @MainActor
  func movingPicture(
    of program: Program, hasher: any PasswordHasher,
    onProgress: @escaping (Double) -> Void = { _ in }
  ) throws(ProgramError) -> (text: String, isSame: Bool) {
    let (steps, sessions) = try history(by: program, hasher: hasher, onProgress: onProgress)
    let language = try Options(options, of: program).language ?? .english
    let picture = MovingPicture(of: steps, nil, in: language)
    return (picture.svg, performed(sessions).utf8.elementsEqual(text.utf8))
  }

  /// The steps of the session, without a password written into it, and what was performed.
  @MainActor
  func history(
    by program: Program, hasher: any PasswordHasher, as form: AppForm? = nil,
    onProgress: @escaping (Double) -> Void = { _ in }
  ) throws(ProgramError) -> (steps: [SessionStep], sessions: [ScriptedSession]) {
    let history = SessionHistory()
    let sessions = try perform(
      by: program, hasher: hasher, store: nil, as: form, onProgress: onProgress,
      onLaunch: { device in
        history.didEnd()
        history.willLaunch(on: device)
      },
      onStep: { step, device in
        history.endStep(on: device)
        history.begin(with: step?.input.map { .lines([$0]) } ?? .end)
      })
    history.didEnd()
    let secrets = Set(sessions.flatMap(\.secrets))
    let steps = history.steps.map { step in
      var step = step
      switch step.cause {
      case .lines(let lines):
        step.cause = .lines(lines.map { isSecret($0, among: secrets) ? "> •••" : $0 })
      // Nothing is typed in these.
      case .launch, .step, .end: break
      }
      return step
    }
    return (steps, sessions)
  }
}

extension Phrase {
  /// What a transcript says is no longer what happens.
  static func pageDiffers(_ path: String) -> Phrase {
    Phrase(
      "The page shows what happens now, which is not what \(path) says: see --replay.",
      ko: "페이지는 지금 실행한 결과이고, \(path)에 기록된 것과 다릅니다. --replay로 확인하세요.")
  }
}
