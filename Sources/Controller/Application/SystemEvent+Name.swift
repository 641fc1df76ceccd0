extension SystemEvent {
  /// What the event is called in a sentence: "Cannot …".
  var name: String {
    switch self {
    case .launch: "launch"
    case .launchInBackground: "launch in the background"
    case .home: "go home"
    case .open: "open the app"
    case .openSwitcher: "open the app switcher"
    case .interruption: "interrupt"
    case .interruptionEnded: "end an interruption"
    case .interruptionAccepted: "accept an interruption"
    case .splitBegan: "begin a split view"
    case .resized: "resize"
    case .splitEnded: "end a split view"
    case .splitClosed: "close a split view"
    case .newWindow: "open another window"
    case .show: "show a window"
    case .close: "close a window"
    case .reclaim: "reclaim a scene"
    case .openURL: "open an address"
    case .continue: "continue an activity"
    case .suspend: "suspend"
    case .memoryWarning: "warn of low memory"
    case .kill: "kill"
    case .terminate: "terminate"
    case .crash: "crash"
    }
  }
}
