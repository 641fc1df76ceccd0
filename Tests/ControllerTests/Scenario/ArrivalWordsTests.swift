import Controller
import Foundation
import Testing
import View
import Workshop

/// The prompt, transcripts and the explorer have the same words for what arrives.
@Suite("The line of what arrives")
struct ArrivalWordsTests {
  @Test("A line says what arrives, and is read as the same again")
  func lines() throws {
    let urls = try ["tea://assam", "tea://sencha"].map { try #require(URL(string: $0)) }
    let values: [String: PropertyValue] = ["name": .string("green tea"), "cups": .integer(2)]
    let activity = UserActivity(activityType: "tea", userInfo: values)
    let response = NotificationResponse(
      identifier: "tea", title: Phrase(verbatim: "tea"), userInfo: values)
    let arrivals: [(Arrival.Word, String, Arrival)] = [
      (.link, "tea://assam tea://sencha", .urls(urls)),
      (.continue, "tea cups=2 name=green%20tea", .userActivity(activity)),
      (.handoff, "tea cups=2 name=green%20tea", .handoff(activityType: "tea", activity)),
      (.notification, "tea cups=2 name=green%20tea", .notificationResponse(response)),
    ]

    for (word, argument, arrival) in arrivals {
      #expect(arrival.word == word && arrival.argument == argument)
      #expect(Arrival(word, argument) == arrival)
    }
  }

  @Test(
    "Nothing arrives by a line that does not say it whole",
    arguments: [
      (Arrival.Word.link, ""), (.link, "tea"), (.link, "tea://assam tea"), (.continue, ""),
      (.continue, "tea cups"), (.handoff, "tea =2"), (.notification, "tea cups="),
      (.shortcut, "tea"),
    ])
  func refused(word: Arrival.Word, argument: String) {
    #expect(Arrival(word, argument) == nil)
  }

  @Test(
    "A quick action is found by its type, and by its title in any language and case",
    arguments: [
      ("add", true), ("Add tea", true), ("ADD TEA", true), ("차 추가", true), ("ADD", false),
      ("Add", false),
    ])
  func shortcut(argument: String, isFound: Bool) {
    let items = [
      ApplicationShortcutItem(type: "brew", localizedTitle: "Brew"),
      ApplicationShortcutItem(type: "add", localizedTitle: Phrase("Add tea", ko: "차 추가")),
    ]

    let arrival = Arrival(.shortcut, argument, among: items)

    #expect(arrival == (isFound ? Arrival.shortcutItem(items[1]) : nil))
  }
}
