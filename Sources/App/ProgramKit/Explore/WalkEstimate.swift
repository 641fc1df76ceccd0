import Controller
import View
import Workshop

/// How long a walk will still take, as far as it can be told from what it has done until now.
struct WalkEstimate {
  private let limits: Explorer.Limits
  private var samples: [Explorer.Progress] = []

  init(limits: Explorer.Limits) {
    self.limits = limits
  }

  /// The rest of the time, in words; a walk whose states become more and more says nothing of its
  /// end.
  mutating func rest(after progress: Explorer.Progress) -> Phrase {
    samples.append(progress)
    guard let seconds = seconds(after: progress) else {
      return Phrase("No end in sight yet", ko: "끝나는 때는 아직 알 수 없음")
    }
    return seconds < 100
      ? Phrase("At most \(max(1, seconds)) s more", ko: "길어야 \(max(1, seconds))초 더")
      : Phrase("At most \(seconds / 60 + 1) min more", ko: "길어야 \(seconds / 60 + 1)분 더")
  }

  /// The nearest end: that of the states, or of a limit.
  private func seconds(after progress: Explorer.Progress) -> Int? {
    let time = progress.time / .seconds(1)
    let expanded = Double(progress.states - progress.frontier)
    guard time > 0, expanded > 0 else { return nil }
    var ends = [limits.time.map { $0 / .seconds(1) - time }].compactMap(\.self)
    if limits.states < .max {
      let left = Double(limits.states) - Double(progress.states)
      ends.append(left / Double(progress.states) * time)
    }
    // How many new states each state led to, in the last quarter of the time.
    if let before = samples.last(where: { $0.time <= progress.time * 3 / 4 }) {
      let done = expanded - Double(before.states - before.frontier)
      let new = Double(progress.states - before.states) / max(1, done)
      if new < 0.9 {
        ends.append(Double(progress.frontier) / (1 - new) / expanded * time)
      }
    }
    // A limit may be any number: more than a thousand years is that.
    return ends.min().map { Int(min($0, 3e10).rounded(.up)) }
  }
}
