@main
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "--run", let count = Int(arguments[3]) {
      guard let bare = BareFlow(), let headless = try HeadlessFlow(), let text = try TextFlow(),
        let traceable = try HeadlessFlow(isTraceable: true)
      else { return }
      let work: [String: () -> Void] = [
        "bare": bare.run, "bareDrawn": bare.runDrawn, "headless": headless.run, "text": text.run,
        "traceable": traceable.run,
      ]
      for _ in 0..<count { work[arguments[2]]?() }
      return
    }
    guard let bare = BareFlow(), let headless = try HeadlessFlow(), let text = try TextFlow(),
      let traceable = try HeadlessFlow(isTraceable: true)
    else { return }
    show("headless", try Pairing(rounds: 9, count: 3000, headless.run, against: bare.run))
    show("text", try Pairing(rounds: 9, count: 3000, text.run, against: bare.runDrawn))
    show("trace off", try Pairing(rounds: 9, count: 3000, traceable.run, against: headless.run))
  }
  static func show(_ name: String, _ p: Pairing) {
    print(name, p.a, p.b, p.ratio, p.ratios.first ?? 0, p.ratios.last ?? 0)
  }
}
