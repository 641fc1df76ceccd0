import Testing
import View

@testable import ProgramKit
@testable import Workshop

@Suite("The sentence about a difference")
struct DifferenceSentenceTests {
  @Test(
    "It names each screen in its own language, whatever it says",
    arguments: [
      .new(to: "suspended"), .gone(to: "suspended"),
      .elsewhere(before: "suspended", now: "inactive"), .looks(gone: [], new: []), .behind,
    ] as [BehaviorChange.Difference.Kind])
  func languages(kind: BehaviorChange.Difference.Kind) {
    let difference = BehaviorChange.Difference(
      kind: kind, way: [.event(.home)], screen: "background")

    let sentence = difference.sentence([:])

    #expect(!sentence.english.contains(/\p{Hangul}/))
    for (name, phrase) in Phrase.states {
      #expect(!sentence.korean.contains(name))
      #expect(sentence.english.contains(name) == sentence.korean.contains(phrase.korean))
    }
  }
}
