// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "greeting",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../vestibule")],
  targets: [
    .executableTarget(
      name: "Greeting", dependencies: [.product(name: "Vestibule", package: "vestibule")]),
    .testTarget(
      name: "GreetingTests",
      dependencies: [
        "Greeting", .product(name: "Vestibule", package: "vestibule"),
        .product(name: "VestibuleTesting", package: "vestibule"),
      ]),
  ]
)
