import Foundation
import Model
import Testing

@testable import Controller

@Suite("Rule 4: what is stored of a session")
struct StoredSessionTests {
  @Test("4 [C] Every value comes back from its bytes as it was", arguments: values)
  func back(_ value: PropertyValue) throws {
    let bytes = try session(["value": value]).bytes()

    #expect(try SceneSession.stored(as: bytes).userInfo == ["value": value])
  }

  @Test("4 [C] Equal sessions have equal bytes, however they were made")
  func equal() throws {
    let names = (0..<20).map { "name \($0)" }
    let one = Dictionary(uniqueKeysWithValues: names.map { ($0, PropertyValue.flag(true)) })
    let other = Dictionary(
      uniqueKeysWithValues: names.reversed().map { ($0, PropertyValue.flag(true)) })

    #expect(try session(one).bytes() == session(other).bytes())
  }

  @Test("4 [C] What is cut short, or followed by more, is no session", arguments: [false, true])
  func cut(isOld: Bool) throws {
    let bytes = isOld ? Array(Self.old.utf8) : try session(["a": "b"]).bytes()

    for count in 0..<bytes.count {
      #expect(throws: (any Error).self) { try SceneSession.stored(as: Array(bytes[..<count])) }
    }
    #expect(throws: (any Error).self) { try SceneSession.stored(as: bytes + bytes) }
  }

  @Test("4 [C] A session that was stored before the format changed is still there")
  func old() throws {
    let store = MemoryStore()
    try store.set(1, for: .sceneSessions)
    try store.set(Array(Self.old.utf8), for: .sceneSession(0))
    let traced = TracedApplication(store: store)

    try traced.send(.launchInBackground())

    let session = traced.session(1)
    #expect(session.persistentIdentifier == "A")
    #expect(session.configuration.name == "Default")
    #expect(session.configuration.delegateClassName == "SceneDelegate")
    #expect(session.userInfo == Self.oldInfo)
    #expect(
      session.stateRestorationActivity
        == UserActivity(
          activityType: "sign-up", title: "가입", userInfo: ["email": "lee@example.com"],
          targetContentIdentifier: "form"))
    #expect(traced.reported())

    session.userInfo["attempts"] = 4
    try traced.send(.memoryWarning, .crash)
    let next = traced.nextProcess()
    try next.send(.launchInBackground())
    #expect(next.session(1).persistentIdentifier == "A")
    #expect(next.session(1).userInfo["attempts"] == 4)
    #expect(try store.value(for: .sceneSession(0))?.first == UInt8(ascii: "{"))
  }

  @Test(
    "4 [C] What was never written is not read",
    arguments: [
      "", "x", "ie", "i1", "i1.5e", "i99999999999999999999e", "s-1:", "s9:short", "s:", "d1:ae",
      "a", "r-1e", "s2:\u{e9}x", "s99999999999999999999:a",
    ])
  func nonsense(_ text: String) {
    for text in [text, Self.old.replacing("i3e", with: text)] {
      #expect(throws: (any Error).self) { try SceneSession.stored(as: Array(text.utf8)) }
    }
  }

  @Test("4 [C] A text that is not UTF-8 is not repaired")
  func invalid() throws {
    for bytes in [Array(Self.old.utf8), try session(["email": "lee"]).bytes()] {
      let bytes = bytes.map { $0 == UInt8(ascii: "l") ? 0xFF : $0 }
      #expect(throws: (any Error).self) { try SceneSession.stored(as: bytes) }
    }
  }

  @Test("4 [C] Values within values are read as deep as anybody needs, and no deeper")
  func deep() throws {
    var value = PropertyValue.array([])
    for _ in 0..<60 { value = .array([value]) }
    let bytes = try session(["value": value]).bytes()
    let text = String(decoding: bytes, as: UTF8.self)
    let nested = { (open: String, close: String, depth: Int) in
      String(repeating: open, count: depth) + String(repeating: close, count: depth)
    }

    #expect(try SceneSession.stored(as: bytes).userInfo["value"] == value)
    for depth in [1000, 1_000_000] {
      let deep = text.replacing(#"{"array":{"_0":[]}}"#, with: nested("[", "]", depth))
      let old = Self.old.replacing("i3e", with: nested("a", "e", depth))
      for text in [deep, old] {
        #expect(throws: (any Error).self) { try SceneSession.stored(as: Array(text.utf8)) }
      }
    }
  }

  private func session(_ userInfo: [String: PropertyValue]) -> SceneSession {
    let session = SceneSession(persistentIdentifier: "A")
    session.userInfo = userInfo
    return session
  }

  /// A session as it was stored before.
  private static let old =
    "d8:activityd6:targets4:form5:titles6:가입4:types7:sign-up"
    + "8:userInfod5:emails15:lee@example.comee17:configurationNames7:Default"
    + "17:delegateClassNames13:SceneDelegate10:identifiers1:A11:isDiscardedf6:numberi1e"
    + "4:roles35:UIWindowSceneSessionRoleApplication"
    + "8:userInfod8:attemptsi3e5:isNewt5:sharer4602678819172646912e"
    + "7:screensas7:sign-ins7:sign-upee7:wasSeente"

  private static let oldInfo: [String: PropertyValue] = [
    "attempts": 3, "isNew": true, "share": 0.5, "screens": .array(["sign-in", "sign-up"]),
  ]

  private nonisolated static let values: [PropertyValue] = [
    "", "이민지 😀", "\0\n:e", 0, -1, .integer(.max), .integer(.min), 1.5, .real(-0.0),
    .real(.infinity), true, false, .array([]), .dictionary([:]),
    .dictionary(["": .array([1, "two", .dictionary(["three": 3.0])]), "이름": false]),
  ]
}
