import Foundation
import Testing

@Suite("A fault that is planted")
nonisolated struct PlantedFaultTests {
  @Test("It is told to the program that a test starts, and fixes each random seed")
  func told() throws {
    let planter = try Self.text(of: "Mutation/PlantedPackage.swift")
    let name = String(try #require(planter.firstMatch(of: /getenv\("(\w+)"\)/)).1)

    #expect(Child.handedOn.contains(name))
    for tests in ["AppTests", "ControllerTests", "ModelTests"] {
      expectPresent("[\"\(name)\"]", in: try Self.text(of: "\(tests)/Support/TestSeed.swift"))
    }
  }

  @Test("Each fault by hand stands in its file, once")
  func byHand() throws {
    for fault in try Self.text(of: "Mutation/by-hand.txt").components(separatedBy: "\n\n") {
      let lines = fault.split(separator: "\n")
      let file = try #require(lines.first)
      let code = lines.filter { $0.hasPrefix("-") }.map { $0.dropFirst() }.joined(separator: "\n")

      let source = try Page(String(file)).lines.joined(separator: "\n")
      #expect(source.ranges(of: code).count == 1, "\(fault)")
    }
  }

  private static func text(of path: String) throws -> String {
    try Page("Tests/\(path)").lines.joined(separator: "\n")
  }
}
