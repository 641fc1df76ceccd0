import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewKit
@testable import ViewText

/// What is computed of a line or of a character.
@Suite("What is computed of lines and characters")
struct LineTablesTests {
  @Test("A typed name finds the name it is or begins, and suggests one that differs by a slip")
  func matches() {
    let long = String(repeating: "long ", count: 13)
    let candidates = [
      ["tea"], ["teas", "차들"], ["green tea", "녹차"], ["coffee", "커피"], ["coffer"], ["가"], ["나다"],
      ["ab"], ["Straße"], [long], [String(long.dropLast())], ["x"], ["tae"], ["milk"], ["silk"],
      ["espresso"], ["same"], ["Same", "다"],
    ]
    let answers: [(String, NameMatch)] = [
      ("", .unknown(nearest: nil)), ("t", .ambiguous([0, 1, 12])), ("TEA", .found(0)),
      ("가", .found(5)), ("다", .found(17)), ("다가", .unknown(nearest: nil)),
      ("같", .unknown(nearest: nil)),
      ("ba", .unknown(nearest: nil)), ("녹q", .unknown(nearest: 2)), ("xx", .unknown(nearest: nil)),
      ("same", .ambiguous([16, 17])),
      ("ta", .found(12)), ("STRASSE", .unknown(nearest: 8)), (long, .found(9)),
      ("l" + long.dropFirst(2), .unknown(nearest: 9)), (long + "z", .unknown(nearest: nil)),
      // A slip in three letters, in five letters none more, and two in eight.
      ("ztea", .unknown(nearest: 0)), ("eta", .unknown(nearest: 0)), ("tqa", .unknown(nearest: 0)),
      ("ilk", .unknown(nearest: 13)), ("eazz", .unknown(nearest: nil)),
      ("teazz", .unknown(nearest: nil)),
      ("xyz", .unknown(nearest: nil)), ("coffeezz", .unknown(nearest: 3)),
      ("zcoffeezz", .unknown(nearest: nil)), ("espersoo", .unknown(nearest: 15)),
      ("sepersso", .unknown(nearest: 15)), ("sepersos", .unknown(nearest: nil)),
      ("mlk", .unknown(nearest: 13)), ("xmlk", .unknown(nearest: nil)),
      ("ixlk", .unknown(nearest: nil)), ("피", .unknown(nearest: nil)),
      ("z" + long.dropFirst(), .unknown(nearest: nil)),
    ]
    for (typed, answer) in answers {
      #expect(NameMatch(typed, among: candidates) == answer, "‘\(typed)’")
    }
  }

