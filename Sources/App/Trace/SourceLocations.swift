import Model

/// Where the methods stand that a trace tells of.
nonisolated enum SourceLocations {
  /// The file and line of the method that received a call, or `nil` for one that is not the app's.
  static func location(of event: Event) -> String? {
    // A scene delegate is numbered by its session; the arguments of a call are values.
    let receiver = event.receiver.prefix { $0 != " " }
    return table["\(receiver).\(event.text)"]
      ?? table["\(receiver).\(event.text.prefix { $0 != "(" })"]
  }
}
