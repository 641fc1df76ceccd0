import View

@testable import Controller
@testable import Workshop

extension CallSteps {
  /// Windows, and what is presented in them.
  static let presenting: [(String, Steps)] = [
    ("a window", window),
    ("presenting", presentations),
    ("each style", styles),
    ("in a transition", inTransition), ("alerts", alerts),
  ]

  private static let window: Steps = [
    "a root while it is hidden": { $0.window.rootViewController = $0["A"] },
    "shown": { $0.window.makeKeyAndVisible() },
    "the same root": { $0.window.rootViewController = $0["A"] },
    "shown again": { $0.window.isHidden = false },
    "another root": { $0.window.rootViewController = $0["B"] },
    "hidden": { $0.window.isHidden = true },
    "a root while it is hidden again": { $0.window.rootViewController = $0["C"] },
    "shown with it": { $0.window.isHidden = false },
    "no root": { $0.window.rootViewController = nil },
    "memory is short": { stage in
      stage.window.rootViewController = stage["A"]
      stage["A"].present(stage["B"], animated: false)
      _ = stage.take()
      stage.window.warnOfLowMemory()
    },
    "announced": { $0.window.announce(Phrase("Hello", ko: "안녕하세요")) },
    "a new root under what is presented": { $0.window.rootViewController = $0["C"] },
    "the root of another window": { $0.makeWindow().rootViewController = $0["C"] },
    "a child as root": { stage in
      stage["P"].addChild(stage["D"])
      stage.window.rootViewController = stage["D"]
    },
  ]

  private static let presentations: Steps = [
    "root": { $0.show($0["A"]) },
    "a cover": { stage in
      stage["A"].present(stage["B"], animated: true) { stage.note("completion") }
    },
    "a sheet over it": { stage in
      stage["C"].modalPresentationStyle = .pageSheet
      stage["B"].present(stage["C"], animated: false) { stage.note("completion") }
    },
    "another by who presents": { $0["B"].present($0["D"], animated: true) },
    "by who is not shown": { $0["D"].present($0["E"], animated: true) },
    "by who is covered": { stage in
      stage["F"].modalPresentationStyle = .overFullScreen
      stage["A"].present(stage["F"], animated: true)
    },
    "who is presented already": { $0["C"].present($0["B"], animated: true) },
    "the root": { $0["C"].present($0["A"], animated: true) },
    "a child": { stage in
      stage["P"].addChild(stage["D"])
      stage["C"].present(stage["D"], animated: true)
    },
    "dismissed from the middle": { stage in
      stage["B"].dismiss(animated: true) { stage.note("completion") }
    },
    "a sheet again": { $0["B"].present($0["C"], animated: true) },
    "all dismissed": { stage in
      stage["A"].dismiss(animated: true) { stage.note("completion") }
    },
    "nothing to dismiss": { $0["A"].dismiss(animated: true) },
    "hidden with a sheet": { stage in
      stage["A"].present(stage["C"], animated: true)
      _ = stage.take()
      stage.window.isHidden = true
    },
    "dismissed while hidden": { $0["C"].dismiss(animated: true) },
    "shown": { $0.window.isHidden = false },
  ]

  private static let styles: Steps = [
    "root": { $0.show($0["A"]) },
    "there and back": { stage in
      for style in ModalPresentationStyle.allCases {
        stage["B"].modalPresentationStyle = style
        stage["A"].present(stage["B"], animated: true)
        stage["B"].dismiss(animated: false)
      }
    },
    "two sheets with a child": { stage in
      for name in ["P", "B"] { stage[name].modalPresentationStyle = .formSheet }
      stage["P"].add(stage["X"])
      stage["A"].present(stage["P"], animated: true)
      stage["X"].present(stage["B"], animated: true)
    },
    "both dismissed": { $0["A"].dismiss(animated: true) },
  ]

  /// What is asked for while something else is on its way.
  private static let inTransition: Steps = [
    "root": { $0.show($0["A"]) },
    "presented by who goes": { stage in
      stage.reactions["A.willDisappear"] = { stage["A"].present(stage["C"], animated: true) }
      stage["A"].present(stage["B"], animated: true)
    },
    "dismissed by who comes back": { stage in
      stage.reactions["A.willAppear"] = { stage["B"].dismiss(animated: true) }
      stage["B"].dismiss(animated: true)
    },
    "a root by who goes": { stage in
      stage.reactions["A.willDisappear"] = { stage.window.rootViewController = stage["C"] }
      stage["A"].present(stage["B"], animated: true)
    },
    "hidden by who comes": { stage in
      stage.reactions["D.willAppear"] = { stage.window.isHidden = true }
      stage["C"].present(stage["D"], animated: true)
    },
    "shown by who goes": { stage in
      stage.window.isHidden = false
      _ = stage.take()
      stage.reactions["D.willDisappear"] = {
        stage.window.isHidden = true
        stage.window.isHidden = false
      }
      stage["D"].dismiss(animated: true)
    },
    "presented once it has appeared": { stage in
      stage.reactions["D.didAppear"] = { stage["D"].present(stage["E"], animated: true) }
      stage["C"].present(stage["D"], animated: false)
    },
    "a root once it has gone": { stage in
      stage.reactions["E.didDisappear"] = { stage.window.rootViewController = stage["F"] }
      stage["D"].dismiss(animated: true)
    },
    "its view read while it is loaded": { stage in
      final class Reading: ViewController {
        override func loadView() { _ = view.elements }
      }
      stage["F"].present(Reading(), animated: false)
    },
  ]

  /// The two alerts that nearly every app has, and one with fields.
  private static let alerts: Steps = [
    "root": { $0.show($0["A"]) },
    "a notice": { $0["A"].presentNotice("Stored.") },
    "touched": { $0.touch("OK") },
    "a question": { stage in
      stage["A"].presentQuestion("Delete it?", destructive: "Delete") { stage.note("deleted") }
    },
    "escaped": { $0.window.view.touchEscape() },
    "a question again": { stage in
      stage["A"].presentQuestion("Delete it?", destructive: "Delete") { stage.note("deleted") }
    },
    "touched again": { $0.touch("Delete") },
    "escaped without a way back": { stage in
      stage["A"].presentNotice("Stored.")
      _ = stage.take()
      stage.window.view.touchEscape()
    },
    "with fields": { stage in
      stage["A"].dismiss(animated: false)
      let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
      for name in ["First", "Last"] as [Phrase] {
        alert.addTextField { $0.placeholder = name }
      }
      let save = AlertAction(title: "Save") { _ in
        stage.note("saved \(alert.textFields?.map { $0.text ?? "" } ?? [])")
      }
      alert.addAction(AlertAction(title: "Leave", style: .cancel) { _ in stage.note("left") })
      alert.addAction(save)
      alert.preferredAction = save
      _ = stage.take()
      stage["A"].present(alert, animated: true)
    },
    "in two languages": { stage in
      let alert = AlertController(
        title: Phrase("Tea", ko: "차"), message: Phrase("Now?", ko: "지금?"),
        preferredStyle: .actionSheet)
      for _ in 1...2 {
        alert.addAction(AlertAction(title: Phrase("Later", ko: "나중에"), style: .cancel))
      }
      stage["A"].presentedViewController?.present(alert, animated: true)
      alert.dismiss(animated: false)
    },
    "Return": { $0.window.view.editedField?.touchReturn() },
    "Return again": { $0.window.view.editedField?.touchReturn() },
  ]
}
