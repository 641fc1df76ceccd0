import Foundation
import Synchronization
import Testing

@testable import Terminal

/// What belongs to a whole process, in one of its own.
@Suite("Signals of a process", .patience, .onOwnThreads)
nonisolated struct SignalsTests {
  @Test("Signals are taken, waited for, ignored and given back as they were")
  func signals() async {
    await #expect(processExitsWith: .success) {
      takeAll()
      waitForEach()
      interruptReading()
      ignoreSome()
      prepareAgain()
    }
  }

  @Test("Who has used up the stack has last words, too", .disabled(if: FaultHarness.isSanitized))
  func stack() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      ProcessSetup.prepare()
      LastWords.set(Array("Too deep.".utf8), on: STDERR_FILENO)
      _ = deepen(0)
    }

    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.hasSuffix("Too deep."), "\(said)")
  }

  @Test("A program that ends by a signal that ends no process exits with its number")
  func numbered() async {
    await #expect(processExitsWith: .exitCode(128 + SIGWINCH)) { Signals.die(by: SIGWINCH) }
  }

  @Test("A signal that ends the process writes the last words once")
  func lastWords() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGUSR1), observing: [\.standardErrorContent]
    ) {
      ProcessSetup.prepare()
      LastWords.set(Array("Before.".utf8), on: STDERR_FILENO)
      LastWords.set(Array("Goodbye.".utf8), on: STDERR_FILENO)
      LastWords.say()
      LastWords.say()
      LastWords.set(Array("None.".utf8), on: STDERR_FILENO)
      LastWords.set([], on: STDERR_FILENO)
      var mask = sigset_t()
      sigfillset(&mask)
      pthread_sigmask(SIG_UNBLOCK, &mask, nil)
      LastWords.set(Array(" The end.".utf8), on: STDERR_FILENO)
      raise(SIGUSR1)
    }

    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      said.hasSuffix("Goodbye. The end.") && said.matches(of: /Goodbye/).count == 1, "\(said)")
    expectAbsent("None.", in: said)
    expectAbsent("Before.", in: said)
  }
}

nonisolated private func deepen(_ depth: Int) -> Int { depth < 0 ? 0 : deepen(depth + 1) + 1 }

/// One by one, the most urgent first; one that means the end is kept in mind.
nonisolated private func takeAll() {
  // As the parent process may have left it.
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_BLOCK, &all, nil)
  ProcessSetup.prepare()
  Signals.watch()
  for signal in Signal.all { raise(signal.number) }
  for number in [SIGTTOU, SIGPIPE, SIGXFSZ] { raise(number) }
  #expect(Signals.isEnding)
  var taken: [Int32] = []
  while let signal = Signals.take() { taken.append(signal.number) }
  #expect(taken == [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH])
  #expect(!Signals.isEnding && Signals.takeFatal() == nil)

  for each in Signal.all {
    raise(each.number)
    let isFatal = [SIGHUP, SIGINT, SIGQUIT, SIGTERM].contains(each.number)
    #expect(Signals.isEnding == isFatal)
    #expect(Signals.takeFatal() == (isFatal ? each : nil))
    #expect(Signals.take(each) != isFatal && !Signals.take(each))
  }
  for number in [SIGTERM, SIGQUIT, SIGINT, SIGHUP] { raise(number) }
  #expect(
    [Signals.takeFatal(), Signals.takeFatal(), Signals.takeFatal(), Signals.takeFatal()]
      == [.hangUp, .interrupt, .quit, .terminate])
  Signals.end()
  #expect(Signals.isEnding && Signals.take() == nil)
  #expect(Signals.isEnding)
  ProcessSetup.prepare()
  #expect(!Signals.isEnding)
}

