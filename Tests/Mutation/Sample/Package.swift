// swift-tools-version: 6.2

import PackageDescription

// A package with a fault that its test must notice, and one that it cannot; and one with the other
// library for tests, whose tests notice all.
let package = Package(
  name: "sample",
  targets: [
    .target(name: "Kettle", path: "Sources/Kettle/Core"),
    .testTarget(name: "KettleTests", dependencies: ["Kettle"]),
    .target(name: "Tray"),
    .testTarget(name: "TrayTests", dependencies: ["Tray"]),
  ])
