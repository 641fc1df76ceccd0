// swift-tools-version: 6.2

import PackageDescription

let vestibule = Target.Dependency.product(name: "Vestibule", package: "vestibule")
let testing = Target.Dependency.product(name: "VestibuleTesting", package: "vestibule")

let package = Package(
  name: "starter",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vestibule", path: "../vestibule")],
  targets: [
    .executableTarget(name: "Starter", dependencies: [vestibule]),
    .testTarget(
      name: "StarterTests", dependencies: ["Starter", vestibule, testing],
      exclude: ["Transcripts"]),
  ]
)
