import Controller
import ControllerKit
import Foundation
import Model
import Testing
import View
import ViewKit
import Workshop

@testable import App

/// What the page of a small app says about its three corners, and the call that shows it.
nonisolated struct Corner: Sendable, CustomTestStringConvertible {
  /// A name of the app's page.
  let page: String

  /// A part of a sentence there.
  let sentence: String

  let from: Lane
  let to: Lane

  /// The beginning of the call, as the trace shows it.
  let call: String

  init(_ page: String, _ sentence: String, _ from: Lane, _ to: Lane, _ call: String) {
    (self.page, self.sentence) = (page, sentence)
    (self.from, self.to, self.call) = (from, to, call)
  }

  var testDescription: String { "\(page): \(sentence)" }
}

@Suite("The three corners of the small apps")
struct CornersTests {
  /// What a person does in an app: touches a name, or types a text into a field.
  nonisolated private static let steps = [
    "Counter": ["Count"],
    "Temperature": ["Celsius: 100"],
    "Flight": ["Flight = return flight", "Return date: soon", "Flight = one-way flight", "Book"],
    "Timer": [":wait 0.1", "Duration = 0", "Reset"],
    "CRUD": ["Filter prefix: T", "Tisch, Roman", "Delete"],
    "Circles": ["Point: 40 30", "Adjust Diameter", "Diameter = 64", "Done", "Undo"],
    "Cells": ["B1", "Formula: 3"],
    "Todos": ["What needs to be done?: tea", "tea", ":home", ":open"],
    "Contacts": [
      "Add", "Name: Kim", "Save", "Kim", "Edit", "Phone: 1", "Save", "Edit", "Cancel",
    ],
  ]

  nonisolated private static let corners = [
    Corner("Counter", "A touch calls the method", .view, .controller, "CounterController.touchUp"),
    Corner("Counter", "The method changes the model", .controller, .model, "Counter.increment()"),

    Corner(
      "Temperature", "send it each change at once", .view, .controller,
      "TemperatureController.editingChanged(Celsius)"),
    Corner(
      "Temperature", "they ask it what Return does", .view, .controller,
      "TemperatureController.textFieldShouldReturn(Celsius) = true"),
    Corner(
      "Temperature", "Two functions convert", .controller, .model,
      "Temperature.fahrenheit(100.0) = 212.0"),
    Corner(
      "Temperature", "It writes into the *other* field only", .controller, .view,
      "Fahrenheit.text = \"212\""),

    Corner(
      "Flight", "The picker asks its data source", .view, .controller,
      "FlightController.pickerView(_:numberOfRowsInComponent: 0) = 2"),
    Corner(
      "Flight", "tells its delegate", .view, .controller,
      "FlightController.pickerView(_:didSelectRow: 1, inComponent: 0)"),
    Corner(
      "Flight", "asks the request whether it can be booked", .controller, .model,
      "FlightRequest.canBeBooked = false"),
    Corner(
      "Flight", "the field is refused", .controller, .view, "Return date.isInvalid = true"),

    Corner(
      "Timer", "the timer calls the controller", .system, .controller,
      "TimerController.timerFired()"),
    Corner(
      "Timer", "how much time has passed", .controller, .model, "StopWatch.tick(by: 100)"),
    Corner(
      "Timer", "The slider tells the controller", .view, .controller,
      "TimerController.valueChanged(Duration)"),
    Corner(
      "Timer", "changes the model", .controller, .model, "StopWatch.duration = 0"),

    Corner(
      "CRUD", "It asks its data source how many rows", .view, .controller,
      "CRUDController.tableView(_:numberOfRowsInSection: 0)"),
    Corner(
      "CRUD", "what the filter leaves of the roster", .controller, .model,
      "Roster.people(surnamePrefix: \"T\") = 1"),
    Corner("CRUD", "Delete removed him", .controller, .model, "Roster.remove(_:)"),

    Corner(
      "Circles", "sends the drawing a command", .controller, .model,
      "Drawing.perform(create("),
    Corner(
      "Circles", "hands back each diameter", .controller, .controller,
      "CirclesController.adjust(_:didChange: 64)"),
    Corner(
      "Circles", "and the closing", .controller, .controller,
      "CirclesController.adjustDidClose(_:)"),
    Corner(
      "Circles", "the inverse command", .controller, .model,
      "Drawing.perform(resize(1, from: 64, to: 30))"),

    Corner(
      "Cells", "The grid asks its data source", .view, .controller,
      "GridController.collectionView(_:cellForItemAt: [0, 0])"),
    Corner(
      "Cells", "The bar tells its parent", .controller, .controller,
      "CellsController.formulaBar(_:didSet:)"),
    Corner(
      "Cells", "sets it in the sheet", .controller, .model, "Sheet.set(\"3\", at: B1) = 1"),

    Corner(
      "Todos", "each controller observes the list", .controller, .model,
      "TodoList.addObserver(TodosController)"),
    Corner(
      "Todos", "calls the observer's `sharedValueDidChange()`", .model, .controller,
      "TodosController.sharedValueDidChange()"),
    Corner(
      "Todos", "from the controller to the list", .controller, .model, "TodoList.add(\"tea\")"),
    Corner(
      "Todos", "At each foreground the list is read again", .controller, .model,
      "TodoList.readAgain()"),

    Corner(
      "Contacts", "The form hands back a contact", .controller, .controller,
      "ContactsController.contactForm(_:didSave:)"),
    Corner("Contacts", "The list adds a contact", .controller, .model, "ContactBook.add(_:)"),
    Corner(
      "Contacts", "the contact's own screen changes it", .controller, .model,
      "ContactBook.change(_:to:)"),
    Corner(
      "Contacts", "contactFormDidCancel", .controller, .controller,
      "ContactController.contactFormDidCancel(_:)"),
    Corner(
      "Contacts", "Who presents also dismisses", .controller, .controller,
      "NavigationController.dismiss("),
  ]

  @Test(
    "What its page says is a call of the trace, between the two that it names", arguments: corners)
  func said(_ corner: Corner) throws {
    let page = try Page("\(Page.catalogue)/Articles/\(corner.page).md")
    let text = page.lines.joined(separator: " ")
    #expect(text.contains(corner.sentence))

    let calls = try events(of: corner.page).filter {
      $0.callerLane == corner.from && $0.receiverLane == corner.to
        && $0.description.hasPrefix(corner.call)
    }
    #expect(!calls.isEmpty)
  }

  @Test("Each app calls its model", arguments: steps.keys.sorted())
  func model(_ page: String) throws {
    let calls = try events(of: page).filter { $0.kind == .call && $0.receiverLane == .model }

    #expect(!calls.isEmpty)
    #expect(Self.corners.contains { $0.page == page && $0.to == .model })
  }

  private func events(of page: String) throws -> [Event] {
    var events: [Event] = []
    try runGallery(page.lowercased()) { scenario in
      for step in Self.steps[page] ?? [] {
        let parts = step.components(separatedBy: ": ")
        let choice = step.components(separatedBy: " = ")
        switch step {
        case ":home": try scenario.send(.home)
        case ":open": try scenario.send(.open)
        case ":wait 0.1": scenario.wait(for: 0.1)
        case _ where choice.count == 2: try scenario.perform(choice[1], on: choice[0])
        case _ where parts.count == 2: try scenario.enter(parts[1], into: parts[0])
        default: try scenario.touch(step)
        }
      }
      events = scenario.log.events
    }
    return events
  }
}
