import Foundation

/// A target of a package, in whose sources faults are planted.
struct Target: Decodable {
  let name: String
  /// Its folder in the package.
  let path: String
  private let type: String
  private let module_type: String
  private let sources: [String]

  /// The paths of its Swift sources in the package.
  var files: [String] { sources.filter { $0.hasSuffix(".swift") }.map(inPackage) }

  /// The path of one of its files in the package, whose own folder may be that of the target.
  func inPackage(_ file: String) -> String {
    ["", "."].contains(path) ? file : "\(path)/\(file)"
  }

  /// Those of a package whose code the tests run, as the manifest says: no tests, nor what stands
  /// beside them, no plugins and no macros.
  static func all(of package: String) throws -> [Target] {
    struct Package: Decodable { let targets: [Target] }
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      throw Misuse("There is no package in \(package)")
    }
    let text = try Command(
      "swift", "package", "--package-path", package,
      "--scratch-path", Sources.scratch + "/describe", "describe", "--type", "json"
    ).output()
    // Warnings may stand before it.
    guard let start = text.firstRange(of: "\n{\n")?.lowerBound ?? text.firstIndex(of: "{") else {
      throw Misuse("The package is not described:\n\(text)")
    }
    let package = try JSONDecoder().decode(Package.self, from: Data(text[start...].utf8))
    guard package.targets.contains(where: { $0.type == "test" }) else {
      throw Misuse("The package has no target of tests.")
    }
    return package.targets.filter {
      ["library", "executable"].contains($0.type) && $0.module_type == "SwiftTarget"
        && !$0.path.hasPrefix("Tests/")
    }
  }
}
