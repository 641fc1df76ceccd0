import Model
import View

/// How an error is shown: the sentence of its alert, and what happens to the two fields.
struct ErrorPresentation {
  let message: Phrase
  let clears: [FormField]
  let flashes: [FormField]

  /// Creates the presentation of an error of the model.
  ///
  /// The design notes clear what must be typed again, and flash what was wrong. A discreet front
  /// door refuses an unknown email and a wrong password alike, and clears the same fields.
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
      // Nothing was wrong with what was typed: it stays for another try.
      (clears, flashes) = ([], [])
    }
  }
}
