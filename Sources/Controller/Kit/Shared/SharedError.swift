public import Model
public import View

/// Why a shared model could not be changed.
///
/// ```swift
/// func throwAway(_ id: Int, from cupboard: Shared<Cupboard>) throws(SharedError) {
///   try cupboard.changePart { cupboard in
///     if cupboard[id]?.isOpen == true { return .refused("That tin is open.") }
///     cupboard[id] = nil
///     return nil
///   }
/// }
/// ```
public enum SharedError: Error, Equatable, CustomStringConvertible {
  /// The store could not be read or written.
  case store(StoreError)
  /// What is kept was made by a newer program.
  case newer
  /// What is kept is not what this app keeps.
  case unreadable
  /// What was to be changed is no longer there.
  case gone
  /// The change was to be taken back, but the same row has been changed otherwise since.
  case changedSince
  /// The same field has been changed elsewhere meanwhile.
  case changedElsewhere(Phrase, now: String)
  /// The app does not want it, for a reason of its own.
  case refused(Phrase)

  /// In the trace, the sentence in English.
  public var description: String { phrase.english }

  /// What happened, in a sentence for the person who wanted the change.
  public var phrase: Phrase {
    switch self {
    case .store(let error): Phrase(error)
    case .refused(let reason): reason
    case .newer:
      Phrase(
        "A newer version stored this, so it was not changed. Use that version.",
        ko: "더 새로운 버전에서 저장한 내용이어서 그대로 두었습니다. 그 버전을 사용해주세요.")
    case .gone: Phrase("This was deleted in another window.", ko: "다른 창에서 삭제되었습니다.")
    case .changedSince:
      Phrase(
        "That was changed in another window since, so it was not undone.",
        ko: "그 뒤에 다른 창에서 바뀌어서 되돌리지 않았습니다.")
    case .changedElsewhere(let field, let text):
      Phrase(
        "\(field.english) was changed in another window. Now: \(text). Save again to replace it.",
        ko: "다른 창에서 바뀐 항목: \(field.korean). 지금 값: \(text). 다시 저장하면 덮어씁니다.")
    case .unreadable:
      Phrase(
        "What is stored cannot be read, so it was not changed. Use another store.",
        ko: "저장된 내용을 읽을 수 없어 그대로 두었습니다. 다른 저장소를 사용해주세요.")
    }
  }
}
