// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "door",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../vestibule")],
  targets: [
    .executableTarget(
      name: "Door", dependencies: [.product(name: "Vestibule", package: "vestibule")]),
    .testTarget(
      name: "DoorTests",
      dependencies: [
        "Door", .product(name: "Vestibule", package: "vestibule"),
        .product(name: "VestibuleTesting", package: "vestibule"),
      ]),
  ]
)
