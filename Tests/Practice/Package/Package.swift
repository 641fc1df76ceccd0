// swift-tools-version: 6.2

import PackageDescription

let vestibule = Target.Dependency.product(name: "Vestibule", package: "vestibule")
let testing = Target.Dependency.product(name: "VestibuleTesting", package: "vestibule")
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "practice",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vestibule", path: "../vestibule")],
  targets: [
    .target(name: "Practice", dependencies: [vestibule], swiftSettings: settings),
    .testTarget(
      name: "PracticeTests", dependencies: ["Practice", vestibule, testing],
      swiftSettings: settings),
  ]
)
