/// What is heard of the steps that many rules share, one window's at a time.
///
/// Each has its own test below its own rule, where it is written out.
enum Steps {
  static let start = ["app.willFinish (inactive)", "app.didFinish (inactive)"]
  static let backgroundStart = ["app.willFinish (background)", "app.didFinish (background)"]

  static func connect(_ number: Int) -> [String] {
    ["\(number).willConnect (unattached)"] + ["\(number).willFG (unattached)"] + active(number)
  }

  static func active(_ number: Int) -> [String] { ["\(number).didActive (active)"] }

  static func comeBack(_ number: Int) -> [String] {
    ["\(number).willFG (background)"] + active(number)
  }

  static func resign(_ number: Int) -> [String] { ["\(number).willResign (active)"] }

  static func background(_ number: Int) -> [String] {
    ["\(number).didBG (background)", "\(number).stateActivity (background)"]
  }

  static func leave(_ number: Int) -> [String] { resign(number) + background(number) }

  static func disconnect(_ number: Int) -> [String] { ["\(number).didDisconnect (unattached)"] }
}
