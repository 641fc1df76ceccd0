import Testing
import ViewKit

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("Rows")
struct RowsTests {
  private struct Row: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var text: String
  }

  @Test(
    "Whatever is set and removed, they are what a plain list is, and only what changed is stored")
  func random() {
    for seed in 1...40 as ClosedRange<UInt64> {
      var numbers = LinearNumbers(state: seed)
      var (rows, plain): (Rows<Row>, [Int: Row]) = (Rows(), [:])
      var stored: [Int: Row] = [:]
      for step in 0..<60 {
        rows.forgetChanges()
        let before = plain
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
          let id = Int.random(in: -3...6, using: &numbers)
          let row = Bool.random(using: &numbers) ? Row(id: id, text: "\(step % 3)") : nil
          let isNew = plain[id] == nil
          rows[id] = row
          if isNew || row == nil { #expect(rows[id] == row) }
          plain[id] = row
        }
        #expect(rows.all == plain.values.sorted { $0.id < $1.id })
        #expect((-4...7).allSatisfy { rows[$0] == plain[$0] })
        let changed = (-3...6).filter { before[$0] != plain[$0] }
        #expect(rows.changes.map(\.id) == changed)
        #expect(rows.changes.allSatisfy { $0.before == before[$0.id] && $0.after == plain[$0.id] })
        // As a store has them: a row in each slot from 0 on, of which only the changed are written.
        for slot in rows.changedSlots { stored[slot] = rows.row(at: slot) }
        rows.wereStored()
        #expect(rows.changedSlots.isEmpty)
        #expect(stored.keys.sorted() == Array(0..<plain.count))
        #expect(stored.values.sorted { $0.id < $1.id } == rows.all)
      }
    }
  }

  @Test("A row that is replaced is written alone, and one that is removed with the last one")
  func slots() {
    var rows = Rows<Row>()
    for id in [5, 3, 4] { rows[id] = Row(id: id, text: "") }
    #expect(rows.changedSlots == [0, 1, 2] && rows.row(at: 0)?.id == 5 && rows.row(at: 3) == nil)
    rows.wereStored()

    rows[4]?.text = "new"
    #expect(rows.changedSlots == [2])
    rows.wereStored()
    rows[5] = nil
    #expect(rows.changedSlots == [0, 2] && rows.row(at: 0)?.id == 4 && rows.row(at: 2) == nil)
    rows.wereStored()
    rows[3] = nil
    #expect(rows.changedSlots == [1])
    rows.wereStored()
    rows[9] = nil

    #expect(rows.changedSlots == [] && rows.all.map(\.id) == [4])
  }

  @Test("A new number is one after the last, and none that is in use, whatever was stored")
  func numbers() {
    var rows = Rows<Row>()
    rows[2] = Row(id: 2, text: "")
    rows[3] = Row(id: 3, text: "")
    #expect([rows.newID(), rows.newID(), rows.newID()] == [1, 4, 5])
    rows.last = .max
    rows[.min] = Row(id: .min, text: "")

    #expect(rows.newID() == .min + 1)
  }

  @Test("They are the same with the same rows and the same last number, not with one of both")
  func equal() {
    var (rows, other) = (Rows<Row>(), Rows<Row>())
    #expect(rows == other)
    _ = rows.newID()
    #expect(rows != other)
    _ = other.newID()
    #expect(rows == other)
    rows[1] = Row(id: 1, text: "")

    #expect(rows != other)
  }

  @Test("A list is divided at the first element that fulfils the condition", arguments: 0...5)
  func partition(index: Int) {
    #expect(Array(0..<5).partitioningIndex { $0 >= index } == index)
  }

  /// The same numbers for the same seed.
  private struct LinearNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }
}
