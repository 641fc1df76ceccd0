/// What the controllers of a window are called with as one is presented or dismissed.
nonisolated struct PresentingModel {
  /// The root, then each that is presented by the one before.
  private(set) var chain: [(name: String, covers: Bool)] = []

  /// Those that are seen while the one at an index is the uppermost, from bottom to top: what covers
  /// hides all below it.
  private func seen(below top: Int) -> [String] {
    let shown = chain[..<top]
    return shown[(shown.lastIndex { $0.covers } ?? 0)...].map(\.name)
  }

  mutating func setRoot(_ name: String) -> [String] {
    let leaving = chain.isEmpty ? [] : seen(below: chain.count)
    chain = [(name, true)]
    return load(name) + move(out: leaving, in: [name])
  }

  mutating func present(_ name: String, covering: Bool) -> [String] {
    let leaving = covering ? seen(below: chain.count) : []
    chain.append((name, covering))
    return load(name) + move(out: leaving, in: [name])
  }

  /// Dismisses what the one at an index presents, with all above it.
  mutating func dismiss(above index: Int) -> [String] {
    let gone = chain[(index + 1)...].map(\.name)
    let before = seen(below: chain.count)
    chain.removeSubrange((index + 1)...)
    let after = seen(below: chain.count)
    return move(out: before.filter(gone.contains), in: after.filter { !before.contains($0) })
  }

  private func load(_ name: String) -> [String] { ["\(name).loadView", "\(name).didLoad"] }

  private func move(out leaving: [String], in coming: [String]) -> [String] {
    let (out, layout) = (Array(leaving.reversed()), ["isAppearing", "willLayout", "didLayout"])
    return out.map { "\($0).willDisappear" } + coming.map { "\($0).willAppear" }
      + coming.flatMap { name in layout.map { "\(name).\($0)" } }
      + coming.map { "\($0).didAppear" } + out.map { "\($0).didDisappear" }
  }
}
