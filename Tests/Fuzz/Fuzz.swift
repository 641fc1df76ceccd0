import Foundation
import Model
import View

@testable import App
@testable import ProgramKit

/// What libFuzzer calls with one input after the other; a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    let session = Session(bytes)
    session.checkLines()
    session.checkText()
    session.checkScreens()
    session.checkControls()
  }
  return 0
}