/// A wait is over when there is something to read, for a signal, or in time.
nonisolated private func waitForEach() {
  ProcessSetup.prepare()
  Signals.watch()
  var ends: [Int32] = [-1, -1]
  pipe(&ends)
  // What went wrong before says nothing.
  errno = EINTR
  #expect(Signals.wait(toRead: ends[0], atMost: 1) == .late)
  raise(SIGWINCH)
  #expect(Signals.wait(toRead: ends[0]) == .signal)
  #expect(Signals.take() == .resize)
  // One that comes once the wait has begun, before it waits.
  func raised(_ number: Int32) -> Int32 {
    raise(number)
    return 10_000
  }
  for each in Signal.all {
    #expect(Signals.wait(toRead: ends[0], atMost: raised(each.number)) == .signal)
    #expect(Signals.take() == each && Signals.take() == nil)
  }
  write(ends[1], "x", 1)
  errno = EINTR
  #expect(Signals.wait(toRead: ends[0]) == .ready)
  raise(SIGTERM)
  #expect(Signals.isEnding)
  // What has room takes it; else no process waits for it any more.
  let output = Output(ends[1])
  #expect(output.write("y"))
  #expect(!output.write([UInt8](repeating: 0x78, count: 1 << 20)))
  #expect(output.fault == nil)
}

/// Who waits in a read is told that a signal came, and there is nothing yet.
nonisolated private func interruptReading() {
  ProcessSetup.prepare()
  Signals.watch()
  let (thread, ends) = (RunningThread(), Pipe())
  let writing = ends.fileHandleForWriting.fileDescriptor
  Thread.detachNewThread {
    for _ in 0..<100_000 where !isInterrupted.load(ordering: .relaxed) {
      thread.raise(SIGINT)
      sched_yield()
    }
    // It goes on waiting for something to read.
    write(writing, "x", 1)
  }
  var reader = DescriptorReader()
  #expect(reader.read(ends.fileHandleForReading.fileDescriptor) { _ in } == .nothing)
  isInterrupted.store(true, ordering: .relaxed)
}

nonisolated private let isInterrupted = Atomic<Bool>(false)

/// What is ignored stays ignored, but for what tells of the terminal; the rest is as before.
nonisolated private func ignoreSome() {
  func handlers() -> [Int32: String] {
    let all = Signal.all.map(\.number) + [SIGTTOU]
    return Dictionary(
      uniqueKeysWithValues: all.map { number in
        var action = sigaction()
        sigaction(number, nil, &action)
        #if canImport(Darwin)
          let handler = unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
        #else
          let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        #endif
        return (number, handler == 0 ? "default" : handler == 1 ? "ignored" : "handled")
      })
  }
  Signals.admit()
  let isIgnored: [Int32] = [SIGHUP, SIGTERM, SIGTSTP, SIGCONT]
  for number in Signal.all.map(\.number) {
    signal(number, isIgnored.contains(number) ? SIG_IGN : SIG_DFL)
  }
  Signals.watch()
  #expect(
    handlers() == [
      SIGHUP: "ignored", SIGINT: "handled", SIGQUIT: "handled", SIGTERM: "ignored",
      SIGTSTP: "ignored", SIGCONT: "handled", SIGWINCH: "handled", SIGTTOU: "ignored",
    ])
  #expect(!Signals.hangUp())
  Signals.unwatch()
  #expect(
    handlers() == [
      SIGHUP: "ignored", SIGINT: "default", SIGQUIT: "default", SIGTERM: "ignored",
      SIGTSTP: "ignored", SIGCONT: "default", SIGWINCH: "default", SIGTTOU: "default",
    ])
  Signals.watch([.hangUp])
  signal(SIGHUP, SIG_DFL)
  Signals.watch([.hangUp])
  #expect(Signals.hangUp())
  #expect(handlers()[SIGINT] == "default")
}

/// A process that is prepared has its three streams, and ignores what it was to, but no crash.
nonisolated private func prepareAgain() {
  signal(SIGUSR2, SIG_IGN)
  signal(SIGSEGV, SIG_IGN)
  for closed in [[STDIN_FILENO], [STDOUT_FILENO], [STDIN_FILENO, STDOUT_FILENO]] {
    for descriptor in closed { close(descriptor) }
    ProcessSetup.prepare()
    for descriptor in STDIN_FILENO...STDERR_FILENO { #expect(fcntl(descriptor, F_GETFD) != -1) }
  }
  if let limits = try? String(contentsOfFile: "/proc/self/limits", encoding: .utf8) {
    #expect(limits.contains(/Max core file size +0 +0/))
  }
  #expect(Signals.isIgnoring(signal(SIGUSR2, SIG_DFL)))
  #expect(!Signals.isIgnoring(signal(SIGSEGV, SIG_DFL)))
  #expect(!Signals.isIgnoring(signal(SIGUSR1, SIG_DFL)))
}
