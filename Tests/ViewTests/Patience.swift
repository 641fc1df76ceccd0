import Foundation
import Testing

nonisolated extension Trait where Self == TimeLimitTrait {
  /// How long anything may take that could go on for ever.
  ///
  /// On a busy machine all tests together take a minute, and each waits for the others. Sanitizers
  /// make everything slow.
  static var patience: Self {
    let isInstrumented = dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil
    return .timeLimit(.minutes(isInstrumented ? 60 : 10))
  }
}
