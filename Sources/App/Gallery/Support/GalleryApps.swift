public import Model
import Vestibule

/// The apps of the gallery, made once for each process.
@MainActor
public enum GalleryApps {
  /// The names on the command line.
  public nonisolated static let names = [
    "counter", "temperature", "flight", "timer", "crud", "circles", "cells", "todos", "contacts",
    "gallery",
  ]

  /// The apps of a name: one, or all of the gallery; those that keep something keep it in the
  /// store, and note the calls of what they keep in the log.
  ///
  /// The clock says what day it is.
  ///
  /// - Parameters:
  ///   - name: the name of an app, or `gallery` for all of them.
  ///   - store: keeps what an app keeps.
  ///   - log: has the calls of what it keeps.
  ///   - clock: says what day it is.
  /// - Returns: the apps; none, if no app has the name.
  public static func named(
    _ name: String, in store: any UserInfoStore, log: EventLog = EventLog(),
    clock: SystemClocks = .system
  ) -> [GalleryApp] {
    let tasks = [
      GalleryApp("counter", .counter) { CounterController() },
      GalleryApp("temperature", .temperature) { TemperatureController() },
      GalleryApp("flight", .flightBooker) { FlightController(today: Day(clock)) },
      GalleryApp("timer", .timer) { TimerController() },
      GalleryApp("crud", .crud) { CRUDController() },
      GalleryApp("circles", .circles) { CirclesController() },
      GalleryApp("cells", .cells) { CellsController() },
    ]
    switch name {
    case "todos": return [todos(in: store, log)]
    case "contacts": return [contacts(in: store, log)]
    case "gallery": return [list(of: tasks), todos(in: store, log), contacts(in: store, log)]
    default: return tasks.filter { $0.name == name }
    }
  }

  /// What a person might type into the fields of an app, by their names.
  ///
  /// - Parameter name: the name of an app, or `gallery` for all of them.
  /// - Returns: the texts; none, if no app has the name.
  public static func texts(of name: String) -> [String: [String]] {
    switch name {
    case "temperature": ["Celsius": ["100", "-40", "warm"], "Fahrenheit": ["32"]]
    case "flight":
      ["Departure": ["24.12.2026", "31.12.2026", "soon"], "Return date": ["27.12.2026"]]
    case "crud":
      ["Filter prefix": ["", "M"], "Name": ["Hans"], "Surname": ["Emil", "Mustermann"]]
    case "circles": ["Point": ["50 50", "60 50", "far away"]]
    case "cells": ["Formula": ["5", "=A0", "=sum(A0:B1)"]]
    case "todos": ["What needs to be done?": ["Tea"], "Title": ["Green tea", ""]]
    case "contacts":
      [
        "Name": ["Kim", ""], "Phone": ["010 1234"], "Email": ["kim@example.com"], "Note": ["Hello"],
      ]
    case "gallery":
      names.filter { $0 != name }.reduce(into: [:]) { all, app in
        all.merge(texts(of: app)) { first, _ in first }
      }
    default: [:]
    }
  }

  /// What a walk through an app does not touch, by its names: so many cells do the same that it
  /// would see nothing else.
  ///
  /// - Parameter name: the name of an app, or `gallery` for all of them.
  /// - Returns: the names; none, if no app has the name.
  public static func untouched(of name: String) -> Set<String> {
    guard ["cells", "gallery"].contains(name) else { return [] }
    let cells = (0..<Address.rows).flatMap { row in
      (0..<Address.columns).compactMap { Address(column: $0, row: row)?.name }
    }
    return Set(cells).subtracting(["A0", "B0", "A1"])
  }

  private static func list(of tasks: [GalleryApp]) -> GalleryApp {
    GalleryApp(
      "tasks", .tasks,
      restore: { route in tasks.first { $0.name == route }?.makeController() }
    ) { TasksController(tasks) }
  }

  private static func todos(in store: any UserInfoStore, _ log: EventLog) -> GalleryApp {
    let list = Shared<TodoList>(in: store, log: log)
    return GalleryApp("todos", .todos, readAgain: list.readAgain) { TodosController(list) }
  }

  private static func contacts(in store: any UserInfoStore, _ log: EventLog) -> GalleryApp {
    let book = Shared<ContactBook>(in: store, log: log)
    return GalleryApp(
      "contacts", .contacts,
      restore: { route in
        Int(route).flatMap { book.value[$0] }.map { ContactController($0, in: book) }
      },
      readAgain: book.readAgain
    ) { ContactsController(book) }
  }
}
