// swift-tools-version: 6.2

import PackageDescription

// A package with a fault that its test must notice, and one that it cannot; one with the other
// library for tests, whose tests notice all; and one that lists its sources, and needs a package
// beside this one.
let package = Package(
  name: "sample",
  dependencies: [.package(path: "../Spoon")],
  targets: [
    .target(name: "Kettle", path: "Sources/Kettle/Core"),
    .testTarget(name: "KettleTests", dependencies: ["Kettle"]),
    .target(name: "Tray"),
    .testTarget(name: "TrayTests", dependencies: ["Tray"]),
    .target(
      name: "Lid", dependencies: [.product(name: "Spoon", package: "Spoon")],
      sources: ["Lid.swift"],
      swiftSettings: [.strictMemorySafety(), .treatAllWarnings(as: .error)]),
    .testTarget(name: "LidTests", dependencies: ["Lid"]),
  ])
