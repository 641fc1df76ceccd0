import Controller
import ControllerKit
import Foundation
import Model
import View
import ViewText

/// A controller on a screen of text, and a person who types lines.
final class Drawn {
  let window: Window
  private let display = TextDisplay(language: .english)

  init(_ controller: Controller.ViewController) {
    window = Window(
      view: TextViewFactory(display: display).makeWindowView(), log: EventLog(isRecording: true))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The lines that are drawn now, or after some were typed.
  func text(_ lines: String...) -> [String] {
    for line in lines {
      display.refresh()
      _ = display.takeOutput()
      _ = display.receive(line)
    }
    display.refresh()
    return display.takeOutput().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  var misuses: [String] { window.log.diagnostics.map(\.text) }

  /// Who was called, by the log.
  var receivers: Set<String> { Set(window.log.events.map { "\($0.receiver)" }) }
}

typealias UINavigationController = ControllerKit.NavigationController
