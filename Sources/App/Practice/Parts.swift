import Controller
import ControllerKit
import Foundation
import View
import ViewKit
import Workshop

/// A delegate of fields for the situations: asked about everything, and answers as it is told.
final class FormDelegate: TextFieldDelegate {
  var (begins, ends) = (true, true)

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { begins }
  func textFieldDidBeginEditing(_ textField: TextField) {}
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ends }
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {}
  func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { true }
}

/// The delegate of another field.
final class CityDelegate: TextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
}

/// A delegate of fields that implements one method alone.
final class BeginDelegate: TextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: TextField) {}
}

/// A delegate of tabs.
final class TabListener: TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}

/// A data source and delegate of a list of teas.
final class TeaSource: TableViewDataSource, TableViewDelegate {
  var teas = ["Assam", "Sencha", "Matcha"]
  var mayBeSelected = true

  /// How often it was asked for a row.
  var cells = 0

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { teas.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cells += 1
    let cell = TableViewCell()
    cell.text = Phrase(verbatim: teas[indexPath.row])
    return cell
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    mayBeSelected ? indexPath : nil
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Knows whether an object is still alive.
@MainActor
final class Witness {
  weak var object: AnyObject?

  nonisolated init() {}
}

extension Scenario {
  /// The name of the controller in front.
  var inFront: Phrase { Phrase(verbatim: controllerNames.last ?? "") }

  /// Touches what no person could: a disabled button.
  func touchAnyway(_ name: String) {
    let controls = window?.view.subviews.last?.elements.compactMap(\.control) ?? []
    for control in controls where control.label.english == name { window?.view.touch(control) }
  }

  /// Draws the screen, as a renderer does after each line.
  func draw() { _ = window?.view.subviews.last?.controls }
}

extension Phrase {
  static let yesItDoes = Phrase("Yes", ko: "예")
  static let no = Phrase("No", ko: "아니요")
  static let whoIsInFront = Phrase("Which controller is in front now?", ko: "지금 맨 앞의 컨트롤러는 무엇입니까?")
  static let nameField = Phrase("Name", ko: "이름")
  static let cityField = Phrase("City", ko: "도시")

  static func isAlive(_ name: String) -> Phrase {
    Phrase("Is \(name) still alive?", ko: "아직 살아 있습니까? \(name)")
  }
}
