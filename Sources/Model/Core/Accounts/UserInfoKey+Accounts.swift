extension UserInfoKey where Value == Bool {
  /// Whether a user is signed in.
  ///
  /// Use `LoginSession`, which also checks that the session is still valid.
  public static var isLogined: Self { Self("isLogined") }
}

extension UserInfoKey where Value == String {
  /// The email of the signed-in user.
  public static var loginedEmail: Self { Self("loginedEmail") }

  /// The token of the sign-in: 128 random bits as hexadecimal text, never a password.
  public static var loginedPassword: Self { Self("loginedPassword") }
}

extension UserInfoKey where Value == Int64 {
  /// When the user signed in, in seconds since 1970.
  public static var loginedTime: Self { Self("loginedTime") }
}

extension UserInfoKey where Value == Account {
  /// The account of an email; emails that differ only by case share one key.
  public static func account(_ email: Email) -> Self { Self(storeKey: .record(email.folded)) }
}

extension UserInfoKey where Value == FailedAttempts {
  /// The failed sign-ins for an email; emails that differ only by case are counted together.
  public static func attempts(_ email: Email) -> Self { Self(storeKey: .expiring(email.folded)) }
}
