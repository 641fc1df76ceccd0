// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

// The three layers. `Workshop` is what one does with an app from outside.
let framework: [Target.Dependency] = [
  "Model", "ModelKit", "View", "ViewKit", "ViewText", "Controller", "ControllerKit",
]
let everything = framework + ["Workshop", "Terminal", "ProgramKit", "App"]

let sqlite = Target.Dependency.target(name: "SystemSQLite", condition: .when(platforms: [.linux]))
let crypt = Target.Dependency.target(name: "SystemCrypt", condition: .when(platforms: [.linux]))

let package = Package(
  name: "vestibule",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Vestibule", targets: ["Vestibule", "Terminal", "ProgramKit"]),
    // What a test target has besides: it links the testing library, which no program should.
    .library(name: "VestibuleTesting", targets: ["VestibuleTesting"]),
    // UIKit's names for a controller that moves over.
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .executable(name: "vestibule", targets: ["Main"]),
    // What it is made of: a main of two lines adds nothing.
    .library(name: "VestibuleApp", targets: ["App"]),
  ],
  targets: [
    .systemLibrary(name: "SystemSQLite", path: "Sources/Model/System/SQLite"),
    .systemLibrary(name: "SystemCrypt", path: "Sources/Model/System/Crypt"),
    .systemLibrary(name: "SystemFiles", path: "Sources/Model/System/Files"),
    .systemLibrary(name: "SystemProcess", path: "Sources/App/Terminal/System/Process"),
    .systemLibrary(name: "SystemEdit", path: "Sources/App/Terminal/System/Edit"),
    // What each app is made of, and what an app may have besides: a core and a kit for each layer.
    .target(
      name: "Model", dependencies: [crypt], path: "Sources/Model/Core", swiftSettings: strict),
    .target(
      name: "ModelKit",
      dependencies: [
        "Model", .target(name: "SystemFiles", condition: .when(platforms: [.linux])), sqlite,
      ],
      path: "Sources/Model/Kit", swiftSettings: strict),
    .target(
      name: "View", dependencies: ["Model"], path: "Sources/View/Core", swiftSettings: strict),
    .target(
      name: "ViewKit", dependencies: ["Model", "View"], path: "Sources/View/Kit",
      swiftSettings: strict),
    // The line-oriented renderer.
    .target(
      name: "ViewText", dependencies: ["Model", "View", "ViewKit"], path: "Sources/View/Text",
      swiftSettings: strict),
    .target(
      name: "Controller", dependencies: ["Model", "View"], path: "Sources/Controller/Core",
      swiftSettings: strict),
    .target(
      name: "ControllerKit", dependencies: ["Model", "ModelKit", "View", "ViewKit", "Controller"],
      path: "Sources/Controller/Kit", swiftSettings: strict),
    // What one does with an app from outside.
    .target(
      name: "Workshop", dependencies: framework,
      path: "Sources/App/Workshop", swiftSettings: strict),
    .target(
      name: "Terminal",
      dependencies: [
        "Model", "ModelKit", "View", "ViewKit", "ViewText", "SystemEdit", "SystemProcess",
      ],
      path: "Sources/App/Terminal", exclude: ["System"], swiftSettings: strict),
    // What a program has around its app, ours or another's.
    .target(
      name: "ProgramKit", dependencies: framework + ["Workshop", "Terminal"],
      path: "Sources/App/ProgramKit", swiftSettings: strict),
    .target(
      name: "App",
      dependencies: framework + ["Workshop", "Terminal", "ProgramKit", "Gallery"],
      exclude: [
        "Gallery", "Main", "ProgramKit", "Terminal", "UIKitNames", "Vestibule", "VestibuleTesting",
        "Workshop",
      ],
      swiftSettings: strict),
    // The small apps, which see of the framework what everybody sees.
    .target(
      name: "Gallery", dependencies: framework + ["Workshop", "Vestibule"],
      path: "Sources/App/Gallery", swiftSettings: strict),
    // One name to import for whoever depends on this package.
    .target(
      name: "Vestibule", dependencies: framework + ["Workshop"],
      path: "Sources/App/Vestibule", swiftSettings: strict),
    // UIKit's names, in place of ours.
    .target(
      name: "UIKitNames",
      dependencies: ["Model", "View", "ViewKit", "Controller", "ControllerKit"],
      path: "Sources/App/UIKitNames", swiftSettings: strict),
    // What makes a failing test explain itself.
    .target(
      name: "VestibuleTesting",
      dependencies: ["Model", "View", "ViewText", "Workshop", "Terminal", "ProgramKit"],
      path: "Sources/App/VestibuleTesting", swiftSettings: strict),
    // The program is a library with a main of two lines, so that others can use it too.
    .executableTarget(
      name: "Main", dependencies: ["App", "ProgramKit"], path: "Sources/App/Main",
      swiftSettings: strict),
    .testTarget(
      name: "ModelTests", dependencies: ["Model", "ModelKit", "ViewText", "Workshop", crypt],
      swiftSettings: strict),
    .testTarget(
      name: "ViewTests",
      dependencies: ["Model", "ModelKit", "View", "ViewKit", "ViewText", "Workshop"],
      swiftSettings: strict),
    .testTarget(
      name: "ControllerTests", dependencies: framework + ["Workshop", "VestibuleTesting"],
      swiftSettings: onMainActor),
    // A module without default isolation, as most are.
    .testTarget(
      name: "PlainModuleTests",
      dependencies: framework + ["Workshop", "Vestibule"],
      swiftSettings: strict),
    // Controllers as Xcode makes them today: on the main actor, in a target of their own.
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: [
        "Model", "View", "ViewKit", "ViewText", "Controller", "ControllerKit", "Workshop",
        "UIKitNames",
      ],
      exclude: ["Ledger.md"], swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The examples of the doc comments, as a package that depends on ours would have them.
    .testTarget(
      name: "ExampleTests",
      dependencies: ["Vestibule", "VestibuleTesting", "Terminal", "ProgramKit"],
      swiftSettings: strict),
    .testTarget(
      name: "AppTests",
      dependencies: everything + [
        "Vestibule", "VestibuleTesting", "Gallery", "Main", "SystemEdit",
      ],
      exclude: ["Transcripts"], swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)

// What is killed in the program's place serves those who work on it: `VESTIBULE_WORKSHOP=1` adds it.
// The tests start it from their own folder, instrumented as they are, which no other package can do
// for them. What measures and fuzzes the program has packages of its own, in Tests.
if Context.environment["VESTIBULE_WORKSHOP"] != nil {
  package.targets.first { $0.name == "AppTests" }?.dependencies.append("FaultProbe")
  package.targets.append(
    .executableTarget(
      name: "FaultProbe", dependencies: framework + ["Workshop", "Terminal"],
      path: "Tests/FaultProbe", swiftSettings: strict))
}
