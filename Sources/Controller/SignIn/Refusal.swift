import Model
import View

/// What a refusal looks like: the sentence of its alert, and what happens to the two fields.
struct Refusal {
  let message: Phrase
  let clears: [FormField]
  let flashes: [FormField]

  /// The table of what is said and done for each error of the model.
  ///
  /// - Parameters:
  ///   - error: what the model threw.
  ///   - isDiscreet: whether an unknown email and a wrong password are refused alike.
  init(_ error: any Error, isDiscreet: Bool = false) {
    switch error {
    case AccountError.noSuchAccount where isDiscreet, AccountError.wrongPassword where isDiscreet:
      self = .discreet
    case let error as AccountError: self.init(error)
    case let fault as CredentialFault: self.init(AccountError.refused(fault))
    case let error as StoreError: self.init(AccountError.store(error))
    default: self.init(AccountError.store(.abandoned(reason: "\(type(of: error))")))
    }
  }

  /// One refusal for two errors, down to what is cleared.
  private static let discreet = Refusal(
    message: .signInRefused, clears: [.email, .password], flashes: [.email, .password])

  private init(message: Phrase, clears: [FormField], flashes: [FormField]) {
    (self.message, self.clears, self.flashes) = (message, clears, flashes)
  }

  /// The notes clear what must be typed again, and flash what was wrong.
  init(_ error: AccountError) {
    message = Phrase(error)
    switch error {
    case .refused(.emailTooShort), .refused(.emailTooLong), .refused(.emailUnusable):
      (clears, flashes) = ([.email, .password], [.email])
    case .refused(.passwordTooShort), .refused(.passwordTooLong), .refused(.passwordUnusable),
      .wrongPassword, .tooManyTries:
      (clears, flashes) = ([.password], [.password])
    case .noSuchAccount, .emailTaken:
      (clears, flashes) = ([.email, .password], [.email, .password])
    case .store, .hashing:
      // Nothing was wrong with what was typed: it stays, to be tried again.
      (clears, flashes) = ([], [])
    }
  }
}
