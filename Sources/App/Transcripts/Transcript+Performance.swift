import Controller
package import Model

extension Transcript {
  /// Performs every launch, with nothing in the store at first.
  ///
  /// - Parameters:
  ///   - hasher: makes and compares password hashes.
  ///   - path: the file of the store, if the transcript asks for one that outlives a launch; without
  ///     one that is in memory, and nothing is left whatever happens.
  ///   - destinations: what the main screen leads to; made again for each launch, as in each process.
  /// - Returns: what was said in each launch.
  /// - Throws: `Misdirection` when the options make no sense here, or why the store cannot be used.
  @MainActor
  func perform(
    hasher: any PasswordHasher, store path: String? = nil,
    destinations: @escaping Program.MakeDestinations
  ) throws -> [Performance] {
    var rehearsal = Rehearsal(
      try settings(), hasher: hasher, store: isStored ? path : nil, columns: columns,
      destinations: destinations)
    if isStored, path == nil { rehearsal.store = MemoryStore() }
    return try launches.map { steps in
      try rehearsal.launch(taking: steps.compactMap(\.event))
    }
  }

  /// Performs every launch of a program whose main screen leads to nothing.
  @MainActor
  package func perform(
    hasher: any PasswordHasher, store path: String? = nil
  ) throws -> [Performance] {
    try perform(hasher: hasher, store: path) { _, _ in [] }
  }

  /// What the options ask for; a transcript from elsewhere may touch no file.
  private func settings() throws(Misdirection) -> Options {
    let line = "#! " + options.joined(separator: " ")
    do {
      let settings = try Options(options)
      var harmless = Options()
      harmless.language = settings.language
      harmless.isDiscreet = settings.isDiscreet
      harmless.isClassic = settings.isClassic
      harmless.trace = settings.trace
      harmless.isPlain = settings.isPlain
      if settings.store == .demo || settings.store == .memory { harmless.store = settings.store }
      guard settings == harmless else { throw Misdirection(line: line) }
      return settings
    } catch {
      throw Misdirection(line: line)
    }
  }
}

extension Transcript.Misdirection: CustomStringConvertible {
  package var description: String { "This line of the transcript is not understood: \(line)" }
}
