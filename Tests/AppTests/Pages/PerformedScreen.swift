import Controller
import Foundation
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewKit
@testable import ViewText

/// The screens that the transcripts show: the front door's and each small app's.
enum PerformedScreen {
  /// What a transcript shows, its drawing as text, and the field that the prompt asks for.
  struct Shown {
    let name: String
    let screen: ScreenContent
    let language: Language
    let text: String
    let edited: String?

    var html: String { screen.html(in: language) }

    func svg(_ look: UserInterfaceStyle) -> String { screen.svg(look, in: language) }
  }

  /// Each screen that a transcript shows, once, and one more.
  static func all() throws -> [Shown] { try made.get() }

  /// Made once: every transcript is performed.
  private static let made = Result { try make() }

  private static func make() throws -> [Shown] {
    var screens: [Shown] = []
    func add(_ name: String, _ screen: any Screen, _ language: Language, _ prompt: TextPrompt) {
      let content = ScreenContent(of: screen)
      guard !screens.contains(where: { $0.screen == content && $0.language == language }) else {
        return
      }
      let edited: String? =
        switch prompt {
        case .field(let name, _), .lines(let name, _): name
        case .command, .value: nil
        }
      screens.append(
        Shown(
          name: name, screen: content, language: language,
          text: screen.drawn(in: language, columns: nil), edited: edited))
    }
    for name in TranscriptFolder.standard.names() {
      let transcript = try Transcript(TranscriptFolder.standard.text(of: name) ?? "")
      _ = try transcript.perform(
        by: .vestibule(), hasher: InProcessProgram.hasher, store: nil,
        onProgress: { _ in },
        onLaunch: { device in
          let display = device.display
          display.onDrawing = { [unowned display] _ in
            guard let screen = display.window?.screen else { return }
            add(name, screen, display.language, .command)
          }
        }
      ) { _, device in
        let display = device.display
        guard let screen = display.window?.screen else { return }
        add(name, screen, display.language, display.prompt)
      }
    }
    let prices = Prices()
    add("prices", TableScreen(prices.table), .english, .command)
    return screens
  }

  /// A list with what no small app has.
  private final class Prices: TableViewDataSource {
    let table = TableView()

    init() { table.dataSource = self }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.text = ["Tea", "Coffee"][indexPath.row]
      cell.detailText = ["2.50", "3.00"][indexPath.row]
      cell.isEnabled = indexPath.row == 0
      return cell
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase? {
      "With milk, if you like"
    }
  }
}
