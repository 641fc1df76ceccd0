import Controller
import Model
import View

// Why there are more states than a walk may see.
extension StateWalker {
  /// How many of the newest states are compared, and how many there must be besides.
  private static let newest = 40

  /// In what the newest states differ, or `nil` if there are too few to tell.
  func growth() -> Phrase? {
    guard graph.count >= 2 * Self.newest else { return nil }
    var contents: [[StoreKey: StoredValue]] = []
    // What is seen, by what is stored and the name of the screen.
    var shown: [String: Set<UInt64>] = [:]
    var screens: Set<String> = []
    for state in graph.count - Self.newest..<graph.count {
      begin(graph.way(to: state))
      let screen = app.location.screen
      contents.append(app.storeContents.filter { !$0.key.isOfSceneSessions })
      shown["\(app.storeFingerprint()) \(screen)", default: []].insert(app.visibleFingerprint)
      screens.insert(screen)
    }
    let keys = Set(contents.flatMap(\.keys)).filter { key in
      zip(contents, contents.dropFirst()).contains { $0[key] != $1[key] }
    }
    var places = Set(keys.map(\.growthName)).sorted { $0.english < $1.english }
    // Where what is stored is the same, something else is not.
    if places.isEmpty || shown.values.contains(where: { $0.count > 1 }) {
      let names = screens.sorted().joined(separator: ", ")
      places.append(Phrase("what is on \(names)", ko: "화면에 보이는 것 (\(names))"))
    }
    let english = places.map(\.english).joined(separator: " and ")
    let korean = places.map(\.korean).joined(separator: ", ")
    return Phrase(
      "new ones differ only in \(english)", ko: "새 상태는 다음만 다릅니다: \(korean)")
  }
}

extension StoreKey {
  /// The place in words; the name of a record may be a person's.
  fileprivate var growthName: Phrase {
    switch namespace {
    case .settings: Phrase("the stored value \(name)", ko: "저장된 값 \(name)")
    case .records: Phrase("the stored records", ko: "저장된 기록")
    case .expiring: Phrase("stored counts that expire", ko: "만료되는 저장된 횟수")
    }
  }
}
