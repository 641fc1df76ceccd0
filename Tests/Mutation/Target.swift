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
  var files: [String] { sources.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" } }

  /// Those of a package whose code the tests run, as the manifest says: no tests, nor what stands
  /// beside them, no plugins and no macros.
  static func all(of package: String) throws -> [Target] {
    struct Package: Decodable { let targets: [Target] }
    let text = try Command(
      "swift", "package", "--package-path", package, "--scratch-path", Sources.scratch + "/describe",
      "describe", "--type", "json"
    ).output()
    // Warnings may stand before it.
    guard let start = text.firstRange(of: "\n{\n")?.lowerBound ?? text.firstIndex(of: "{") else {
      throw Misuse("The package is not described:\n\(text)")
    }
    let package = try JSONDecoder().decode(Package.self, from: Data(text[start...].utf8))
    return package.targets.filter {
      ["library", "executable"].contains($0.type) && $0.module_type == "SwiftTarget"
        && !$0.path.hasPrefix("Tests/")
    }
  }
}
