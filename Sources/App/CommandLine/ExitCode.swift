import Model

/// How the program ends: the codes of sysexits.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case usage = 64
  case data = 65
  case inputOutput = 74
  case busy = 75
  case permission = 77

  var explanation: String {
    switch self {
    case .success: "all went well"
    case .usage: "the command line was not understood"
    case .data: "the store is not ours, is newer, or is damaged"
    case .inputOutput: "the store could not be opened, read or written"
    case .busy: "the store was in use for too long"
    case .permission: "others could read or write the store"
    }
  }

  init(_ error: StoreError) {
    self =
      switch error {
      case .notOurs, .newer, .damaged: .data
      case .busy: .busy
      case .notPrivate: .permission
      default: .inputOutput
      }
  }
}
