import Controller
import ControllerKit
import Foundation
import Model
import ProgramKit
import Testing
import View
import ViewKit
import Workshop

@testable import Gallery

@Suite("The gallery on tabs")
struct GalleryContentTests {
  @Test("It has three tabs, and the first one lists the tasks")
  func tabs() throws {
    try runGallery("gallery") { gallery in
      #expect(gallery.title == "Tasks")
      #expect(
        gallery.rows == [
          "Counter", "Temperature", "Flight Booker", "Timer", "CRUD", "Circle Drawer", "Cells",
        ])
      #expect(gallery.names.suffix(3) == ["Tasks", "Todos", "Contacts"])
    }
  }

  @Test("A task is pushed, and begins anew after Back: its controller was released")
  func tasks() throws {
    try runGallery("gallery") { gallery in
      try gallery.touch("Counter")
      try gallery.touch("Count")
      weak let counter = gallery.window?.controllers.last { $0 is CounterController }
      #expect(counter != nil)
      try gallery.touch("Back to Tasks")
      #expect(counter == nil)
      #expect(
        gallery.rows == [
          "Counter", "Temperature", "Flight Booker", "Timer", "CRUD", "Circle Drawer", "Cells",
        ])

      try gallery.touch("Counter")

      #expect(gallery.window?.view.subviews.last?.elements.contains(label: "Value: 0") == true)
    }
  }

  @Test("Another tab and back again: a task is as it was, and a touch still counts once")
  func keepsTask() throws {
    try runGallery("gallery") { gallery in
      try gallery.touch("Counter")
      try gallery.touch("Count")
      try gallery.touch("Contacts")
      try gallery.touch("Tasks")
      try gallery.touch("Count")

      #expect(gallery.window?.view.subviews.last?.elements.contains(label: "Value: 2") == true)
    }
  }

  @Test(
    "15.3 [L] A path comes back by its names: only its top is loaded, a name that is gone cuts it")
  func path() throws {
    let app = GalleryApp(
      "app", "App", restore: { $0.hasPrefix("known") ? ViewController() : nil },
      makeController: { ViewController() })
    let window = Window(view: WindowView(), log: EventLog())
    let names = ["known", "known too", "gone", "known as well"]
    let activity = UserActivity(
      activityType: "vestibule.gallery", userInfo: ["app": .array(names.map { .string($0) })])

    GalleryContent([app]).open(window, restoring: activity)

    let stack = try #require(window.rootViewController as? NavigationController)
    #expect(stack.viewControllers.map(\.isViewLoaded) == [false, false, true])
  }

  @Test("Of a link, the first name after that of the app is what it asks for")
  func link() throws {
    let content = GalleryContent(GalleryApps.named("gallery", in: MemoryStore()))
    let window = Window(view: WindowView(), log: EventLog())
    content.open(window, restoring: nil)

    content.receive(
      .url(try #require(URL(string: "gallery://tasks/counter/timer"))), in: window)

    let tabs = try #require(window.rootViewController as? TabBarController)
    let stack = try #require(tabs.selectedViewController as? NavigationController)
    #expect(stack.viewControllers.last is CounterController)
  }

  @Test("Of two windows side by side, the first one shows what a notification asks for")
  func notification() throws {
    try runGallery("gallery") { gallery in
      try gallery.send(.newWindow())

      try gallery.arrive(
        .notificationResponse(
          NotificationResponse(identifier: "tasks", title: .tasks, userInfo: ["route": "cells"])))

      #expect(gallery.windows.map(\.title) == ["Cells", "Tasks"])
    }
  }

  @Test("Tab and path are there again after the app was ended")
  func restores() throws {
    let store = MemoryStore()
    try Shared<ContactBook>(in: store).change {
      _ = $0.add(Contact(name: "Kim"))
    }
    try runGallery("gallery", store: store) { gallery in
      try gallery.touch("CRUD")
      try gallery.touch("Contacts")
      try gallery.touch("Kim")
      try gallery.send(.terminate)
      try gallery.relaunch()

      #expect(gallery.title == "Kim")
      try gallery.touch("Tasks")
      #expect(gallery.title == "CRUD")
      try gallery.touch("Back to Tasks")
      #expect(gallery.title == "Tasks")
    }
  }

  @Test("After it was closed in the switcher, the gallery begins with the first tab")
  func kills() throws {
    try runGallery("gallery") { gallery in
      try gallery.touch("Counter")
      try gallery.touch("Todos")
      try gallery.closeInSwitcher()
      try gallery.relaunch()

      #expect(gallery.title == "Tasks")
    }
  }

  @Test("Two windows share the todos, and have a path each")
  func windows() throws {
    try runGallery("gallery") { gallery in
      try gallery.send(.newWindow())
      let (first, second) = (gallery.windows[0], gallery.windows[1])
      first.touch("Counter")
      second.touch("Todos")
      first.touch("Todos")
      let field = try #require(first.view.subviews.last?.fields.first)
      first.view.touch(field)
      field.replaceText(with: "feed the cat")
      field.touchReturn()

      #expect(second.rows == ["[ ] feed the cat"])
      first.touch("Tasks")
      second.touch("Tasks")
      #expect(first.title == "Counter" && second.title == "Tasks")
    }
  }

  @Test(
    "What was kept and makes no sense is no path",
    arguments: [
      ["tab": PropertyValue.integer(7)], ["tab": .string("todos")],
      ["tasks": .array([.string("chess"), .string("crud")])], ["tasks": .string("crud")],
      ["tasks": .array([.integer(1)])], ["contacts": .array([.string("1"), .string("x")])],
    ])
  func nonsense(_ kept: [String: PropertyValue]) {
    let content = GalleryContent(GalleryApps.named("gallery", in: MemoryStore()))
    let window = Window(view: WindowView(), log: EventLog())

    content.open(
      window, restoring: UserActivity(activityType: "vestibule.gallery", userInfo: kept))

    #expect(window.title == "Tasks")
    #expect(window.log.events.isEmpty)
  }

  @Test("Without scenes, whatever arrives is taken while there is a window, and answered each time")
  func answers() throws {
    let (delegate, application) = classic("gallery", in: MemoryStore())
    let url = try #require(URL(string: "gallery://todos"))
    let item = ApplicationShortcutItem(type: "todos", localizedTitle: "Todos")
    let response = NotificationResponse(identifier: "todos", title: "Todos")

    for isLaunched in [false, true] {
      if isLaunched { try application.send(.launch()) }
      var answers = [
        delegate.application(application, open: url),
        delegate.application(application, continue: UserActivity(activityType: "todos")),
      ]
      delegate.application(application, performActionFor: item) { answers.append($0) }
      #expect(answers == [Bool](repeating: isLaunched, count: 3))
      var isHandled = false
      delegate.userNotificationCenter(
        application.userNotificationCenter, didReceive: response
      ) { isHandled = true }
      #expect(isHandled)
    }
  }

  @Test("Without scenes, what another program has changed is read again at each return")
  func returns() throws {
    let store = MemoryStore()
    let (delegate, application) = classic("todos", in: store)
    try application.send(.launch())
    try Shared<TodoList>(in: store).change { $0.add("tea") }

    for event in [SystemEvent.home, .open] { try application.send(event) }

    #expect(delegate.window?.rows == ["[ ] tea"])
    withExtendedLifetime(application) {}
  }

  /// An app without scenes, as before iOS 13.
  private func classic(_ name: String, in store: MemoryStore) -> (AppDelegate, Application) {
    var policy = LifeCyclePolicy()
    policy.knowsScenes = false
    let delegate = AppDelegate(GalleryContent(GalleryApps.named(name, in: store)))
    return (
      delegate, Application(delegate: delegate, views: HeadlessViewFactory(), policy: policy)
    )
  }

  @Test("Every name of an app is an app", arguments: GalleryApps.names)
  func names(_ name: String) throws {
    let apps = GalleryApps.named(name, in: MemoryStore())

    #expect(apps.count == (name == "gallery" ? 3 : 1))
    try runGallery(name) { app in #expect(app.title != nil) }
  }

  @Test("A walk types something into each field of an app")
  func texts() {
    let fields = GalleryApps.names.dropLast().map { GalleryApps.texts(of: $0).keys.sorted() }

    #expect(
      fields == [
        [], ["Celsius", "Fahrenheit"], ["Departure", "Return date"], [],
        ["Filter prefix", "Name", "Surname"], ["Point"], ["Formula"],
        ["Title", "What needs to be done?"], ["Email", "Name", "Note", "Phone"],
      ])
    #expect(Set(GalleryApps.texts(of: "gallery").keys) == Set(fields.joined()))
  }

  @Test("A walk touches three cells of all that there are", arguments: ["cells", "gallery"])
  func untouched(app: String) {
    #expect(GalleryApps.untouched(of: app).count == 2_597)
    #expect(GalleryApps.untouched(of: "crud") == [])
  }

  @Test("In every state of the gallery one tab is selected")
  func everyState() throws {
    let explorer = explorer(of: "gallery")
    explorer.alphabet.textsByName = ["What needs to be done?": [""]]
    explorer.alphabet.texts = ["5"]
    explorer.alphabet.untouched = ["Create", "Add"]
    // The counter counts on and on: the walk ends after three steps.
    explorer.limits.depth = 3
    explorer.always("one tab is selected") { state in
      guard let screen = state.screens.first else { return nil }
      let tabs = screen.controls.filter {
        ["Tasks", "Todos", "Contacts"].contains($0.label.english) && $0 is SegmentedControl.Segment
      }
      return tabs.isEmpty || tabs.count { $0.isSelected } == 1 ? nil : "\(tabs.count)"
    }

    let report = try explorer.explore()

    #expect(report.progress.states > 15)
  }
}

extension [Element] {
  fileprivate func contains(label: String) -> Bool {
    contains { element in
      (element.view as? Label)?.text?.english == label
    }
  }
}
