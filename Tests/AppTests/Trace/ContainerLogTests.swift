import Foundation
import Testing

@testable import App
@testable import ProgramKit
@testable import View

/// A container that goes from one place to another, with the screen that is edited in it.
///
/// Where a screen goes by itself is compared with the reference model of places.
@Suite("A container that is moved")
struct ContainerLogTests {
  typealias Place = ContainerStage.Place

  @Test("A container that moves takes its screens along, and its delegates are called in order")
  func nested() throws {
    var text = ""
    for to in [Place.nowhere, .window, .two, .own, .other, .apart, .away] {
      let stage = ContainerStage()
      stage.moveBox(to: to)
      text += "# to \(to)\n" + stage.text
    }

    try expect(text, isAsIn: "Words/containers-nested.txt")
  }

  @Test("A screen whose container is gone has no superview, and no entry stays")
  func forgotten() {
    let screen = EmptyScreen()
    do {
      let box = ContainerScreen()
      box.addSubview(screen)
      #expect(Superviews.superview(of: screen) === box)
    }

    #expect(Superviews.entries[ObjectIdentifier(screen)] == nil)
  }
}
