import Testing

nonisolated extension Trait where Self == TimeLimitTrait {
  /// How long anything may take that could go on for ever.
  ///
  /// On a busy machine all tests together take a minute, and each waits for the others.
  static var patience: Self {
    .timeLimit(.minutes(Laboratory.isThorough || Laboratory.isSanitized ? 60 : 10))
  }
}
