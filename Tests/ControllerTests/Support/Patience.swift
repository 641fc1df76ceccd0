import Foundation
import Testing

nonisolated extension Trait where Self == TimeLimitTrait {
  /// How long anything may take that could go on for ever.
  ///
  /// Each test waits for the others: a quarter of an hour where the suite runs twice at once.
  /// Sanitizers make everything slow, and every crash takes hours.
  static var patience: Self {
    let isInstrumented = dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil
    let isLong = ProcessInfo.processInfo.environment["VESTIBULE_FAULTS"] == "long"
    return .timeLimit(.minutes(isLong ? 600 : isInstrumented ? 60 : 30))
  }
}
