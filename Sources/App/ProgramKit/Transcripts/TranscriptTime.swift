import Foundation
import Model
import Workshop

/// When a session was recorded, as `2026-11-26T08:30:00+09:00`: a replay has this time too.
struct TranscriptTime: Equatable {
  /// The moment, in seconds since 1970.
  let seconds: Int64

  /// How far the local time is ahead of that of Greenwich, in seconds: whole minutes.
  let secondsFromGMT: Int

  /// The time now.
  init(_ clocks: SystemClocks) {
    seconds = clocks.secondsSince1970()
    secondsFromGMT = Int(clocks.localSecondsSince1970() - seconds) / 60 * 60
  }

  /// Creates it from a text, or returns `nil` if that is no time since 1970.
  init?(_ text: String) {
    let pattern = /[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}(?:Z|([+-])([0-9]{2}):([0-9]{2}))/
    guard let match = text.wholeMatch(of: pattern),
      let date = ISO8601DateFormatter().date(from: text), date.timeIntervalSince1970 >= 0
    else { return nil }
    let (hours, minutes) = (Int(match.2 ?? "0") ?? 0, Int(match.3 ?? "0") ?? 0)
    guard hours < 24, minutes < 60 else { return nil }
    seconds = Int64(date.timeIntervalSince1970)
    secondsFromGMT = (match.1 == "-" ? -60 : 60) * (hours * 60 + minutes)
  }

  /// The text that a transcript has.
  var text: String {
    Self.formatter(secondsFromGMT).string(from: Date(timeIntervalSince1970: Double(seconds)))
  }

  /// A clock that stands still at this time.
  var clock: ExplorerClock { ExplorerClock(time: seconds, secondsFromGMT: secondsFromGMT) }

  private static func formatter(_ secondsFromGMT: Int) -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: secondsFromGMT) ?? .gmt
    return formatter
  }
}
