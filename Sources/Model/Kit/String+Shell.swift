extension String {
  /// The text as one word of a shell, whatever is in it.
  ///
  /// By scalars: a quote and a combining mark are one character.
  package var inShell: String {
    "'" + unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}
