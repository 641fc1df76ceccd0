import Controller
import Model
import ModelKit
import Testing
import View
import Workshop

/// The table of the design notes: each refusal, what it empties and what it highlights.
@Suite("What was typed stays, unless the design notes clear it", .patience)
struct WhatStaysTests {
  @Test(
    "A refused sign-in empties and marks only the fields that the design notes name",
    arguments: ruled + unknown + others)
  func signIn(row: Row) throws {
    try check(row, button: "sign in")
  }

  @Test(
    "A refused sign-up empties and marks only the fields that the design notes name",
    arguments: ruled + taken + others)
  func signUp(row: Row) throws {
    try check(row, opening: ["sign up"], button: "sign up")
  }

  private func check(_ row: Row, opening: [String] = [], button: String) throws {
    let door = try TextFrontDoor(refusing: row.error)
    for line in opening { door.type(line) }
    let form = try #require((door.screen as? any SignView)?.inputForm)
    let (email, password) = (form.textField(for: .email), form.textField(for: .password))

    door.type("email", row.email, row.password, button)

    try #require(door.screen is any AlertView)
    #expect(email.text == (row.clears.contains(.email) ? "" : row.email))
    #expect(password.text == (row.clears.contains(.password) ? "" : row.password))
    #expect(email.isHighlighted == row.flashes.contains(.email))
    #expect(password.isHighlighted == row.flashes.contains(.password))
    door.type("ok")
    #expect((door.screen as? any SignView)?.inputForm === form, "the screen stays")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var email = "lee@example.com"
    var password = "secret123"
    var error: AccountError?
    let clears: [FormField]
    let flashes: [FormField]

    nonisolated var testDescription: String { name }
  }
}

private typealias Row = WhatStaysTests.Row

/// The rules of the form, before any account is looked for.
private nonisolated let ruled = [
  Row(
    name: "email too short", email: "lee", clears: [.email, .password], flashes: [.email]),
  Row(name: "password too short", password: "abc", clears: [.password], flashes: [.password]),
  // Not in the notes: nothing is cleared.
  Row(
    name: "email too long", email: String(repeating: "a", count: 600), clears: [],
    flashes: [.email]),
  Row(
    name: "password too long", password: String(repeating: "a", count: 600), clears: [],
    flashes: [.password]),
  Row(name: "email unusable", email: "lee\u{200B}@example.com", clears: [], flashes: [.email]),
  Row(name: "password unusable", password: "secret\u{7}", clears: [], flashes: [.password]),
]

private nonisolated let unknown = [
  Row(
    name: "no such account", error: .noSuchAccount, clears: [.email, .password],
    flashes: [.email, .password]),
  Row(name: "wrong password", error: .wrongPassword, clears: [.password], flashes: [.password]),
]

private nonisolated let taken = [
  Row(
    name: "email taken", error: .emailTaken, clears: [.email, .password],
    flashes: [.email, .password])
]

/// Not in the notes: nothing was wrong with what was typed.
private nonisolated let others = [
  Row(name: "too many attempts", error: .tooManyTries(seconds: 8), clears: [], flashes: []),
  Row(name: "disk full", error: .store(.diskFull(path: "v.sqlite")), clears: [], flashes: []),
]
