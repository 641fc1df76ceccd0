# bash completion for vestibule: source this file, or put it where bash looks.
_vestibule() {
  local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} prefix= name
  # Bash cuts --name=value into three words, unless COMP_WORDBREAKS was changed.
  if [[ $word == "=" ]]; then
    word= option="$option="
  elif [[ $option == "=" ]]; then
    option=${COMP_WORDS[COMP_CWORD-2]}=
  elif [[ $word == --*=* ]]; then
    prefix=${word%%=*}= option=$prefix word=${word#*=}
  fi
  local values=(-W '--store --memory --demo --check --backup --app --classic --migrate --discreet --language --plain --no-color --brief --quiet --trace --trace-file --script --strict --no-input --record --replay --page --play --test --explore --windows --texts --diagram --transcripts --share --merge --states --compare --exit-code --progress --export --practice --report --new --front-door --help -h --man --version --completion')
  case $option in
    --store | --store=) values=(-f) ;;
    --backup | --backup=) values=(-f) ;;
    --app | --app=) values=(-W 'counter temperature flight timer crud circles cells todos contacts gallery') ;;
    --migrate=) values=(-W 'text page') ;;
    --language | --language=) values=(-W 'en ko') ;;
    --trace=) values=(-W 'text calls mermaid') ;;
    --trace-file | --trace-file=) values=(-f) ;;
    --script | --script=) values=(-f) ;;
    --record | --record=) values=(-f) ;;
    --replay | --replay=) values=(-f) ;;
    --page | --page=) values=(-f) ;;
    --play | --play=) values=(-f) ;;
    --test | --test=) values=(-f) ;;
    --explore=) values=(-W 'quick whole') ;;
    --windows | --windows=) values=(-W '1 2 3') ;;
    --texts | --texts=) values=(-f) ;;
    --diagram | --diagram=) values=(-f) ;;
    --transcripts | --transcripts=) values=(-f) ;;
    --share | --share=) values=(-W '') ;;
    --merge | --merge=) values=(-f) ;;
    --states | --states=) values=(-f) ;;
    --compare | --compare=) values=(-f) ;;
    --progress | --progress=) values=(-f) ;;
    --export | --export=) values=(-f) ;;
    --practice=) values=(-W 'list more reset new check watch') ;;
    --report | --report=) values=(-f) ;;
    --new | --new=) values=(-f) ;;
    --help=) values=(-W 'all') ;;
    --completion | --completion=) values=(-W 'bash zsh fish') ;;
  esac
  # A name that was begun with a quote or with backslashes is looked for as it is.
  if [[ ${values[0]} == -f && $word == [\'\"]* ]]; then
    word=${word:1}
  elif [[ ${values[0]} == -f ]]; then
    word=${word//\\/}
  fi
  # Line by line: a name may have spaces.
  COMPREPLY=()
  while IFS= read -r name; do
    COMPREPLY+=("$prefix$name")
  done < <(compgen "${values[@]}" -- "$word")
}
complete -o filenames -F _vestibule vestibule
