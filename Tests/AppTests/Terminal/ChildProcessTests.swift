import Foundation
import Testing

@testable import Terminal

@Suite("A command that the program starts", .patience, .onOwnThreads)
nonisolated struct ChildProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("What it writes and its code are returned, and nothing is typed to it")
  func outcomes() {
    #expect(run("echo a; echo b >&2; exit 3") == ["a\nb\n", "exited(3)"])
    #expect(run("cat; echo end") == ["end\n", "exited(0)"])
    #expect(run("kill -9 $$") == ["", "signalled(9)"])
    #expect(run("exec sleep 60", ChildProcess.Limits(seconds: 0)) == ["", "late"])
    #expect(run("no-such-program")[1] == "exited(127)")
  }

  @Test("No end of its pipe stays open")
  func closed() async {
    await #expect(processExitsWith: .success) {
      func run() throws -> Int {
        _ = ChildProcess(["true"], in: ["PATH": "/usr/bin:/bin"]).run { false }
        return try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
      }
      let before = try run()
      #expect(try run() == before)
    }
  }

  @Test("Of much that it writes the first and the last 64 KiB are kept, with what is left out")
  func muchOutput() {
    let text = run("yes a | head -c 1000000; echo end")[0]

    #expect(text.utf8.count < 2 * KeptOutput.limit + 100)
    #expect(text.hasPrefix("a\na\n") && text.hasSuffix("a\nend\n"))
    #expect(text.contains("\n[868932 bytes left out]\n"))
  }

  @Test("What is kept is whole up to 128 KiB, however it comes", arguments: [1, 1_000, 70_000])
  func kept(size: Int) {
    let bytes = (0..<2 * KeptOutput.limit).map { UInt8(ascii: "a") + UInt8($0 % 26) }
    var output = KeptOutput()
    for start in stride(from: 0, to: bytes.count, by: size) {
      output.append(bytes[start..<min(start + size, bytes.count)])
    }

    #expect(output.text == String(decoding: bytes, as: UTF8.self))
    output.append([UInt8(ascii: "!")])
    #expect(output.text.contains("[1 bytes left out]") && output.text.hasSuffix("!"))
  }

  @Test("It has the limits that it is given, and no terminal")
  func limits() {
    let limits = ChildProcess.Limits(fileBytes: 1 << 20, processorSeconds: 60)

    #expect(run("ulimit -t; ulimit -f", limits)[0] == "60\n2048\n")
    #expect(
      run("exec head -c 2000000 /dev/zero >\(folder.path("zeros"))", limits)[1] == "signalled(25)")
    #expect(run("(: </dev/tty) 2>/dev/null || echo none")[0] == "none\n")
  }

  #if os(Linux)
    @Test(
      "All that it started ends with it, also in a group of its own",
      arguments: ["sh -c", "bash -mc"])
    func descendants(shell: String) throws {
      let started = "\(shell) 'sleep 600 >/dev/null & echo $!'"
      let lines = run("\(started); exit 3")

      #expect(lines[1] == "exited(3)")
      // Without a terminal, the shell complains first.
      let last = lines[0].split(separator: "\n").last ?? ""
      #expect(Self.hasEnded(try #require(Int32(last))))
    }

    @Test(
      "When the program ends, a command is asked to end, and then it ends with all that it started")
    func ending() throws {
      let (begun, ended) = (folder.path("begun"), folder.path("ended"))
      // It says more than a pipe holds before it has ended: that is read until then.
      let script = """
        a=0123456789abcdef; for i in 1 2 3 4; do a=$a$a$a$a$a$a$a$a; done
        trap '' TERM; sleep 600 & trap 'echo $a$a; echo bye; echo >\(ended); exit' TERM
        echo $! >\(begun).new; mv \(begun).new \(begun); while :; do wait; done
        """

      let lines = run(script) { FileManager.default.fileExists(atPath: begun) }

      #expect(lines[0].hasSuffix("f\nbye\n") && lines[1] == "interrupted")
      #expect(FileManager.default.fileExists(atPath: ended))
      let text = String(decoding: try folder.bytes(of: "begun"), as: UTF8.self)
      // It did not listen.
      #expect(Self.hasEnded(try #require(Int32(text.dropLast()))))
    }

    @Test("What it wrote last is read, though it has ended by then")
    func last() throws {
      let (begun, go) = (folder.path("begun"), folder.path("go"))
      let script = """
        echo $$ >\(begun).new; mv \(begun).new \(begun); until [ -e \(go) ]; do :; done
        echo last; exit 3
        """

      let lines = run(script) {
        let text = String(
          decoding: FileManager.default.contents(atPath: begun) ?? Data(), as: UTF8.self)
        guard let process = Int32(text.dropLast()) else { return false }
        _ = FileManager.default.createFile(atPath: go, contents: nil)
        return Self.hasEnded(process)
      }

      #expect(lines == ["last\n", "exited(3)"])
    }

    /// Whether a process ends that was killed: the system takes a moment for it.
    static func hasEnded(_ process: Int32) -> Bool {
      (0..<500).contains { _ in
        let stat = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
        let state = String(decoding: stat, as: UTF8.self).split(separator: ")").last ?? ""
        if stat.isEmpty || state.hasPrefix(" Z") || state.hasPrefix(" X") { return true }
        _ = poll(nil, 0, 20)
        return false
      }
    }
  #endif

  /// Runs a command of the shell, and returns what it wrote and how it ended.
  private func run(
    _ script: String, _ limits: ChildProcess.Limits = ChildProcess.Limits(),
    until isEnding: () -> Bool = { false }
  ) -> [String] {
    let command = ChildProcess(
      ["sh", "-c", script], in: ["PATH": "/usr/bin:/bin"], limits: limits)
    let (output, end) = command.run(until: isEnding)
    return [output.text, "\(end)"]
  }
}
