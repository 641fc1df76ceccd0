/// The shells with completion of options: from the table of options, never from the store.
enum Completion: String, CaseIterable {
  case bash
  case zsh
  case fish

  var script: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var bash: String {
    let cases = Option.all.filter(\.takesNext).map { option in
      let values = option.words.map { "-W '\(list($0))'" } ?? "-f"
      return "    \(option.name)) COMPREPLY=($(compgen \(values) -- \"$word\")) ;;"
    }
    return """
      # bash completion for vestibule: source this file, or put it where bash looks.
      _vestibule() {
        local word=${COMP_WORDS[COMP_CWORD]}
        case ${COMP_WORDS[COMP_CWORD-1]} in
      \(cases.joined(separator: "\n"))
          *) COMPREPLY=($(compgen -W '\(list(Option.all.flatMap(\.names)))' -- "$word")) ;;
        esac
      }
      complete -o filenames -F _vestibule vestibule

      """
  }

  private var zsh: String {
    let arguments = Option.all.flatMap { option in
      option.names.map { name in
        let value =
          switch option.value {
          case .nothing, .choice: ""
          case .file(let kind): ":\(kind):_files"
          case .word(let words): ":\(option.name.dropFirst(2)):(\(list(words)))"
          }
        return "  '\(name)[\(option.explanation)]\(value)'"
      }
    }
    return """
      #compdef vestibule
      # zsh completion for vestibule: put this file into your fpath as _vestibule.
      _arguments \\
      \(arguments.joined(separator: " \\\n"))

      """
  }

  private var fish: String {
    let lines = Option.all.flatMap { option in
      option.names.map { name in
        let kind = name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
        let values = option.words.map { " -x -a '\(list($0))'" } ?? " -r -F"
        return "complete -c vestibule \(kind)\(option.takesNext ? values : "")"
          + " -d '\(option.explanation)'"
      }
    }
    return """
      # fish completion for vestibule: put this file into ~/.config/fish/completions.
      complete -c vestibule -f
      \(lines.joined(separator: "\n"))

      """
  }

  private func list(_ words: [String]) -> String { words.joined(separator: " ") }
}
