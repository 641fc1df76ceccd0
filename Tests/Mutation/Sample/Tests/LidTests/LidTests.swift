import Lid
import Synchronization
import Testing

// Their names are sentences.
@Suite struct `A lid` {
  @Test func `It is less than others`() {
    #expect(Lid(lowerBound: 4).isLess(than: 10))
    #expect(!Lid(lowerBound: 5).isLess(than: 10))
    #expect(!Lid(lowerBound: 25).isLess(than: 50))
  }

  @Test func `It covers cups`() {
    #expect([3, 4].map { Lid(lowerBound: $0).cups } == [1, 2])
  }

  @Test func `It is poured`() {
    var lid = Lid(lowerBound: 1)

    lid.pour()

    #expect(lid.lowerBound == 5)
  }
}

@Test func `It is open, or it is not`() {
  #expect(open(nil))
  #expect(open(Lid(lowerBound: 0)))
  #expect(!open(Lid(lowerBound: 1)))
}

// Each of them passes alone, but not both in one process.
private let isTaken = Mutex(false)

@Suite struct `A lid that is alone` {
  @Test func `It is empty`() { #expect(isEmptyAndFirst()) }
}

@Suite struct `Another lid that is alone` {
  @Test func `It is empty, too`() { #expect(isEmptyAndFirst()) }
}

private func isEmptyAndFirst() -> Bool {
  let isFirst = isTaken.withLock { taken in
    defer { taken = true }
    return !taken
  }
  return isFirst && Lid(lowerBound: 0).isEmpty
}
