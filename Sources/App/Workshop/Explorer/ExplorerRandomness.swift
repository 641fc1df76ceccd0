import Controller
public import Model
import Synchronization
import View

/// Random numbers that follow from how many were drawn, and that an explorer finds again.
///
/// Pass its `numbers` to whatever draws at random in your app, and the source itself to the
/// explorer: what was drawn counts by where it is, and not by what it is. The identifiers of
/// windows are drawn from it anyway. It may be used from any thread.
///
/// ```swift
/// let (clock, randomness) = (ExplorerClock(), ExplorerRandomness())
/// let explorer = Explorer(clock: clock, randomness: randomness) { store, log in
///   makeApp(store, log, clock: clock.clocks, randomness: randomness.numbers)
/// }
/// ```
public final class ExplorerRandomness: Sendable {
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var drawn: Set<UInt64> = []
  }

  /// Creates a source, which always begins with the same number.
  public init() {}

  /// The numbers for the app.
  public var numbers: RandomNumbers { RandomNumbers { [self] in next() } }

  /// How many numbers were drawn since the beginning.
  package var count: Int { state.withLock { $0.count } }

  /// Begins again after so many numbers.
  package func begin(after count: Int) { state.withLock { $0.count = count } }

  /// Where a text has numbers that were drawn, as sixteen hexadecimal digits each.
  package func numbers(
    in text: UnsafeRawBufferPointer
  ) -> [(number: UInt64, position: Range<Int>)] {
    let drawn = state.withLock { $0.drawn }
    var found: [(UInt64, Range<Int>)] = []
    var start = 0
    while start + 16 <= text.count {
      if let number = UInt64(hexadecimal: text[start..<start + 16]), drawn.contains(number) {
        found.append((number, start..<start + 16))
        start += 16
      } else {
        start += 1
      }
    }
    return found
  }

  /// A text with a blank for each number that was drawn.
  package func removingNumbers(from text: String) -> String {
    var bytes = Array(text.utf8)
    for (_, position) in bytes.withUnsafeBytes(numbers).reversed() {
      bytes.replaceSubrange(position, with: [UInt8(ascii: " ")])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func next() -> UInt64 {
    state.withLock { state in
      state.count += 1
      // Odd factors, so that no two counts have the same number; the digits look random.
      var number = UInt64(state.count) &* 0x9E37_79B9_7F4A_7C15
      number ^= number >> 31
      number &*= 0xBF58_476D_1CE4_E5B9
      state.drawn.insert(number)
      return number
    }
  }
}

extension UInt64 {
  /// The number of some hexadecimal digits, as `String(hexadecimal:)` writes them.
  fileprivate init?(hexadecimal digits: Slice<UnsafeRawBufferPointer>) {
    self.init()
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = self << 4 | Self(digit & 0xF)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): self = self << 4 | Self(digit & 0xF) + 9
      default: return nil
      }
    }
  }
}
