import Testing
import View

/// How near a name has to be to be meant, and which of several.
@Suite("Names that are nearly right")
struct NameSearchTests {
  @Test("A slip is one letter more, less or other, or two exchanged", arguments: ["save"])
  func slips(name: String) {
    for slip in [
      "sve", "ave", "sav", "saave", "savex", "xsave", "sabe", "xave", "savx", "svae", "asve",
      "saev",
    ] {
      #expect(search(slip, [name]) == nearest(0, slip), "\(slip)")
    }
  }

  @Test(
    "A third of a name's letters may be wrong, and one of a short name, of which three are typed",
    arguments: [
      ("ok", "oj", false), ("ok", "okk", true), ("ok", "xjk", false), ("map", "mp", false),
      ("email", "emakl", true), ("email", "xmakl", false),
      ("signup", "xignux", true), ("signup", "xignxx", false), ("password", "pxsswxrd", true),
      ("password", "pxsxwxrd", false), ("passwords", "pxsxwxrds", true),
      ("passwords", "pxsxwxrdx", false), ("이메일", "이매일", true), ("이메일", "이매알", false),
      ("이름", "룸", false), ("이름", "아름", true), ("예", "예예", false), ("예", "네예", false),
    ])
  func distance(name: String, typed: String, isMeant: Bool) {
    #expect(search(typed, [name]) == .unknown(nearest: isMeant ? 0 : nil))
  }

  @Test("Two neighbours that are exchanged are one slip, and two that are not are two")
  func exchanges() {
    #expect(search("emial", ["email"]) == .unknown(nearest: 0))
    #expect(search("eamli", ["email"]) == .unknown(nearest: nil))
    #expect(search("lmaie", ["email"]) == .unknown(nearest: nil))
  }

  @Test("Of several the nearest is meant, and of those as near the first")
  func nearestOfSeveral() {
    #expect(search("pasword", ["keyword", "password", "passwort"]) == .unknown(nearest: 1))
    #expect(search("hame", ["home", "name", "game"]) == .unknown(nearest: 0))
    #expect(search("hame", ["xxxx", "game", "home"]) == .unknown(nearest: 1))
  }

  @Test("A name of a thing is as good as another, and case and composition make no difference")
  func severalNames() {
    let things = [["email", "이메일"], ["password", "비밀번호"]]

    #expect(NameMatch("비밀번허", among: things) == .unknown(nearest: 1))
    #expect(NameMatch("PASSWROD", among: things) == .unknown(nearest: 1))
    #expect(
      NameMatch("\u{110B}\u{1175}\u{1106}\u{1162}\u{110B}\u{1175}\u{11AF}", among: things)
        == .unknown(nearest: 0))
  }

  @Test("A whole name is found before others that it begins, and a beginning only when it is one's")
  func beginnings() {
    #expect(search("sign", ["sign in", "sign"]) == .found(1))
    #expect(search("sign", ["sign in", "sign up", "sin"]) == .ambiguous([0, 1]))
    #expect(search("sign i", ["sign in", "sign up"]) == .found(0))
    #expect(search("", ["sign in"]) == .unknown(nearest: nil))
  }

  @Test("Equal names are ambiguous, but one thing may have a name in two languages")
  func equalNames() {
    #expect(search("save", ["save", "saved", "Save"]) == .ambiguous([0, 2]))
    #expect(NameMatch("ok", among: [["OK", "ok"], ["no"]]) == .found(0))
  }

  @Test("A line of more than 64 bytes is no slip")
  func longLines() {
    let name = String(repeating: "a", count: 65)

    #expect(search(String(name.dropLast()), [name + "b"]) == .found(0))
    #expect(search("b" + name.dropFirst(2), [name]) == .unknown(nearest: 0))
    #expect(search("b" + name.dropFirst(), [name]) == .unknown(nearest: nil))
    let syllables = String(repeating: "가", count: 21)
    #expect(search("나" + syllables.dropFirst(), [syllables]) == .unknown(nearest: 0))
    #expect(search("나" + syllables, [syllables + "가"]) == .unknown(nearest: nil))
  }

  // MARK: - Fixtures

  private func search(_ typed: String, _ names: [String]) -> NameMatch {
    NameMatch(typed, among: names.map { [$0] })
  }

  /// What is found of a slip, unless it is a beginning.
  private func nearest(_ index: Int, _ typed: String) -> NameMatch {
    typed == "sav" ? .found(index) : .unknown(nearest: index)
  }
}
