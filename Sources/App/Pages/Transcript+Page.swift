import Controller
import Foundation
import Model
import View

extension Transcript {
  /// The session as a page, performed in memory, and whether it is still what the transcript says.
  @MainActor
  func page(
    hasher: any PasswordHasher, named path: String,
    onProgress: @escaping (Double) -> Void = { _ in }
  ) throws(ProgramError) -> (text: String, isSame: Bool) {
    let history = SessionHistory()
    let sessions = try perform(
      hasher: hasher, store: nil, destinations: Program.destinations, onProgress: onProgress,
      onLaunch: { device in
        history.didEnd()
        history.willLaunch(on: device)
      },
      onStep: { step, device in
        history.endStep(on: device)
        history.begin(with: step?.input.map { [$0] } ?? [])
      })
    history.didEnd()
    let language = try Options(options).language ?? .english
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let page = SessionPage(
      title: path == "-" ? language[.session] : name.printable, language: language,
      steps: history.steps)
    return (page.text, performed(sessions).utf8.elementsEqual(text.utf8))
  }
}

extension Phrase {
  /// What a transcript says is no longer what happens.
  static func pageDiffers(_ path: String) -> Phrase {
    Phrase(
      "The page shows what happens now, which is not what \(path) says: see --replay.",
      ko: "페이지는 지금 일어나는 일을 보여 주며, \(path)의 내용과 다릅니다. --replay로 확인하세요.")
  }
}
