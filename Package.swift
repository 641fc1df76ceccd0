// swift-tools-version: 6.2

import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "vestibule",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Vestibule", targets: ["Model", "View", "Controller"]),
    .executable(name: "vestibule", targets: ["App"]),
  ],
  targets: [
    .systemLibrary(name: "SystemSQLite", path: "Sources/Model/System/SQLite"),
    .systemLibrary(name: "SystemCrypt", path: "Sources/Model/System/Crypt"),
    .systemLibrary(name: "SystemFiles", path: "Sources/Model/System/Files"),
    .systemLibrary(name: "SystemProcess", path: "Sources/App/System/Process"),
    .target(
      name: "Model",
      dependencies: [
        .target(name: "SystemFiles", condition: .when(platforms: [.linux])),
        .target(name: "SystemSQLite", condition: .when(platforms: [.linux])),
        .target(name: "SystemCrypt", condition: .when(platforms: [.linux])),
      ],
      exclude: ["System"],
      swiftSettings: strict),
    .target(name: "View", dependencies: ["Model"], swiftSettings: strict),
    .target(name: "Controller", dependencies: ["Model", "View"], swiftSettings: strict),
    .executableTarget(
      name: "App",
      dependencies: [
        "Model", "View", "Controller",
        .target(name: "SystemProcess", condition: .when(platforms: [.linux])),
      ],
      exclude: ["System"], swiftSettings: strict),
    .systemLibrary(name: "SystemMalloc", path: "Tests/Benchmarks/System"),
    .target(name: "BareSwift", path: "Tests/Benchmarks/Bare", swiftSettings: strict),
    .executableTarget(
      name: "EmptyProgram",
      dependencies: [
        .target(name: "SystemSQLite", condition: .when(platforms: [.linux])),
        .target(name: "SystemCrypt", condition: .when(platforms: [.linux])),
      ],
      path: "Tests/Benchmarks/Empty", swiftSettings: strict),
    // The front end's own sources are compiled in through a link; its program is built beside.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Model", "View", "Controller", "App", "BareSwift", "EmptyProgram",
        .target(name: "SystemSQLite", condition: .when(platforms: [.linux])),
        .target(name: "SystemCrypt", condition: .when(platforms: [.linux])),
        .target(name: "SystemMalloc", condition: .when(platforms: [.linux])),
        .target(name: "SystemProcess", condition: .when(platforms: [.linux])),
      ],
      path: "Tests/Benchmarks",
      exclude: ["App/System", "App/Vestibule.swift", "Bare", "Empty", "System"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ModelTests",
      dependencies: [
        "Model",
        .target(name: "SystemCrypt", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: strict),
    .testTarget(name: "ViewTests", dependencies: ["Model", "View"], swiftSettings: strict),
    .testTarget(
      name: "ControllerTests", dependencies: ["Model", "View", "Controller"],
      swiftSettings: onMainActor),
    // A module without default isolation, as most are.
    .testTarget(
      name: "PlainModuleTests", dependencies: ["Model", "View", "Controller"],
      swiftSettings: strict),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks"], swiftSettings: onMainActor),
    .executableTarget(
      name: "FaultProbe", dependencies: ["Model"], path: "Tests/FaultProbe", swiftSettings: strict),
    .testTarget(
      name: "AppTests", dependencies: ["Model", "View", "Controller", "App", "FaultProbe"],
      exclude: ["Transcripts"], swiftSettings: onMainActor),
    // What a reader has after the last step but the list of destinations, which has one owner.
    .testTarget(
      name: "TutorialTests", dependencies: ["Model", "View", "Controller", "App"],
      path: "Tests/Tutorial",
      exclude: ["Package", "Step-5", "run", "change-password.transcript"],
      swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer brings its own main: `VESTIBULE_FUZZ=1` makes the program a module for it to drive.
if ProcessInfo.processInfo.environment["VESTIBULE_FUZZ"] != nil {
  package.products = []
  package.targets.removeAll { $0.type == .executable || $0.isTest }
  package.targets += [
    .target(
      name: "App",
      dependencies: [
        "Model", "View", "Controller",
        .target(name: "SystemProcess", condition: .when(platforms: [.linux])),
      ],
      exclude: ["System", "Vestibule.swift"],
      swiftSettings: strict + [.unsafeFlags(["-enable-testing"])]),
    .executableTarget(
      name: "Fuzz", dependencies: ["Model", "View", "App"], path: "Tests/Fuzz",
      exclude: ["Corpus", "words.dict", "run", "StoreFile"],
      swiftSettings: onMainActor + [.unsafeFlags(["-parse-as-library"])]),
    .executableTarget(
      name: "FuzzStoreFile", dependencies: ["Model"], path: "Tests/Fuzz/StoreFile",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]),
  ]
}
