import Model
import View

/// What a refusal looks like: the sentence of its alert, and what happens to the two fields.
struct Refusal {
  let message: Phrase
  let clears: Set<FormField>
  let flashes: Set<FormField>

  /// The table of what is said and done for each error of the model.
  init(_ error: any Error) {
    switch error {
    case let error as AccountError: self.init(error)
    case let error as StoreError: self.init(AccountError.store(error))
    default: self.init(AccountError.store(.abandoned(reason: "\(type(of: error))")))
    }
  }

  /// The notes clear what must be typed again, and flash what was wrong.
  init(_ error: AccountError) {
    message = Phrase(error)
    switch error {
    case .refused(.emailTooShort), .refused(.emailTooLong), .refused(.emailUnusable):
      (clears, flashes) = ([.email, .password], [.email])
    case .refused(.passwordTooShort), .refused(.passwordTooLong), .refused(.passwordUnusable),
      .wrongPassword:
      (clears, flashes) = ([.password], [.password])
    case .noSuchAccount, .emailTaken:
      (clears, flashes) = ([.email, .password], [.email, .password])
    case .store, .hashing:
      // Nothing was wrong with what was typed: it stays, to be tried again.
      (clears, flashes) = ([], [])
    }
  }
}
