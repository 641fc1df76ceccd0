import Terminal

// The device is told what to do at a console, and hears what becomes of the program there.
extension Device: ConsoleDelegate {
  /// What can be typed to it.
  var commands: [ConsoleCommand] {
    DeviceCommand.Name.allCases.map { name in
      ConsoleCommand(name.textCommand) { argument, console in
        if name == .quit { return console.end() }
        self.perform(DeviceCommand(name, argument))
      }
    }
  }

  func consoleWillStop(_ console: Console) {
    leave()
  }

  func consoleDidContinue(_ console: Console) {
    comeBack()
  }

  func consoleWillEnd(_ console: Console) {
    end()
  }
}
