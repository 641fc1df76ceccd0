import Model

/// The exit codes of the program: those of sysexits, and 1 for a difference, as in `diff`.
package enum ExitCode: Int32, CaseIterable {
  case success = 0
  case difference = 1
  case usage = 64
  case data = 65
  case cannotCreate = 73
  case inputOutput = 74
  case busy = 75
  case permission = 77
  case configuration = 78

  var explanation: String {
    switch self {
    case .success: "all went well"
    case .difference: "a replay differs from its transcript, or a state is wrong"
    case .usage: "the command line was not understood"
    case .data: "the store is not ours, is newer, or is damaged; or no transcript"
    case .cannotCreate: "the file for a recording or a copy could not be made"
    case .inputOutput: "the store, the input or the output could not be used"
    case .busy: "the store was in use for too long"
    case .permission: "others could read or write the store"
    case .configuration: "the environment names a folder that is not UTF-8 text"
    }
  }

  init(_ error: StoreError) {
    self =
      switch error {
      case .notAVestibuleStore, .unsupportedVersion, .damaged: .data
      case .busy: .busy
      case .cannotCopy, .cannotKeep: .cannotCreate
      case .insecurePermissions, .sharedFolder: .permission
      default: .inputOutput
      }
  }
}
