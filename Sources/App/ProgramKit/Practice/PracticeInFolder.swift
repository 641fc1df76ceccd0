/// What a program does with a folder of exercises: some words after `--practice`, and paths.
package struct PracticeInFolder {
  /// The words.
  let words: [String]

  /// Does what a word and the paths after it ask for, and returns whether all is well.
  let run: @MainActor (CommandContext, [String]) throws(ProgramError) -> Bool

  package init(
    _ words: [String],
    run: @escaping @MainActor (CommandContext, [String]) throws(ProgramError) -> Bool
  ) {
    self.words = words
    self.run = run
  }
}
