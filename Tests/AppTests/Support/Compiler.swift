import Foundation

@testable import App
@testable import ProgramKit

/// Compiles files with the settings of the package and against its modules, and makes nothing of
/// them.
nonisolated enum Compiler {
  /// Checks files, and returns the compiler's status: 0 if it has nothing to say against them.
  static func check(_ files: [String], module: String, _ options: [String] = []) throws -> Int32 {
    let modules = URL(fileURLWithPath: try BuiltProgram.path()).deletingLastPathComponent()
      .appendingPathComponent("Modules").path
    let headers = try ["Sources/Model/System", "Sources/App/Terminal/System"].flatMap { system in
      let path = Page.root.appendingPathComponent(system).path
      return try FileManager.default.contentsOfDirectory(atPath: path).map { "\(path)/\($0)" }
    }
    let folder = try TemporaryFolder()
    let environment = ProcessInfo.processInfo.environment
    let compiler = try BuiltProgram(in: folder).prepare(
      "PATH=$0; HOME=$1; shift; exec swiftc \"$@\" 2>&1",
      [
        environment["PATH"] ?? "",
        // In a new home it would make the system's modules each time, which takes far longer.
        environment["HOME"] ?? folder.path, "-typecheck", "-wmo", "-warnings-as-errors",
        "-swift-version", "6",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility", "-module-name", module,
        "-I", modules,
      ] + headers.flatMap { ["-I", $0] } + options + files)
    try BuiltProgram.run(compiler)
    return compiler.terminationStatus
  }
}
