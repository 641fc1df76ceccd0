import Model
import View

/// What a refusal looks like: the sentence of its alert, and what happens to the two fields.
struct ErrorPresentation {
  let message: Phrase
  let clears: [FormField]
  let flashes: [FormField]

  /// The table of what is said and done for each error of the model.
  ///
  /// The design notes clear what must be typed again, and flash what was wrong. Who is discreet
  /// refuses an unknown email and a wrong password alike, down to what is cleared.
  init(_ error: any Error, isDiscreet: Bool = false) {
    let error = AccountError(error)
    switch error {
    case .noSuchAccount where isDiscreet, .wrongPassword where isDiscreet:
      message = .signInRefused
    default: message = Phrase(error)
    }
    switch error {
    case .refused(.emailTooShort), .refused(.emailTooLong), .refused(.emailUnusable):
      (clears, flashes) = ([.email, .password], [.email])
    case .refused(.passwordTooShort), .refused(.passwordTooLong), .refused(.passwordUnusable),
      .wrongPassword where !isDiscreet, .tooManyTries:
      (clears, flashes) = ([.password], [.password])
    case .noSuchAccount, .wrongPassword, .emailTaken:
      (clears, flashes) = ([.email, .password], [.email, .password])
    case .store, .hashing:
      // Nothing was wrong with what was typed: it stays, to be tried again.
      (clears, flashes) = ([], [])
    }
  }
}
