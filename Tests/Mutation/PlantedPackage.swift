import Foundation

/// A copy of the package in which all faults are planted, each behind a switch.
///
/// While it is built, its sources have the faults; when its tests run, the sources are as they were,
/// as some tests read them.
struct PlantedPackage {
  let folder: String
  private let targets: [Target]

  init(of package: String, targets: [Target]) throws {
    self.targets = targets
    try FileManager.default.createDirectory(
      atPath: Sources.scratch, withIntermediateDirectories: true)
    try Data("*\n".utf8).write(to: URL(fileURLWithPath: "\(Sources.scratch)/.gitignore"))
    let name = URL(fileURLWithPath: package).lastPathComponent
    folder = "\(Sources.scratch)/\(name)"
    try Command(
      "bash", "-c",
      """
      set -e; mkdir -p "$1"; cd "$1"
      find . -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
      tar -C "$0" -c --exclude '.build*' --exclude ./.git . | tar -x
      """, package, folder
    ).output()
    // What is beside the package is not beside the copy; a version of Swift may have its own manifest.
    let place = URL(fileURLWithPath: package, isDirectory: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    for name in names where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      let text = try String(contentsOf: url(of: name), encoding: .utf8)
      let path = /(\.package\(\s*(?:name\s*:\s*"[^"]*"\s*,\s*)?path\s*:\s*)"([^"\/][^"]*)"/
      let moved = text.replacing(path) {
        let path = URL(fileURLWithPath: String($0.2), relativeTo: place).standardizedFileURL.path
        return "\($0.1)\"\(path)\""
      }
      if moved != text { try moved.write(to: url(of: name), atomically: true, encoding: .utf8) }
    }
  }

  /// Plants and builds; returns those that compile: of many at least half must.
  func build(_ chosen: [Fault]) throws -> [Fault] {
    var originals: [String: Data] = [:]
    for file in Set(chosen.map(\.file)) { originals[file] = try read(file) }
    var faults = chosen
    var texts: [String: Data] = [:]
    var hasOwnFile = true
    for _ in 0..<40 {
      texts = try plant(faults, in: originals, over: texts, hasOwnFile: hasOwnFile)
      var command = Command("swift", "build", "--build-tests")
      command.folder = folder
      let (output, code) = try command.run()
      if code == 0 {
        for file in texts.keys {
          try originals[file]?.write(to: url(of: file))
            ?? FileManager.default.removeItem(at: url(of: file))
        }
        // A few of them may all be in lines of another platform.
        guard chosen.count < 20 || faults.count * 2 >= chosen.count else {
          throw Misuse("Of \(chosen.count) faults only \(faults.count) compile.")
        }
        return faults
      }
      // A target that lists its sources has no other file.
      if hasOwnFile, output.contains("cannot find 'isPlanted' in scope") {
        hasOwnFile = false
        continue
      }
      // An error is of the fault in whose lines it is, or of a near one, or of any in the file.
      let places = places(in: output)
      let fewer = [0, 1, .max].lazy.map { distance in
        faults.filter { fault in
          !places.contains { fault.file == $0.file && fault.distance(from: $0.line) <= distance }
        }
      }.first { $0.count < faults.count }
      guard let fewer else { throw Misuse("The package does not build:\n\(output.suffix(3_000))") }
      faults = fewer
    }
    throw Misuse("The package still does not build without what did not compile.")
  }

  private func url(of file: String) -> URL { URL(fileURLWithPath: "\(folder)/\(file)") }

  private func read(_ file: String) throws -> Data { try Data(contentsOf: url(of: file)) }

  /// Writes the sources that are not as they were written the last time.
  private func plant(
    _ faults: [Fault], in originals: [String: Data], over former: [String: Data], hasOwnFile: Bool
  ) throws -> [String: Data] {
    let planted = Dictionary(grouping: faults.enumerated(), by: \.element.file)
    // Also those whose last fault did not compile.
    var texts = originals
    for (file, some) in planted {
      // From the end on, so that the places before stay where they are.
      for (number, fault) in some.sorted(by: {
        $0.element.range.lowerBound > $1.element.range.lowerBound
      }) {
        let code = fault.code.replacing(Fault.question, with: "isPlanted(\(number))")
        texts[file]?.replaceSubrange(fault.range, with: Data(code.utf8))
      }
    }
    // Each module has a switch of its own, in a file of its own or behind one of its sources.
    for target in targets {
      guard let source = target.files.first(where: { originals[$0] != nil }) else { continue }
      let file = target.inPackage("Planted.swift")
      texts[file] = Data()
      texts[hasOwnFile ? file : source]?.append(Data("\n\(Self.planted)".utf8))
    }
    for (file, data) in texts where former[file] != data { try data.write(to: url(of: file)) }
    return texts
  }

  /// The files and lines of the errors that a build has written.
  private func places(in output: String) -> [(file: String, line: Int)] {
    output.matches(of: /(?m)^([^:\n]+):(\d+):\d+: error:/).compactMap { match in
      guard match.1.hasPrefix(folder + "/") else { return nil }
      return (String(match.1.dropFirst(folder.count + 1)), Int(match.2) ?? 0)
    }
  }

  /// The switch: which fault is planted, and which places were reached, are bytes of a file that all
  /// processes of a trial share.
  ///
  /// It compiles in any mode of the language, and without warnings.
  private static let planted = """
    import Foundation

    @unsafe nonisolated private struct Switchboard: @unchecked Sendable {
      static let shared = unsafe Switchboard()

      let bytes: UnsafeMutableRawPointer
      let planted: Int

      init?() {
        guard let path = unsafe getenv("PLANTED_FAULT") else { return nil }
        let file = unsafe Foundation.open(path, O_RDWR)
        guard file >= 0 else { return nil }
        defer { _ = Foundation.close(file) }
        let bytes = unsafe mmap(nil, \(Switch.size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        guard let bytes = unsafe bytes, unsafe bytes != MAP_FAILED else { return nil }
        unsafe self.bytes = unsafe bytes
        unsafe planted = Int(unsafe bytes.load(as: Int32.self))
      }
    }

    @usableFromInline nonisolated func isPlanted(_ number: Int) -> Bool {
      guard let switchboard = unsafe Switchboard.shared else { return false }
      unsafe switchboard.bytes.storeBytes(of: 1, toByteOffset: 4 + number, as: UInt8.self)
      return unsafe switchboard.planted == number
    }

    """
}

/// The switch of one trial.
struct Switch {
  static let size = 65_536
  let path: String

  init(planted number: Int? = nil) throws {
    path = NSTemporaryDirectory() + "planted-\(UUID().uuidString)"
    var bytes = Data(count: Self.size)
    withUnsafeBytes(of: Int32(number ?? -1)) { bytes.replaceSubrange(0..<4, with: $0) }
    try bytes.write(to: URL(fileURLWithPath: path))
    // A test may be another user for a while.
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
  }

  /// Ends the programs of a trial that are still there, as a fault may keep one from ending.
  func endPrograms() {
    let mark = Data("PLANTED_FAULT=\(path)".utf8)
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
