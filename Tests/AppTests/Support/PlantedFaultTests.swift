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

  private static func text(of path: String) throws -> String {
    try Page("Tests/\(path)").lines.joined(separator: "\n")
  }
}