  @Test("A second reading has the lines that came or changed, and names the lines that are gone")
  func changes() {
    let readings: [[String]] = [
      [], ["a: 1"], ["a: 2"], ["b"], ["a: 1", "b"], ["b", "a: 1"], ["a: 2", "b", "c"],
      ["c", "b", "a: 1"], ["a: 1", "c: 2", "b"], ["x", "a: 1", "b", "y"], ["x", "y", "z"],
    ]
    func changes(_ old: [String], _ new: [String], _ names: Set<String> = []) -> ScreenChanges {
      let lines = [old, new].map { texts in
        texts.map { text in
          let parts = text.split(separator: ":")
          return ScreenLine(text: text, name: parts.count > 1 ? String(parts[0]) : nil)
        }
      }
      return ScreenChanges(from: lines[0], to: lines[1], always: names)
    }
    for old in readings {
      for new in readings {
        let (own, asked) = (changes(old, new), changes(old, new, ["a"]))
        let (lines, gone) = (own.lines.map(\.text), own.gone.map(\.text))
        let keys = Set(new.map { $0.prefix { $0 != ":" } })
        let isSame = old == new
        #expect(own.isEmpty == isSame && (!isSame || lines.isEmpty), "\(old) \(new)")
        #expect(Set(new).subtracting(old).isSubset(of: lines), "\(old) \(new)")
        #expect(gone.allSatisfy { old.contains($0) && !keys.contains($0.prefix { $0 != ":" }) })
        #expect(lines.count >= new.count - old.count, "\(old) \(new)")
        let wanted = new.filter { $0.hasPrefix("a:") || lines.contains($0) }
        #expect(Set(asked.lines.map(\.text)) == Set(wanted) && asked.gone == own.gone)
        if lines.isEmpty { #expect(old.filter { !gone.contains($0) } == new, "\(old) \(new)") }
      }
    }
    for (old, new, said, gone) in [
      // A line that came takes the place of the one that went; another value of a line does not.
      (["a: 1"], ["b"], ["b"], []), (["a: 1", "b"], ["a: 2"], ["a: 2"], ["b"]),
      (["x", "a: 1", "b", "y"], ["x", "y", "z"], ["z"], ["a"]),
      (["c", "b", "a: 1"], ["a: 2"], ["a: 2"], ["c", "b"]),
      (["a: 2", "b", "c"], ["b", "a: 1"], ["a: 1"], ["c"]),
      (["a: 1", "c: 2", "b"], ["b"], [], ["a", "c"]),
      (["b"], ["b", "a: 1"], ["a: 1"], []), (["a: 1"], ["a: 1", "a: 1", "b"], ["a: 1", "b"], []),
    ] {
      let changes = changes(old, new)
      #expect(changes.lines.map(\.text) == said && changes.goneNames == gone, "\(old) \(new)")
    }
  }

  @Test(
    "Each character has its width in columns, and is shown by its code unless it is safe to print")
  func characters() throws {
    let scalars: [UInt32] = [
      0x00, 0x1F, 0x20, 0x7E, 0x7F, 0x9B, 0xA0, 0xAD, 0x300, 0x10FF, 0x1100, 0x115F, 0x1160,
      0x11FF, 0x1200, 0x200B, 0x200D, 0x2028, 0x202E, 0x20E3, 0x2E80, 0x3000, 0x303F, 0x3040,
      0x3041, 0x3164, 0x4DC0, 0x9FFF, 0xA4CF, 0xA4D0, 0xA960, 0xA97F, 0xABFF, 0xAC00, 0xD7A3,
      0xD7A4, 0xD7B0, 0xD7FB, 0xE000, 0xF900, 0xFAFF, 0xFE0E, 0xFE0F, 0xFE10, 0xFE19, 0xFE20,
      0xFE30, 0xFE6F, 0xFEFF, 0xFF01, 0xFF60, 0xFF61, 0xFFE0, 0xFFE6, 0xFFE8, 0x10FFFF, 0x1F1E6,
      0x1F1FF, 0x1F200, 0x1F600, 0x2FFFD, 0xE0001, 0x25CF, 0x2764,
    ]
    let parts = [
      "a", "1", "#", "가", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{D7B0}", "❤", "👩", "👍", "🇰",
      "\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{20E3}", "\u{1F3FD}", "\u{301}", "\u{3000}",
      "\u{202E}", "\u{E0062}",
    ]
    var texts = scalars.compactMap(Unicode.Scalar.init).map { String($0) }
    for first in parts { texts += parts.map { first + $0 } }
    for first in ["a", "1", "❤", "👩", "👍"] {
      for second in ["\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{1F3FD}", "\u{301}"] {
        for third in ["\u{200D}", "\u{20E3}", "👩", "❤", "1"] {
          texts += [first + second + third, first + second + third + "👩"]
        }
      }
    }
    var (kinds, members) = ([String](), [String: [String]]())
    for text in texts {
      let codes = text.unicodeScalars.map { String($0.value, radix: 16) }
      let kind = "\(text.displayWidth) wide, \(shown(text))"
      if members[kind] == nil { kinds.append(kind) }
      members[kind, default: []].append(codes.joined(separator: "_"))
    }
    let lines = kinds.sorted().map { kind in
      let members = (members[kind] ?? []).joined(separator: " ")
      return "\(kind):\n" + members.lines(of: 96).map { "  \($0)\n" }.joined()
    }

    try expect(lines.joined(), isAsIn: "Words/characters.txt")
  }

  /// Which scalars of a text are shown as themselves, and which as their numbers.
  private func shown(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    for mask in 0..<(1 << scalars.count) {
      let parts = scalars.enumerated().map { index, scalar in
        mask >> index & 1 == 0
          ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
      if parts.joined().unicodeScalars.elementsEqual(text.printable.unicodeScalars) {
        return scalars.indices.map { mask >> $0 & 1 == 0 ? "itself" : "number" }
          .joined(separator: " ")
      }
    }
    return text.printable.escaped
  }

  @Test(
    "A whole number below 1e15 is written without a point, and a short one with one decimal at most"
  )
  func numbers() {
    let numbers: [(Double, String)] = [
      (0, "0"), (-0.5, "-0.5"), (3, "3"), (-12, "-12"), (999_999_999_999_999, "999999999999999"),
      (1e15, "1000000000000000.0"), (-1e15, "-1000000000000000.0"), (.infinity, "inf"),
      (.nan, "nan"), (0.1, "0.1"),
    ]
    for (number, text) in numbers { #expect(number.plain == text) }
    #expect([0.04, 0.05, 2.96, -1.25, 10].map(\.short) == ["0", "0.1", "3", "-1.3", "10"])
  }

  @Test("A text is broken at its spaces, or cut with an ellipsis, to fit each width")
  func fitting() {
    let texts = [
      "one two  three", "  ahead and behind  ", "averylongwordwithoutanyspace", "녹차와 홍차, 커피",
      "a 👩‍🚀 b", "x", "", "   ", "ab averylongword cd", "한a글b",
    ]
    for text in texts {
      for columns in 2...16 {
        let (lines, cut, fits) = (
          text.lines(of: columns), text.cut(to: columns), text.fits(in: columns)
        )
        let place: Comment = "\(columns) ‘\(text)’: ‘\(cut)’ \(lines)"
        #expect(fits == (text.displayWidth <= columns), place)
        #expect(lines.allSatisfy { $0.fits(in: columns) }, place)
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, place)
        if fits { #expect(cut == text && lines.joined() == text, place) }
        if !fits, let next = text.dropFirst(cut.count - 1).first {
          let wider = String(text.prefix(cut.count)).displayWidth + 1
          #expect(cut.last == "…" && text.hasPrefix(cut.dropLast()), place)
          #expect(cut.fits(in: columns) && (wider > columns || next == cut.last), place)
        }
        // A line ends where the next word does not fit.
        for (line, next) in zip(lines, lines.dropFirst()) where !text.contains("  ") {
          let word = String(next.prefix { $0 != " " })
          #expect(line.displayWidth + 1 + word.displayWidth > columns, place)
        }
      }
      #expect(text.cut(to: nil) == text && text.lines(of: nil) == [text])
    }
    for columns in [7, 8] {
      #expect("one two  three".lines(of: columns) == ["one two", "three"])
    }
    #expect("one  two".lines(of: 3) == ["one", "two"] && "한글".lines(of: 1) == ["한", "글"])
    #expect("  one two".lines(of: 5) == ["  one", "two"])
    #expect("ab averylongword cd".lines(of: 10) == ["ab", "averylongw", "ord cd"])
    #expect(
      "averylongwordwithoutanyspace".lines(of: 10) == ["averylongw", "ordwithout", "anyspace"])
    #expect("한a글b".cut(to: 1) == "…" && "x y".lines(of: 1) == ["x", "y"])
  }
}

extension String {
  /// With each scalar that is not ASCII as its number: an editor might change some.
  fileprivate var escaped: String {
    unicodeScalars.map { $0.isASCII ? String($0) : "<\(String($0.value, radix: 16))>" }.joined()
  }
}
