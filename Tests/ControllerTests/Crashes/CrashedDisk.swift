/// What a disk may hold after the power has failed: what was synced, and any part of what was not.
nonisolated struct CrashedDisk {
  typealias Files = [String: [UInt8]]

  /// What was there before anything was recorded, all of it durable.
  let start: Files

  /// What was done until the power failed.
  let events: ArraySlice<StoreRecorder.Event>

  /// Whether a sync makes anything durable: the control is a disk on which none does.
  var syncs = true

  private static let sector = 512
  /// Up to so many writes, each subset of them is tried.
  private static let most = 6

  /// Every content that is tried.
  ///
  /// That is each subset of what was not synced, if that is little; otherwise what comes first, all but
  /// one and one alone. Besides, each of the writes torn at each sector.
  var contents: [Files] {
    var (durable, pending) = (start, [StoreRecorder.Event]())
    for event in events {
      if case .sync(let file) = event {
        guard syncs else { continue }
        for event in pending where event.file == file { Self.apply(event, to: &durable) }
        pending.removeAll { $0.file == file }
      } else {
        pending.append(event)
      }
    }
    return subsets(of: pending).map { chosen in
      chosen.reduce(into: durable) { Self.apply($1, to: &$0) }
    }
  }

  private func subsets(of pending: [StoreRecorder.Event]) -> [[StoreRecorder.Event]] {
    var chosen: [[StoreRecorder.Event]] = []
    if pending.count <= Self.most {
      for bits in 0..<(1 << pending.count) {
        chosen.append(pending.indices.filter { bits & 1 << $0 != 0 }.map { pending[$0] })
      }
    } else {
      for index in 0...pending.count { chosen.append(Array(pending[..<index])) }
      for index in pending.indices {
        var rest = pending
        rest.remove(at: index)
        chosen += [rest, [pending[index]]]
      }
    }
    for (index, event) in pending.enumerated() {
      guard case .write(let bytes, let offset, let file) = event else { continue }
      for edge in stride(from: Self.sector, to: bytes.count, by: Self.sector) {
        let first = StoreRecorder.Event.write(Array(bytes[..<edge]), at: offset, file: file)
        let last = StoreRecorder.Event.write(
          Array(bytes[edge...]), at: offset + edge, file: file)
        for part in [first, last] {
          chosen.append(pending[..<index] + [part])
          chosen.append(pending[..<index] + [part] + pending[(index + 1)...])
        }
      }
    }
    return chosen
  }

  private static func apply(_ event: StoreRecorder.Event, to files: inout Files) {
    switch event {
    case .write(let bytes, let offset, let file):
      var content = files[file] ?? []
      let end = offset + bytes.count
      if content.count < end { content += [UInt8](repeating: 0, count: end - content.count) }
      content.replaceSubrange(offset..<end, with: bytes)
      files[file] = content
    case .truncate(let size, let file):
      files[file] = files[file].map { Array($0.prefix(size)) }
    case .sync: break
    }
  }
}
