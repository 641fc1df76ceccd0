import View

/// The shells with completion of options: from the table of options, never from the store.
///
/// A value is completed after a space and after `=`; a value that may be left out only after `=`.
enum Completion: String, CaseIterable {
  case bash
  case zsh
  case fish

  @MainActor
  func script(of program: Program, in language: Language) -> String {
    let options = OptionTable(of: program).all
    return switch self {
    case .bash: bash(program.name, options)
    case .zsh: zsh(program.name, options, language)
    case .fish: fish(program.name, options, language)
    }
  }

  private func bash(_ name: String, _ options: [Option]) -> String {
    let cases = options.filter { $0.value != .nothing }.map { option in
      let pattern = option.takesNext ? "\(option.name) | \(option.name)=" : "\(option.name)="
      let values = option.words.map { "-W '\(list($0))'" } ?? (option.isText ? "-W ''" : "-f")
      return "    \(pattern)) values=(\(values)) ;;"
    }
    return """
      # bash completion for \(name): source this file, or put it where bash looks.
      _\(name)() {
        local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} prefix= name
        # Bash cuts --name=value into three words, unless COMP_WORDBREAKS was changed.
        if [[ $word == "=" ]]; then
          word= option="$option="
        elif [[ $option == "=" ]]; then
          option=${COMP_WORDS[COMP_CWORD-2]}=
        elif [[ $word == --*=* ]]; then
          prefix=${word%%=*}= option=$prefix word=${word#*=}
        fi
        local values=(-W '\(list(options.flatMap(\.names)))')
        case $option in
      \(cases.joined(separator: "\n"))
        esac
        # A name that was begun with a quote or with backslashes is looked for as it is.
        if [[ ${values[0]} == -f && $word == [\\'\\"]* ]]; then
          word=${word:1}
        elif [[ ${values[0]} == -f ]]; then
          word=${word//\\\\/}
        fi
        # Line by line: a name may have spaces.
        COMPREPLY=()
        while IFS= read -r name; do
          COMPREPLY+=("$prefix$name")
        done < <(compgen "${values[@]}" -- "$word")
      }
      complete -o filenames -F _\(name) \(name)

      """
  }

  private func zsh(_ program: String, _ options: [Option], _ language: Language) -> String {
    let arguments = options.flatMap { option in
      option.names.map { name in
        let (sign, value) =
          switch option.value {
          case .nothing: ("", "")
          case .file(let kind), .files(let kind): ("=", ":\(kind):_files")
          case .text(let kind): ("=", ":\(kind):")
          case .word(let words, _): ("=", ":\(option.name.dropFirst(2)):(\(list(words)))")
          case .choice(let words, _): ("=-", "::\(option.name.dropFirst(2)):(\(list(words)))")
          case .optional(let words, _): ("", "::\(option.name.dropFirst(2)):(\(list(words)))")
          }
        return "  '\(name)\(sign)[\(language[option.explanation])]\(value)'"
      }
    }
    return """
      #compdef \(program)
      # zsh completion for \(program): put this file into your fpath as _\(program).
      _arguments \\
      \(arguments.joined(separator: " \\\n"))

      """
  }

  private func fish(_ program: String, _ options: [Option], _ language: Language) -> String {
    let lines = options.flatMap { option in
      option.names.map { name in
        let kind = name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
        let values =
          switch option.value {
          case .nothing: ""
          case .file, .files: " -r -F"
          case .text: " -x"
          case .word(let words, _): " -x -a '\(list(words))'"
          case .choice(let words, _), .optional(let words, _): " -a '\(list(words))'"
          }
        return "complete -c \(program) \(kind)\(values) -d '\(language[option.explanation])'"
      }
    }
    return """
      # fish completion for \(program): put this file into ~/.config/fish/completions.
      complete -c \(program) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private func list(_ words: [String]) -> String { words.joined(separator: " ") }
}
