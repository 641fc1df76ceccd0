// swift-tools-version: 6.2

import PackageDescription

// Nothing depends on this package: it may see what the root's modules share under the root's name,
// which is that of its folder.
let root = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let name = root.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-package-name", String(name)]),
  // libFuzzer brings its own main.
  .unsafeFlags(["-parse-as-library"]),
]

let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vestibule", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz", dependencies: [.product(name: "VestibuleApp", package: "vestibule")],
      path: ".", exclude: ["Corpus", "StoreFile", "run", "words.dict"], packageAccess: false,
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "FuzzStoreFile", dependencies: [.product(name: "Vestibule", package: "vestibule")],
      path: "StoreFile", packageAccess: false, swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
