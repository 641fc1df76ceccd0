// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "tutorial",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vestibule", path: "../..")],
  targets: [
    // What a reader of the tutorial writes, without a program of its own: its name stays free.
    .testTarget(
      name: "TutorialTests",
      dependencies: [
        .product(name: "Vestibule", package: "vestibule"),
        .product(name: "VestibuleTesting", package: "vestibule"),
      ],
      path: ".",
      exclude: [
        "New", "Step-5", "run", "change-password.transcript",
        "change-password-korean.transcript",
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .defaultIsolation(MainActor.self),
      ])
  ],
  swiftLanguageModes: [.v6]
)
