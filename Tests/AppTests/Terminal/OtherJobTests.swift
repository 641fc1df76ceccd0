import Foundation
import Synchronization
import Testing

@testable import Terminal

/// A terminal belongs to one job at a time; everything else belongs to no job.
@Suite("The job that has a terminal", .patience, .onOwnThreads)
nonisolated struct OtherJobTests {
  @Test("A file that is no terminal, or a terminal that controls no process, stops no process")
  func ownership() throws {
    let terminal = try PseudoTerminal()

    #expect(Signals.owns(-1) && Signals.waitToOwn(-1))
    #expect(Signals.owns(terminal.line) && Signals.waitToOwn(terminal.line))
  }

  @Test("Who has no shell to continue it is not stopped at another job's terminal")
  func withoutShell() async {
    await #expect(processExitsWith: .success) { try waitWithoutShell() }
  }

  @Test("A signal that ends the process while it shows what is typed again finds how it was")
  func endsWhileShowing() async {
    await #expect(processExitsWith: .exitCode(isShown)) { try restoreAsSignalComes() }
  }
}

/// Another job has the terminal of a process that leads its session: nobody could continue that.
nonisolated private func waitWithoutShell() throws {
  ProcessSetup.prepare()
  Signals.watch()
  setsid()
  let terminal = try PseudoTerminal()
  let line = try #require(ttyname(terminal.line).map { open($0, O_RDWR) })
  let job = Child("sleep 1000", in: "/", environment: ["PATH": "/bin:/usr/bin"])
  try job.run()
  tcsetpgrp(line, job.processIdentifier)

  #expect(!Signals.owns(line) && Signals.waitToOwn(line))
  raise(SIGTERM)
  #expect(!Signals.waitToOwn(line), "a signal that means the end comes first")
  #expect(Output(line).write("x"), "what is not to be seen any more is no fault")
  job.kill()
}

/// What the process returns that is ended while it shows again what is typed.
nonisolated private let (isShown, isHidden): (Int32, Int32) = (3, 4)

/// The terminal at which it happens, and the other job, for the handler of a signal.
nonisolated private let own = Atomic<Int32>(-1)
nonisolated private let other = Atomic<pid_t>(0)

/// Another job has the terminal whose echo is to be restored: the process is asked to stop, and then
/// has the terminal again, and is ended.
nonisolated private func restoreAsSignalComes() throws {
  ProcessSetup.prepare()
  setsid()
  let terminal = try PseudoTerminal()
  let line = try #require(ttyname(terminal.line).map { open($0, O_RDWR) })
  let job = Child("sleep 1000", in: "/", environment: ["PATH": "/bin:/usr/bin"])
  try job.run()
  let echo = try #require(Echo(line))
  echo.hide()
  own.store(line, ordering: .relaxed)
  other.store(job.processIdentifier, ordering: .relaxed)
  signal(SIGTTOU, SIG_IGN)
  signal(SIGTTIN) { _ in
    let line = own.load(ordering: .relaxed)
    tcsetpgrp(line, getpgrp())
    kill(-other.load(ordering: .relaxed), SIGKILL)
    // What it does about the terminal is seen, before it ends the process.
    var end = sigset_t()
    sigaddset(&end, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &end, nil)
    signal(SIGTERM, SIG_DFL)?(SIGTERM)
    var settings = termios()
    tcgetattr(line, &settings)
    _exit(settings.c_lflag & tcflag_t(ECHO) != 0 ? isShown : isHidden)
  }
  tcsetpgrp(line, job.processIdentifier)
  // Where the signal is not sent, this ends the process.
  alarm(60)
  echo.restore()
  // The handler may run on another thread, which ends the process: the terminal stays open for it.
  withExtendedLifetime(terminal) { while true { pause() } }
}
