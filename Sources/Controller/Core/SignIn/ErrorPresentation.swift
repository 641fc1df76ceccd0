import Model
import View

/// How an error is shown: the sentence of its alert, and what happens to the two fields.
struct ErrorPresentation {
  let message: Phrase
  let clears: [FormField]
  let flashes: [FormField]

  /// Creates the presentation of an error of the model.
  ///
  /// The design notes clear what must be typed again, and flash what was wrong; what they do not
  /// know of clears nothing. A discreet front door refuses an unknown email and a wrong password
  /// alike, and clears the same fields.
  init(_ error: any Error, isDiscreet: Bool) {
    let error = AccountError(error)
    switch error {
    case .noSuchAccount where isDiscreet, .wrongPassword where isDiscreet:
      message = .signInRefused
    default: message = Phrase(error)
    }
    switch error {
    case .refused(.emailTooShort): (clears, flashes) = ([.email, .password], [.email])
    case .refused(.passwordTooShort),
      .wrongPassword where !isDiscreet:
      (clears, flashes) = ([.password], [.password])
    case .noSuchAccount, .wrongPassword, .emailTaken:
      (clears, flashes) = ([.email, .password], [.email, .password])
    case .refused(.emailTooLong), .refused(.emailUnusable): (clears, flashes) = ([], [.email])
    case .refused(.passwordTooLong), .refused(.passwordUnusable):
      (clears, flashes) = ([], [.password])
    case .tooManyTries, .changedMeanwhile, .store, .hashing:
      // Nothing was wrong with what was typed: it stays for another try.
      (clears, flashes) = ([], [])
    }
  }
}
