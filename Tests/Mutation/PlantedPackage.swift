import Foundation

/// A copy of the package in which all faults are planted, each behind a switch.
///
/// While it is built, its folder Sources has the faults; when its tests run, the sources are as they
/// were, as some tests read them.
struct PlantedPackage {
  let folder: String
  private let original: String
  /// The folders that the manifest names.
  private let modules: [String]

  init(of package: String) throws {
    original = package
    let manifest = try String(contentsOfFile: package + "/Package.swift", encoding: .utf8)
    modules = manifest.matches(of: /path: "(Sources\/[^"]+)"/).map { String($0.1) }
    let name = URL(fileURLWithPath: package).lastPathComponent
    folder = FileManager.default.currentDirectoryPath + "/.build-mutation/\(name)"
    try Command(
      "bash", "-c",
      """
      set -e; mkdir -p "$1"; cd "$1"
      find . -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
      tar -C "$0" -c --exclude '.build*' --exclude ./.git . | tar -x
      cp -Rp Sources Originals
      """, package, folder
    ).output()
  }

  /// Plants and builds; returns those that compile: of many at least half must.
  func build(_ chosen: [Fault]) throws -> [Fault] {
    var faults = chosen
    var texts: [String: Data] = [:]
    for _ in 0..<40 {
      texts = try plant(faults, over: texts)
      var command = Command("swift", "build", "--build-tests")
      command.folder = folder
      let (output, code) = try command.run()
      if code == 0 {
        try Command("bash", "-c", "cd \"$0\"; mv Sources Planted; mv Originals Sources", folder)
          .output()
        // A few of them may all be in lines of another platform.
        guard chosen.count < 20 || faults.count * 2 >= chosen.count else {
          throw Misuse("Of \(chosen.count) faults only \(faults.count) compile.")
        }
        return faults
      }
      let places = places(in: output)
      let compiling = faults.filter { fault in
        !places.contains { $0.file == fault.file && abs($0.line - fault.line) <= 1 }
      }
      let files = Set(places.map(\.file))
      // An error that is far from every fault is one of them all the same.
      faults =
        compiling.count < faults.count ? compiling : faults.filter { !files.contains($0.file) }
      guard !places.isEmpty, files.contains(where: { $0.hasPrefix("Sources/") }) else {
        throw Misuse("The package does not build:\n\(output.suffix(3_000))")
      }
    }
    throw Misuse("The package still does not build without what did not compile.")
  }

  /// Writes the sources that are not as they were written the last time.
  private func plant(_ faults: [Fault], over former: [String: Data]) throws -> [String: Data] {
    let planted = Dictionary(grouping: faults.enumerated(), by: \.element.file)
    var texts: [String: Data] = [:]
    // Also those whose last fault did not compile.
    for file in Set(planted.keys).union(former.keys) where !file.hasSuffix(Self.switchFile) {
      let start = folder + "/Originals" + file.dropFirst("Sources".count)
      var data = try Data(contentsOf: URL(fileURLWithPath: start))
      // From the end on, so that the places before stay where they are.
      let backwards = (planted[file] ?? []).sorted {
        $0.element.range.lowerBound > $1.element.range.lowerBound
      }
      for (number, fault) in backwards {
        let code = fault.code.replacing(Fault.question, with: "isPlanted(\(number))")
        data.replaceSubrange(fault.range, with: Data(code.utf8))
      }
      texts[file] = data
      texts[module(of: file) + Self.switchFile] = Data(Self.planted.utf8)
    }
    for (file, data) in texts where former[file] != data {
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
    }
    return texts
  }

  /// The folder of a source's module, as the manifest says: each module has a switch of its own.
  private func module(of file: String) -> String {
    modules.filter { file.hasPrefix($0 + "/") }.max { $0.count < $1.count }
      ?? file.split(separator: "/").prefix(2).joined(separator: "/")
  }

  private func places(in output: String) -> [(file: String, line: Int)] {
    output.matches(of: /\/(Sources\/[^:\n]+):(\d+):\d+: error:/).map {
      (String($0.1), Int($0.2) ?? 0)
    }
  }

  private static let switchFile = "/Planted.swift"

  /// The switch: which fault is planted, and which places were reached, are bytes of a file that all
  /// processes of a trial share.
  private static let planted = """
    import Foundation

    nonisolated private struct Switchboard: @unchecked Sendable {
      let bytes: UnsafeMutableRawPointer
      let planted: Int

      init?() {
        guard let path = getenv("VESTIBULE_PLANTED") else { return nil }
        let file = open(path, O_RDWR)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let flags = PROT_READ | PROT_WRITE
        guard let bytes = mmap(nil, 16_384, flags, MAP_SHARED, file, 0), bytes != MAP_FAILED else {
          return nil
        }
        self.bytes = bytes
        planted = Int(bytes.load(as: Int32.self))
      }
    }

    nonisolated private let switchboard = Switchboard()

    @usableFromInline nonisolated func isPlanted(_ number: Int) -> Bool {
      guard let switchboard else { return false }
      switchboard.bytes.storeBytes(of: 1, toByteOffset: 4 + number, as: UInt8.self)
      return switchboard.planted == number
    }

    """
}

/// The switch of one trial.
struct Switch {
  static let size = 16_384
  let path: String

  init(planted number: Int? = nil) throws {
    path = NSTemporaryDirectory() + "planted-\(UUID().uuidString)"
    var bytes = Data(count: Self.size)
    withUnsafeBytes(of: Int32(number ?? -1)) { bytes.replaceSubrange(0..<4, with: $0) }
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  /// Ends the programs of a trial that are still there, as a fault may keep one from ending.
  func endPrograms() {
    let mark = Data("VESTIBULE_PLANTED=\(path)".utf8)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let number = pid_t(name),
        let environment = FileManager.default.contents(atPath: "/proc/\(name)/environ"),
        environment.range(of: mark) != nil
      else { continue }
      kill(number, SIGKILL)
    }
  }

  /// The numbers of the faults whose places were reached; the file is gone after that.
  func takeReached(of count: Int) throws -> Set<Int> {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    return Set((0..<count).filter { bytes[4 + $0] != 0 })
  }
}
