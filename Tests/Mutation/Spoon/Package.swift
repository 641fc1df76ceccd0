// swift-tools-version: 6.2

import PackageDescription

// What the package of the sample finds beside itself.
let package = Package(
  name: "spoon",
  products: [.library(name: "Spoon", targets: ["Spoon"])],
  targets: [.target(name: "Spoon")])
