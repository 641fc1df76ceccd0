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
