import Controller
import ControllerKit
import Foundation
import Model
import View
import ViewKit
import Workshop

// Faults that each screen alone does not show.
extension PlantedFault {
  nonisolated static let unseen = [
    PlantedFault("an alert that is dismissed with its screen", .seen, steps: 3) {
      exploring { _, _ in
        PlainController("Root").button("Form") { root in
          let form = PlainController("Form").button("Save") { form in
            let alert = AlertController(title: "Saved", message: nil, preferredStyle: .alert)
            alert.addAction(AlertAction(title: "OK"))
            form.present(alert, animated: true)
            form.presentingViewController?.dismiss(animated: true)
          }
          root.present(form, animated: true)
        }
      }
    },
    PlantedFault("a sheet that is replaced with its root", .seen, steps: 2) {
      exploring { _, _ in
        PlainController("Root").button("Go") { root in
          root.present(PlainController("Sheet", style: .pageSheet), animated: true)
          root.window?.rootViewController = PlainController("Root")
        }
      }
    },
    PlantedFault("two buttons of one name", .names, steps: 1) {
      exploring { _, _ in
        PlainController("Root").button("Save") { $0.show("1") }.button("Save") { $0.show("2") }
      }
    },
    PlantedFault("a button without a name", .names, steps: 2) {
      exploring { _, _ in
        PlainController("Root").button("More") { root in
          if root.screen.elements.count < 3 { root.button("") { $0.show("Touched") } }
        }
      }
    },
    PlantedFault("two rows that look the same and lead to two screens", .rows, steps: 2) {
      exploring { _, _ in RowsController(["Kim", "Lee", "Lee"]) }
    },
    PlantedFault("a button that does nothing anywhere", .effect, steps: 2) {
      exploring { _, _ in
        PlainController("Root").button("Next") { root in
          root.show("Next")
        }.button("Help") { _ in }
      }
    },
    PlantedFault("a row that opens another one after a search", .rows, steps: 4) {
      exploring { _, _ in SoughtRows(["Kim", "Lee"]) }
    },
    PlantedFault("a sum that is not counted again", .reads, steps: 2) {
      exploringCount { root, set in root.button("Add") { set(1, $0) } }
    },
    PlantedFault("a screen that is shown again as it was", .reads, steps: 4) {
      exploringCount { root, set in
        root.button("Edit") { root in
          let form = PlainController("Form").button("Add") { set(1, $0) }
          root.present(form.button("Back") { $0.dismiss(animated: true) }, animated: true)
        }
      }
    },
    PlantedFault("a change that is announced before it is stored", .stored, steps: 2) {
      exploring { store, _ in
        PlainController("Root").button("Save") { root in
          root.window?.announce("Saved.")
          do { try store.set(true, for: UserInfoKey("own.saved")) } catch {
            root.show("Not saved")
          }
        }
      }
    },
    PlantedFault("a password in a title that no bar shows", .noSecret, steps: 3) {
      exploring { _, _ in
        let root = PlainController("Root")
        let field = root.field("Password", isSecure: true)
        return root.button("Keep") { [unowned field] root in
          root.title = field.text.map { Phrase(verbatim: $0) }
        }
      }
    },
    PlantedFault("a PIN that is touched digit by digit, and shown", .noSecret, steps: 5) {
      let explorer = exploring { _, _ in
        let root = PlainController("Root")
        for digit in ["1", "7"] {
          root.button(Phrase(verbatim: digit)) { root in
            let typed = (root.title?.english ?? "") + digit
            if typed.count <= 4 { root.title = Phrase(verbatim: typed) }
          }
        }
        return root
      }
      explorer.secretTexts = ["1717"]
      explorer.alphabet.events = []
      return explorer
    },
  ]
}

/// An explorer of an app whose root shows a stored number as it was at the launch.
private func exploringCount(
  _ build: @escaping (PlainController, _ set: @escaping (Int64, PlainController) -> Void) -> Void
) -> Explorer {
  let explorer = exploring { store, _ in
    let key = UserInfoKey<Int64>("own.count")
    let root = PlainController("Root")
    build(root) { number, controller in
      do { try store.set(number, for: key) } catch { controller.show("Not saved") }
    }
    root.show(Phrase(verbatim: "Count: \((try? store.value(for: key)) ?? 0)"))
    return root
  }
  explorer.alphabet.events = [.crash]
  explorer.alphabet.failsWrites = false
  return explorer
}

/// A list of names with a button that leaves only the last; a row opens what had its number before.
private final class SoughtRows: TableViewController {
  private let names: [String]
  private var sought: [String]

  init(_ names: [String]) {
    (self.names, sought) = (names, names)
    super.init()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sought.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell()
    cell.text = Phrase(verbatim: sought[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let sheet = PlainController("Person", style: .pageSheet)
    sheet.show(Phrase(verbatim: names[indexPath.row]))
    sheet.button("Done") { [weak self] _ in self?.dismiss(animated: true) }
    sheet.button("Seek") { [weak self] _ in
      self?.sought = self?.sought.count == 1 ? self?.names ?? [] : self?.names.suffix(1) ?? []
      self?.tableView.reloadData()
      self?.dismiss(animated: true)
    }
    present(sheet, animated: true)
  }
}

/// A list of names, each of which has a number that only its own screen shows.
final class RowsController: TableViewController {
  private let names: [String]
  private let leads: Bool

  init(_ names: [String], leads: Bool = true) {
    (self.names, self.leads) = (names, leads)
    super.init()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell()
    cell.text = Phrase(verbatim: names[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let number = leads ? indexPath.row : 0
    let sheet = PlainController("Number", style: .pageSheet)
    sheet.show(Phrase(verbatim: "\(number)"))
    present(
      sheet.button("Done") { [weak self] _ in self?.dismiss(animated: true) }, animated: true)
  }
}
