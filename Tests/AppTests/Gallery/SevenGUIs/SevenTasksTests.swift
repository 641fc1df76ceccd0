import Controller
import Gallery
import Model
import Testing
import View
import ViewKit
import Workshop

/// The acceptance cases of 7GUIs, run on the apps of the gallery.
@Suite("7GUIs")
struct SevenTasksTests {
  @Test("Each task does and shows what 7GUIs asks for, step by step", arguments: SevenTask.cases)
  func holds(_ task: SevenTask) throws {
    try runGallery(task.task) { scenario in
      let driver = GalleryDriver(scenario: scenario)
      for (index, step) in task.steps.enumerated() {
        if let deed = step.deed { try driver.perform(deed) }
        for sight in step.sights {
          if let complaint = driver.complaint(about: sight) {
            Issue.record("step \(index + 1): \(sight): \(complaint)")
          }
        }
      }
    }
  }

  @Test(
    "Each of the seven tasks has a case that looks at the screen",
    arguments: ["counter", "temperature", "flight", "timer", "crud", "circles", "cells"])
  func tasks(_ name: String) {
    #expect(
      SevenTask.cases.contains { $0.task == name && $0.steps.contains { !$0.sights.isEmpty } })
  }

  @Test(
    "A case whose expectation is wrong fails",
    arguments: [
      SevenTask.Sight.value(of: "Name", "Max"), .enabled("Update", true), .wrong("Name", true),
      .rows([]),
      .selected("Emil, Hans"), .message("Hello"), .full(true),
    ])
  func notices(_ sight: SevenTask.Sight) throws {
    try runGallery("crud") { scenario in
      #expect(GalleryDriver(scenario: scenario).complaint(about: sight) != nil)
    }
  }
}

/// Does and sees in a scenario what the cases say.
private struct GalleryDriver: SevenTaskDriver {
  let scenario: Scenario

  func perform(_ deed: SevenTask.Deed) throws {
    switch deed {
    case .touch(let name): try scenario.touch(name)
    case .type(let text, let name) where cell(name) != nil:
      try scenario.touch(name)
      try scenario.enter(text, into: "Formula")
    case .type(let text, let name): try scenario.enter(text, into: name)
    case .set(let name, let value):
      if !shows(name, value) { try scenario.perform(value, on: name) }
    case .wait(let seconds): scenario.wait(for: seconds)
    case .close: try scenario.touch(scenario.message == nil ? "Done" : "OK")
    }
  }

  func complaint(about sight: SevenTask.Sight) -> String? {
    switch sight {
    case .value(let name, let value):
      return shows(name, value) ? nil : "\(scenario.texts)"
    case .enabled(let name, let isEnabled):
      return control(name)?.isEnabled == isEnabled ? nil : "\(name)"
    case .wrong(let name, let isWrong):
      return (control(name) as? TextField)?.isInvalid == isWrong ? nil : "\(name)"
    case .rows(let rows): return self.rows.map(\.text) == rows ? nil : "\(self.rows)"
    case .selected(let row):
      let selected = rows.first { $0.isSelected }?.text
      return selected == row ? nil : "\(selected ?? "none")"
    case .message(let text): return scenario.message?.english == text ? nil : "\(scenario.texts)"
    case .full(let isFull):
      let progress = elements.compactMap { element in
        (element.view as? ProgressView)?.progress
      }
      return progress.first.map { ($0 == 1) == isFull } == true ? nil : "\(progress)"
    }
  }

  private var elements: [Element] { scenario.window?.view.subviews.last?.elements ?? [] }

  private func control(_ name: String) -> Control? {
    scenario.window?.view.subviews.last?.controls.first { $0.label.english == name }
  }

  private func cell(_ name: String) -> CollectionViewCell? {
    control(name) as? CollectionViewCell
  }

  private var rows: [(text: String, isSelected: Bool)] {
    (scenario.window?.table?.visibleCells ?? []).map { cell in
      let detail = cell.detailText.map { ", " + $0.english.replacing("diameter ", with: "") } ?? ""
      return (cell.text.english + detail, cell.isSelected)
    }
  }

  private func shows(_ name: String, _ value: String) -> Bool {
    switch control(name) {
    case let field as TextField: return field.text == value
    case let picker as PickerView:
      let row = picker.selectedRow(inComponent: 0)
      return picker.actions.indices.contains(row) && picker.actions[row].name.english == value
    case let range as RangeControl:
      return "\(range.value)" == value || "\(Int(range.value))" == value
    case let cell as CollectionViewCell: return cell.text.english == value
    default:
      let shown = elements.compactMap { element in
        (element.view as? Label)?.text?.english ?? (element.view as? ProgressView)?.text.english
      }
      return shown.contains { $0.hasPrefix("\(value) ") || $0 == "\(name): \(value)" }
    }
  }
}
