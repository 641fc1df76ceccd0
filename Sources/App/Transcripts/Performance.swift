import Model

/// What the program said and did from its start to its end.
package struct Performance {
  /// What it said before the first line, and after each line that it took.
  let outputs: [String]

  /// The lines that it took for something secret.
  let secrets: [String]

  /// How it ended.
  let outcome: Ending

  /// Everything it said.
  var output: String { outputs.joined() }

  /// What it said last.
  package var ending: String { outputs.last ?? "" }
}

extension Performance: Redacted {}
