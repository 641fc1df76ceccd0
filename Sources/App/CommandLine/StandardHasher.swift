import Model

#if canImport(CommonCrypto)
  /// The hasher of this platform, at its usual cost.
  typealias StandardHasher = PBKDF2Hasher
#else
  /// The hasher of this platform, at its usual cost.
  typealias StandardHasher = YescryptHasher
#endif
