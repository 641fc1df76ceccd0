import Foundation
import Testing

/// Lets tests that wait for a program do so on threads of their own.
///
/// A waiting test blocks a thread, and all other tests share a few: those on the main actor would
/// begin late, and then one core alone would be left to work.
nonisolated struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Threads.shared) { try await function() }
  }
}

nonisolated extension Trait where Self == OwnThreads {
  /// On threads that no other test needs.
  static var onOwnThreads: Self { OwnThreads() }
}

nonisolated private final class Threads: TaskExecutor {
  static let shared = Threads()

  private let queue = OperationQueue()

  private init() {
    // With more programs at once the one thread of the main actor would fall behind, and end last.
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    // The pool of another quality of service has other threads.
    queue.qualityOfService = .userInitiated
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
