import View
import ViewText

/// The text that a field has when its line is asked for at a terminal: nothing is lost by Return.
///
/// An empty first line leaves a text of several lines as it is. A line that is edited begins with
/// the text, as if it were selected. Elsewhere the prompt shows it, an empty line keeps it, and a
/// space empties the field. An empty line also keeps a text that is not shown.
struct KeptText {
  /// What the line begins with.
  let beginning: String

  /// The prompt, with the text if the line does not begin with it.
  let prompt: String

  /// Whether the prompt shows the text.
  let isShown: Bool

  /// What is to be known before the first key, or `nil`.
  var explanation: Phrase? {
    isShown ? .spaceEmpties : beginning.isEmpty ? nil : .firstKeyReplaces
  }

  private let text: String
  private let isFirstLine: Bool

  /// Without a display nothing is kept: an empty line is an empty text.
  @MainActor
  init(for prompt: TextPrompt, on display: TextDisplay?, isEdited: Bool) {
    switch prompt {
    // Several lines cannot be edited as one.
    case .lines(_, let isFirst): (text, isFirstLine) = ("", isFirst && display != nil)
    case .command, .field, .value: (text, isFirstLine) = (display?.editedText ?? "", false)
    }
    beginning = isEdited && !prompt.isSecure && text.fitsIntoLine ? text : ""
    isShown = !text.isEmpty && !prompt.isSecure && beginning.isEmpty
    if isShown, let name = prompt.fieldName {
      self.prompt = "\(name) [\(text.printable)]".asHead + " "
    } else {
      self.prompt = prompt.text
    }
  }

  /// What a line means for the text.
  func meaning(of input: Input) -> Input {
    if isFirstLine, input.text == "" { return .line(.text(".")) }
    guard beginning.isEmpty else { return input }
    return switch input {
    case .line(.text("")): .line(.text(text))
    case .line(.text(" ")) where isShown: .line(.text(""))
    default: input
    }
  }
}

extension String {
  /// Whether it can be edited as a line, with nothing in it that would be a key.
  var fitsIntoLine: Bool {
    utf8.count <= LineSplitter.limit
      && !unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
