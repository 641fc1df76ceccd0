import Foundation
import View
import ViewText

extension TerminalInput {
  /// Lets a person edit the next line, or returns `nil` where that cannot be done.
  ///
  /// Ctrl-C drops what was typed, and is a signal if that is nothing. Escape is the key of that
  /// name; at the `>` prompt it drops what was typed, too. Half a line of before the program was
  /// stopped is there again.
  func edit(_ prompt: TextPrompt, with editor: LineEditor, goingOnFrom half: String? = nil)
    -> Input?
  {
    let settings = Echo(descriptor)
    // The editor changes them; a crash must leave the terminal as it was.
    settings?.keep()
    defer { settings?.restore() }
    let kept = KeptText(for: prompt, on: display, isEdited: true)
    explain(kept)
    let choices = prompt.isChoice ? display?.completions(for: "") ?? [] : []
    (isEditing, isChoosing) = (true, !choices.isEmpty)
    defer { isEditing = false }
    var half = half
    while true {
      if let end = takeWhatIsThere() {
        output.write(prompt.text)
        return .line(end)
      }
      var (interruption, isQuoted) = (Input.line(.end), false)
      let outcome = editor.read(
        kept.prompt, beginningWith: half ?? kept.beginning, isSelected: half == nil,
        remembers: prompt == .command, offering: choices,
        from: LineEditor.Source(
          nextByte: { [self] in nextByte(&isQuoted, orElse: &interruption) },
          isAhead: { [self] in splitter.isAhead },
          completions: { [self] in display?.completions(for: $0) ?? [] },
          show: { [self] in show($0) }))
      switch outcome {
      case nil: return nil
      case .line(let line): return kept.meaning(of: .line(line))
      case .stopped(let typed):
        half = nil
        let isTyped = typed != kept.beginning
        switch interruption {
        case .signal(.interrupt) where isTyped && !Signals.isEnding:
          splitter.drop()
          output.write("^C\n")
        case .escapeKey:
          output.write("\n")
          if prompt != .command || !isTyped { return .escapeKey }
        case .line(.end) where isTyped: return .line(.unterminated(typed))
        case .signal(.stop) where isTyped && typed.isWhole:
          interrupted = (prompt, typed)
          return interruption
        default: return interruption
        }
      }
    }
  }

  /// Reads a line that was typed before the prompt, as the terminal kept it: only then a Ctrl-D of
  /// that time is the end of the input.
  private func takeWhatIsThere() -> LineSplitter.Line? {
    let isReady = Readiness.events(Int32(POLLIN), at: descriptor) != 0
    guard !splitter.isAhead, isReady else { return nil }
    return fill()
  }

  /// Waits for a byte; the end of the input ends the line, and a signal or the Escape key
  /// interrupts it.
  private func nextByte(_ isQuoted: inout Bool, orElse interruption: inout Input) -> UInt8? {
    while true {
      if let signal = takeSignal() {
        guard signal == .resize else {
          interruption = .signal(signal)
          return nil
        }
      } else if let byte = splitter.nextByte() {
        if byte == 0x1B, !isQuoted {
          interruption = .escapeKey
          return nil
        }
        // Ctrl-V: the next one is text.
        isQuoted = byte == 0x16 && !isQuoted
        return byte
      } else if fillWhenReady() != nil {
        // The end; of the line itself nothing is left there.
        return nil
      }
    }
  }

  private func show(_ lines: [String]) {
    display?.say(lines.joined(separator: ", "))
    _ = display?.passOutput(to: output.write)
  }
}

extension TextPrompt {
  /// Whether the line is one of the values of a control.
  fileprivate var isChoice: Bool {
    switch self {
    case .value: true
    case .command, .field, .lines: false
    }
  }
}

extension String {
  /// Whether a line that was given up can go on from it: nothing of what was typed is missing.
  fileprivate var isWhole: Bool {
    fitsIntoLine && utf8.count < LineSplitter.limit && !unicodeScalars.contains("\u{FFFD}")
  }
}
