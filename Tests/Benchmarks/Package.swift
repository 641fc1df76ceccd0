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
]
let onMainActor = strict + [.defaultIsolation(MainActor.self)]
let linux = TargetDependencyCondition.when(platforms: [.linux])

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vestibule", path: "../..")],
  targets: [
    .systemLibrary(name: "SystemMalloc", path: "System/Malloc"),
    .systemLibrary(name: "EmptyLibraries", path: "System/Empty"),
    .target(name: "BareSwift", path: "Bare", packageAccess: false, swiftSettings: strict),
    .executableTarget(
      name: "EmptyProgram", dependencies: [.target(name: "EmptyLibraries", condition: linux)],
      path: "Empty", packageAccess: false, swiftSettings: strict),
    // The programs are there because it launches them.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BareSwift", "EmptyProgram", .target(name: "SystemMalloc", condition: linux),
        .product(name: "VestibuleApp", package: "vestibule"),
        .product(name: "vestibule", package: "vestibule"),
      ],
      path: ".", exclude: ["Bare", "Empty", "System", "Tests"], packageAccess: false,
      swiftSettings: onMainActor),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["Benchmarks"], path: "Tests", packageAccess: false,
      swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)
