import Foundation
import Synchronization
import SystemProcess

/// The address of the words, or zero.
private let kept = Atomic<UInt>(.zero)

/// What the program still writes when it crashes: the trace of the call that it crashed in.
package enum LastWords {
  private struct Words {
    let descriptor: Int32
    let bytes: UnsafeMutableBufferPointer<UInt8>
  }

  /// Keeps words in the place of those before; none for no bytes.
  package static func set(_ bytes: [UInt8], on descriptor: Int32) {
    var address = UInt.zero
    if !bytes.isEmpty {
      let words = UnsafeMutablePointer<Words>.allocate(capacity: 1)
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = copy.initialize(from: bytes)
      words.initialize(to: Words(descriptor: descriptor, bytes: copy))
      address = UInt(bitPattern: words)
    }
    let before = kept.exchange(address, ordering: .acquiringAndReleasing)
    guard let words = UnsafeMutablePointer<Words>(bitPattern: before) else { return }
    words.pointee.bytes.deallocate()
    words.deallocate()
  }

  /// Writes the words when the process traps; then happens what would have happened without it.
  ///
  /// For a process that is not the program's own, as one of tests.
  package static func sayAtTrap() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
      vestibule_handle_trap(number) { number in
        LastWords.say()
        // The instruction that trapped is run again.
        vestibule_handle_trap(number, nil)
      }
    }
  }

  /// Writes the words, once: all that it does may be done in a handler of a signal.
  static func say() {
    let address = kept.exchange(.zero, ordering: .acquiringAndReleasing)
    guard let words = UnsafeMutablePointer<Words>(bitPattern: address) else { return }
    _ = write(words.pointee.descriptor, words.pointee.bytes.baseAddress, words.pointee.bytes.count)
  }
}
