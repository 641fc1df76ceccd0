#if canImport(CommonCrypto)
  /// The hasher of this platform.
  public typealias StandardHasher = PBKDF2Hasher
#else
  /// The hasher of this platform.
  public typealias StandardHasher = YescryptHasher
#endif

extension StandardHasher {
  /// The same code at its lowest cost: for tests, and for no password that matters.
  public static var cheapest: StandardHasher {
    #if canImport(CommonCrypto)
      StandardHasher(rounds: 1)
    #else
      StandardHasher(cost: 1)
    #endif
  }
}
