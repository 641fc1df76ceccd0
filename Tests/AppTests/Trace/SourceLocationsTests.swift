import Foundation
import Testing

@testable import App

/// A trace names the file and line of each method; a table has them, and this keeps it true.
@Suite("Source locations")
struct SourceLocationsTests {
  @Test("The table of the trace says where the methods stand")
  func table() throws {
    let sources = SourceMethods.root.appending(path: "Sources")
    let expected = try SourceMethods.table(in: sources)
    if ProcessInfo.processInfo.environment["VESTIBULE_LOCATIONS"] == "accept" {
      return try SourceMethods.write(expected, below: sources)
    }

    let names = Set(SourceLocations.table.keys).union(expected.keys)
    let moved = names.filter { SourceLocations.table[$0] != expected[$0] }.sorted()

    #expect(
      moved == [],
      "Methods have moved. Run: VESTIBULE_LOCATIONS=accept swift test --filter SourceLocations")
  }

  @Test("It has the methods of a reader's folder too, once there is a room in it")
  func rooms() throws {
    let tutorial = SourceMethods.root.appending(path: "Tests/Tutorial")

    #expect(try SourceMethods.rooms(in: tutorial.appending(path: "Step-5/Sources")) == [])
    #expect(
      try SourceMethods.rooms(in: tutorial.appending(path: "Step-6/Sources"))
        == ["App/ChangePassword"])
  }

  @Test(
    "It knows overloads by their labels, inherited methods by their class, and sessions' numbers")
  func lookUp() throws {
    let table = SourceLocations.table

    #expect(
      table["SceneDelegate.scene(_:willConnectTo:options:)"]?.hasPrefix("SceneDelegate.swift:")
        == true)
    #expect(
      table["SignInController.textFieldShouldReturn"]?.hasPrefix("FormController.swift:") == true)
    #expect(table["SignInController.signUpTouched"] != table["SignUpController.signUpTouched"])
  }
}
