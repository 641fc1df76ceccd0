import Foundation
import Testing

@testable import App
@testable import ProgramKit
@testable import View

/// The same as ``EditingLogTests``, of a screen that goes from one place to another.
@Suite("The log of whatever is done to a container")
struct ContainerLogTests {
  typealias Place = ContainerStage.Place

  @Test("The log matches its recording, from each place to each")
  func moves() throws {
    var text = ""
    for from in Place.allCases {
      for to in Place.allCases {
        let stage = ContainerStage()
        stage.play(from, to, wholly: true)
        text += "# from \(from) to \(to)\n" + stage.text
      }
    }

    try expect(text, isAsIn: "Words/containers.txt")
  }

  @Test("The log of a change made meanwhile matches its recording")
  func meddling() throws {
    var text = ""
    for meddling in ContainerStage.Meddling.allCases {
      text += "# \(meddling)\n"
      for from in [Place.window, .one, .inner, .apart] {
        for to in [Place.nowhere, .window, .two, .straight, .own, .other, .away] {
          let stage = ContainerStage()
          stage.play(from, to, meddling)
          text += "## from \(from) to \(to)\n" + stage.text
        }
      }
    }

    try expect(text, isAsIn: "Words/containers-meanwhile.txt")
  }

  @Test("So is a container that is moved with what is in it")
  func nested() throws {
    var text = ""
    for to in [Place.nowhere, .window, .two, .own, .other, .apart, .away] {
      let stage = ContainerStage()
      stage.moveBox(to: to)
      text += "# to \(to)\n" + stage.text
    }

    try expect(text, isAsIn: "Words/containers-nested.txt")
  }

  @Test("A place that is gone is forgotten")
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
