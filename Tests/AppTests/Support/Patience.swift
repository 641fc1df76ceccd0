import Foundation
import Testing

nonisolated extension Trait where Self == TimeLimitTrait {
  /// How long anything may take that could go on for ever.
  ///
  /// Each test waits for the others: a quarter of an hour where the suite runs twice at once.
  static var patience: Self {
    .timeLimit(.minutes(FaultHarness.isThorough || FaultHarness.isSanitized ? 60 : 30))
  }
}

nonisolated extension Trait where Self == ConditionTrait {
  /// That there is the probe.
  static var needsProbe: Self {
    .enabled(if: FaultHarness.hasProbe, "needs VESTIBULE_WORKSHOP=1")
  }

  /// That lines can be edited.
  static var needsLibedit: Self {
    #if canImport(Darwin)
      .enabled(if: true)
    #else
      .enabled("libedit is missing") { dlopen("libedit.so.2", RTLD_LAZY) != nil }
    #endif
  }
}
