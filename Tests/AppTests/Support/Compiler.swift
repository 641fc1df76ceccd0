import Foundation

@testable import App

/// Compiles files with the settings of the package and against its modules, and makes nothing of
/// them.
nonisolated enum Compiler {
  /// Checks files, and returns the compiler's status: 0 if it has nothing to say against them.
  static func check(_ files: [String], module: String, _ options: [String] = []) throws -> Int32 {
    let build = URL(fileURLWithPath: try BuiltProgram.path()).deletingLastPathComponent().path
    let headers = try ["Sources/Model/System", "Sources/App/Terminal/System"].flatMap { system in
      let path = Page.root.appendingPathComponent(system).path
      return try FileManager.default.contentsOfDirectory(atPath: path).map { "\(path)/\($0)" }
    }
    let folder = try TemporaryFolder()
    let compiler = try BuiltProgram(in: folder).prepare(
      "PATH=$0; exec swiftc \"$@\" 2>&1",
      [
        ProcessInfo.processInfo.environment["PATH"] ?? "", "-typecheck", "-warnings-as-errors",
        "-swift-version", "6",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility", "-module-name", module,
        // Its home is empty: without a cache to share, each compiler would make the system's modules.
        "-module-cache-path", "\(build)/ModuleCache", "-I", "\(build)/Modules",
      ] + headers.flatMap { ["-I", $0] } + options + files)
    try BuiltProgram.run(compiler)
    return compiler.terminationStatus
  }
}
