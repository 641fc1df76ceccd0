import Controller
import Foundation
import Terminal
import View

/// The processes that explore together: each walks on from its share of the states.
///
/// After each round the others write what they found, as a line of JSON. The first process, which
/// started them, answers with a line of what all have found.
@MainActor
final class ExplorationTeam {
  private let number: Int
  private let count: Int
  private var pipes: [LinePipe] = []
  private var processes: [Process] = []

  /// Whether one of the others ended before everything was seen.
  private(set) var isBroken = false

  /// Joins as one of several processes: it finds the first one at its input and its output.
  init(joiningAs number: Int, of count: Int) {
    (self.number, self.count) = (number, count)
    pipes = [LinePipe(reading: STDIN_FILENO, writing: STDOUT_FILENO)]
  }

  /// Starts the other processes, each with its arguments.
  ///
  /// - Throws: why one of them could not be started.
  init(
    starting others: [[String]], of program: URL? = Bundle.main.executableURL
  ) throws(ProgramError) {
    (number, count) = (1, others.count + 1)
    guard Self.canOpen(Self.fewestFiles) else { throw ProgramError(.inputOutput, .tooFewFiles) }
    do {
      for arguments in others { try start(program, arguments) }
    } catch {
      end()
      throw ProgramError(.inputOutput, .cannotStart(error.localizedDescription))
    }
  }

  /// How many files must be free to start others; for fewer Foundation traps, or gives no reason.
  private static let fewestFiles = 240

  private static func canOpen(_ count: Int) -> Bool {
    let files = (0..<count).map { _ in dup(STDERR_FILENO) }
    for file in files where file >= 0 { close(file) }
    return !files.contains(-1)
  }

  private func start(_ program: URL?, _ arguments: [String]) throws {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    processes.append(process)
    pipes.append(
      LinePipe(
        reading: output.fileHandleForReading.fileDescriptor,
        writing: input.fileHandleForWriting.fileDescriptor))
  }

  /// The share of this process.
  var share: Explorer.Share {
    Explorer.Share(number - 1, of: count) { [self] round in
      do {
        return number == 1 ? try answer(round) : try ask(round)
      } catch {
        isBroken = true
        return nil
      }
    }
  }

  private func answer(_ own: Explorer.Round) throws -> [Explorer.Round] {
    let rounds = [own] + (try pipes.map { try $0.read(Explorer.Round.self) })
    for pipe in pipes { try pipe.write(rounds) }
    return rounds
  }

  private func ask(_ own: Explorer.Round) throws -> [Explorer.Round] {
    try pipes[0].write(own)
    return try pipes[0].read([Explorer.Round].self)
  }

  /// Ends the other processes, whether or not they have seen everything.
  func end() {
    for process in processes {
      // One that waits for this process would not look at the signal.
      try? (process.standardInput as? Pipe)?.fileHandleForWriting.close()
      try? (process.standardOutput as? Pipe)?.fileHandleForReading.close()
      process.terminate()
      process.waitUntilExit()
    }
  }
}

extension Phrase {
  fileprivate static let tooFewFiles = Phrase(
    "The other processes cannot be started: too few files can be opened. Allow 256 (ulimit -n "
      + "256), or leave out --processes.",
    ko: "다른 프로세스를 시작할 수 없습니다. 열 수 있는 파일이 너무 적습니다. 256개를 허용하거나(ulimit -n 256) "
      + "--processes를 빼고 실행해주세요.")

  fileprivate static func cannotStart(_ reason: String) -> Phrase {
    Phrase(
      "The other processes cannot be started: \(reason)", ko: "다른 프로세스를 시작할 수 없습니다: \(reason)")
  }
}
