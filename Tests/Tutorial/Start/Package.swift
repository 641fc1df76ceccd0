// swift-tools-version: 6.2

import PackageDescription

let vestibule = Target.Dependency.product(name: "Vestibule", package: "vestibule")
let testing = Target.Dependency.product(name: "VestibuleTesting", package: "vestibule")

let package = Package(
  name: "members",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../vestibule")],
  targets: [
    .executableTarget(name: "Members", dependencies: [vestibule]),
    .testTarget(name: "MembersTests", dependencies: ["Members", vestibule, testing]),
  ]
)
