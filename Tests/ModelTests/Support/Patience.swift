import Foundation
import Testing

extension Trait where Self == TimeLimitTrait {
  /// How long anything may take that could go on for ever.
  ///
  /// Each test waits for the others: a quarter of an hour where the suite runs twice at once.
  /// Sanitizers make everything slow.
  static var patience: Self {
    let isInstrumented = dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil
    return .timeLimit(.minutes(isInstrumented ? 60 : 30))
  }
}
